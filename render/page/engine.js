"use strict";
// Runs the library in a worker, so that the page never waits. Questions wait in a queue. Cancelling ends the worker;
// the next question starts another.
class Engine {
  // changed(busy): called when the queue fills and when it is empty.
  constructor(changed = () => {}) {
    this.changed = changed;
    this.waiting = [];
    this.asked = 0;
  }

  // Resolves to the answer, an object, with `cancelled` if the question was. hear: {part: function} gets partial
  // results.
  ask(call, args = [], hear = {}) {
    return new Promise(answer => {
      this.waiting.push({ id: ++this.asked, call, args, hear, answer });
      if (this.waiting.length === 1) this.begin();
    });
  }

  get busy() { return this.waiting.length > 0; }

  cancel() {
    if (!this.busy) return;
    this.worker?.terminate();
    this.worker = null;
    const given_up = this.waiting;
    this.waiting = [];
    this.changed(false);
    for (const question of given_up) question.answer({ cancelled: true });
  }

  begin() {
    this.worker ??= this.make_worker();
    const { id, call, args } = this.waiting[0];
    if (this.waiting.length === 1) this.changed(true);
    this.worker.postMessage({ id, call, args });
  }

  make_worker() {
    Engine.script ??= URL.createObjectURL(
      new Blob([document.getElementById("engine").textContent], { type: "text/javascript" }));
    Engine.library ??= Engine.compile();
    const worker = new Worker(Engine.script);
    Engine.library.then(module => worker.postMessage({ module }),
      error => worker.postMessage({ failure: error.message ?? String(error) }));
    worker.onmessage = ({ data }) => this.take(data);
    worker.onerror = event => this.take({ id: this.waiting[0]?.id, answer: { error: "the page's worker has failed: " +
      event.message } });
    return worker;
  }

  // The library is compiled once for all workers. The page holds it as gzip in base64.
  static async compile() {
    const packed = await fetch("data:application/gzip;base64," + document.getElementById("library").textContent);
    const unpacked = packed.body.pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compileStreaming(new Response(unpacked, { headers: { "Content-Type": "application/wasm" } }));
  }

  take({ id, part, values, answer }) {
    const question = this.waiting[0];
    if (!question || id !== question.id) return;
    if (part) return question.hear[part]?.(...values);
    this.waiting.shift();
    if (this.busy) this.begin(); else this.changed(false);
    question.answer(answer);
  }
}
