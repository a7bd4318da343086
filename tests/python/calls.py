"""Lines of calls, made by the Python module here and by C++ in tests/model/driver.cpp. Earlier lines define names:

    board NAME TEXT                    the number of its holes
    problem NAME BOARD [KEY VALUE]…    vacate, start, finish, goal
    solve NAME PROBLEM THREADS MEMORY  the number of jumps, or "no"
    jumps NAME ANSWER                  to be read from the first one on
    next JUMPS COUNT                   reads on; the last one that was there, or "end"
    threads ANSWER                     two threads read all jumps at the same time
    stop ANSWER                        a reader gives up half way
    text ANSWER, verify ANSWER, count PROBLEM, feasible PROBLEM, drop NAME

Each line has one line as its answer; an error is "input" or "limit" with its words.
"""

import itertools
import threading

import pegwright


class Calls:
    def __init__(self):
        self.named = {}

    def answer(self, line):
        what, *words = line.split(" ")
        try:
            return getattr(self, what)(*words)
        except KeyError as missing:
            return f"nothing is called {missing.args[0]}"
        except pegwright.InputError as error:
            # Advice is in Python's words.
            words = str(error).removesuffix("; Board.names() lists the boards with names")
            return "input: " + words.removesuffix("; a list, [4, 5], is holes by number")
        except pegwright.LimitError as error:
            return f"limit: {error}"

    def board(self, name, text):
        self.named[name] = pegwright.Board(text)
        return str(len(self.named[name]))

    def problem(self, name, board, *options):
        known = self.named[board]
        keys = {key: pegwright.Position(known, value) if key in ("start", "goal") else value
                for key, value in zip(options[::2], options[1::2])}
        self.named[name] = pegwright.Problem(known, **keys)
        return "a problem"

    def solve(self, name, problem, threads, memory):
        answer = pegwright.solve(self.named[problem], threads=int(threads), memory=int(memory))
        if not answer:
            return "no: " + answer.reason
        self.named[name] = answer
        return str(answer.jump_count)

    def jumps(self, name, answer):
        self.named[name] = self.named[answer].jumps()
        return "jumps"

    def next(self, jumps, count):
        last = None
        for last in itertools.islice(self.named[jumps], int(count)):
            pass
        return self.word(last)

    @staticmethod
    def word(jump):
        return "end" if jump is None else f"{jump.from_}-{jump.to}"

    def threads(self, answer):
        ends = []

        def read():
            count, last = 0, None
            for last in self.named[answer].jumps():
                count += 1
            ends.append(f"{count} {self.word(last)}")

        self.named[answer]
        both = [threading.Thread(target=read) for _ in range(2)]
        for one in both:
            one.start()
        for one in both:
            one.join()
        return " and ".join(ends)

    def stop(self, answer):
        taken = list(itertools.islice(self.named[answer].jumps(), 70000))
        return self.word(taken[-1] if taken else None)

    def text(self, answer):
        lines = self.named[answer].text().splitlines()
        return f"{len(lines)} lines, {lines[-1]}"

    def verify(self, answer):
        return pegwright.verify(self.named[answer]).report

    def count(self, problem):
        counted = pegwright.count(self.named[problem])
        return f"{counted.solutions} {counted.positions}"

    def feasible(self, problem):
        found = pegwright.feasible(self.named[problem])
        return f"{found.feasible} {found.solvable} {found.reason}"

    def drop(self, name):
        self.named.pop(name)
        return "dropped"
