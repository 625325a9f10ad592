import type { CrashView } from "../protocol.ts";
import { element, isMotionReduced, onBet, openPage, setDisabled, setStart } from "./page.ts";

const GROWTH_PER_MS = 0.00012;
const POLL_MS = 400;
const WIDTH = 360;
const HEIGHT = 210;
const FLOOR = 240;
const LEFT = 20;

const page = await openPage("crash");
const multiplier = element("multiplier");
const trail = element("trail");
const crane = element("crane");
let flight: { id: string; startedMs: number; takeOffMs: number } | undefined;

/** The picture follows the server's clock; what is paid is decided there. */
const factorAt = (elapsedMs: number, takeOffMs: number) =>
  Math.floor(Math.exp(Math.max(0, elapsedMs - takeOffMs) * GROWTH_PER_MS) * 100 + 1e-7) / 100;

function draw(factor: number): void {
  multiplier.textContent = `${factor.toFixed(2)}×`;
  const progress = 1 - 1 / factor;
  const x = LEFT + WIDTH * progress;
  const y = FLOOR - HEIGHT * progress ** 1.4;
  trail.setAttribute("d", `M${LEFT},${FLOOR}Q${LEFT + (x - LEFT) * 0.6},${FLOOR} ${x.toFixed(1)},${y.toFixed(1)}`);
  crane.style.setProperty("left", `${(x / 400) * 100}%`);
  crane.style.setProperty("top", `${(y / 260) * 100}%`);
}

function end(round: CrashView): void {
  flight = undefined;
  setDisabled("cash-out", true);
  setStart(true);
  setDisabled("stake", false);
  const final = round.cashedAt ?? round.crashPoint ?? 1;
  draw(final);
  multiplier.classList.toggle("landed", round.cashedAt === undefined);
  page.sayResult(round, page.text("landed", { multiplier: final.toFixed(2) }));
  element("start").focus();
}

function frame(): void {
  if (!flight) return;
  const elapsedMs = performance.now() - flight.startedMs;
  draw(factorAt(elapsedMs, flight.takeOffMs));
  if (isMotionReduced()) setTimeout(frame, POLL_MS);
  else requestAnimationFrame(frame);
}

/** Asks the server how the flight goes; a missed answer is asked again. */
async function watch(id: string): Promise<void> {
  while (flight?.id === id) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const round = await page.read(id).catch(() => undefined);
    if (flight?.id !== id || !round) continue;
    if (!round.isOpen) return end(round);
    flight.startedMs = performance.now() - round.elapsedMs;
    page.say(page.text(round.elapsedMs < round.takeOffMs ? "takeOff" : "flying"));
  }
}

function follow(round: CrashView): void {
  if (!round.isOpen) return end(round);
  flight = { id: round.id, startedMs: performance.now() - round.elapsedMs, takeOffMs: round.takeOffMs };
  multiplier.classList.remove("landed");
  setStart(false);
  setDisabled("stake", true);
  setDisabled("cash-out", false);
  page.say(page.text("takeOff"));
  element("cash-out").focus();
  frame();
  void watch(round.id);
}

onBet(async () => {
  setStart(false);
  const round = await page.start();
  if (round) follow(round);
  else setStart(true);
});
async function cashOut(): Promise<void> {
  const id = flight?.id;
  if (!id) return;
  setDisabled("cash-out", true);
  const round = await page.cashOut(id);
  if (flight?.id !== id) return;
  if (round && !round.isOpen) end(round);
  else setDisabled("cash-out", false);
}

element("cash-out").addEventListener("click", () => void cashOut());
setStart(true);
if (page.waiting) follow(page.waiting);
else draw(1);
