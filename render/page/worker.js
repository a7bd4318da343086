// The worker, behind the library's own script: questions in, answers out. A question is {id, call, args}, an answer
// {id, answer}; what comes on the way to it is {id, part, values}.
"use strict";
const library = pegwright_engine();

// Calls that tell something on the way, and what they are given for it; all others are given their arguments alone.
const ways = {
  solve: tell => [(problem, count) => tell("begin", problem, count), holes => tell("jumps", holes),
    words => tell("progress", words)],
  verify: tell => [words => tell("progress", words)],
  hints: tell => [words => tell("progress", words)],
};

// Arrays go over without being copied.
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
    // The library answers with its errors; what is thrown is a browser that cannot run it, or has no more memory.
    answer = { error: "this browser cannot run the page's library: " + (error.message ?? error) +
      "; Chromium 95, Firefox 100, Safari 15.2 and later can" };
  }
  postMessage({ id, answer }, arrays_in([answer]));
};
