// Placed after the library's script. Takes questions {id, call, args}, posts partial results {id, part, values}, then
// the answer {id, answer}.
"use strict";
const library = pegwright_engine();

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

onmessage = async ({ data: { id, call, args } }) => {
  const tell = (part, ...values) => postMessage({ id, part, values }, [...new Set(arrays_in(values))]);
  let answer;
  try {
    answer = (await library)[call](...args, ...(ways[call] ? ways[call](tell) : []));
  } catch (error) {
    // The library returns its errors. An exception: the browser cannot run it, or has no memory left.
    answer = { error: "this browser cannot run the page's library: " + (error.message ?? error) +
      "; Chromium 95, Firefox 100, Safari 15.2 and later can" };
  }
  postMessage({ id, answer }, arrays_in([answer]));
};
