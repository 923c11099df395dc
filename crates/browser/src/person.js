// Somebody at the table, who presses one button after the other as the page offers them.
window.person = {
  /** What can be pressed now. */
  seen: (selector) => [...document.querySelectorAll(selector)].filter(
    (e) => !e.disabled && e.getAttribute("aria-disabled") !== "true" && e.checkVisibility()),

  /** Presses one button and says what it was. The number makes people differ; `times` is how often they click. */
  step(n, times = 1) {
    const { seen } = window.person;
    const press = (element, what) => { for (let i = 0; i < times; i++) element.click(); return what; };
    const first = (selector) => seen(selector)[0];
    if (location.hash.startsWith("#/end")) return "over";
    if (first("[data-do=lift]")) return press(first("[data-do=lift]"), "lift");
    if (first("#dec [data-do=hurry]")) { first("#dec [data-do=hurry]").click(); return "wait"; }
    // A person who looks for the list opens it.
    document.querySelectorAll("#dec details.d-list:not([open])").forEach((list) => { list.open = true; });
    const halves = seen("[data-half]:not([aria-disabled=true])");
    const chosen = (half) => halves.some((e) => e.dataset.half === half && e.getAttribute("aria-pressed") === "true");
    if (halves.length && !(chosen("low") && (chosen("up") || chosen("ducats")))) {
      const used = halves.find((e) => e.dataset.half !== "low" && e.getAttribute("aria-pressed") === "true");
      const free = halves.filter((e) => used
        ? e.dataset.half === "low" && e.dataset.card !== used.dataset.card
        : e.dataset.half === (n % 5 === 4 ? "ducats" : "up"));
      free[n % free.length].click();
      return "card";
    }
    if (first("#dec [data-do=end-anyway]")) return press(first("#dec [data-do=end-anyway]"), "done");
    const ways = seen("#dec [data-do=hire]");
    if (ways.length) return press(ways[n % ways.length], "confirm");
    if (first("#dec [data-do=confirm]")) return press(first("#dec [data-do=confirm]"), "confirm");
    const choices = seen("#dec .chs .ch");
    const done = first("#dec [data-do=decline]") ?? first("#dec [data-do=end-turn]");
    if (choices.length && !(done && n % 9 === 8)) return press(choices[n % choices.length], "choose");
    if (done) return press(done, "done");
    return "nothing";
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
      await new Promise((drawn) => setTimeout(drawn, what === "wait" ? 20 : 0));
    }
    done.luck = luck;
    return done;
  },
};
