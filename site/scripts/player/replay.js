// Steps through an example on one board. Positions, words, statements and the
// moves refused are taken from the steps that the page has; where it stands is in
// the address, `#ply:3`, the anchor of that step.
(function (player) {
  "use strict";

  const section = document.querySelector("[data-player=replay]");
  const data = JSON.parse(section.querySelector(".player-data").textContent);
  const board = player.makeBoard(section.querySelector(".board-changing"));
  const frame = section.querySelector(".player-board");
  const pace = player.makePace(section);
  const tell = player.makeTeller(section);
  const keep = player.keepInLanguages();
  const slider = section.querySelector("[data-choice=ply]");
  const heading = section.querySelector(".player-heading");
  const words = section.querySelector(".player-words");
  const place = section.querySelector(".player-place");
  const runButton = section.querySelector("[data-do=run]");
  const steps = stepsOf(document.querySelector(".steps"));
  const events = [[]].concat(data.plies.map(eventsOf));
  const last = steps.length - 1;
  const onward = section.querySelector(".player-on a");
  const line = onward.getAttribute("href");
  let at = -1;
  let running = null;

  // `lift C 7,drop C 1` as events.
  function eventsOf(text) {
    return text
      .split(",")
      .filter(Boolean)
      .map((event) => {
        const [name, pit] = event.split(" ");
        return { event: name, pit };
      });
  }

  // Each step with the refusals that follow it.
  function stepsOf(list) {
    const found = [];
    Array.from(list.children).forEach((item) => {
      if (item.id.startsWith("ply:")) {
        found.push({ item, refused: [] });
      } else {
        found[found.length - 1].refused.push(item);
      }
    });
    return found;
  }

  function positionAt(ply) {
    return player.positionOf(steps[ply].item.querySelector("code.position").textContent);
  }

  function showBoard(ply) {
    const drawn = steps[ply].item.querySelector("svg.board");
    const isOver = !drawn.querySelector(".is-to-move");
    board.show(positionAt(ply), events[ply], isOver);
    // North's label is drawn first.
    const captions = drawn.querySelectorAll(".board-captured");
    ["north", "south"].forEach((side, index) => {
      if (captions[index]) {
        board.setCaption(side, captions[index].textContent);
      }
    });
    board.svg.setAttribute("aria-label", drawn.getAttribute("aria-label"));
    section.removeAttribute("data-moving");
  }

  function showWords(ply) {
    const { item, refused } = steps[ply];
    heading.textContent = item.querySelector("h2").textContent;
    words.textContent = "";
    words.scrollTop = 0;
    item.querySelectorAll(".step-words").forEach((part) => {
      words.append(...part.cloneNode(true).children);
    });
    // Before the first move nothing has happened: how things stand is told instead.
    if (!words.hasChildNodes() && refused.length === 0) {
      const standing = document.createElement("p");
      standing.textContent = item.querySelector("svg.board").getAttribute("aria-label");
      words.append(standing);
    }
    refused.forEach((step) => {
      const part = document.createElement("div");
      part.className = "step-refused";
      const title = document.createElement("p");
      title.className = "player-refused";
      title.textContent = step.querySelector("h2").textContent;
      part.append(title, ...step.querySelector(".step-words").cloneNode(true).children);
      words.append(part);
    });
    const result = document.querySelector("p.result");
    if (result && ply === last) {
      words.append(result.cloneNode(true));
    }
  }

  function spoken() {
    const said = player.withoutCites(words).textContent;
    return `${heading.textContent}. ${said.replace(/\s+/g, " ").trim()}`;
  }

  function button(name) {
    return section.querySelector(`[data-do=${name}]`);
  }

  // Buttons that lead nowhere stay where they are, so that focus does.
  function allow(name, allowed) {
    button(name).setAttribute("aria-disabled", String(!allowed));
  }

  function go(ply, options) {
    const { silent = false, still = false } = options || {};
    const target = Math.max(0, Math.min(last, ply));
    if (target === at) {
      return;
    }
    const isNext = target === at + 1 && at >= 0;
    const before = isNext ? positionAt(at) : null;
    at = target;
    section.dataset.at = at;
    slider.value = at;
    slider.setAttribute("aria-valuetext", steps[at].item.querySelector("h2").textContent);
    place.textContent = `${at} / ${last}`;
    onward.setAttribute("href", at === last ? line : `${line}&ply=${at}`);
    ["first", "back"].forEach((name) => allow(name, at > 0));
    ["forward", "last"].forEach((name) => allow(name, at < last));
    showWords(at);
    if (isNext && !still && pace() > 0) {
      section.dataset.moving = "";
      board.run(before, events[at], pace(), () => {
        showBoard(at);
        goOn();
      });
    } else {
      showBoard(at);
      goOn();
    }
    if (!silent) {
      tell(spoken());
      const fragment = `#ply:${at}`;
      window.history.replaceState(null, "", fragment);
      keep(fragment);
    }
  }

  // Runs on by itself, if it is running.
  function goOn() {
    window.clearTimeout(running);
    if (running === null) {
      return;
    }
    if (at === last) {
      setRunning(false);
    } else {
      running = window.setTimeout(() => go(at + 1), Math.max(900, pace() * 5));
    }
  }

  function setRunning(runs) {
    window.clearTimeout(running);
    running = runs ? 0 : null;
    section.classList.toggle("is-running", runs);
    runButton.setAttribute("aria-label", runs ? runButton.dataset.stop : runButton.dataset.run);
    runButton.title = runButton.getAttribute("aria-label");
  }

  const deeds = {
    first: () => go(0),
    back: () => go(at - 1),
    forward: () => go(at + 1),
    last: () => go(last),
    run() {
      const runs = running === null;
      setRunning(runs);
      if (runs && at === last) {
        go(0);
      } else if (runs) {
        go(at + 1);
      }
    },
  };

  section.querySelectorAll("[data-do]").forEach((one) => {
    one.addEventListener("click", () => {
      if (one.dataset.do !== "run") {
        setRunning(false);
      }
      deeds[one.dataset.do]();
    });
  });
  slider.addEventListener("input", () => {
    setRunning(false);
    go(Number(slider.value));
  });
  // Keys only here: elsewhere on the page they are the browser's.
  const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
  section.addEventListener("keydown", (event) => {
    const deed = KEYS[event.key];
    const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
    if (!deed || isField || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    setRunning(false);
    deeds[deed]();
  });

  // A ply asked for by its address is shown on the board, which is brought into view.
  function follow() {
    const asked = /^#ply:(\d+)$/.exec(window.location.hash);
    if (asked && Number(asked[1]) <= last) {
      setRunning(false);
      go(Number(asked[1]), { still: true, silent: true });
      keep(window.location.hash);
      player.bringIntoView(section);
      return true;
    }
    return false;
  }

  document.querySelectorAll("a.step-open").forEach((link) => {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      window.history.replaceState(null, "", link.getAttribute("href"));
      follow();
      tell(spoken());
      frame.focus({ preventScroll: true });
    });
  });
  window.addEventListener("hashchange", follow);
  slider.max = last;
  if (!follow()) {
    go(0, { silent: true });
  }
})(window.sowbookPlayer);
