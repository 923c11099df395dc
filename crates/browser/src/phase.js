// Puts the page into a phase: writes its storage, opens tabs, presses buttons.
window.phase = {
  /** Replaces all that the page has stored. */
  store(settings, game, frozen, results) {
    localStorage.clear();
    localStorage.setItem("lacrimosa.settings", JSON.stringify(settings));
    if (frozen) localStorage.setItem("frozen", "yes");
    if (results) {
      const played = (id, place, vp) => ({ id: `g${id}`, at: Date.now() - id * 1e7, rivals: [{ bots: "moderato" }, { soloist: "middle" }][id % 2], players: 2 - id % 2, place,
        sources: [[30, 6, 12, 9, vp, 8, 2, 1], [28, 4, 15, 11, 21, 6, 1, 2]], unused: [{ story: 4, ducats: 7, markers: 1, courts: 2 }, { story: 1, ducats: 3, markers: 0, courts: 1 }] });
      localStorage.setItem("lacrimosa.played", JSON.stringify([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => played(id, id % 4 ? 1 : 2, 18 + id % 5))));
      localStorage.setItem("lacrimosa.daily", JSON.stringify(["solo", "table"].map((kind) => ({ date: "2026-11-19", kind, edition: results, counted: true, vp: 71, lead: 12,
        field: [[40, 44, 45, 51, 52, 60], [50, 55, 56, 61, 66, 70], [70, 74, 75, 80, 81, 88], [90]] }))));
    }
    if (game) {
      // An id of its own: what the page still knows of another game cannot be mistaken for this one.
      const id = `a${Date.now()}`;
      localStorage.setItem("lacrimosa.games", JSON.stringify([{ id, at: Date.now(), round: 4, names: ["Maria Konstanze", "Andante"], over: false, vp: [41, 38] }]));
      localStorage.setItem(`lacrimosa.game.${id}`, game);
    }
    return true;
  },

  /** Continues the stored game from the start page; says whether the table is shown then. A dialog would stay open. */
  async continues() {
    if (document.querySelector("dialog[open]") || !document.querySelector("#main,main")) return false;
    location.hash = "#/";
    await window.phase.appears("[data-do=continue]");
    document.querySelector("[data-do=continue]")?.click();
    return window.phase.appears(".tbl #dec, [data-do=lift]");
  },

  /** Opens a tab; another one, or none, in the layout that can show all boards at once. */
  tab(small, large) {
    const name = document.querySelector(".tbl")?.dataset.layout === "overview" ? large : small;
    const tab = name && document.querySelector(`nav.tabs button[data-tab-of=${name}]`);
    if (tab?.checkVisibility() && tab.getAttribute("aria-pressed") !== "true") tab.click();
    return true;
  },

  /** Waits until an element is there, as long as a bot may search; says whether it is. */
  async appears(selector) {
    for (let tries = 0; tries < 400 && !document.querySelector(selector); tries++) {
      await new Promise((later) => setTimeout(later, 50));
    }
    return !!document.querySelector(selector);
  },

  /** Presses a key on an element that can have the focus, and says whether it is there. */
  key(selector, key) {
    const element = document.querySelector(selector);
    element?.focus();
    element?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    return !!element;
  },

  /** Presses the best of the elements that match, and says whether there was one. */
  press(selector) {
    const pressed = (element) => element.getAttribute("aria-pressed") === "true";
    const taken = new Set([...document.querySelectorAll("[data-card][aria-pressed=true]")].map(({ dataset }) => dataset.card));
    const free = [...document.querySelectorAll(selector)].filter((element) => !element.disabled && !pressed(element)
      && !(element.dataset.card && taken.has(element.dataset.card)));
    const rank = (element) => (element.checkVisibility() ? 2 : 0) + (element.getAttribute("aria-disabled") === "true" ? 0 : 1);
    const [best] = free.sort((one, other) => rank(other) - rank(one));
    best?.click();
    return !!best;
  },
};
