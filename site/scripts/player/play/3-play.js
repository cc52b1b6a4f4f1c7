// Plays a game on its page: what may be played, what happens and why not, all told
// by the engine. The game is in the address: `#play:from=…&moves=…&ply=…&readings=…`.
window.sowbookPlayer.play = async function (section) {
  "use strict";

  const player = window.sowbookPlayer;
  const find = (selector) => section.querySelector(selector);
  const data = JSON.parse(find(".player-data").textContent);
  const board = player.makeBoard(find(".board-changing"));
  const pace = player.makePace(section);
  const tell = player.makeTeller(section);
  const keep = player.keepInLanguages();
  const words = find(".player-words");
  const heading = find(".player-heading");
  const turnLine = find(".player-turn");
  const notice = find("[data-part=notice]");
  const moveList = find(".player-moves");
  const setUp = find("[data-part=set-up]");
  const opponent = find("[data-choice=opponent]");
  const side = find("[data-choice=side]");
  const paste = find("[data-field=paste]");
  const PREFIX = "#play:";
  // What the machine lets pass before it moves, so that the eye can follow.
  const BREATH = 450;
  // Where the reader's opponent and side are kept.
  const SEAT = "sowbook-seat";
  // What leads to another position: not while one is set up, which would be lost.
  const WAYS = ["first", "back", "forward", "last", "new"];
  const NUMBERS = ["seeds", "south", "north", "plies"];

  const state = { from: "start", moves: [], ply: 0, readings: {} };
  let engine = null;
  let say = null;
  let sayThis = null;
  let whole = null;
  let here = null;
  let thinking = false;
  // Counts what the machine was asked: only the answer to the last counts.
  let question = 0;
  // While a position is set up: as far as it is.
  let draft = null;
  let chosen = null;
  // The pit that the Tab key comes to.
  let stop = null;

  // Asking

  // The names come from an address, where anything may stand.
  function changeBy(reading, alternative) {
    const named = (table, name) => (Object.hasOwn(table, name) ? table[name] : undefined);
    const { alternatives = {} } = named(data.readings, reading) || {};
    return named(alternatives, alternative);
  }

  function rulesUnder(readings) {
    const changes = Object.entries(readings).map(([reading, alternative]) => changeBy(reading, alternative));
    return data.rules.concat(...changes);
  }

  function line(from, moves, readings) {
    return engine.ask({ ask: "line", rules: rulesUnder(readings), from, moves: moves.join(" ") });
  }

  function machineSide() {
    return opponent.value === "" ? null : player.opposite(side.value);
  }

  function isMachines(standing) {
    return standing.position.split(" ")[1] === (machineSide() || " ")[0];
  }

  // What is wrong, in words.
  function faultInWords(error) {
    const named = (reason) => `play-error-${reason.replace(/_/g, "-")}`;
    switch (error.kind) {
      case "bad_position":
        return say(named(error.reason), { example: data.start });
      case "other_board":
        return say("play-error-other-board", { pits: error.board });
      case "illegal_move":
        return error.said
          ? say("parting-refused", { move: error.move, reason: sayThis(error.said) })
          : say(named(error.reason), { text: error.move });
      case "unreadable_move":
        return say(named(error.kind), { text: error.text });
      case "too_many_moves":
      case "too_long":
        return say(named(error.kind));
      case "rules_refused":
      case "rules_incomplete":
        return say("play-error-rules");
      default:
        return say("play-failed");
    }
  }

  // Showing

  function linkTo(href, text) {
    const link = document.createElement("a");
    link.href = href;
    link.textContent = text;
    return link;
  }

  // Links, each once, with a space between them.
  function linksTo(references) {
    const hrefs = new Map(references.map(([text, href]) => [href, text]));
    return Array.from(hrefs, ([href, text], index) => [index ? " " : "", linkTo(href, text)]).flat();
  }

  // The readings, with the alternatives chosen, by which an axis is played
  // otherwise than adopted: what attests it as adopted says nothing of it then.
  function readingsBehind(axis) {
    const settingOf = (settings) => JSON.stringify(settings.find((setting) => axis in setting));
    return Object.entries(state.readings).filter(([reading, alternative]) => {
      const setting = settingOf(changeBy(reading, alternative));
      return setting !== undefined && setting !== settingOf(data.rules);
    });
  }

  // The statements behind axes, those on play where there are any; and, where
  // they are played by an alternative, its reading with the statements it reads.
  function citesOf(axes) {
    const said = axes.filter((axis) => axis !== "board");
    const adopted = said.filter((axis) => readingsBehind(axis).length === 0);
    const all = adopted.flatMap((axis) => data.cites[axis] || []);
    const onPlay = all.filter(([, , isOnPlay]) => isOnPlay);
    const cites = document.createElement("span");
    cites.className = "cites";
    cites.append(...linksTo(onPlay.length ? onPlay : all));
    new Map(said.flatMap(readingsBehind)).forEach((alternative, reading) => {
      const part = document.createElement("span");
      part.className = "by-reading";
      part.append(`${say("play-by-reading")} `, linkTo(`#reading:${reading}=${alternative}`, reading));
      const read = data.readings[reading].cites;
      if (read.length) {
        part.append(` (${say("play-reading-reads")} `, ...linksTo(read), ")");
      }
      cites.append(" ", part);
    });
    return cites;
  }

  function sentences(said) {
    const list = document.createElement("ul");
    list.className = "sentences";
    said.forEach((saying) => {
      const item = document.createElement("li");
      item.append(`${sayThis(saying)} `, citesOf(saying.axes));
      list.append(item);
    });
    return list;
  }

  function notify(text, axes) {
    notice.textContent = "";
    if (text) {
      notice.append(`${text} `, citesOf(axes || []));
      tell(text);
    }
  }

  function headingOf(ply) {
    if (ply === 0) {
      return say(state.from === "start" ? "example-start" : "example-position");
    }
    const { move } = whole.plies[ply - 1];
    const before = ply > 1 ? whole.plies[ply - 2].position : whole.start.position;
    const mover = player.positionOf(before).toMove;
    return say(move === "-" ? "example-pass" : "example-move", { number: ply, side: mover, move });
  }

  function eventsHere() {
    return state.ply === 0 ? [] : whole.plies[state.ply - 1].events;
  }

  function showWords() {
    const { said } = state.ply === 0 ? whole.start : whole.plies[state.ply - 1];
    heading.textContent = headingOf(state.ply);
    words.textContent = "";
    words.scrollTop = 0;
    words.append(sentences(said));
  }

  // A button that is there only while it is of use. The focus goes from it to the
  // board, where the next move is made.
  function offer(name, isOffered) {
    const button = find(`[data-do=${name}]`);
    const isFocused = document.activeElement === button;
    button.hidden = !isOffered;
    if (isFocused && !isOffered) {
      buttonOf(board.groupOf(stop)).focus({ preventScroll: true });
    }
  }

  function showTurn() {
    const mover = player.positionOf(here.position).toMove;
    const mustPass = here.moves.some(({ move }) => move === "-");
    offer("pass", mustPass && !isMachines(here));
    // Before later moves the machine moves only if the reader gives these up.
    offer("go-on", isMachines(here) && !here.over && state.ply < state.moves.length);
    if (here.over) {
      turnLine.textContent = say("play-over");
    } else if (thinking) {
      turnLine.textContent = say("play-thinking", { side: mover });
    } else {
      const turn = say("board-to-move", { side: mover });
      turnLine.textContent = mustPass ? `${turn} ${say("parting-must-pass")}` : turn;
    }
  }

  function showMoves() {
    moveList.textContent = "";
    whole.plies.forEach(({ move }, index) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = move;
      button.setAttribute("aria-label", headingOf(index + 1));
      if (index + 1 === state.ply) {
        button.setAttribute("aria-current", "step");
      }
      button.addEventListener("click", () => {
        goTo(index + 1);
        moveList.querySelectorAll("button")[index].focus();
      });
      item.append(button);
      moveList.append(item);
    });
    const current = moveList.querySelector("[aria-current]");
    if (current) {
      moveList.scrollTop = current.offsetTop - moveList.clientHeight / 2;
    }
  }

  // What of a pit is touched and focused. Its name says what is drawn beside it.
  function buttonOf(group) {
    return group.querySelector(".pit-touch");
  }

  // Names and roles of the pits, and which may be played.
  function showPits(position, legal) {
    board.groups.forEach((group) => {
      const { pit } = group.dataset;
      const label = say("board-pit-spoken", {
        side: player.sideOf(pit),
        letter: pit,
        seeds: player.seedsIn(position, pit),
      });
      const button = buttonOf(group);
      button.setAttribute("role", "button");
      button.setAttribute("aria-label", label);
      button.setAttribute("tabindex", pit === stop ? "0" : "-1");
      if (draft) {
        button.removeAttribute("aria-disabled");
      } else {
        button.setAttribute("aria-disabled", String(!legal.includes(pit)));
      }
      group.classList.add("is-operable");
      group.classList.toggle("is-legal", legal.includes(pit));
      group.classList.toggle("is-chosen", Boolean(draft) && pit === chosen);
      group.classList.remove("is-tried");
    });
  }

  function showBoard() {
    const position = player.positionOf(here.position);
    board.show(position, eventsHere(), here.over);
    const mine = thinking || isMachines(here) ? [] : here.moves.map(({ move }) => move);
    showPits(position, mine);
    delete section.dataset.moving;
  }

  function allow(name, allowed) {
    find(`[data-do=${name}]`).setAttribute("aria-disabled", String(!allowed));
  }

  function fragment() {
    const parts = [];
    const readings = Object.entries(state.readings).map((pair) => pair.join(":"));
    if (state.from !== "start") parts.push(`from=${state.from.replace(/ /g, "_")}`);
    if (state.moves.length) parts.push(`moves=${state.moves.join(".")}`);
    if (state.ply !== state.moves.length) parts.push(`ply=${state.ply}`);
    if (readings.length) parts.push(`readings=${readings.join(",")}`);
    return PREFIX + parts.join("&");
  }

  function showShare() {
    window.history.replaceState(null, "", fragment());
    keep(fragment());
    rememberSeat();
    const from = state.from === "start" ? data.start : state.from;
    showPosition(here.position);
    find("[data-field=position]").value = here.position;
    find("[data-field=game]").value = `${from} ${state.moves.join(" ")}`.trim();
    find("[data-field=link]").value = window.location.href;
  }

  // Under the board on paper, where nobody can ask for it.
  function showPosition(position) {
    find(".player-caption code").textContent = position;
  }

  // Which game it is, in any language.
  function gameAsked() {
    return JSON.stringify(data.rules) + window.location.hash;
  }

  // Opponent, side and the side that is below are the reader's and no part of the
  // game: kept in this tab for the game in the address, through loading it anew and
  // into other languages, and not in the address, which opens for anyone.
  function rememberSeat() {
    const { below = "south" } = board.svg.dataset;
    const seat = { game: gameAsked(), opponent: opponent.value, side: side.value, below };
    try {
      window.sessionStorage.setItem(SEAT, JSON.stringify(seat));
    } catch (error) {
      // Files have no memory in some browsers.
    }
  }

  function recallSeat() {
    let seat = null;
    try {
      seat = JSON.parse(window.sessionStorage.getItem(SEAT));
    } catch (error) {
      // As above.
    }
    if (seat && seat.game === gameAsked()) {
      opponent.value = seat.opponent;
      side.value = seat.side;
      board.turn(seat.below === "north");
    }
  }

  function showReadings() {
    const note = find(".player-other-readings");
    const entries = Object.entries(state.readings);
    note.textContent = "";
    note.hidden = entries.length === 0;
    note.append(say("play-readings"));
    const list = document.createElement("ul");
    entries.forEach(([reading, alternative]) => {
      const link = document.createElement("a");
      link.href = `#reading:${reading}`;
      link.append(...wordsOf(document.getElementById(`reading:${reading}=${alternative}`)));
      const item = document.createElement("li");
      item.append(link);
      list.append(item);
    });
    note.append(list);
    section.querySelectorAll("[data-part=readings] input").forEach((input) => {
      input.checked = input.value === (state.readings[input.name] || "");
    });
  }

  // Asks how things stand.
  function look() {
    whole = line(state.from, state.moves, state.readings);
    here = state.ply === state.moves.length ? whole : line(state.from, state.moves.slice(0, state.ply), state.readings);
  }

  // What follows once no seeds move.
  function settle() {
    showBoard();
    letMachineMove();
  }

  // Shows how things stand, at once or with the seeds of the last move wandering.
  function show(before) {
    if (draft) {
      closeSetUp();
    }
    look();
    allow("new", true);
    ["first", "back"].forEach((name) => allow(name, state.ply > 0));
    ["forward", "last"].forEach((name) => allow(name, state.ply < state.moves.length));
    section.dataset.ply = state.ply;
    showWords();
    showTurn();
    showMoves();
    showShare();
    showReadings();
    if (before && pace() > 0) {
      section.dataset.moving = "";
      board.run(before, eventsHere(), pace(), settle);
    } else {
      settle();
    }
  }

  function spoken() {
    const said = Array.from(player.withoutCites(words).querySelectorAll("li"), (item) => item.textContent.trim());
    return [`${heading.textContent}.`, ...said, here.over ? "" : turnLine.textContent].join(" ").trim();
  }

  // Playing

  function play(move) {
    const before = player.positionOf(here.position);
    state.moves = state.moves.slice(0, state.ply).concat(move);
    state.ply = state.moves.length;
    notify("");
    show(before);
    tell(spoken());
  }

  // Tries a pit: plays it, or says why not.
  function attempt(pit) {
    if ("moving" in section.dataset) {
      // Does not wait for the seeds; the next try counts.
      settle();
      return;
    }
    const refused = here.refused.find(({ move }) => move === pit);
    const mover = player.positionOf(here.position).toMove;
    if (here.over) {
      notify(say("play-over"));
    } else if (thinking || isMachines(here)) {
      notify(say("play-wait"));
    } else if (here.moves.some(({ move }) => move === pit)) {
      play(pit);
      return;
    } else if (refused) {
      notify(say("parting-refused", { move: pit, reason: sayThis(refused.said) }), refused.said.axes);
    } else if (player.sideOf(pit) !== mover) {
      notify(say("play-not-yours", { pit, side: player.sideOf(pit) }));
    }
    board.groups.forEach((group) => group.classList.toggle("is-tried", group.dataset.pit === pit));
  }

  async function letMachineMove() {
    const isAtEnd = state.ply === state.moves.length;
    if (thinking || !isAtEnd || here.over || draft || !isMachines(here)) {
      return;
    }
    thinking = true;
    question += 1;
    const asked = question;
    section.dataset.thinking = "";
    showTurn();
    const request = {
      ask: "choose",
      rules: rulesUnder(state.readings),
      from: state.from,
      moves: state.moves.join(" "),
      strength: Number(opponent.value),
      seed: Math.floor(Math.random() * 2 ** 32),
    };
    const breath = new Promise((resolve) => window.setTimeout(resolve, pace() > 0 ? BREATH : 0));
    try {
      const [answer] = await Promise.all([engine.askLater(request), breath]);
      if (asked === question) {
        interrupt();
        play(answer.move);
      }
    } catch (error) {
      interrupt();
      showTurn();
      notify(say("play-failed"));
    }
  }

  // What the machine is thinking of is of no more use.
  function interrupt() {
    question += 1;
    thinking = false;
    delete section.dataset.thinking;
  }

  function goTo(ply) {
    interrupt();
    state.ply = Math.max(0, Math.min(state.moves.length, ply));
    notify("");
    show();
    tell(spoken());
  }

  // Lets the machine move where later moves are known: they are given up.
  function goOnFromHere() {
    state.moves = state.moves.slice(0, state.ply);
    notify("");
    show();
  }

  // Back and forward stop where it is the reader's turn.
  function step(by) {
    let ply = state.ply + by;
    const machine = machineSide();
    const moverAt = (at) =>
      player.positionOf(at === 0 ? whole.start.position : whole.plies[at - 1].position).toMove;
    while (ply > 0 && ply < state.moves.length && moverAt(ply) === machine) {
      ply += by;
    }
    goTo(ply);
  }

  function begin(from, moves, readings, ply) {
    interrupt();
    closeSetUp();
    Object.assign(state, { from, moves, ply: ply === undefined ? moves.length : ply });
    if (readings) {
      state.readings = readings;
    }
    notify("");
    show();
    tell(spoken());
  }

  // Setting up a position

  function closeSetUp() {
    draft = null;
    chosen = null;
    setUp.open = false;
    section.classList.remove("is-setting-up");
  }

  function openSetUp() {
    interrupt();
    draft = player.positionOf(here.position);
    chosen = stop;
    section.classList.add("is-setting-up");
    WAYS.forEach((name) => allow(name, false));
    showDraft();
  }

  function showDraft() {
    delete section.dataset.moving;
    board.show(draft, [], false);
    showPits(draft, []);
    find("[data-label=seeds]").textContent = say("play-seeds", { pit: chosen });
    find("[data-field=seeds]").value = player.seedsIn(draft, chosen);
    find("[data-field=south]").value = draft.captured.south;
    find("[data-field=north]").value = draft.captured.north;
    find("[data-field=to-move]").value = draft.toMove;
    find("[data-field=plies]").value = draft.plies;
    judgeDraft();
  }

  // Whether the position can be played is the engine's to say.
  function judgeDraft() {
    const position = player.writtenAs(draft);
    showPosition(position);
    const fields = NUMBERS.map((name) => find(`[data-field=${name}]`));
    fields.forEach((field) => field.setAttribute("aria-invalid", String(!holdsNumber(field))));
    const { error } = line(position, [], state.readings);
    const fault = find("[data-fault=set-up]");
    if (!fields.every(holdsNumber)) {
      fault.textContent = say("play-whole-numbers");
    } else {
      fault.textContent = error ? faultInWords(error) : "";
    }
    allow("use", !fault.textContent);
    return !fault.textContent;
  }

  function setSeeds(seeds) {
    draft.rows[player.sideOf(chosen)][player.placeOf(chosen)] = Math.max(0, seeds);
    showDraft();
  }

  function holdsNumber(field) {
    return /^\d+$/.test(field.value);
  }

  // A field that holds no whole number changes nothing.
  function readDraft() {
    const taken = (name, before) => {
      const field = find(`[data-field=${name}]`);
      return holdsNumber(field) ? Number(field.value) : before;
    };
    draft.captured.south = taken("south", draft.captured.south);
    draft.captured.north = taken("north", draft.captured.north);
    draft.toMove = find("[data-field=to-move]").value;
    draft.plies = taken("plies", draft.plies);
    const row = draft.rows[player.sideOf(chosen)];
    const place = player.placeOf(chosen);
    row[place] = taken("seeds", row[place]);
    board.show(draft, [], false);
    showPits(draft, []);
    judgeDraft();
  }

  // Keys and touches of the board

  function neighbour(group, key) {
    const middle = (one) => {
      const hole = one.querySelector(".pit-hole");
      return { x: Number(hole.getAttribute("cx")), y: Number(hole.getAttribute("cy")) };
    };
    const own = middle(group);
    const row = board.groups.filter((one) => middle(one).y === own.y).sort((one, other) => middle(one).x - middle(other).x);
    const at = row.indexOf(group);
    switch (key) {
      case "ArrowLeft":
        return row[at - 1];
      case "ArrowRight":
        return row[at + 1];
      case "Home":
        return row[0];
      case "End":
        return row[row.length - 1];
      default: {
        const isUp = key === "ArrowUp";
        return board.groups.find((one) => {
          const other = middle(one);
          return other.x === own.x && (isUp ? other.y < own.y : other.y > own.y);
        });
      }
    }
  }

  function stopAt(pit) {
    stop = pit;
    board.groups.forEach((group) =>
      buttonOf(group).setAttribute("tabindex", group.dataset.pit === pit ? "0" : "-1"),
    );
  }

  function touch(pit) {
    stopAt(pit);
    if (draft) {
      chosen = pit;
      showDraft();
    } else {
      attempt(pit);
    }
  }

  // The letter of a key, also on keyboards of other scripts.
  function letterOf(event) {
    const typed = /^[a-z]$/i.test(event.key) ? event.key : (/^Key([A-Z])$/.exec(event.code) || [])[1];
    return typed && typed.toUpperCase();
  }

  function listenToBoard() {
    board.svg.addEventListener("click", (event) => {
      const group = event.target.closest("[data-pit]");
      if (group) {
        touch(group.dataset.pit);
      }
    });
    board.svg.addEventListener("focusin", (event) => {
      const group = event.target.closest("[data-pit]");
      if (group) {
        stopAt(group.dataset.pit);
      }
    });
    board.svg.addEventListener("keydown", (event) => {
      const group = event.target.closest("[data-pit]");
      if (!group || event.altKey || event.ctrlKey || event.metaKey) {
        return;
      }
      const { pit } = group.dataset;
      if (event.key === "Enter" || event.key === " ") {
        touch(pit);
      } else if (/^(Arrow(Left|Right|Up|Down)|Home|End)$/.test(event.key)) {
        const next = neighbour(group, event.key);
        if (next) {
          buttonOf(next).focus();
          if (draft) {
            chosen = next.dataset.pit;
            showDraft();
          }
        }
      } else if (draft && "+-−".includes(event.key)) {
        chosen = pit;
        setSeeds(player.seedsIn(draft, pit) + (event.key === "+" ? 1 : -1));
      } else if (!draft && letterOf(event)) {
        const south = player.positionOf(here.position).toMove === "south";
        const letter = letterOf(event);
        const asked = board.groupOf(south ? letter : letter.toLowerCase());
        if (!asked) {
          return;
        }
        buttonOf(asked).focus();
        attempt(asked.dataset.pit);
      } else {
        return;
      }
      event.preventDefault();
    });
  }

  // Choices

  function wordsOf(item) {
    const copy = item.cloneNode(true);
    copy.querySelectorAll(":scope > .term, .shown").forEach((part) => part.remove());
    copy.querySelectorAll("a").forEach((link) => link.replaceWith(link.textContent));
    return copy.childNodes;
  }

  // The choice of readings, in the words that the page has for them.
  function makeReadings() {
    const list = find(".player-readings");
    Object.entries(data.readings).forEach(([reading, { alternatives }]) => {
      const entry = document.getElementById(`reading:${reading}`);
      const set = document.createElement("fieldset");
      const legend = document.createElement("legend");
      legend.append(...wordsOf(entry.querySelector("h3")));
      set.append(legend);
      const choices = [["", entry.querySelector(":scope > p")]].concat(
        Object.keys(alternatives).map((id) => [id, document.getElementById(`reading:${reading}=${id}`)]),
      );
      choices.forEach(([id, item]) => {
        const label = document.createElement("label");
        const input = document.createElement("input");
        input.type = "radio";
        input.name = reading;
        input.value = id;
        const text = document.createElement("span");
        text.append(...wordsOf(item));
        label.append(input, " ", text);
        set.append(label);
      });
      list.append(set);
    });
    list.addEventListener("change", ({ target }) => choose(target.name, target.value));
  }

  function choose(reading, alternative) {
    const readings = { ...state.readings };
    delete readings[reading];
    if (alternative) {
      readings[reading] = alternative;
    }
    const played = line(state.from, state.moves, readings);
    if (!played.plies) {
      if (draft) {
        find("[data-fault=set-up]").textContent = faultInWords(played.error);
      } else {
        notify(faultInWords(played.error));
      }
      showReadings();
      return;
    }
    // What can no longer be played is left out, and it is said why.
    const moves = played.plies.map(({ move }) => move);
    const ply = Math.min(state.ply, moves.length);
    if (draft) {
      // The position that is being set up stays; it is judged by these readings.
      Object.assign(state, { moves, ply, readings });
      look();
      showShare();
      showReadings();
      judgeDraft();
    } else {
      begin(state.from, moves, readings, ply);
    }
    if (played.error) {
      notify(faultInWords(played.error), played.error.said ? played.error.said.axes : []);
    }
  }

  async function copy(name) {
    const field = find(`[data-field=${name}]`);
    const status = find(".player-copied");
    let done = false;
    try {
      await navigator.clipboard.writeText(field.value);
      done = true;
    } catch (error) {
      // The clipboard is closed to files in some browsers; they may still copy
      // what is selected.
      field.focus();
      field.select();
      done = document.execCommand("copy");
    }
    status.textContent = done ? section.dataset.copied : section.dataset.copyFailed;
    tell(status.textContent);
  }

  function openPasted() {
    const fault = find("[data-fault=paste]");
    // Half a letter, as a text cut in two may have, is read as a letter unknown.
    const text = new TextDecoder().decode(new TextEncoder().encode(paste.value));
    const read = engine.ask({ ask: "read", rules: rulesUnder(state.readings), text });
    fault.textContent = read.error ? faultInWords(read.error) : "";
    paste.setAttribute("aria-invalid", String(Boolean(read.error)));
    if (!read.error) {
      begin(read.from, read.moves.split(" ").filter(Boolean));
      return;
    }
    paste.focus();
    if (read.error.start !== undefined) {
      paste.setSelectionRange(read.error.start, read.error.end);
    }
  }

  function turnBoard() {
    board.turn(board.svg.dataset.below !== "north");
    rememberSeat();
    if (draft) {
      showDraft();
    } else {
      settle();
    }
  }

  const deeds = {
    first: () => goTo(0),
    back: () => step(-1),
    forward: () => step(1),
    last: () => goTo(state.moves.length),
    turn: turnBoard,
    new: () => begin("start", []),
    pass: () => play("-"),
    "go-on": goOnFromHere,
    swap() {
      side.value = player.opposite(side.value);
      sidesChanged();
    },
    fewer: () => setSeeds(player.seedsIn(draft, chosen) - 1),
    more: () => setSeeds(player.seedsIn(draft, chosen) + 1),
    empty() {
      Object.keys(draft.rows).forEach((row) => draft.rows[row].fill(0));
      showDraft();
    },
    start() {
      draft = player.positionOf(data.start);
      showDraft();
    },
    use() {
      if (judgeDraft()) {
        begin(player.writtenAs(draft), []);
        buttonOf(board.groupOf(stop)).focus();
      }
    },
    cancel() {
      closeSetUp();
      show();
      setUp.querySelector("summary").focus();
    },
    "copy-position": () => copy("position"),
    "copy-game": () => copy("game"),
    "copy-link": () => copy("link"),
    paste: openPasted,
  };

  function sidesChanged() {
    interrupt();
    board.turn(machineSide() !== null && side.value === "north");
    notify("");
    show();
  }

  function listen() {
    listenToBoard();
    section.querySelectorAll("[data-do]").forEach((button) => {
      const deed = deeds[button.dataset.do];
      if (deed) {
        button.addEventListener("click", () => {
          if (button.getAttribute("aria-disabled") !== "true") {
            deed();
          }
        });
      }
    });
    opponent.addEventListener("change", sidesChanged);
    side.addEventListener("change", sidesChanged);
    setUp.addEventListener("toggle", () => {
      if (setUp.open && !draft) {
        openSetUp();
      } else if (!setUp.open && draft) {
        closeSetUp();
        show();
      }
    });
    setUp.addEventListener("input", readDraft);
    window.addEventListener("hashchange", follow);
  }

  // The game that the address asks for.
  function follow() {
    if (!window.location.hash.startsWith(PREFIX)) {
      return;
    }
    const asked = {};
    window.location.hash
      .slice(PREFIX.length)
      .split("&")
      .forEach((part) => {
        const [name, value] = part.split("=");
        asked[name] = decoded(value || "");
      });
    const readings = {};
    (asked.readings || "").split(",").forEach((pair) => {
      const [reading, alternative] = pair.split(":");
      if (changeBy(reading, alternative)) {
        readings[reading] = alternative;
      }
    });
    const from = (asked.from || "start").replace(/_/g, " ");
    const moves = (asked.moves || "").split(".").filter(Boolean);
    const played = line(from, moves, readings);
    if (!played.plies) {
      begin("start", [], {});
    } else {
      const ply = asked.ply === undefined ? played.plies.length : Math.floor(Number(asked.ply)) || 0;
      const legal = played.plies.map(({ move }) => move);
      begin(from, legal, readings, Math.max(0, Math.min(legal.length, ply)));
    }
    if (played.error) {
      notify(faultInWords(played.error), played.error.said ? played.error.said.axes : []);
    }
    player.bringIntoView(section);
  }

  function decoded(value) {
    try {
      return decodeURIComponent(value);
    } catch (error) {
      return value;
    }
  }

  // Opening: nothing on the page changes before the engine is there.

  engine = await player.makeEngine();
  ({ say, sayThis } = player.makeWords(window.sowbookTexts));
  board.sayCaptured((seeds) => say("board-label-captured", { seeds }));
  board.svg.setAttribute("role", "group");
  board.svg.setAttribute("aria-label", section.dataset.board);
  // The names of the pits say what is written in them.
  board.svg.querySelectorAll("[data-pit] > text").forEach((text) => text.setAttribute("aria-hidden", "true"));
  stop = board.groups.find(({ dataset }) => dataset.pit === "A").dataset.pit;
  find(".player-open").remove();
  // It no longer is the board at the start.
  find("h2").textContent = section.dataset.board;
  section.querySelectorAll("[data-part=controls]").forEach((part) => {
    part.hidden = false;
  });
  section.classList.add("is-open");
  makeReadings();
  listen();
  recallSeat();
  if (window.location.hash.startsWith(PREFIX)) {
    follow();
  } else {
    begin("start", []);
    buttonOf(board.groupOf(stop)).focus({ preventScroll: true });
  }
};
