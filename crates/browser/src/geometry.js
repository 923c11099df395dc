// Measures the screen that is shown and lists its faults. It relies on few hooks of the page: `.tbl`, `#dec`,
// `[data-do]`, `[data-part]`, dialogs; `data-may-clip` and `data-small` mark deliberate exceptions.
window.geometry = {
  /** Resolves when fonts are loaded and the page has stopped moving. */
  async settled() {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await document.fonts.ready;
    // A changed size is announced with the next frame; the task after it sees what the page made of it.
    await frame();
    await new Promise((done) => setTimeout(done));
    const finite = document.getAnimations().filter(({ effect }) => effect && Number.isFinite(effect.getComputedTiming().endTime));
    if (finite.length > 0) {
      const ended = Promise.allSettled(finite.map(({ finished }) => finished));
      await Promise.race([ended, new Promise((late) => setTimeout(late, 1000))]);
      await frame();
    }
    return true;
  },

  /** The faults of the screen, each as `{kind, what, where, text, figures}`. */
  measure() {
    const SLACK = 2;
    const CONTROLS = 'button,a[href],input,select,textarea,summary,[role=button],[role=link],[role=tab],[tabindex="0"]';
    const BUTTONS = 'button,a[href],input,select,textarea,summary,[role=button],[role=link],[role=tab]';
    const DECIDING = ["confirm", "end-turn", "end-anyway", "decline", "hurry"].map((name) => `[data-do=${name}]`).join();
    const OVERLAYS = 'dialog,[role=dialog],[role=alertdialog],[role=tooltip],[popover]';
    const FINGER = 44;
    // Not the inner size of the window: a phone zooms out when the page is too wide.
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const touch = matchMedia("(pointer: coarse)").matches;
    const smallest = width < 900 ? 13 : 12;
    const faults = [];
    const memo = (compute) => {
      const known = new Map();
      return (key) => {
        if (!known.has(key)) known.set(key, compute(key));
        return known.get(key);
      };
    };
    const style = memo((element) => getComputedStyle(element));
    const box = memo((element) => element.getBoundingClientRect());
    const round = (n) => Math.round(n * 10) / 10;

    // What is shown.

    const shown = memo((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return false;
      return !hiddenInside(element);
    });
    /** Visually hidden text for screen readers, inert parts, and pictures that only decorate. */
    const hiddenInside = memo((element) => {
      if (!element || element === document.documentElement) return false;
      const { clipPath, clip, overflow, position } = style(element);
      if (clipPath.startsWith("inset(50%") || clip === "rect(0px, 0px, 0px, 0px)" || clip === "rect(1px, 1px, 1px, 1px)") return true;
      const { width: wide, height: high } = box(element);
      if (position === "absolute" && overflow === "hidden" && wide <= 1 && high <= 1) return true;
      // A link that comes into view when it is focused waits far outside the window.
      if ((position === "absolute" || position === "fixed") && (box(element).right < -400 || box(element).bottom < -400)) return true;
      if (element.inert || element.localName === "svg" && element.getAttribute("aria-hidden") === "true") return true;
      return hiddenInside(element.parentElement);
    });

    // Names for the report; the same in every language.

    const name = (element) => {
      const mark = ["data-do", "data-part", "data-tab-of", "data-half", "role"].find((mark) => element.hasAttribute(mark));
      const classes = [...element.classList].slice(0, 2).map((one) => `.${one}`).join("");
      const id = element.id ? `#${element.id}` : "";
      return element.localName + id + classes + (mark ? `[${mark}=${element.getAttribute(mark)}]` : "");
    };
    const what = (element) => {
      const parent = element.parentElement;
      return parent && parent !== document.body ? `${name(parent)} > ${name(element)}` : name(element);
    };
    const where = (element) => {
      const part = element.closest("dialog,[role=dialog],#dec,[data-part],nav,header,section,main");
      return part ? name(part) : "page";
    };
    const report = (kind, element, figures, text = element.textContent) => faults.push({
      kind, what: what(element), where: where(element), figures, text: text.replace(/\s+/g, " ").trim().slice(0, 60),
    });
    const mayClip = (element) => !!element.closest("[data-may-clip]");

    // Clipping: which part of a rectangle is seen.

    const makesBlock = memo((element) => {
      const { position, transform, filter, contain, containerType, willChange } = style(element);
      const fixed = transform !== "none" || filter !== "none" || /layout|paint|strict|content/.test(contain)
        || /transform|filter/.test(willChange);
      return { fixed, absolute: fixed || position !== "static" || containerType !== "normal" };
    });
    /** The ancestors that can clip an element, from the inside to the outside. */
    const clippers = memo((element) => {
      const found = [];
      let held = style(element).position;
      for (let outer = element.parentElement; outer && outer !== document.body && outer !== document.documentElement; outer = outer.parentElement) {
        const makes = makesBlock(outer);
        if (held === "absolute" && !makes.absolute || held === "fixed" && !makes.fixed) continue;
        held = style(outer).position;
        if (clips(outer)) found.push(outer);
      }
      return found;
    });
    const clips = memo((element) => {
      const { overflowX, overflowY, display, contain } = style(element);
      if (display === "inline" || display === "contents") return null;
      const paint = /paint|strict|content/.test(contain);
      const way = (overflow, size, whole) => overflow === "visible" ? (paint ? "cut" : "")
        : (overflow === "auto" || overflow === "scroll") && whole > size ? "scroll" : "cut";
      const x = way(overflowX, element.clientWidth, element.scrollWidth);
      const y = way(overflowY, element.clientHeight, element.scrollHeight);
      if (!x && !y) return null;
      const { left, top } = box(element);
      const [l, t] = [left + element.clientLeft, top + element.clientTop];
      return { x, y, left: l, top: t, right: l + element.clientWidth, bottom: t + element.clientHeight };
    });
    const view = (() => {
      const [html, body] = [style(document.documentElement), style(document.body)];
      const overflow = (axis) => html[axis] === "visible" ? body[axis] : html[axis];
      const way = (axis) => overflow(axis) === "hidden" || overflow(axis) === "clip" ? "cut" : "scroll";
      return { x: "cut", y: way("overflowY"), left: 0, top: 0, right: width, bottom: height };
    })();
    /** The seen part of a rectangle of an element (`within`: also the element itself clips), and how much is cut off. */
    const seen = (element, rect, within) => {
      let { left, top, right, bottom } = rect;
      const cut = { by: 0, who: null, side: "" };
      const lose = (by, who, side) => { if (by > cut.by) Object.assign(cut, { by, who, side }); };
      const held = within && clips(element) ? [element, ...clippers(element)] : clippers(element);
      for (const outer of [...held, null]) {
        const edge = outer ? clips(outer) : view;
        const scroller = outer ?? document.scrollingElement;
        if (edge.x === "cut") { lose(edge.left - left, outer, "left"); lose(right - edge.right, outer, "right"); }
        if (edge.y === "cut") { lose(edge.top - top, outer, "top"); lose(bottom - edge.bottom, outer, "bottom"); }
        // Scrolling never reaches what lies before the start.
        if (edge.x === "scroll") lose(edge.left - left - scroller.scrollLeft, outer, "start");
        if (edge.y === "scroll") lose(edge.top - top - scroller.scrollTop, outer, "start");
        if (edge.x) { left = Math.max(left, edge.left); right = Math.min(right, edge.right); }
        if (edge.y) { top = Math.max(top, edge.top); bottom = Math.min(bottom, edge.bottom); }
        if (right - left < 1 || bottom - top < 1) return { cut, rect: null };
      }
      return { cut, rect: { left, top, right, bottom } };
    };

    // What lies on top.

    const paints = memo((element) => {
      if (!shown(element)) return false;
      if (element instanceof SVGGraphicsElement) return !/^(svg|g)$/.test(element.localName) && style(element).fill !== "none";
      const { backgroundColor, backgroundImage } = style(element);
      const alpha = backgroundColor.match(/rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/);
      return backgroundImage !== "none" || !alpha && backgroundColor !== "transparent" || !!alpha && Number(alpha[1] ?? alpha[2]) > 0.5
        || /^(img|canvas|video)$/.test(element.localName);
    });
    const related = (one, other) => one === other || one.contains(other) || other.contains(one);
    /** What is painted over an element at a point, if anything. */
    const cover = (element, x, y) => {
      const first = document.elementFromPoint(x, y);
      if (!first || related(first, element)) return null;
      for (const hit of document.elementsFromPoint(x, y)) {
        if (related(hit, element)) return null;
        if (paints(hit)) return hit;
      }
      return null;
    };
    /** What covers the beginning, middle and end of a text; null where it can be seen. */
    const covers = memo(({ element, left, top, right, bottom }) =>
      [0.1, 0.5, 0.9].map((at) => cover(element, left + (right - left) * at, (top + bottom) / 2)));
    /** Calls `look` while hit tests also find what lets the pointer through. */
    const withAllHit = (look) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("*{pointer-events:auto!important}");
      document.adoptedStyleSheets.push(sheet);
      try { look(); } finally { document.adoptedStyleSheets.pop(); }
    };

    // Texts.

    const canvas = document.createElement("canvas").getContext("2d");
    const ink = memo((key) => {
      const [font, text] = key.split("\n");
      canvas.font = font;
      return canvas.measureText(text);
    });
    /** The rectangles of a text's lines without the empty space above and below the letters. */
    const lines = (node, element) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { fontStyle, fontWeight, fontSize, fontFamily } = style(element);
      const measured = ink(`${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}\n${node.data.replace(/\s+/g, " ").slice(0, 80)}`);
      const whole = measured.fontBoundingBoxAscent + measured.fontBoundingBoxDescent;
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1).map(({ left, top, right, bottom, height }) => {
        const scale = whole > 0 ? height / whole : 1;
        return {
          left, right,
          top: top + Math.max(0, measured.fontBoundingBoxAscent - measured.actualBoundingBoxAscent) * scale,
          bottom: bottom - Math.max(0, measured.fontBoundingBoxDescent - measured.actualBoundingBoxDescent) * scale,
        };
      });
    };
    const blockOf = memo((element) => /^inline$|contents/.test(style(element).display) && element.parentElement ? blockOf(element.parentElement) : element);
    const cutByOwnBox = (element) => {
      const block = blockOf(element);
      const { textOverflow, overflowX, webkitLineClamp, lineHeight, fontSize } = style(block);
      if (textOverflow === "ellipsis" && overflowX !== "visible" && block.scrollWidth > block.clientWidth + 1) {
        return { ellipsis: `${block.scrollWidth} in ${block.clientWidth}` };
      }
      // Letters may reach a little over their line; only a whole line counts.
      const line = parseFloat(lineHeight) || 1.2 * parseFloat(fontSize);
      if (webkitLineClamp !== "none" && block.scrollHeight > block.clientHeight + line / 2) {
        return { lines: `${block.scrollHeight} in ${block.clientHeight}` };
      }
      return null;
    };
    const fontSize = (element) => {
      const size = parseFloat(style(element).fontSize);
      const drawn = element.namespaceURI === "http://www.w3.org/2000/svg" ? element.getScreenCTM?.() : null;
      return drawn ? size * Math.hypot(drawn.a, drawn.b) : size;
    };
    const texts = (root) => {
      const found = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
        /\S/.test(node.data) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement;
        if (/^(script|style|option|title|noscript)$/.test(element.localName) || !shown(element)) continue;
        const own = lines(node, element);
        if (own.length === 0) continue;
        if (fontSize(element) < smallest - 0.05 && !element.closest("[data-small],sup,sub")) {
          report("small text", element, { px: round(fontSize(element)), least: smallest }, node.data);
        }
        const boxed = mayClip(element) ? null : cutByOwnBox(element);
        if (boxed) report("clipped", element, boxed, node.data);
        let worst = { by: 0 };
        for (const line of own) {
          const { cut, rect } = seen(element, line, true);
          if (cut.by > worst.by) worst = cut;
          if (rect) found.push({ element, node, ...rect });
        }
        // The letters of all lines are measured together, so a line may seem to lose the tails of another one.
        const slack = /top|bottom/.test(worst.side) ? Math.max(SLACK, 0.15 * fontSize(element)) : SLACK;
        if (worst.by > slack && !boxed && !mayClip(element)) {
          report("clipped", element, { px: round(worst.by), side: worst.side, by: worst.who ? name(worst.who) : "window" }, node.data);
        }
      }
      return found;
    };
    /** Texts of which a part is hidden under something that is no dialog and does not stick to an edge. */
    const coveredTexts = (root, found) => {
      // Hit tests are slow: only texts that meet something painted, which is not around them, are tested.
      const painted = [...root.querySelectorAll("*")]
        .filter((element) => element.localName === "svg" ? shown(element) : !(element instanceof SVGElement) && paints(element))
        .map((element) => ({ element, box: box(element) }));
      const meets = (line) => painted.some(({ element, box }) => box.left < line.right && box.right > line.left
        && box.top < line.bottom && box.bottom > line.top && !related(element, line.element));
      for (const line of found.filter(meets)) {
        const hidden = covers(line).filter((hit) => hit && !hit.closest(OVERLAYS) && !sticks(hit, line.element));
        if (hidden.length > 0 && covers(line).includes(null)) report("covered", line.element, { by: what(hidden[0]) }, line.node.data);
      }
    };
    const overlaps = (found) => {
      found.sort((one, other) => one.top - other.top);
      const visible = (line) => covers(line).includes(null);
      const told = new Set();
      found.forEach((one, at) => {
        for (let next = at + 1; next < found.length && found[next].top < one.bottom - SLACK; next++) {
          const other = found[next];
          const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          if (width <= SLACK || height <= SLACK || one.node === other.node) continue;
          // Lines of one paragraph may touch each other.
          if (blockOf(one.element) === blockOf(other.element)) continue;
          const [over, beside] = [one.element.closest(OVERLAYS), other.element.closest(OVERLAYS)];
          if (over !== beside || !visible(one) || !visible(other)) continue;
          const pair = `${what(one.element)} | ${what(other.element)}`;
          if (told.has(pair)) continue;
          told.add(pair);
          report("overlap", one.element, { with: name(other.element), px: `${round(width)}×${round(height)}` },
            `${one.node.data.trim().slice(0, 28)} | ${other.node.data.trim().slice(0, 28)}`);
        }
      });
    };

    // Controls.

    const label = (control) => control.closest("label") ?? control.labels?.[0] ?? null;
    const hits = (control, x, y) => {
      const hit = document.elementFromPoint(x, y);
      return !!hit && (control.contains(hit) || !!label(control)?.contains(hit) || hit.contains(control) && hit.closest(BUTTONS) === hit);
    };
    const isInRunningText = (control) => style(control).display === "inline"
      && [...control.parentElement.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.data));
    const isEnabled = (control) => !control.disabled && control.getAttribute("aria-disabled") !== "true" && !control.closest("fieldset[disabled]");
    const tooSmall = (control, whole) => {
      const outer = label(control);
      const target = outer && shown(outer) ? box(outer) : whole;
      const [width, height] = [Math.max(target.width, whole.width), Math.max(target.height, whole.height)];
      const [x, y] = [(target.left + target.right) / 2, (target.top + target.bottom) / 2];
      const reach = FINGER / 2 - 1;
      // The part that can be touched may be larger than the box that is drawn.
      const wide = width >= FINGER - 0.5 || hits(control, x - reach, y) && hits(control, x + reach, y);
      const high = height >= FINGER - 0.5 || hits(control, x, y - reach) && hits(control, x, y + reach);
      return wide && high ? null : { size: `${round(width)}×${round(height)}`, least: FINGER };
    };
    /** Whether an element, or one around it but not around the control, keeps its place while the page scrolls. */
    const sticks = (element, control) => !!element && !element.contains(control)
      && (/sticky|fixed/.test(style(element).position) || sticks(element.parentElement, control));
    const controls = (root) => {
      for (const control of root.querySelectorAll(CONTROLS)) {
        if (!shown(control)) continue;
        const whole = control.getClientRects().length > 1 && style(control).display === "inline" ? control.getClientRects()[0] : box(control);
        if (whole.width < 1 || whole.height < 1) continue;
        const { cut, rect } = seen(control, whole, false);
        if (cut.by > SLACK && control.matches(BUTTONS)) {
          report("outside", control, { px: round(cut.by), side: cut.side, by: cut.who ? name(cut.who) : "window" });
        }
        if (!rect || !control.matches(BUTTONS)) continue;
        // Of a control that is scrolled away but for a sliver, nothing can be hit.
        if (Math.min(rect.right - rect.left, rect.bottom - rect.top) < 2 * SLACK) continue;
        const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
        const hit = document.elementFromPoint(x, y);
        const over = hit?.closest(OVERLAYS);
        const under = !!over && !over.contains(control);
        // What sticks to an edge covers a control only until one scrolls.
        const stuck = sticks(hit, control) && (view.y === "scroll" || clippers(control).some((outer) => clips(outer).y === "scroll"));
        // A scroll bar belongs to the box around the control.
        const bar = !!hit && hit.contains(control) && /scroll/.test(clips(hit)?.x + clips(hit)?.y);
        const through = style(control).pointerEvents === "none";
        if (!under && !stuck && !bar && !through && !hits(control, x, y) && x >= 0 && y >= 0 && x < width && y < height) {
          report("covered", control, { by: hit ? name(hit) : "nothing" });
        }
        if (touch && !under && isEnabled(control) && !isInRunningText(control)) {
          const size = tooSmall(control, whole);
          if (size) report("touch", control, size);
        }
      }
    };

    // The decision and the page.

    const area = (rect) => rect ? (rect.right - rect.left) * (rect.bottom - rect.top) : 0;
    const decision = () => {
      const panel = document.getElementById("dec");
      if (!panel || !shown(panel)) return report("decision", document.querySelector(".tbl"), { problem: "it is not shown" }, "");
      const part = area(seen(panel, box(panel), false).rect) / Math.max(1, box(panel).width * box(panel).height);
      if (part < 0.4) report("decision", panel, { problem: `${Math.round(part * 100)} % of it are in view` }, "");
      for (const button of panel.querySelectorAll(DECIDING)) {
        if (!shown(button)) continue;
        const whole = box(button);
        const { rect } = seen(button, whole, false);
        const lost = whole.width * whole.height - area(rect);
        if (lost > SLACK * (whole.width + whole.height)) {
          report("decision", button, { problem: `${Math.round(100 * lost / (whole.width * whole.height))} % of the button are out of view` });
        }
      }
    };
    const pageScroll = () => {
      const { scrollWidth, scrollHeight } = document.scrollingElement;
      const table = document.querySelector(".tbl");
      if (scrollWidth > width) report("page scroll", document.body, { width: `${scrollWidth} in ${width}` }, "");
      if (table && scrollHeight > height + 1) report("page scroll", document.body, { height: `${scrollHeight} in ${height}` }, "");
    };

    const dialogs = [...document.querySelectorAll("dialog[open],[role=dialog],[role=alertdialog]")].filter(shown);
    const modal = dialogs.findLast((dialog) => dialog.matches(":modal,[aria-modal=true]"));
    const root = modal ?? document.body;
    const found = texts(root);
    withAllHit(() => {
      coveredTexts(root, found);
      overlaps(found);
    });
    controls(root);
    if (document.querySelector(".tbl") && dialogs.length === 0) decision();
    pageScroll();
    return faults;
  },
};
