import { element, isMotionReduced, onBet, openPage, setStart } from "./page.ts";

const SPIN_MS = 700;
const SWAP_MS = 80;
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const page = await openPage("slot");
const reels = element("reels");
const cells = [...reels.querySelectorAll("img")];
const names = cells.map((image) => image.src);

const show = (symbols: string[]) => {
  for (const [index, image] of cells.entries()) image.src = `/play/assets/symbols/${symbols[index]}.svg`;
  reels.setAttribute("aria-label", symbols.join(", "));
};
const mark = (lines: number[]) => {
  const paying = new Set(lines.flatMap((line) => LINES[line] ?? []));
  for (const [index, image] of cells.entries()) image.parentElement?.classList.toggle("pays", paying.has(index));
};

/** Symbols pass by for a moment; under reduced motion the result simply stands there. */
async function spin(): Promise<void> {
  if (isMotionReduced()) return;
  reels.classList.add("spinning");
  const shuffle = setInterval(() => {
    for (const [index, image] of cells.entries())
      image.src = names[(index + Math.floor(Math.random() * names.length)) % names.length] ?? image.src;
  }, SWAP_MS);
  await new Promise((resolve) => setTimeout(resolve, SPIN_MS));
  clearInterval(shuffle);
  reels.classList.remove("spinning");
}

onBet(async () => {
  setStart(false);
  mark([]);
  const [round] = await Promise.all([page.start(), spin()]);
  if (round) {
    show(round.cells);
    mark(round.lines);
    page.sayResult(round);
  }
  setStart(true);
  element("start").focus();
});
setStart(true);
