// Moves things over the table. The module calls `before` just before it draws another scene: this script remembers
// where everything is, and moves it from there as soon as the new scene is drawn. Nothing here changes the page for
// good: whatever is skipped or fails, the table is as it was drawn.

/** What runs now: animations, counting numbers, and the layer of things that fly. */
let running = [];
let counting = [];
let layer;

/** All moves of one scene change. `plan` is JSON: `ms` is the length of a beat; `flights` and `drive` are optional. */
function before(plan) {
  finish();
  const { ms, flights = [], drive = [] } = JSON.parse(plan);
  const old = seen();
  const from = flights.map(({ from }) => boxOf(from));
  const coach = boxOf([".coach"]);
  requestAnimationFrame(() => {
    slide(old, ms);
    count(old, flights, ms);
    travel(coach, drive, ms);
    fly(flights, from, ms);
  });
}

/** Flights alone, without a new scene: the Soloist's actions are told one by one. */
function flights(plan) {
  const { ms, flights = [] } = JSON.parse(plan);
  fly(flights, flights.map(({ from }) => boxOf(from)), ms);
}

/** Ends everything at once. */
function finish() {
  const ended = running;
  running = [];
  ended.forEach((animation) => animation.cancel());
  counting.forEach(({ node, text }) => { node.nodeValue = text; });
  counting = [];
  layer?.replaceChildren();
}

/** Where each thing with a name is, which side it shows, and what each number says. */
function seen() {
  const places = new Map();
  for (const element of document.querySelectorAll(".tbl [data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && !places.has(element.dataset.piece)) {
      places.set(element.dataset.piece, { box, side: element.dataset.side, board: element.closest("[data-part]")?.id });
    }
  }
  const numbers = new Map();
  for (const element of document.querySelectorAll(".tbl [data-count]")) {
    numbers.set(element.dataset.count, numberIn(element)?.nodeValue);
  }
  return { places, numbers };
}

/** The text node of the first number in an element. */
function numberIn(element) {
  return element.querySelector("b")?.firstChild ?? null;
}

/** The box of the first of these elements that is visible. */
function boxOf(selectors) {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth) {
        return box;
      }
    }
  }
  return undefined;
}

function animate(element, frames, options) {
  const animation = element.animate(frames, { fill: "backwards", easing: "cubic-bezier(.3,.1,.2,1)", ...options });
  running.push(animation);
  return animation;
}

/** What is still there slides to its new place or turns over; what is new comes in from the side. */
function slide({ places }, ms) {
  if (places.size === 0) {
    return;
  }
  const moves = [];
  for (const element of document.querySelectorAll(".tbl [data-piece]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) {
      moves.push({ element, box, old: places.get(element.dataset.piece), board: element.closest("[data-part]")?.id });
    }
  }
  const boards = new Set([...places.values()].map(({ board }) => board));
  for (const { element, box, old, board } of moves) {
    if (!old) {
      // Only on a board that was there before: opening a board is not news.
      if (boards.has(board)) {
        animate(element, [{ opacity: 0, transform: `translateX(-${Math.round(box.width / 2)}px)` }, {}], { duration: ms });
      }
      continue;
    }
    const [x, y] = [old.box.left - box.left, old.box.top - box.top];
    if (old.board === board && Math.abs(x) + Math.abs(y) > 2) {
      animate(element, [{ transform: `translate(${x}px,${y}px)` }, {}], { duration: ms });
    }
    if (old.side !== element.dataset.side) {
      animate(element, [{ transform: "perspective(40rem) rotateY(90deg)", filter: "brightness(1.6)" }, {}], { duration: ms * 1.2 });
    }
  }
}

/** Numbers count up or down to what they are now, when what they count arrives. */
function count({ numbers }, flights, ms) {
  const wait = flights.length > 0 ? ms * 0.8 : 0;
  for (const element of document.querySelectorAll(".tbl [data-count]")) {
    const node = numberIn(element);
    const text = node?.nodeValue;
    const [old, now] = [Number(numbers.get(element.dataset.count)), Number(text)];
    if (!node || old === now || !Number.isInteger(old) || !Number.isInteger(now)) {
      continue;
    }
    const one = { node, text, old, now, since: performance.now() + wait, ms };
    node.nodeValue = String(old);
    counting.push(one);
    animate(node.parentElement, [{}, { transform: "scale(1.35)" }, {}], { delay: wait, duration: ms });
  }
  if (counting.length > 0) {
    requestAnimationFrame(tick);
  }
}

function tick(time) {
  counting = counting.filter(({ node, text, old, now, since, ms }) => {
    const share = Math.max(0, (time - since) / ms);
    node.nodeValue = share >= 1 ? text : String(old + Math.trunc((now - old) * share));
    return share < 1;
  });
  if (counting.length > 0) {
    requestAnimationFrame(tick);
  }
}

/** The coach drives along its roads. */
function travel(old, drive, ms) {
  const coach = document.querySelector(".coach");
  const box = coach?.getBoundingClientRect();
  if (!old || !box || box.width === 0 || drive.length === 0) {
    return;
  }
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const points = drive.flatMap(([road, back]) => pointsOf(document.querySelector(`[data-road="${road}"]`), back));
  if (points.length > 1) {
    const frames = points.map(([left, top]) => ({ transform: `translate(-50%,-50%) translate(${left - x}px,${top - y}px)` }));
    animate(coach, frames, { duration: ms * (1 + drive.length / 2), easing: "cubic-bezier(.4,0,.3,1)" });
  }
}

/** Points of a road in the window, from one end to the other. */
function pointsOf(road, back) {
  const matrix = road?.getScreenCTM();
  if (!matrix) {
    return [];
  }
  const steps = 8;
  const points = Array.from({ length: steps + 1 }, (_, n) => {
    const { x, y } = road.getPointAtLength(road.getTotalLength() * n / steps).matrixTransform(matrix);
    return [x, y];
  });
  return back ? points.reverse() : points;
}

/** Coins, counters, cards, markers and tiles fly from one place to another. */
function fly(flights, from, ms) {
  const flying = [];
  flights.forEach((flight, n) => {
    const [start, end] = [from[n], boxOf(flight.to)];
    if (start && end) {
      flying.push({ flight, start, end });
    }
  });
  if (flying.length === 0) {
    return;
  }
  layer ??= document.body.appendChild(Object.assign(document.createElement("div"), { className: "flying", ariaHidden: "true" }));
  const nth = new Map();
  for (const { flight, start, end } of flying) {
    // Things of one beat follow closely upon each other.
    const before = nth.get(flight.beat) ?? 0;
    nth.set(flight.beat, before + 1);
    const delay = flight.beat * ms * 0.45 + before * ms * 0.12;
    launch(flight, center(start), center(end), delay, ms);
    if (flight.kind === "marker") {
      write(flight.to[0], delay + ms, ms);
    }
  }
}

/** A part of the Requiem: its marker appears when it arrives, and then its notes are written from left to right. */
function write(part, delay, ms) {
  const [mark, notes] = [".sh", ".mus"].map((inner) => document.querySelector(`${part} .wr ${inner}`));
  if (mark && notes) {
    animate(mark, [{ opacity: 0 }, { opacity: 1 }], { delay, duration: ms * 0.3 });
    animate(notes, [{ clipPath: "inset(-50% 100% -50% 0)" }, { clipPath: "inset(-50% 0 -50% 0)" }], { delay: delay + ms * 0.2, duration: ms * 1.2 });
  }
}

function center({ left, top, width, height }) {
  return [left + width / 2, top + height / 2];
}

function launch({ kind, icon, text, seat }, [x, y], [toX, toY], delay, ms) {
  const thing = document.createElement("span");
  thing.className = `fl fl-${kind} ${seat ? `p${seat}` : ""}`;
  thing.append(picture(kind, icon), ...(text ? [Object.assign(document.createElement("b"), { textContent: text })] : []));
  layer.append(thing);
  const [dx, dy] = [toX - x, toY - y];
  // A light arc, so that things that go and come do not cover each other.
  const rise = Math.min(60, Math.hypot(dx, dy) * 0.18);
  const at = (share, up) => `translate(-50%,-50%) translate(${x + dx * share}px,${y + dy * share - up}px)`;
  const frames = [
    { transform: `${at(0, 0)} scale(.5)`, opacity: 0 },
    { transform: `${at(0.08, rise * 0.4)} scale(1)`, opacity: 1, offset: 0.15 },
    { transform: `${at(0.5, rise)} scale(1.08)`, opacity: 1, offset: 0.5 },
    { transform: `${at(1, 0)} scale(.9)`, opacity: 1, offset: 0.9 },
    { transform: `${at(1, 0)} scale(.4)`, opacity: 0 },
  ];
  animate(thing, frames, { delay, duration: ms * 1.3, fill: "both" }).onfinish = () => thing.remove();
}

const SVG = "http://www.w3.org/2000/svg";

/** The picture of what flies: an icon of the page, or a card with its scene. */
function picture(kind, icon) {
  if (kind === "card") {
    return Object.assign(new Image(), { src: `art/${icon}.svg`, alt: "", width: 72, height: 25 });
  }
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", "i");
  svg.append(document.createElementNS(SVG, "use"));
  svg.firstChild.setAttribute("href", `#i-${icon}`);
  return svg;
}

// Whoever acts has seen enough. What is pressed while it moves keeps moving, so that the press reaches it.
addEventListener("keydown", finish, { capture: true });
addEventListener("pointerdown", ({ target }) => {
  const moves = target instanceof Element && target.getAnimations && target.closest("[data-piece]")?.getAnimations().length > 0;
  if (!moves) {
    finish();
  }
}, { capture: true });
addEventListener("resize", finish);

globalThis.lacrimosaMotion = { before, flights, finish, isMoving: () => running.some(({ playState }) => playState === "running") };
