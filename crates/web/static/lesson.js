// Lights what a lesson asks for, and lets nothing else be pressed. A message is `{step, lit, tab, about, task}`, or null
// when no lesson is shown; `lit` has a list of selectors for each element that may be pressed, the best first.

const ALWAYS = "#lesson,[data-do=undo],[data-do=redo],[data-do=settings],nav.tabs,summary,header.top a,dialog.modal";
const GAP = 10;

let now = null;
let drawn = "";
/** Until then what is lit is scrolled into view; afterwards the player may look around. */
let fresh = 0;
let shade, said;
let timer;

export function receive(message) {
  const another = message && (now?.step !== message.step || !now);
  now = message;
  drawn = "";
  fresh = performance.now() + 1200;
  if (!now) {
    return stop();
  }
  if (!shade) {
    begin();
  }
  draw();
  if (another) {
    // The page moves the focus after each decision; the lesson has the last word.
    setTimeout(focus, 250, now.step);
  }
}

function begin() {
  shade = document.body.appendChild(document.createElement("div"));
  shade.id = "lesson-shade";
  shade.setAttribute("aria-hidden", "true");
  said = document.body.appendChild(document.createElement("p"));
  said.className = "vh";
  said.setAttribute("role", "alert");
  timer = setInterval(draw, 120);
  addEventListener("click", gate, true);
  addEventListener("keydown", keys, true);
}

function stop() {
  clearInterval(timer);
  removeEventListener("click", gate, true);
  removeEventListener("keydown", keys, true);
  shade?.remove();
  said?.remove();
  shade = said = undefined;
}

const seen = (selectors) => [...document.querySelectorAll(selectors)].find((element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0);
const all = () => now.lit.flat().join(",") || "#lesson";

/** What is lit now: for each goal the first place that is shown, else the tab that shows it. */
function lit() {
  const places = now.lit.map((selectors) => selectors.map(seen).find(Boolean)).filter(Boolean);
  const tab = places.length === 0 && now.tab && seen(`nav.tabs [data-tab-of=${now.tab}]`);
  return tab ? [tab] : places;
}

/** The part of an element that is in view. */
function view(element) {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(outer);
    if (overflowX === "visible" && overflowY === "visible") continue;
    const edge = outer.getBoundingClientRect();
    if (overflowX !== "visible") [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== "visible") [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
  [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  return { left, top, right, bottom, wide: right - left, high: bottom - top };
}

function draw() {
  const card = document.getElementById("lesson");
  if (!now || !card) {
    return;
  }
  const lights = lit().filter((element) => !card.contains(element));
  const boxes = lights.map(view).filter(({ wide, high }) => wide > 2 && high > 2);
  const about = now.about.map(seen).filter(Boolean).map(view).filter(({ wide, high }) => wide > 2 && high > 2);
  // What is lit belongs to a card, a movement or a decision that should be seen as well.
  const around = lights.map((element) => element.closest(".hc,.card,.mv,.hire,.fino,#dec")).filter(Boolean).map(view);
  const state = JSON.stringify([boxes, about, innerWidth, innerHeight, card.offsetWidth, card.offsetHeight]);
  if (state === drawn) {
    return;
  }
  drawn = state;
  const [first] = lights;
  if (first && performance.now() < fresh && isHidden(first)) {
    first.scrollIntoView({ block: "center", inline: "center" });
  }
  for (const element of document.querySelectorAll("[data-lit]")) element.removeAttribute("data-lit");
  for (const element of lights) element.setAttribute("data-lit", "");
  const hole = ({ left, top, right, bottom }) => `M${left - 4} ${top - 4}H${right + 4}V${bottom + 4}H${left - 4}Z`;
  shade.style.clipPath = `path(evenodd,"M0 0H${innerWidth}V${innerHeight}H0Z${apart([...boxes, ...about]).map(hole).join("")}")`;
  rings(boxes, about);
  place(card, boxes, [...about, ...around]);
}

/** Whether a part of an element is out of view, or its middle is under something that sticks to an edge. */
function isHidden(element) {
  const { left, top, right, bottom, wide, high } = view(element);
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const under = hit && !element.contains(hit) && !hit.contains(element) && !hit.closest("#lesson");
  return under || high < element.offsetHeight - 4 || wide < element.offsetWidth - 4;
}

/** Boxes without those that lie in another one: a hole in a hole would be shaded again. */
const apart = (boxes) => boxes.filter((one, at) => !boxes.some((other, n) => n !== at
  && other.left <= one.left && other.top <= one.top && other.right >= one.right && other.bottom >= one.bottom && (n < at || other.wide > one.wide || other.high > one.high)));

function rings(boxes, about) {
  document.querySelectorAll(".lx-ring").forEach((ring) => ring.remove());
  const ring = (quiet) => ({ left, top, wide, high }) => {
    const ring = document.body.appendChild(document.createElement("div"));
    ring.className = quiet ? "lx-ring about" : "lx-ring";
    Object.assign(ring.style, { left: `${left - 4}px`, top: `${top - 4}px`, width: `${wide + 8}px`, height: `${high + 8}px` });
  };
  about.forEach(ring(true));
  boxes.forEach(ring(false));
}

/** Puts the card where it hides nothing that is lit, near to it if there is a choice. */
function place(card, boxes, about) {
  const [wide, high] = [card.offsetWidth, card.offsetHeight];
  const [right, bottom] = [innerWidth - wide - GAP, innerHeight - high - GAP];
  const [centre, middle] = [right / 2, bottom / 2];
  const header = document.querySelector("header.top")?.getBoundingClientRect().bottom ?? 0;
  const top = Math.min(Math.max(GAP, header + GAP), Math.max(GAP, bottom));
  const spots = [[centre, boxes.length > 0 ? middle : bottom], [centre, bottom], [centre, top], [GAP, bottom], [right, bottom], [GAP, top], [right, top], [GAP, middle], [right, middle]];
  for (const box of boxes) {
    const [x, y] = [(box.left + box.right - wide) / 2, (box.top + box.bottom - high) / 2];
    spots.push([x, box.top - high - 2 * GAP], [x, box.bottom + 2 * GAP], [box.left - wide - 2 * GAP, y], [box.right + 2 * GAP, y]);
  }
  const inside = ([x, y]) => [Math.min(Math.max(GAP, x), Math.max(GAP, right)), Math.min(Math.max(GAP, y), Math.max(GAP, bottom))];
  const hidden = (x, y, box) => Math.max(0, Math.min(x + wide, box.right + GAP) - Math.max(x, box.left - GAP)) * Math.max(0, Math.min(y + high, box.bottom + GAP) - Math.max(y, box.top - GAP));
  const cost = ([x, y]) => {
    const far = boxes[0] ? Math.hypot(x + wide / 2 - (boxes[0].left + boxes[0].right) / 2, y + high / 2 - (boxes[0].top + boxes[0].bottom) / 2) : 0;
    const over = boxes.reduce((sum, box) => sum + hidden(x, y, box), 0);
    return over * 100 + about.reduce((sum, box) => sum + hidden(x, y, box), 0) * 3 + far;
  };
  const [x, y] = spots.map(inside).sort((one, other) => cost(one) - cost(other))[0];
  Object.assign(card.style, { left: `${Math.round(x)}px`, top: `${Math.round(y)}px`, visibility: "visible" });
}

/** Stops a click on anything that is not lit, and says what to do. */
function gate(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  const tab = lit()[0]?.closest("nav.tabs");
  if (!now || target.closest(ALWAYS) || target.closest(all()) || (tab && target.closest("nav.tabs"))) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  const card = document.getElementById("lesson");
  card?.getAnimations().forEach((animation) => animation.cancel());
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    card?.animate([{ translate: "0" }, { translate: "-7px" }, { translate: "7px" }, { translate: "0" }], { duration: 260 });
  }
  card?.querySelector(".lx-do")?.animate([{ outline: "3px solid currentColor" }, { outline: "0 solid transparent" }], { duration: 900 });
  said.textContent = "";
  setTimeout(() => { if (said && now) said.textContent = now.task; }, 60);
}

/** Shortcuts of the table would go around the lesson. Enter presses what is lit if there is only one such thing. */
function keys(event) {
  const target = event.target instanceof Element ? event.target : document.body;
  if (!now || event.ctrlKey || event.altKey || event.metaKey || target.closest("dialog.modal,input,select,textarea")) {
    return;
  }
  if (/^(Tab|Shift|Arrow.*|Page.*|Home|End|u|U)$/.test(event.key)) {
    return;
  }
  const pressable = target.closest("button,a,summary,[role=button]");
  if ((event.key === "Enter" || event.key === " ") && pressable) {
    // The browser makes a click of it, which the gate judges; the page's own shortcut must not.
    event.stopImmediatePropagation();
    return;
  }
  event.stopImmediatePropagation();
  const only = lit();
  if (event.key === "Enter" && only.length === 1) {
    event.preventDefault();
    only[0].click();
  }
}

/** Moves the focus to what is lit, or to the card if that has the button to press. */
function focus(step) {
  if (!now || now.step !== step || document.querySelector("dialog.modal[open]")) {
    return;
  }
  const card = document.getElementById("lesson");
  const first = lit()[0] ?? card?.querySelector(".go") ?? card;
  first?.focus({ preventScroll: true });
}
