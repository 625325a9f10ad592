import { Refusal } from "./calls.ts";
import { multiplierAt, TAKE_OFF_MS } from "../crash.ts";
import type { CrashView } from "../protocol.ts";
import { element } from "./elements.ts";
import { focusOn, isMotionReduced, onBet, openPage, setDisabled, setStakeAllowed, setStart } from "./page.ts";

const POLL_MS = 400;
/** Without an answer of the server for this long, the crane may have landed, so nothing more is drawn. */
const STALE_MS = 3_000;
/** Size of the flight scene in SVG units. */
const SCENE = { width: 400, height: 260 };
const WIDTH = 290;
const HEIGHT = 150;
const FLOOR = 218;
const LEFT = 50;
/** How far the layers sink while the crane climbs, and how far the crane tilts back. */
const FAR = 16;
const NEAR = 34;
const LEAN_DEGREES = 16;
const CLOUDS_PER_MS = 0.008;
const CLOUDS_WAY = 120;
const FLIGHTS = 12;
/** Flights of at least this multiplier are highlighted in the list. */
const HIGH = 2;
const VERY_HIGH = 10;

const page = await openPage("crash");
const multiplier = element("multiplier");
const trail = element("trail");
const wake = element("wake");
const crane = element("crane");
const sky = element("sky");
const flights = element("flights");
interface Flight {
  id: string;
  startedMs: number;
  stake: number;
  /** When the server last answered. */
  heardMs: number;
  /** Whether the page says that there is no connection. */
  isLost: boolean;
  /** The words of the last answer, which screen readers have read. */
  said: string;
}
let flight: Flight | undefined;

/** Adds a flight to the list of the latest flights, latest first. */
function addFlight(point: number): void {
  const pill = document.createElement("li");
  pill.textContent = `${point.toFixed(2)}×`;
  pill.classList.toggle("high", point >= HIGH);
  pill.classList.toggle("top", point >= VERY_HIGH);
  flights.prepend(pill);
  while (flights.children.length > FLIGHTS) flights.lastChild?.remove();
  element("no-flights").hidden = true;
}

function draw(factor: number): void {
  multiplier.textContent = `${factor.toFixed(2)}×`;
  const progress = 1 - 1 / factor;
  const x = LEFT + WIDTH * progress;
  const y = FLOOR - HEIGHT * progress ** 1.4;
  const curve = `M${LEFT},${FLOOR}Q${LEFT + (x - LEFT) * 0.6},${FLOOR} ${x.toFixed(1)},${y.toFixed(1)}`;
  trail.setAttribute("d", curve);
  wake.setAttribute("d", `${curve}V${SCENE.height}H${LEFT}Z`);
  crane.style.setProperty("left", `${(x / SCENE.width) * 100}%`);
  crane.style.setProperty("top", `${(y / SCENE.height) * 100}%`);
  if (isMotionReduced()) return;
  crane.style.setProperty("rotate", `${-LEAN_DEGREES * progress}deg`);
  element("far").setAttribute("transform", `translate(0,${FAR * progress})`);
  element("near").setAttribute("transform", `translate(0,${NEAR * progress})`);
}

function end(round: CrashView): void {
  flight = undefined;
  setDisabled("cash-out", true);
  element("worth").textContent = "";
  setStart(true);
  setStakeAllowed(true);
  const final = round.cashedAt ?? round.crashPoint ?? 1;
  draw(final);
  sky.dataset["flight"] = round.cashedAt === undefined ? "landed" : "cashed";
  if (round.crashPoint !== undefined) addFlight(round.crashPoint);
  page.sayResult(round, page.text("landed", { multiplier: final.toFixed(2) }));
  focusOn("start");
}

function frame(): void {
  if (!flight) return;
  if (performance.now() - flight.heardMs < STALE_MS) drawFlight(flight);
  else if (!flight.isLost) {
    flight.isLost = true;
    flight.said = "";
    element("worth").textContent = "";
    page.say(page.text("errorNetwork"));
  }
  if (isMotionReduced()) setTimeout(frame, POLL_MS);
  else requestAnimationFrame(frame);
}

/** Only for rendering, by the server's clock; the server decides what is paid. */
function drawFlight({ startedMs, stake }: Flight): void {
  const elapsedMs = performance.now() - startedMs;
  const factor = multiplierAt(elapsedMs);
  draw(factor);
  element("worth").textContent = page.amount((stake * factor).toFixed(2));
  if (isMotionReduced()) return;
  element("clouds").setAttribute("transform", `translate(${-((elapsedMs * CLOUDS_PER_MS) % CLOUDS_WAY)},0)`);
}

/** Reads the state of the flight; undefined without an answer. After a refusal, which is shown, there is no flight any more. */
async function look(id: string): Promise<CrashView | undefined> {
  try {
    return await page.read(id);
  } catch (error) {
    if (error instanceof Refusal && flight?.id === id) {
      flight = undefined;
      setDisabled("cash-out", true);
      page.explain(error);
    }
    return undefined;
  }
}

/** Polls the server for the state of the flight. A request without an answer is retried. */
async function watch(id: string): Promise<void> {
  while (flight?.id === id) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const round = await look(id);
    if (flight?.id !== id || !round) continue;
    if (!round.isOpen) return end(round);
    flight.startedMs = performance.now() - round.elapsedMs;
    flight.heardMs = performance.now();
    flight.isLost = false;
    const words = flightWords(round.elapsedMs);
    // Screen readers would read the same words again at each answer.
    if (words !== flight.said) page.say(words);
    flight.said = words;
  }
}

/** How the flight goes, for members who do not see the multiplier. Each doubling is a new text, so one comes about every six seconds. */
function flightWords(elapsedMs: number): string {
  if (elapsedMs < TAKE_OFF_MS) return page.text("takeOff");
  const doublings = Math.floor(Math.log2(multiplierAt(elapsedMs)));
  return doublings === 0 ? page.text("flying") : page.text("flyingAbove", { multiplier: 2 ** doublings });
}

function follow(round: CrashView): void {
  if (!round.isOpen) return end(round);
  flight = {
    id: round.id,
    startedMs: performance.now() - round.elapsedMs,
    stake: Number(round.stake),
    heardMs: performance.now(),
    isLost: false,
    said: page.text("takeOff"),
  };
  sky.dataset["flight"] = "open";
  setStart(false);
  setStakeAllowed(false);
  setDisabled("cash-out", false);
  page.say(page.text("takeOff"));
  focusOn("cash-out");
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
// Oldest first; older phones do not support `toReversed`.
for (let index = page.recent.length - 1; index >= 0; index -= 1) addFlight(Number(page.recent[index]));
setStart(true);
if (page.waiting) follow(page.waiting);
else draw(1);
