"""axe-core, fetched by npm: checks pages against the rules of accessibility."""
import base64
import hashlib
import os
import shutil
import subprocess
import tarfile

VERSION = "4.14.1"
INTEGRITY = "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="


def axe(cache):
    """The script, kept in the folder `cache`; None, with a line, without npm."""
    archive = os.path.join(cache, f"axe-core-{VERSION}.tgz")
    if not os.path.exists(archive):
        npm = shutil.which("npm")
        if not npm:
            print("not checked by axe-core: npm is not installed")
            return None
        os.makedirs(cache, exist_ok=True)
        subprocess.run([npm, "pack", "--silent", f"axe-core@{VERSION}"], cwd=cache, check=True, timeout=120,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(archive, "rb") as file:
        digest = base64.b64encode(hashlib.sha512(file.read()).digest()).decode()
    if digest != INTEGRITY:
        raise SystemExit(f"FAILED: {archive} is not what it should be")
    with tarfile.open(archive) as files:
        return files.extractfile("package/axe.min.js").read().decode()


def violations(browser, script):
    """Violations on the open page, a line each."""
    browser.run(script + "; null")
    return browser.run("""axe.run().then(({ violations }) => violations.map(({ id, help, nodes }) =>
        id + ": " + help + ": " + nodes.map(node => node.target + " " + node.html.slice(0, 80)).join(", ")))""")
