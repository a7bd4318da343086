"""A headless Chromium, driven by its DevTools protocol over a pipe, without any library."""
import base64
import json
import os
import shutil
import subprocess
import tempfile
import time


class Browser:
    """One browser process; open() shows a page."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
        if not program:
            raise SystemExit("FAILED: chromium is not installed, so the page cannot be tried out")
        self.profile = tempfile.mkdtemp()
        to_browser, self.write_end = os.pipe()
        self.read_end, from_browser = os.pipe()

        def take_pipes():
            # The browser reads commands from descriptor 3 and answers on 4.
            commands, answers = os.dup2(to_browser, 10), os.dup2(from_browser, 11)
            os.dup2(commands, 3)
            os.dup2(answers, 4)

        self.process = subprocess.Popen(
            [program, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=take_pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.session = None
        self.said = []  # errors of the page's scripts

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def command(self, method, **params):
        """The answer of the browser, or of the page in it."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": params}
        if self.session and not method.startswith("Target."):
            message["sessionId"] = self.session
        os.write(self.write_end, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.message()
            if answer.get("method") == "Runtime.exceptionThrown":
                details = answer["params"]["exceptionDetails"]
                self.said.append(details.get("exception", {}).get("description") or details["text"])
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def message(self):
        while b"\0" not in self.buffer:
            piece = os.read(self.read_end, 1 << 20)
            if not piece:
                raise RuntimeError("the browser has ended")
            self.buffer += piece
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def open(self, path, width=1000, height=800, dark=False, scale=1, phone=False, end="", **media):
        """Opens a file in a window of this size.

        phone: scrollbars take no room. end: of the address. media: features such as forced_colors.
        """
        if self.session:
            old, self.session = self.target, None
            self.command("Target.closeTarget", targetId=old)
        self.target = self.command("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.command("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        self.command("Runtime.enable")
        self.command("Page.enable")
        self.size(width, height, scale, phone)
        self.command("Emulation.setEmulatedMedia",
                     features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}] + [
                         {"name": name.replace("_", "-"), "value": value} for name, value in media.items()])
        self.command("Page.navigate", url="file://" + os.path.abspath(path) + end)
        self.wait("document.readyState === 'complete' && location.protocol === 'file:'")

    def size(self, width, height, scale=1, phone=False):
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                     mobile=phone)

    def run(self, script):
        """The value of an expression or of its promise."""
        answer = self.command("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def wait(self, script, seconds=20):
        """Waits until an expression is true; its value and the seconds."""
        begin = time.monotonic()
        while True:
            value = self.run(script)
            if value:
                return value, time.monotonic() - begin
            if time.monotonic() - begin > seconds:
                raise AssertionError(f"after {seconds} s still not: {script}")
            time.sleep(0.01)

    def click(self, x, y, to=None):
        """A click, or a drag with `to`."""
        end = to or (x, y)
        for kind, (px, py), buttons in (("mouseMoved", (x, y), 0), ("mousePressed", (x, y), 1)) + (
                (("mouseMoved", end, 1),) if to else ()) + (("mouseReleased", end, 0),):
            self.command("Input.dispatchMouseEvent", type=kind, x=px, y=py, buttons=buttons, clickCount=1,
                         button="none" if kind == "mouseMoved" and not buttons else "left")

    def key(self, name, text=None):
        """Presses a key: ArrowLeft, Enter, u."""
        more = {"text": "\r"} if name == "Enter" else {"text": name} if len(name) == 1 else {}
        codes = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
                 "ArrowDown": 40, "Home": 36, "End": 35}
        code = codes.get(name, ord(name[0].upper()))
        self.command("Input.dispatchKeyEvent", type="keyDown", key=name, windowsVirtualKeyCode=code, **more)
        self.command("Input.dispatchKeyEvent", type="keyUp", key=name, windowsVirtualKeyCode=code)

    def touch(self, *points, other=None):
        """A finger that goes from point to point; `other` stays where it is."""
        self.command("Emulation.setTouchEmulationEnabled", enabled=True)
        for kind, at in [("touchStart", points[:1])] + [("touchMove", [point]) for point in points[1:]] + [
                ("touchEnd", [])]:
            at = [*at, other] if other and at else at
            self.command("Input.dispatchTouchEvent", type=kind,
                         touchPoints=[{"x": x, "y": y, "id": i} for i, (x, y) in enumerate(at)])

    def screenshot(self, path):
        picture = base64.b64decode(self.command("Page.captureScreenshot", format="png")["data"])
        with open(path, "wb") as file:
            file.write(picture)
