import type { LotteryView, TicketAnswer } from "../lottery/protocol.ts";
import { call, callUntilAnswered, Refusal } from "./calls.ts";
import { formatRemaining, now, onTick, readClock } from "./lottery-clock.ts";
import { pickText, showResults, showTickets } from "./lottery-view.ts";
import { element } from "./elements.ts";
import { onBet, openSession, say, setStart } from "./page.ts";

const RETRY_FIRST_MS = 2_000;
const RETRY_MAX_MS = 60_000;
/** The longest waits until the next refresh: normally, and while a result is delayed (R302, R303). */
const REFRESH_MAX_MS = 30_000;
const LATE_MAX_MS = 7_000;
/** This page's random share of the server's spread (D10). */
const SPREAD_SHARE = Math.random();
/** When a screen reader announces the draw before betting closes. With the result, that is four announcements per draw (WCAG 4.1.3). */
const WARNINGS = [
  { beforeMs: 60_000, key: "announceMinute" },
  { beforeMs: 10_000, key: "announceSeconds" },
  { beforeMs: 0, key: "announceClosed" },
];

const { text, amount, tell, showBalance, explain, send } = await openSession();
const form = element("bet");
const start = element("start");
let view: LotteryView | undefined;
let failures = 0;
let refreshTimer: ReturnType<typeof setTimeout> | undefined;
/** Increases with each refresh, so that an answer that is overtaken by a later one is not shown. */
let refreshes = 0;
let isSending = false;
/** Whether the status asks for more picks. */
let isAsking = false;
let lastTickMs = 0;
/** The shown state. It is not read from the page, because a translator may have changed the words there. */
let shownState = "";

const announce = (words: string) => void (element("announcement").textContent = words);
const inputs = (selector: string) => [...form.querySelectorAll<HTMLInputElement>(`input${selector}`)];
const chosen = (name: string) => inputs(`[name="${name}"]:checked`)[0]?.value ?? "";

const fields = () => {
  const shown = form.querySelector<HTMLElement>(`.fields[data-type="${chosen("type")}"]`);
  return { shown, groups: [...(shown?.querySelectorAll<HTMLElement>(".group") ?? [])] };
};
const picksOf = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value);

/** How many picks are missing on the ticket. */
const missing = () =>
  fields().groups.reduce((sum, group) => sum + Number(group.dataset["count"]) - picksOf(group).length, 0);
const isOpen = () => view?.draw !== undefined && view.draw !== null && now() < view.draw.closesAt;

/** Describes the ticket, and enables the button once the ticket is complete and its draw is open. */
function showTicket(): void {
  for (const part of form.querySelectorAll<HTMLElement>(".fields"))
    part.hidden = part.dataset["type"] !== chosen("type");
  const { shown, groups } = fields();
  for (const group of groups) {
    const isFull = picksOf(group).length === Number(group.dataset["count"]);
    for (const box of group.querySelectorAll<HTMLInputElement>("input[type=checkbox]"))
      box.disabled = isFull && !box.checked;
  }
  const stake = chosen("stake");
  const pick = pickText(chosen("type"), groups.map(picksOf));
  const win = (Number(stake) * Number(shown?.dataset["odds"])).toFixed(2);
  element("summary").textContent =
    missing() > 0
      ? text("chooseMore", { count: missing() })
      : text("yourBet", { pick, stake: amount(stake), win: amount(win) });
  // Not `disabled`, so that the button keeps the focus while a bet is being sent or a draw closes.
  start.setAttribute("aria-disabled", String(isSending || missing() > 0 || !isOpen()));
}

function showClock(): void {
  const draw = view?.draw;
  const time = now();
  const state = !draw ? "OffSale" : time < draw.closesAt ? "Open" : time < draw.drawTime ? "Closed" : "Waiting";
  if (shownState !== state) {
    shownState = state;
    element("state").textContent = text(`state${state}`);
    document.body.dataset["state"] = state;
    showTicket();
  }
  element("numero").textContent = draw ? text("draw", { numero: draw.numero }) : "";
  element("clock-label").textContent = text(state === "Open" ? "closesIn" : "drawnIn");
  const until = draw && (state === "Open" ? draw.closesAt : draw.drawTime);
  element("clock").textContent = formatRemaining(until ? until - time : 0);
  if (draw) warn(draw.closesAt, time);
  lastTickMs = time;
}

function warn(closesAt: number, time: number): void {
  const due = WARNINGS.find(({ beforeMs }) => lastTickMs < closesAt - beforeMs && closesAt - beforeMs <= time);
  if (due && lastTickMs > 0) announce(text(due.key));
}

/** Reports the results of tickets that have been settled since the last view. Only more than the stake is celebrated. */
function saySettled(before: LotteryView, after: LotteryView): void {
  const open = new Set(before.tickets.filter(({ status }) => status === "open").map(({ id }) => id));
  const settled = after.tickets.filter(({ id, status }) => open.has(id) && status !== "open");
  const numero = settled[0]?.numero;
  if (numero === undefined) return;
  for (const { id, stake, payout } of settled) tell({ type: "roundEnded", roundId: id, stake, payout });
  const total = (key: "stake" | "payout") => settled.reduce((sum, ticket) => sum + Number(ticket[key]), 0);
  const values = { numero, amount: amount(total("payout").toFixed(2)) };
  const isGain = total("payout") > total("stake");
  const key = isGain ? "settledGain" : total("payout") > 0 ? "settledBack" : "settledNothing";
  say(text(key, values), isGain, "settled");
}

const resultOf = ({ results: [last] }: LotteryView) => JSON.stringify([last?.numero, last?.numbers]);

function accept(next: LotteryView): void {
  const before = view;
  const [last] = next.results;
  const isNew = before !== undefined && resultOf(before) !== resultOf(next) && last?.numbers !== null;
  view = next;
  showBalance(next.balance);
  if (!before || resultOf(before) !== resultOf(next)) showResults(next, text, isNew);
  showTickets(next, text, amount);
  if (isNew && last?.numbers)
    announce(text("announceResult", { numero: last.numero, numbers: last.numbers.join(", ") }));
  if (before) saySettled(before, next);
  showClock();
  showTicket();
}

/** Refreshes the draw when there can be something new; after failures it waits 2, 4, 8 … 60 s (D10). */
async function refresh(): Promise<void> {
  clearTimeout(refreshTimer);
  refreshes += 1;
  const turn = refreshes;
  const askedMs = performance.now();
  try {
    const next = await call<LotteryView>("/play/api/lottery");
    readClock(next.serverTime, askedMs, performance.now());
    if (turn !== refreshes) return;
    say("", false, "stale");
    failures = 0;
    accept(next);
    const spreadMs = Math.max(0, next.nextRefreshAt - now()) + SPREAD_SHARE * next.refreshSpreadMs;
    const waitMs = Math.min(
      next.results.some(({ numbers }) => numbers === null) ? LATE_MAX_MS : REFRESH_MAX_MS,
      spreadMs,
    );
    refreshTimer = setTimeout(() => void refresh(), waitMs);
  } catch (error) {
    if (error instanceof Refusal) return explain(error);
    if (turn !== refreshes) return;
    failures += 1;
    say(text("errorStale"), false, "stale");
    refreshTimer = setTimeout(() => void refresh(), Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** (failures - 1)));
  }
}

/** Says why no bet can be placed now. @returns whether there is such a reason */
function sayObstacle(): boolean {
  const count = missing();
  isAsking = count > 0;
  if (isAsking) say(text("chooseMore", { count }));
  else if (!view?.draw) say(text("stateOffSale"));
  else if (!isOpen()) say(text("closedNow", { numero: view.draw.numero }));
  else return false;
  return true;
}

onBet(async () => {
  const numero = view?.draw?.numero;
  if (isSending || sayObstacle() || numero === undefined) return;
  isSending = true;
  showTicket();
  const picks = fields().groups.map(picksOf);
  const wish = { numero, betType: chosen("type"), picks, stake: chosen("stake") };
  const values = { numero };
  say(text("sending", values));
  const shown = { values, again: "sendingAgain", noAnswer: "errorNoTicket" };
  const answer = await send(
    (onTrouble) => callUntilAnswered<TicketAnswer>("/play/api/lottery/bet", wish, onTrouble),
    shown,
  );
  isSending = false;
  if (answer) {
    tell({ type: "roundStarted", roundId: answer.ticket.id, stake: answer.ticket.stake });
    say(text("placed", values));
  }
  showTicket();
  await refresh();
});
form.addEventListener("change", () => {
  if (isAsking) say("");
  isAsking = false;
  showTicket();
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) clearTimeout(refreshTimer);
  else void refresh();
});
setStart(true);
await refresh();
onTick(showClock);
