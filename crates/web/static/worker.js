// A web worker that answers questions with a WebAssembly module of its own, so that bots do not block the page.
// In: { id, question }. Out: any number of { id, reply }, the last one an answer or a failure, or { id, crashed } if the
// module trapped. Questions are queued until the module is loaded.

import init, { answer } from "./bots.js";

const waiting = [];
let receive = (message) => waiting.push(message);
onmessage = ({ data }) => receive(data);

function answerOne({ id, question }) {
  try {
    answer(question, (reply) => postMessage({ id, reply }));
  } catch (error) {
    postMessage({ id, crashed: String(error) });
    // After a trap the module's memory may be corrupt. The thrown error makes the page start a new worker.
    throw error;
  }
}

try {
  await init({ module_or_path: new URL("bots_bg.wasm", import.meta.url) });
  receive = answerOne;
} catch (error) {
  receive = ({ id }) => postMessage({ id, crashed: String(error) });
}
waiting.splice(0).forEach((message) => receive(message));
