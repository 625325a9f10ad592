import type { SlotView } from "../protocol.ts";
import { SLOT_LINES, SLOT_SYMBOLS } from "../slot.ts";
import { element } from "./elements.ts";
import { focusOn, isMotionReduced, onBet, openPage, setStart } from "./page.ts";

const REELS = 3;
/** Number of symbols that pass before a reel stops, and how long that takes. Each reel stops after the one before it. */
const PASSING = 12;
const STOP_MS = 620;
const STOP_LATER_MS = 190;
/** Time of one turn while the reel spins and waits for the response. */
const TURN_MS = 480;
const SETTLE = "cubic-bezier(0.16, 0.84, 0.3, 1)";

const page = await openPage("slot");
const board = element("reels");
const strips = [...board.querySelectorAll<HTMLElement>(".strip")];
const lines = [...board.querySelectorAll("polyline")];
const payRows = [...element("paytable").querySelectorAll("li")];

function cellOf(name: string): HTMLElement {
  const cell = document.createElement("span");
  const image = document.createElement("img");
  cell.className = "cell";
  cell.dataset["symbol"] = name;
  image.alt = "";
  image.src = `/play/assets/symbols/${name}.svg`;
  cell.append(image);
  return cell;
}
// Passing symbols are random decoration; the server decides the result.
const anySymbol = () => SLOT_SYMBOLS[Math.floor(Math.random() * SLOT_SYMBOLS.length)]?.name ?? "";
const passing = (count: number) => Array.from({ length: count }, () => cellOf(anySymbol()));
/** The cells of one reel, from top to bottom. */
const columnOf = (cells: readonly string[], column: number) => cells.filter((_, index) => index % REELS === column);

/** Spins a reel until cancelled. */
function turn(strip: HTMLElement): Animation {
  const circle = passing(PASSING);
  strip.prepend(...circle.map((cell) => cell.cloneNode(true)), ...circle);
  const total = strip.children.length;
  return strip.animate([{ translate: `0 -${(100 * PASSING) / total}%` }, { translate: "0 0" }], {
    duration: TURN_MS,
    iterations: Number.POSITIVE_INFINITY,
  });
}

/** Stops a reel at its result. */
async function stop(strip: HTMLElement, names: readonly string[], column: number): Promise<void> {
  strip.replaceChildren(...names.map(cellOf), ...passing(PASSING + column * 3));
  const total = strip.children.length;
  const stopping = strip.animate([{ translate: `0 -${(100 * (total - REELS)) / total}%` }, { translate: "0 0" }], {
    duration: STOP_MS + column * STOP_LATER_MS,
    easing: SETTLE,
  });
  await stopping.finished;
  strip.replaceChildren(...[...strip.children].slice(0, REELS));
}

function show(cells: readonly string[]): void {
  for (const [column, strip] of strips.entries()) strip.replaceChildren(...columnOf(cells, column).map(cellOf));
}

function mark(paying: readonly number[], cells: readonly string[]): void {
  const places = new Set<number>(paying.flatMap((line) => SLOT_LINES[line] ?? []));
  board.classList.toggle("won", paying.length > 0);
  for (const [column, strip] of strips.entries())
    for (const [row, cell] of [...strip.children].entries())
      cell.classList.toggle("pays", places.has(row * REELS + column));
  for (const [index, line] of lines.entries()) line.classList.toggle("pays", paying.includes(index));
  const names = new Set(paying.map((line) => cells[SLOT_LINES[line]?.[0] ?? -1]));
  for (const row of payRows) row.classList.toggle("pays", names.has(row.dataset["symbol"] ?? ""));
}

/** With reduced motion, the result appears without animation. */
async function spin(): Promise<SlotView | undefined> {
  if (isMotionReduced()) return page.start({}, async ({ cells }) => show(cells));
  const before = strips.map((strip) => [...strip.children]);
  const turning = strips.map(turn);
  board.classList.add("spinning");
  const round = await page.start({}, async ({ cells }) => {
    for (const animation of turning) animation.cancel();
    await Promise.all(strips.map((strip, column) => stop(strip, columnOf(cells, column), column)));
  });
  board.classList.remove("spinning");
  if (!round) {
    for (const animation of turning) animation.cancel();
    for (const [column, strip] of strips.entries()) strip.replaceChildren(...(before[column] ?? []));
  }
  return round;
}

onBet(async () => {
  setStart(false);
  mark([], []);
  page.say(page.text("spinning"));
  const round = await spin();
  if (round) {
    mark(round.lines, round.cells);
    board.setAttribute("aria-label", round.cells.map((name) => page.text(name)).join(", "));
    page.sayResult(round);
  }
  setStart(true);
  focusOn("start");
});
setStart(true);
