import { isLaterState, MINES_CELLS, minesMultiplier } from "../mines.ts";
import type { MinesView } from "../protocol.ts";
import { element } from "./elements.ts";
import { focusOn, onBet, openPage, setDisabled, setStakeAllowed, setStart, valueOf } from "./page.ts";

const COLUMNS = 5;
const page = await openPage("mines");
const field = element("field");
const tiles = [...field.querySelectorAll("button")];
/** Visible steps of the ladder: two past ones, and the next ones. */
const STEPS_BEFORE = 2;
const STEPS_SHOWN = 8;
let current: MinesView | undefined;
/** The tile uncovered last. When the round ended on a mine, it is that mine. */
let last = -1;

const placeOf = (cell: number) => ({ row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 });

function showTile(tile: HTMLButtonElement, cell: number, round: MinesView | undefined): void {
  const isSafe = round?.picks.includes(cell) ?? false;
  const isMine = round?.mines?.includes(cell) ?? false;
  tile.classList.toggle("safe", isSafe);
  tile.classList.toggle("mine", isMine);
  tile.classList.toggle("hit", isMine && cell === last);
  tile.disabled = !round?.isOpen;
  tile.setAttribute("aria-label", page.text(isMine ? "tileMine" : isSafe ? "tileSafe" : "tile", placeOf(cell)));
}

/** Shows how the stake grows tile by tile, from the current step. */
function showLadder(round: MinesView | undefined): void {
  const mines = round?.isOpen ? round.count : Number(valueOf("mines"));
  const picks = round?.isOpen ? round.picks.length : 0;
  const most = MINES_CELLS - mines;
  const first = Math.max(1, Math.min(picks + 1 - STEPS_BEFORE, most - STEPS_SHOWN + 1));
  const steps = Array.from({ length: Math.min(STEPS_SHOWN, most) }, (_, index) => first + index);
  element("ladder").replaceChildren(
    ...steps.map((step) => {
      const pill = document.createElement("li");
      pill.textContent = `${minesMultiplier(mines, step).toFixed(2)}×`;
      pill.classList.toggle("done", step <= picks);
      if (step === picks + 1) pill.setAttribute("aria-current", "step");
      return pill;
    }),
  );
}

function show(round: MinesView | undefined): void {
  current = round;
  const isOpen = round?.isOpen ?? false;
  for (const [cell, tile] of tiles.entries()) showTile(tile, cell, round);
  setStart(!isOpen);
  setStakeAllowed(!isOpen);
  setDisabled("mines", isOpen);
  showLadder(round);
  setDisabled("cash-out", !isOpen || round?.picks.length === 0);
  element("worth").textContent =
    round?.isOpen && round.picks.length > 0 ? page.amount((Number(round.stake) * round.multiplier).toFixed(2)) : "";
  if (!round) return;
  if (round.isOpen)
    page.say(page.text("picking", { multiplier: round.multiplier.toFixed(2), next: round.nextMultiplier.toFixed(2) }));
  else {
    page.sayResult(round);
    focusOn("start");
  }
}

/** Shows an answer, unless it was overtaken by the answer to a later press. */
const follow = (round: MinesView | undefined): void => {
  if (round && current && isLaterState(round, current)) show(round);
};

const focusTile = (cell: number) => {
  for (const [index, tile] of tiles.entries()) tile.tabIndex = index === cell ? 0 : -1;
  tiles[cell]?.focus({ preventScroll: true });
};

const STEPS: Record<string, (cell: number) => number> = {
  ArrowRight: (cell) => (cell % COLUMNS < COLUMNS - 1 ? cell + 1 : cell),
  ArrowLeft: (cell) => (cell % COLUMNS > 0 ? cell - 1 : cell),
  ArrowDown: (cell) => (cell + COLUMNS < tiles.length ? cell + COLUMNS : cell),
  ArrowUp: (cell) => (cell >= COLUMNS ? cell - COLUMNS : cell),
};

field.addEventListener("keydown", (event) => {
  const cell = tiles.findIndex((tile) => tile === event.target);
  const step = STEPS[event.key];
  if (cell < 0 || !step) return;
  event.preventDefault();
  focusTile(step(cell));
});
field.addEventListener("click", (event) => {
  const cell = tiles.findIndex((tile) => tile === event.target);
  if (cell < 0 || !current?.isOpen || current.picks.includes(cell)) return;
  focusTile(cell);
  last = cell;
  void page.pick(current.id, cell).then(follow);
});
onBet(async () => {
  setStart(false);
  const round = await page.start({ mines: Number(valueOf("mines")) });
  show(round ?? current);
  if (round?.isOpen) focusTile(0);
});
element("cash-out").addEventListener("click", () => {
  if (current) void page.cashOut(current.id).then(follow);
});
element("mines").addEventListener("change", () => showLadder(current));
show(page.waiting);
