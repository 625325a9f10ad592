import type { MinesView } from "../protocol.ts";
import { element, onBet, openPage, setDisabled, setStart, valueOf } from "./page.ts";

const COLUMNS = 5;
const page = await openPage("mines");
const field = element("field");
const tiles = [...field.querySelectorAll("button")];
let current: MinesView | undefined;

const placeOf = (cell: number) => ({ row: Math.floor(cell / COLUMNS) + 1, column: (cell % COLUMNS) + 1 });

function showTile(tile: HTMLButtonElement, cell: number, round: MinesView | undefined): void {
  const isSafe = round?.picks.includes(cell) ?? false;
  const isMine = round?.mines?.includes(cell) ?? false;
  tile.classList.toggle("safe", isSafe);
  tile.classList.toggle("mine", isMine);
  tile.disabled = !round?.isOpen;
  tile.setAttribute("aria-label", page.text(isMine ? "tileMine" : isSafe ? "tileSafe" : "tile", placeOf(cell)));
}

function show(round: MinesView | undefined): void {
  current = round;
  const isOpen = round?.isOpen ?? false;
  for (const [cell, tile] of tiles.entries()) showTile(tile, cell, round);
  setStart(!isOpen);
  for (const id of ["stake", "mines"]) setDisabled(id, isOpen);
  setDisabled("cash-out", !isOpen || round?.picks.length === 0);
  if (!round) return;
  if (round.isOpen)
    page.say(page.text("picking", { multiplier: round.multiplier.toFixed(2), next: round.nextMultiplier.toFixed(2) }));
  else {
    page.sayResult(round);
    element("start").focus();
  }
}

const focusTile = (cell: number) => {
  for (const [index, tile] of tiles.entries()) tile.tabIndex = index === cell ? 0 : -1;
  tiles[cell]?.focus();
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
  void page.pick(current.id, cell).then((round) => round && show(round));
});
onBet(async () => {
  setStart(false);
  const round = await page.start({ mines: Number(valueOf("mines")) });
  show(round ?? current);
  if (round?.isOpen) focusTile(0);
});
element("cash-out").addEventListener("click", () => {
  if (current) void page.cashOut(current.id).then((round) => round && show(round));
});
show(page.waiting);
