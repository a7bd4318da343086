// Placed after the library's script. Takes the compiled library {module}, or why there is none {failure}, and questions
// {id, call, args}. Posts partial results {id, part, values}, then the answer {id, answer}.
"use strict";
let begin_library;
const library = new Promise((resolve, reject) => {
  begin_library = ({ module, failure }) => failure ? reject(new Error(failure)) : resolve(pegwright_engine({
    instantiateWasm: (imports, take) => { WebAssembly.instantiate(module, imports).then(take, reject); return {}; },
  }));
});

// Calls with partial results, and the callbacks they get first.
const ways = {
  solve: tell => [(problem, count) => tell("begin", problem, count), holes => tell("jumps", holes),
    words => tell("progress", words)],
  verify: tell => [words => tell("progress", words)],
  hints: tell => [words => tell("progress", words)],
};

function arrays_in(values) {
  return values.flatMap(value => Object.values(value ?? {}).concat(value))
    .filter(value => ArrayBuffer.isView(value)).map(value => value.buffer);
}

onmessage = async ({ data }) => {
  const { id, call, args } = data;
  if (!id) return begin_library(data);
  const tell = (part, ...values) => postMessage({ id, part, values }, [...new Set(arrays_in(values))]);
  let answer;
  try {
    answer = (await library)[call](...args, ...(ways[call] ? ways[call](tell) : []));
  } catch (error) {
    // The library returns its errors. An exception: the browser cannot run it, or has no memory left.
    answer = { error: "this browser cannot run the page's library: " + (error.message ?? error) +
      "; Chromium 95, Firefox 113, Safari 16.4 and later can" };
  }
  postMessage({ id, answer }, arrays_in([answer]));
};
