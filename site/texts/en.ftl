### Interface texts in English: the table that says which keys there are and
### which arguments each takes. Another language is another file with the same.

## The language itself

language-name = English
dir = ltr

## Lists and numbers

list-pair = { $first }, { $next }
list-and = { $first } and { $next }
list-or = { $first } or { $next }

## Sides and the board, drawn and spoken

side-south = South
side-north = North
board-row = { $side ->
    [south] South
   *[north] North
}, from the player’s left: { $pits }.
board-pit = { $letter } { $seeds }
board-pit-spoken = { $side ->
    [south] South
   *[north] North
} pit { $letter }, { $seeds ->
    [one] { $seeds } seed
   *[other] { $seeds } seeds
}
board-store = In the store of { $side ->
    [south] South
   *[north] North
}: { $seeds }.
board-captured = Captured by { $side ->
    [south] South
   *[north] North
}: { $seeds }.
board-to-move = { $side ->
    [south] South
   *[north] North
} to move.
board-lifted = Lifted: { $pit }.
board-sown = Sown: { $pits }.
board-taken = Captured: { $pits }.
board-last = Last seed in { $pit }.
board-label-captured = captured { $seeds }

## Names of the axes

axis-board = board
axis-stores = stores
axis-opening-pit = opening pit
axis-opening-capture = capture at the opening
axis-lift-min-seeds = fewest seeds to lift
axis-sow-direction = direction of sowing
axis-sow-first-seed = the first seed
axis-sow-origin = coming round to the emptied pit
axis-sow-stores = sowing into stores
axis-sow-laps = laps
axis-sow-endless = endless sowings
axis-capture = capture
axis-grand-slam = grand slam
axis-feeding = duty to feed
axis-end = end of the game
axis-no-move = no legal move
axis-remainder = seeds left over
axis-winner = winner
axis-repetition = repetition

## The rules in words

part-board = Board and aim
part-turn = A turn
part-sowing = Sowing
part-capture = Capture
part-opening = Opening
part-duties = Duties and bans
part-end = End and winner

rule-board = { $pits ->
    [one] The board has two rows of one pit.
   *[other] The board has two rows of { $pits } pits.
} Each player sits at one of the rows and owns its pits: South the lower, North the upper.
rule-seeds-per-pit = { $seeds ->
    [0] At the start the pits are empty ({ $total } seeds).
    [one] At the start each pit holds one seed, { $total } in all.
   *[other] At the start each pit holds { $seeds } seeds, { $total } in all.
}
rule-seeds-explicit = At the start the pits hold, in sowing order from South’s first pit: { $seeds }; { $total } seeds in all.
rule-stores-none = There are no stores; captured seeds are laid aside.
rule-stores-at-the-ends = At each end of the board there is a store for captured seeds; each player’s own is the one to the right.
rule-aim-most-seeds = The aim is to gather more seeds than the opponent.
rule-aim-seeds-in-row = The aim is to be the one who still has seeds in their own row when the game ends.

rule-turn = South moves first; then the players move in turn.
rule-lift = { $seeds ->
    [1] To move, a player chooses a pit in their own row that holds seeds and lifts them all.
   *[other] To move, a player chooses a pit in their own row that holds at least { $seeds } seeds and lifts them all. A pit with fewer may not be chosen.
}

rule-direction-counter-clockwise = The seeds are sown one by one, one to a pit, counter-clockwise: for either player along their own row from left to right, then along the other row, in the order { $order } and round again.
rule-direction-clockwise = The seeds are sown one by one, one to a pit, clockwise: for either player along their own row from right to left, then along the other row, in the order { $order } and round again.
rule-first-seed-next-pit = The first seed falls into the pit after the one just emptied.
rule-first-seed-emptied-pit = The first seed goes back into the pit just emptied, the rest one by one into the pits after it.
rule-first-seed-emptied-pit-lone-seed-next = The first seed goes back into the pit just emptied, the rest one by one into the pits after it; a lone seed goes to the next pit instead.
rule-origin-sown-again = With { $round } seeds or more the sowing comes round to the emptied pit and sows it like any other.
rule-origin-skipped-every-lap = With { $round } seeds or more the sowing comes round to the pit it was lifted from and passes over it, every time{ $laps ->
    [relay] { " " }and in every lap
   *[single] { "" }
}.
rule-origin-skipped-first-lap = With { $round } seeds or more the sowing comes round to the pit it was lifted from and passes over it{ $laps ->
    [relay] , but in the first lap only: in later laps it is sown
   *[single] { "" }
}.
rule-sow-stores-never = The stores are never sown.
rule-laps-single = The sowing ends when the last seed has fallen.
rule-laps-relay = If the last seed falls into a pit that holds seeds, all of them are lifted, that seed included, and sown on from there in a new lap. The sowing ends when a last seed falls into an empty pit.
rule-endless = A move whose sowing would never end is not allowed. (A sowing that has not ended after { $laps } laps is given up and refused as well.)

rule-capture-nothing = Sowing captures nothing.
rule-capture-count = If the last seed falls into { $whose ->
    [own] a pit of the player’s own row
    [opponent] a pit of the opponent’s row
   *[any] any pit, on either side,
} and makes { $counts } seeds there, these are captured.
rule-capture-even = If the last seed falls into { $whose ->
    [own] a pit of the player’s own row
    [opponent] a pit of the opponent’s row
   *[any] any pit, on either side,
} and makes an even number of seeds there, these are captured.
rule-chain-none = No other pit is captured with it.
rule-chain-backward-pits-sown = Then the pits just sown are looked at backwards from there: each that holds such a number too is captured as well, until one does not.
rule-chain-backward-board = Then the pits before it are looked at, backwards round the whole board: each that holds such a number too is captured as well, until one does not.
rule-chain-backward-own-row = Then the pits before it are looked at, backwards along the player’s own row: each that holds such a number too is captured as well, until one does not.
rule-chain-forward-pits-sown = Then the pits after it that were just sown are looked at, in the direction of sowing: each that holds such a number too is captured as well, until one does not.
rule-chain-forward-board = Then the pits after it are looked at, in the direction of sowing round the whole board: each that holds such a number too is captured as well, until one does not.
rule-chain-forward-own-row = Then the pits after it are looked at, in the direction of sowing along the player’s own row: each that holds such a number too is captured as well, until one does not.
rule-chain-whose = Only pits of { $whose ->
    [own] the player’s own row
   *[opponent] the opponent’s row
} can be captured.
rule-capture-opposite = If the last seed falls into an empty pit { $landing ->
    [own] of the player’s own row
    [opponent] of the opponent’s row
   *[any] of either row
} and the pit facing it across the board holds seeds, these are captured{ $takes ->
    [both] , together with the seed that fell
   *[opposite] ; the seed that fell stays where it is
}.
rule-capture-own-seeds = In the opponent’s row the facing pit is the player’s own: one captures one’s own seeds.
rule-facing-nothing = If the facing pit is empty, nothing is captured.
rule-facing-lone-seed = If the facing pit is empty, the seed that fell is captured alone.

rule-opening-pit-free = The first moves may start from any pit.
rule-opening-pit-each = Each player’s first move starts from the rightmost pit of their own row: { $south } for South, { $north } for North. If that pit is empty, any other may be chosen.
rule-opening-pit-starter = The first move of the game starts from the rightmost pit of South’s row, { $south }. If that pit is empty, any other may be chosen.
rule-opening-capture-free = Captures count from the first move on.
rule-opening-capture-first = On the first move of the game nothing is captured: what would be stays on the board.
rule-opening-capture-each = On each player’s first move nothing is captured: what would be stays on the board.

rule-feeding-free = Nobody has to give the opponent seeds.
rule-feeding-empty-row = If the opponent’s row is empty at the start of a turn, the player must make a move after which it holds seeds. If there is no such move, { $otherwise ->
    [game_over] the game is over
   *[any_move] any other legal move will do
}.
rule-feeding-every-move = After every move the opponent’s row must hold seeds. If no move can leave seeds in a row that had some, { $otherwise ->
    [game_over] the game is over
   *[any_move] any other legal move will do
}; if no move can bring seeds into an empty row, { $empty_row ->
    [game_over] the game is over
   *[any_move] any other legal move will do
}.
rule-grand-slam-allowed = A move may capture every seed of the opponent’s row.
rule-grand-slam-illegal-after-sowing = A move that would capture every seed of the opponent’s row is not allowed; seeds that it has just sown there count.
rule-grand-slam-illegal-before-move = A move that would capture every seed of the opponent’s row is not allowed, if that row held seeds before the move.
rule-grand-slam-takes-nothing = A move that would capture every seed of the opponent’s row may be made, but captures nothing.

rule-end-game-over = The game is over when the player to move has no legal move.
rule-end-pass = A player who has no legal move passes, until there is one again.
rule-end-pass-if-other-can-feed = A player who has no legal move passes, if the opponent has a move that gives seeds; otherwise the game is over.
rule-end-draw-if-only-endless = The game is over when the player to move has no legal move. If that player has seeds, but only sowings without end, the game is a draw.
rule-remainder-own-row = Then each player takes the seeds left in their own row.
rule-remainder-last-mover = Then all the seeds left on the board go to the player who made the last move.
rule-remainder-split-equally = Then the seeds left on the board are split equally; an odd one counts for nobody.
rule-remainder-nobody = The seeds left on the board count for nobody.
rule-winner-most-seeds = The player with more seeds wins; equal numbers are a draw.
rule-winner-seeds-in-row = The player who still has seeds in their own row wins; captured seeds do not count.
rule-repetition-own-row = If the same board comes back with the same player to move, the game is over, and each player takes the seeds left in their own row.
rule-repetition-last-mover = If the same board comes back with the same player to move, the game is over, and all the seeds left go to the player who made the last move.
rule-repetition-split-equally = If the same board comes back with the same player to move, the game is over, and the seeds left are split equally; an odd one counts for nobody.
rule-repetition-nobody = If the same board comes back with the same player to move, the game is over, and the seeds left count for nobody.
rule-repetition-draw = If the same board comes back with the same player to move, the game is a draw.

## What happens in a move

event-sow = { $side ->
    [south] South
   *[north] North
} lifts { $seeds ->
    [one] the one seed
   *[other] the { $seeds } seeds
} of { $pit } and sows { $path }.
event-relay = The last seed falls into { $pit }, which is not empty: its { $seeds } seeds are lifted and sown on: { $path }.
event-laps-left-out = So it goes on, for { $laps } laps in all; the last one:
event-skip = { $times ->
    [one] The emptied pit { $pit } is passed over.
   *[other] The emptied pit { $pit } is passed over { $times } times.
}
event-stores-passed = No seed falls into the stores.
event-rest-empty = The last seed falls into { $pit }, which was empty.
event-rest = The last seed makes { $seeds } in { $pit }.
event-pit-seeds = { $pit } ({ $seeds })
event-capture-one = { $side ->
    [south] South
   *[north] North
} captures { $seeds ->
    [one] the one seed
   *[other] the { $seeds } seeds
} of { $pit }.
event-capture-many = { $side ->
    [south] South
   *[north] North
} captures { $pits }: { $seeds } seeds.
event-forfeit = { $pits } would be captured, but the opening captures nothing: the seeds stay.
event-spare = It would have captured every seed of the opponent’s row, and so captures nothing.
event-no-capture = Nothing is captured.
event-slam = That is every seed of the opponent’s row.
event-feed = The move gives the opponent seeds, as it must.
event-starve = The opponent’s row is left empty.
event-pass = { $side ->
    [south] South
   *[north] North
} has no legal move and passes.
event-hand-out = { $side ->
    [south] South
   *[north] North
} takes { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
} left on the board.
event-leave = { $seeds ->
    [one] One seed is left on the board and counts for nobody.
   *[other] { $seeds } seeds are left on the board and count for nobody.
}

over-stuck = The game is over: the player to move has no legal move.
over-only-endless = The game is over: the player to move has only sowings without end.
over-unfed = The game is over: no move gives the opponent seeds.
over-repetition = The game is over: the same board has come back with the same player to move.

outcome = { $winner ->
    [south] South wins
    [north] North wins
   *[draw] A draw
}: South { $south }, North { $north }.
outcome-not-counted = { $winner ->
    [south] South wins
    [north] North wins
   *[draw] A draw
}. Captured seeds, which do not count: South { $south }, North { $north }.

## Why a move is not legal

refusal-empty = The pit is empty.
refusal-too-few-seeds = The pit holds too few seeds to be lifted.
refusal-opening-pit = A first move must start from the rightmost pit.
refusal-must-feed = It would leave the opponent without seeds, and the opponent must be fed.
refusal-grand-slam = It would capture every seed of the opponent’s row.
refusal-endless-sowing = The sowing would never end.

## Every page

site-name = sowbook
skip-to-content = Skip to the content
languages-label = Language of the interface
crumbs-label = Where you are
contents-label = On this page
cites-label = Statements:
sources-label = Sources
imprint = { $title }, version { $version }, { $date }. Editors: { $editors }. The archive’s own texts are under

## Catalogue

catalogue-lede = Field notes on mancala, read closely: what each note says, what it leaves open, and worked examples that the rules really play.
catalogue-games = Games
catalogue-count = { $games ->
    [one] One game.
   *[other] { $games } games.
}
fact-board = { $pits ->
    [one] two rows of one pit
   *[other] two rows of { $pits } pits
}, { $seeds ->
    [one] one seed in each
   *[other] { $seeds } seeds in each
}
fact-board-explicit = { $pits ->
    [one] two rows of one pit
   *[other] two rows of { $pits } pits
}, { $seeds } seeds
fact-laps = { $laps ->
    [relay] sown in relays
   *[single] sown in single laps
}
fact-stores = { $stores ->
    [at_the_ends] with stores
   *[none] no stores
}
fact-place = Where
fact-notes = Notes in
fact-examples = Worked examples
about-heading = About this archive
about-what = Every game here is described in one or more field notes, kept exactly as received. Each statement of a note has an address of its own; each rule says which statements attest it; where the notes are silent or contradict themselves, the reading adopted is given with its reasons and its alternatives.
about-verified = The rules in words are made from the very rules that a program plays. Every example has been played by it, and its result compared with what had been worked out without it, by hand or by another program.
status-attested = attested
status-attested-meaning = The notes say so; the statements are cited.
status-inferred = inferred
status-inferred-meaning = The notes do not say it outright, but it follows from them or is usual where nothing else is said.
status-editorial = editorial
status-editorial-meaning = The notes are silent; the editors had to decide.
status-not-applicable = not applicable
status-not-applicable-meaning = The question does not arise in this game.

## A game

game-board = The board at the start
game-board-caption = Each player’s pits are lettered from that player’s left; the arrows show the direction of sowing. As text:
game-rules = Rules in words
game-rules-note = Made from the rules that are played. Each sentence says how it is known and which statements say so.
game-not-applicable = What does not arise here
game-examples = Worked examples
game-examples-note = Played by the rules above, move by move, and checked.
game-readings = Readings
game-readings-note = Where the notes are silent, ambiguous or contradict themselves.
game-claims = Claims put to the test
game-claims-note = What the notes say about play, and what running the rules shows.
game-notes = { $count ->
    [one] The note in full
   *[other] The notes in full
}
game-emendations = Emendations
game-emendations-note = Evident faults of the notes. The notes themselves are left as they are.
game-variants = Differences between the notes
game-remarks = Remarks
game-not-executable = Statements that are not about play
game-documentation = Documentation
game-provenance = Provenance
game-provenance-note = How the game came from its players to this page, with what is known and unknown of each link.
game-bibliography = Works cited
rule-see-reading = reading: { $reading }
reading-adopted = Adopted
reading-why = Why
reading-settles = Settles
reading-alternatives = { $count ->
    [one] Alternative
   *[other] Alternatives
}
alternative-parts = The game can go another way after { $moves }.
alternative-parts-at-start = The game can go another way from the first move on.
alternative-same = No line of { $depth } moves from the start shows a difference.
alternative-examples = { $count ->
    [one] One example would go otherwise:
   *[other] { $count } examples would go otherwise:
}
verdict-open = not settled
verdict-confirmed = confirmed
verdict-refuted = refuted
check-example = checked by an example: { $example }
check-random-games = checked in { $games } random games
check-same-game = checked by playing both readings to { $depth } moves
witness-machine = Machine translation: read it with care.
witness-original = Written in this language.
witness-human = Translated by a person.
witness-unknown = Not known whether translated.
witness-received-as = Received as
witness-licence = Licence
statement-label = Statement { $id }
statement-gloss = Gloss:
statement-gap = Not in { $siglum }.
remark-reading = reading
remark-emendation = emendation
remark-variant = variant
remark-claim = claim
remark-remark = remark
emendation-fault = Fault:
emendation-correction = Correction:
documentation-name = Name
documentation-players = Players
game-status-traditional = handed down
game-status-invented = invented
documentation-place = Place
role-observer = Observed by
role-informant = Informant
role-recipient = Passed on to
role-publication = Published
place-coordinates = { $latitude }, { $longitude }, to within { $kilometres } km
provenance-known = Known:
provenance-unknown = Unknown:
kind-label = label
kind-parameter-name = name of a program’s parameter
kind-wording-fault = awkward wording
kind-translation = translation
kind-wording = wording
kind-structure = structure
kind-commentary = commentary
kind-only-here = found only in the notes
kind-elsewhere = told otherwise elsewhere
kind-informant = informant
kind-description = first description
kind-wiki = wiki
kind-expansion = expansion
kind-archive = this archive

## Sections of a note

section-type = Type of game
section-overview = Overview
section-board = Board
section-play = How to play
section-capture = Capture
section-end = End and winner
section-notes = Notes
section-source = Source

## An example

example-start = The start
example-position = The position it starts from
example-verified = verified
example-verified-note = Played by the rules; the result is what had been worked out without this program.
example-unverified = not verified
example-unverified-note = It does not come out as had been worked out without this program.
example-differs-at-start = The game would go differently from the start.
example-move = { $number }. { $side ->
    [south] South
   *[north] North
} plays { $move }
example-pass = { $number }. { $side ->
    [south] South
   *[north] North
} passes
example-refused = Not allowed: { $move }
example-because = Expected, from
example-other-readings = Under other readings
example-differs-at = The game would go differently from move { $number } on.
example-refused-under = Move { $number } would not be allowed.
example-as-text = As text
example-back = All examples of { $game }
example-facts = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
legend-heading = How to read the boards
legend-lifted = lifted
legend-sown = a seed fell here
legend-last = the last seed fell here
legend-turn = whose turn it is
legend-captured = captured
legend-letters = Capital letters are South’s pits, small letters North’s, each from its owner’s left. The number beside a pit is what it holds.

## Languages and countries

language-en = English
language-sq = Albanian
language-mn = Mongolian
language-ar = Arabic
language-ca = Catalan
language-es = Spanish
language-yo = Yoruba
language-om = Oromo
language-am = Amharic
country-MA = Morocco
country-ES = Spain
country-ET = Ethiopia
country-NG = Nigeria

## The pages of a statement and of a reading

statement-description = { $id } of the field notes on { $game }: { $section }. The words as received, where they stand, and what they support.
statement-words = The words as received
statement-permalink = Its lasting address:
statement-others = The same statement in the other notes
statement-support = What it supports
statement-entries = Emendations, differences and remarks
statement-expected-in = Examples that expect something because of it
statement-exercised-in = Examples in which its rule comes into play
statement-where = Where it stands
statement-neighbours = Statements before and after
statement-file = File
statement-place = Place
statement-line-column = line { $line }, column { $column }
statement-bytes = Bytes
statement-hash = SHA-256 of the statement
statement-file-hash = SHA-256 of the file
gloss-note = Working translation made by this archive; no part of the note.
reading-permalink = Its lasting address:
reading-statements = What it hangs on
reading-neighbours = Readings before and after
alternative-without = The rules would no longer say
alternative-instead = They would say
parting-adopted = Under the reading adopted
parting-alternative = Under the alternative
parting-allowed = Allowed now: { $moves }
parting-must-pass = No move is allowed; the player passes.
parting-refused = Not allowed: { $move }. { $reason }
differs-board = Something else lies on the board.
differs-captured = Something else has been captured.
differs-moves = Other moves are allowed.
differs-over = Under one the game is over, under the other it goes on.
differs-result = The result is another.
run-again = To run it again:

## Proofs of equality

alternative-proven-same = No line of play whatever shows a difference: that is proven.

## Chapters of the site, and the bibliography

chapters-label = Chapters
bibliography-title = Bibliography
bibliography-lede = Every work that the records lean on or name, and where they do.
bibliography-works = Works and pages
bibliography-count = { $works ->
    [one] One work.
   *[other] { $works } works.
}
bibliography-accessed = Seen on { $date }.
bibliography-further-reading = further reading
bibliography-uncited = No record names it yet.
