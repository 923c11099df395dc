// A module worker that answers questions with the page's own module, so that thinking never stops the page.
// In: { id, question }. Out: { id, answer } or { id, error }. Questions asked before the module is there wait.

import init, { answer } from "./web.js";

const waiting = [];
let reply = (message) => waiting.push(message);
onmessage = ({ data }) => reply(data);

function answerOne({ id, question }) {
  try {
    postMessage({ id, answer: answer(question) });
  } catch (error) {
    postMessage({ id, error: String(error) });
    // After a trap the module's memory cannot be trusted: the page hears of it and starts a new worker.
    if (error instanceof WebAssembly.RuntimeError) {
      throw error;
    }
  }
}

try {
  await init({ module_or_path: new URL("web_bg.wasm", import.meta.url) });
  reply = answerOne;
} catch (error) {
  reply = ({ id }) => postMessage({ id, error: String(error) });
}
waiting.splice(0).forEach((message) => reply(message));
