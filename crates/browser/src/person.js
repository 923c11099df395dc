// Somebody at the table, who presses one button after the other as the page offers them.
window.person = {
  /** What can be pressed now. */
  seen: (selector) => [...document.querySelectorAll(selector)].filter(
    (e) => !e.disabled && e.getAttribute("aria-disabled") !== "true" && e.checkVisibility()),

  /** The element that a person would press next, and what that is. The number makes people differ. */
  next(n) {
    const { seen } = window.person;
    const first = (selector) => seen(selector)[0];
    if (location.hash.startsWith("#/end")) return { what: "over" };
    // On a busy machine a tap may last as long as a press, which shows the card, large.
    if (first("dialog[open] .x")) return { what: "close", element: first("dialog[open] .x") };
    if (first("[data-do=lift]")) return { what: "lift", element: first("[data-do=lift]") };
    if (first("#dec [data-do=hurry]")) return { what: "wait", element: first("#dec [data-do=hurry]") };
    const halves = seen("[data-half]:not([aria-disabled=true])");
    const chosen = (half) => halves.some((e) => e.dataset.half === half && e.getAttribute("aria-pressed") === "true");
    if (halves.length && !(chosen("low") && (chosen("up") || chosen("ducats")))) {
      const used = halves.find((e) => e.dataset.half !== "low" && e.getAttribute("aria-pressed") === "true");
      const free = halves.filter((e) => used
        ? e.dataset.half === "low" && e.dataset.card !== used.dataset.card
        : e.dataset.half === (n % 5 === 4 ? "ducats" : "up"));
      return { what: "card", element: free[n % free.length] };
    }
    if (first("#dec [data-do=end-anyway]")) return { what: "done", element: first("#dec [data-do=end-anyway]") };
    const ways = seen("#dec [data-do=hire]");
    if (ways.length) return { what: "confirm", element: ways[n % ways.length] };
    if (first("#dec [data-do=confirm]")) return { what: "confirm", element: first("#dec [data-do=confirm]") };
    // A person who looks for the list opens it.
    const list = document.querySelector("#dec details.d-list:not([open])");
    const choices = list ? [...list.querySelectorAll(".chs .ch:not([disabled])")] : seen("#dec .chs .ch");
    const done = first("#dec [data-do=decline]") ?? first("#dec [data-do=end-turn]");
    if (choices.length && !(done && n % 9 === 8)) {
      return { what: "choose", element: choices[n % choices.length], list };
    }
    return done ? { what: "done", element: done } : { what: "nothing" };
  },

  /** Presses one button and says what it was; `times` is how often it is clicked. */
  step(n, times = 1) {
    const { what, element, list } = window.person.next(n);
    if (list) list.open = true;
    for (let i = 0; element && i < (/wait|card/.test(what) ? 1 : times); i++) element.click();
    return what;
  },

  /** What a finger would touch next: the same, or half of the time what the board offers instead of the list. */
  touch(n) {
    const { what, element, list } = window.person.next(n);
    const things = window.person.seen("[data-place],[data-space],[data-part-row]").filter((e) => e.matches(".can,.st-ok"));
    const target = what !== "choose" ? element : things.length && n % 2 ? things[n % things.length] : list?.querySelector("summary") ?? element;
    if (!target) return { what };
    target.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return { what, x, y, hit: !!hit && target.contains(hit), name: target.outerHTML.slice(0, 120) };
  },

  /** Presses so many buttons, each after the page was drawn; says how often which. */
  async play(steps, seed, times = 1) {
    const done = {};
    let luck = seed;
    for (let i = 0; i < steps; i++) {
      luck = (luck * 1103515245 + 12345) % 2147483648;
      const what = window.person.step(luck >> 8, times);
      done[what] = (done[what] ?? 0) + 1;
      if (what === "over") break;
      await new Promise((drawn) => setTimeout(drawn, what === "wait" || what === "nothing" ? 20 : 0));
    }
    done.luck = luck;
    return done;
  },
};
