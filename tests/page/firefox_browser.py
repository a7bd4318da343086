"""A headless Firefox, driven by WebDriver BiDi over a web socket, with the calls of browser.Browser."""
import base64
import json
import os
import re
import secrets
import shutil
import socket
import struct
import subprocess
import tempfile
import time

KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
        "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010"}


class Firefox:
    """One browser process with one window."""

    def __init__(self):
        self.profile = tempfile.mkdtemp()
        self.said = []
        self.number = 0
        self.process = subprocess.Popen(
            [program(), "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port", "0",
             "about:blank"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for line in self.process.stderr:
            found = re.search(r"BiDi listening on ws://([^:]+):(\d+)", line)
            if found:
                break
        else:
            raise SystemExit("FAILED: Firefox has ended before it listened")
        self.socket = socket.create_connection((found[1], int(found[2])), 60)
        self.socket.sendall(f"GET /session HTTP/1.1\r\nHost: {found[1]}:{found[2]}\r\nUpgrade: websocket\r\n"
                            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                            f"{base64.b64encode(secrets.token_bytes(16)).decode()}\r\n\r\n".encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.bytes(1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise SystemExit(f"FAILED: Firefox refuses the web socket: {head.decode()}")
        self.version = self.command("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.command("session.subscribe", events=["log.entryAdded"])
        self.context = self.command("browsingContext.getTree")["contexts"][0]["context"]

    def close(self):
        self.process.kill()
        self.process.wait()
        self.socket.close()
        shutil.rmtree(self.profile, ignore_errors=True)

    def bytes(self, count):
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise RuntimeError("Firefox has ended")
            data += piece
        return data

    def send(self, text):
        data, mask = text.encode(), secrets.token_bytes(4)
        size = (struct.pack("!B", 0x80 | len(data)) if len(data) < 126 else
                struct.pack("!BH", 0xfe, len(data)) if len(data) < 1 << 16 else struct.pack("!BQ", 0xff, len(data)))
        self.socket.sendall(b"\x81" + size + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def message(self):
        """The next message, of one frame or several."""
        text = b""
        while True:
            first, size = self.bytes(2)
            if size == 126:
                size, = struct.unpack("!H", self.bytes(2))
            elif size == 127:
                size, = struct.unpack("!Q", self.bytes(8))
            data = self.bytes(size)
            if first & 15 > 2:  # ping, pong, close
                continue
            text += data
            if first & 128:
                return json.loads(text)

    def command(self, method, **params):
        self.number += 1
        self.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = self.message()
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.said.append(answer["params"]["text"])
            if answer.get("id") == self.number:
                if answer["type"] == "error":
                    raise RuntimeError(f"{method}: {answer['message']}")
                return answer["result"]

    def open(self, path, width=1000, height=800, end=""):
        self.command("browsingContext.navigate", context=self.context, url="about:blank", wait="complete")
        self.command("browsingContext.setViewport", context=self.context,
                     viewport={"width": width, "height": height})
        self.command("browsingContext.navigate", context=self.context, url="file://" + os.path.abspath(path) + end,
                     wait="complete")

    def run(self, script):
        """The value of an expression or of its promise."""
        answer = self.command("script.evaluate", target={"context": self.context}, awaitPromise=True,
                              expression=f"Promise.resolve((0, eval)({json.dumps(script)}))"
                              ".then(value => JSON.stringify(value) ?? 'null')")
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def wait(self, script, seconds=20):
        """Waits until an expression is true; its value and the seconds."""
        begin = time.monotonic()
        while True:
            value = self.run(script)
            if value:
                return value, time.monotonic() - begin
            if time.monotonic() - begin > seconds:
                raise AssertionError(f"after {seconds} s still not: {script}")
            time.sleep(0.02)

    def actions(self, kind, *actions, **parameters):
        self.command("input.performActions", context=self.context,
                     actions=[{"type": kind, "id": kind, "actions": list(actions), **parameters}])

    def click(self, x, y, to=None):
        """A click, or a drag with `to`."""
        def move(point):
            return {"type": "pointerMove", "x": round(point[0]), "y": round(point[1])}
        self.actions("pointer", move((x, y)), {"type": "pointerDown", "button": 0}, *([move(to)] if to else []),
                     {"type": "pointerUp", "button": 0})

    def key(self, name):
        """Presses a key: ArrowLeft, Enter, u."""
        self.actions("key", *({"type": kind, "value": KEYS.get(name, name)} for kind in ("keyDown", "keyUp")))

    def screenshot(self, path):
        picture = self.command("browsingContext.captureScreenshot", context=self.context)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture))


def program():
    """The path of Firefox, or None."""
    return shutil.which("firefox-esr") or shutil.which("firefox")
