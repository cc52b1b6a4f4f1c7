// The board of the player: the drawing that the page has, changed by attributes
// and texts alone. It knows how positions are written and how events look, and no
// rule: what happens is told by the page or by the engine.
window.sowbookPlayer = window.sowbookPlayer || {};

(function (player) {
  "use strict";

  const COUNTABLE = 12;
  const MARKS = ["is-lifted", "is-sown", "is-captured", "is-last"];

  // `7,7,7/7,7,7 s 0-0 0` as values.
  function positionOf(text) {
    const [rows, side, captured, plies] = text.trim().split(/\s+/);
    const [south, north] = rows.split("/").map((row) => row.split(",").map(Number));
    const [ofSouth, ofNorth] = captured.split("-").map(Number);
    return {
      rows: { south, north },
      toMove: side === "s" ? "south" : "north",
      captured: { south: ofSouth, north: ofNorth },
      plies: Number(plies),
    };
  }

  function writtenAs(position) {
    const { rows, toMove, captured, plies } = position;
    const side = toMove === "south" ? "s" : "n";
    return `${rows.south.join(",")}/${rows.north.join(",")} ${side} ${captured.south}-${captured.north} ${plies}`;
  }

  function sideOf(pit) {
    return pit === pit.toUpperCase() ? "south" : "north";
  }

  function placeOf(pit) {
    return pit.toUpperCase().charCodeAt(0) - "A".charCodeAt(0);
  }

  function opposite(side) {
    return side === "south" ? "north" : "south";
  }

  function seedsIn(position, pit) {
    return position.rows[sideOf(pit)][placeOf(pit)];
  }

  // The marks that events leave on the board.
  function marksOf(events) {
    const marks = new Map();
    const mark = (pit, name) => marks.set(pit, (marks.get(pit) || new Set()).add(name));
    const lift = events.find(({ event }) => event === "lift");
    if (lift) {
      mark(lift.pit, "is-lifted");
    }
    for (const { event, pit } of events) {
      if (event === "drop") mark(pit, "is-sown");
      if (event === "rest") mark(pit, "is-last");
      if (event === "capture") mark(pit, "is-captured");
    }
    return marks;
  }

  function makeBoard(svg) {
    const groups = Array.from(svg.querySelectorAll("[data-pit]"));
    const hand = svg.querySelector(".board-hand");
    const seats = Array.from(svg.querySelectorAll("[data-seat]"));
    const names = {};
    seats.forEach((seat) => {
      names[seat.dataset.seat] = seat.querySelector(".board-side").textContent;
    });
    let moving = null;
    let captionOf = null;

    function groupOf(pit) {
      return groups.find((group) => group.dataset.pit === pit);
    }

    function setSeeds(pit, seeds) {
      const group = groupOf(pit);
      const isHeap = seeds > COUNTABLE;
      group.querySelector("use").setAttribute("href", `#seeds-${isHeap ? "heap" : seeds}`);
      group.querySelector(".pit-heap-number").textContent = isHeap ? seeds : "";
      group.querySelector(".board-number").textContent = seeds;
    }

    function setCaptured(side, seeds) {
      const store = svg.querySelector(`[data-store="${side}"]`);
      if (store) {
        store.textContent = seeds;
      } else if (captionOf) {
        setCaption(side, captionOf(seeds));
      }
    }

    function setCaption(side, text) {
      const caption = svg.querySelector(`[data-seat="${side}"] .board-captured`);
      if (caption) {
        caption.textContent = text;
      }
    }

    function setMarks(marks) {
      groups.forEach((group) => {
        const own = marks.get(group.dataset.pit);
        MARKS.forEach((mark) => group.classList.toggle(mark, Boolean(own && own.has(mark))));
      });
    }

    // Shows a position at once; nobody is to move where the game is over.
    function show(position, events, isOver) {
      stop();
      groups.forEach(({ dataset }) => setSeeds(dataset.pit, seedsIn(position, dataset.pit)));
      ["south", "north"].forEach((side) => setCaptured(side, position.captured[side]));
      seats.forEach((seat) => {
        const isTurn = !isOver && seat.dataset.seat === position.toMove;
        seat.querySelector(".board-side").classList.toggle("is-to-move", isTurn);
      });
      setMarks(marksOf(events));
    }

    // Shows South's side below, or North's.
    function turn(north) {
      const below = svg.dataset.below === "north";
      if (below === north) {
        return;
      }
      svg.dataset.below = north ? "north" : "south";
      // Turned half round, each pit lies where the other side's of the same letter lay.
      groups.forEach((group) => {
        const pit = group.dataset.pit;
        group.dataset.pit = pit === pit.toUpperCase() ? pit.toLowerCase() : pit.toUpperCase();
        group.querySelector(".board-letter").textContent = group.dataset.pit;
      });
      seats.forEach((seat) => {
        seat.dataset.seat = opposite(seat.dataset.seat);
        seat.querySelector(".board-side").textContent = names[seat.dataset.seat];
      });
      svg.querySelectorAll("[data-store]").forEach((store) => {
        store.dataset.store = opposite(store.dataset.store);
      });
    }

    function moveHand(pit, seeds, pace) {
      const hole = groupOf(pit).querySelector(".pit-hole");
      const middle = svg.viewBox.baseVal.height / 2;
      const [x, y] = [Number(hole.getAttribute("cx")), Number(hole.getAttribute("cy"))];
      hand.style.transitionDuration = `${Math.round(pace * 0.7)}ms`;
      // Between the rows, so that it hides no seed.
      hand.style.transform = `translate(${x}px, ${y + (y < middle ? 34 : -34)}px)`;
      hand.querySelector("text").textContent = seeds;
      hand.classList.toggle("is-full", seeds > 0);
    }

    // Lets the seeds of a move wander one by one, `pace` milliseconds each, then
    // calls `done`. `before` is the position that the move is made in.
    function run(before, events, pace, done) {
      stop();
      const seeds = new Map(groups.map(({ dataset }) => [dataset.pit, seedsIn(before, dataset.pit)]));
      const captured = { ...before.captured };
      const seen = events.filter(({ event }) => ["lift", "drop", "capture"].includes(event));
      let inHand = 0;
      const gone = [];
      function change(pit, number) {
        seeds.set(pit, number);
        setSeeds(pit, number);
      }
      function next() {
        const happens = seen.shift();
        if (!happens) {
          stop();
          done();
          return;
        }
        const { event, pit } = happens;
        gone.push(happens);
        if (event === "lift") {
          inHand = seeds.get(pit);
          change(pit, 0);
          moveHand(pit, inHand, gone.length === 1 ? 0 : pace);
        } else if (event === "drop") {
          inHand -= 1;
          change(pit, seeds.get(pit) + 1);
          moveHand(pit, inHand, pace);
        } else {
          captured[before.toMove] += seeds.get(pit);
          change(pit, 0);
          setCaptured(before.toMove, captured[before.toMove]);
        }
        setMarks(marksOf(gone));
        moving = window.setTimeout(next, event === "capture" ? pace * 2 : pace);
      }
      next();
    }

    function stop() {
      window.clearTimeout(moving);
      moving = null;
      hand.classList.remove("is-full");
    }

    return {
      svg,
      groups,
      groupOf,
      show,
      run,
      turn,
      stop,
      setCaption,
      sayCaptured(say) {
        captionOf = say;
      },
    };
  }

  // How fast seeds move, as chosen with the section's `select`; remembered where
  // the browser lets pages remember.
  function makePace(section) {
    const choice = section.querySelector("[data-choice=speed]");
    const still = window.matchMedia("(prefers-reduced-motion: reduce)");
    const key = "sowbook-speed";
    try {
      const kept = window.localStorage.getItem(key);
      if (Array.from(choice.options).some(({ value }) => value === kept)) {
        choice.value = kept;
      }
    } catch (error) {
      // Files have no memory in some browsers.
    }
    choice.addEventListener("change", () => {
      try {
        window.localStorage.setItem(key, choice.value);
      } catch (error) {
        // As above.
      }
    });
    return () => (still.matches ? 0 : Number(choice.value));
  }

  // The same page in another language opens at the same place.
  function keepInLanguages() {
    const links = Array.from(document.querySelectorAll(".languages a"));
    const addresses = links.map((link) => link.getAttribute("href"));
    return (fragment) => {
      links.forEach((link, index) => link.setAttribute("href", addresses[index] + fragment));
    };
  }

  // Says something to those who listen, the same again as well.
  function makeTeller(section) {
    const status = section.querySelector(".player-status");
    let waiting = null;
    return (text) => {
      window.clearTimeout(waiting);
      status.textContent = "";
      waiting = window.setTimeout(() => {
        status.textContent = text;
      }, 60);
    };
  }

  // Words as they are said aloud: without the statements behind them.
  function withoutCites(words) {
    const copy = words.cloneNode(true);
    copy.querySelectorAll(".cites").forEach((cites) => cites.remove());
    return copy;
  }

  // Brings the player into view, also where the browser, once the page is loaded,
  // would bring the anchor that the address names.
  function bringIntoView(section) {
    const bring = () => section.scrollIntoView();
    if (document.readyState === "complete") {
      bring();
    } else {
      window.addEventListener("load", () => window.setTimeout(bring, 0));
    }
  }

  Object.assign(player, {
    bringIntoView,
    makeBoard,
    makePace,
    makeTeller,
    keepInLanguages,
    positionOf,
    writtenAs,
    opposite,
    sideOf,
    placeOf,
    seedsIn,
    withoutCites,
  });
})(window.sowbookPlayer);
