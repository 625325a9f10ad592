import type { APIRequestContext, Page } from "@playwright/test";

/** The current state of the lotteries on the server. */
interface Truth {
  nowMs: number;
  refreshSpreadMs: number;
  games: Game[];
}

interface Game {
  remark: string;
  isSale: boolean;
  numero: string | null;
  closesAt: number;
  previousWinningNumber: string | null;
}

/** The texts on a card. */
interface Shown {
  name: string;
  timer: string;
  text: string;
  numbers: string;
}

const SECOND_MS = 1000;
const HOUR_S = 3600;
const ENDED = "--:--:--";

/** Requests the list from the server, independently of the page. */
export async function truthOf(request: APIRequestContext): Promise<Truth> {
  const answer = await request.get("/lgw/games?prizeMode=SEA", { headers: { "Accept-Language": "en" } });
  const { timestamp, value }: { timestamp: number; value: Omit<Truth, "nowMs"> } = await answer.json();
  return { ...value, nowMs: timestamp };
}

/** Returns the texts of the visible cards. */
const shownOn = (page: Page): Promise<Shown[]> =>
  page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.getBoundingClientRect().bottom <= innerHeight)
        .map((card) => ({
          name: card.querySelector("h3")?.textContent ?? "",
          timer: card.querySelector("[role=timer]")?.textContent ?? "",
          text: card.textContent ?? "",
          numbers: [...card.querySelectorAll("ul > li > span:first-child")].map((ball) => ball.textContent).join(","),
        })),
    );

/** Converts a countdown to seconds: MM:SS under one hour, HH:MM:SS from one hour on (R300). Returns undefined for any other text. */
function secondsOf(digits: string): number | undefined {
  if (!/^(?:\d{2,}:)?\d{2}:\d{2}$/.test(digits)) return undefined;
  const parts = digits.split(":").map(Number);
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
  return (parts.length === 3) === seconds >= HOUR_S ? seconds : undefined;
}

/** Returns what is wrong with a countdown that was read between two server times; undefined when it is right (R299, R300). */
function wrongTimer(timer: string, { closesAt }: Game, beforeMs: number, afterMs: number): string | undefined {
  const [mostMs, leastMs] = [closesAt - beforeMs, closesAt - afterMs];
  // A countdown leaves out parts of a second, and is updated twice a second.
  const isRight =
    timer === ENDED
      ? leastMs < 2 * SECOND_MS
      : (secondsOf(timer) ?? Number.NaN) * SECOND_MS >= leastMs - 2 * SECOND_MS &&
        (secondsOf(timer) ?? Number.NaN) * SECOND_MS <= mostMs + SECOND_MS;
  return isRight ? undefined : `shows ${timer} where ${leastMs} to ${mostMs} ms are left`;
}

/**
 * Compares the cards of a page with the server's list and returns what is wrong. Countdowns may differ by a second. With `hasNumbers`,
 * each card must also show the open draw and the last numbers.
 */
export async function wrongCards(page: Page, { hasNumbers = false } = {}): Promise<string[]> {
  const before = await truthOf(page.request);
  const shown = await shownOn(page);
  const after = await truthOf(page.request);
  if (shown.length === 0) return ["no cards"];
  return shown.flatMap(({ name, timer, text, numbers }) => {
    const game = before.games.find(({ remark }) => remark === name);
    const later = after.games.find(({ remark }) => remark === name);
    if (!game || !later) return [`${name} is no game`];
    // The game has drawn between the two requests, so the caller must compare again.
    if (game.numero !== later.numero) return [`${name} has drawn meanwhile`];
    if (!game.isSale) return timer === "" ? [] : [`${name} is not on sale and shows ${timer}`];
    const problems: (string | undefined)[] = [wrongTimer(timer, game, before.nowMs, after.nowMs)];
    if (hasNumbers && !text.includes(String(game.numero))) problems.push(`does not show draw ${game.numero}`);
    if (hasNumbers && numbers !== (game.previousWinningNumber ?? ""))
      problems.push(`shows ${numbers} instead of ${game.previousWinningNumber}`);
    return problems.filter((problem) => problem !== undefined).map((problem) => `${name} ${problem}`);
  });
}
