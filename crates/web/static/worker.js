// A web worker that answers questions with a WebAssembly module of its own, so that bots do not block the page.
// In: { id, question }. Out: any number of { id, reply }, the last one an answer or a failure, or { id, crashed } if the
// module trapped. Questions are queued until the module and the net of the bots are loaded.

import init, { answer, install_net } from "./bots.js";

const waiting = [];
const loading = init({ module_or_path: new URL("bots_bg.wasm", import.meta.url) });
let receive = (message) => {
  waiting.push(message);
  if (waiting.length === 1) {
    start();
  }
};
onmessage = ({ data }) => receive(data);

/** The first question loads the net, so that a page without bots does without it. */
async function start() {
  try {
    await Promise.all([loading, installNet()]);
    receive = answerOne;
  } catch (error) {
    receive = ({ id }) => postMessage({ id, crashed: String(error) });
  }
  waiting.splice(0).forEach((message) => receive(message));
}

/** Without the net, the bots evaluate by hand, as they do for editions that no net was trained for. */
async function installNet() {
  const [net] = await Promise.all([loadNet(), loading]);
  if (net) {
    install_net(net);
  }
}

async function loadNet() {
  try {
    const response = await fetch(new URL("champion.net", import.meta.url));
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

function answerOne({ id, question }) {
  try {
    answer(question, (reply) => postMessage({ id, reply }));
  } catch (error) {
    postMessage({ id, crashed: String(error) });
    // After a trap the module's memory may be corrupt. The thrown error makes the page start a new worker.
    throw error;
  }
}
