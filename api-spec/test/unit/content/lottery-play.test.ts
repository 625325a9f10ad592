import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LotteryView, TicketAnswer, TicketView } from "../../../src/mock/games/lottery/protocol.ts";
import { outcomeOf } from "../../../src/mock/world/lottery/rules.ts";
import type { SessionView } from "../../../src/mock/games/protocol.ts";
import { servePlay } from "../../../src/mock/games/serve-play.ts";
import { lotteryGameOf } from "../../../src/mock/world/lottery/data/lottery-games.ts";
import { numbersOf } from "../../../src/mock/world/lottery/draw-numbers.ts";
import { closesAt, LATE_RESULT_MS, nextDrawTime, numeroOf } from "../../../src/mock/world/lottery/draws.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { openLaunch } from "../open-launch.ts";

const GAME = "SSC_60S";
const game = lotteryGameOf(GAME) ?? never();
function never(): never {
  throw new Error("no such game");
}

let world: World;
let accountId: string;
const enter = (made: World) => {
  world = made;
  accountId = idOf("demo");
};
beforeEach(() => enter(createWorld()));
afterEach(() => world.close());

const open = (gameCode: string = GAME, id: string = accountId, language = "en") =>
  openLaunch(world, { accountId: id, gameCode, backUrl: "http://localhost:5173/elott", language });
const request = (token: string, method: string, path: string, body?: object) => {
  const url = new URL(path, "http://localhost:4010");
  url.searchParams.set("launch", token);
  // The server does this before it answers any call.
  world.timers.runDue();
  return servePlay({ method, url, body }, world);
};
const read = (token: string): LotteryView => JSON.parse(String(request(token, "GET", "/play/api/lottery").body));
const idOf = (username: string) => world.accounts.byUsername(username)?.id ?? "";
/** Moves the clock to ten seconds before the draw closes, so that a test has time. */
const approach = () => {
  const now = world.clock.now();
  const due = nextDrawTime(game, now + 30_000);
  world.clock.advance(closesAt(game, due) - 10_000 - now);
  return due;
};
const moveTo = (time: number) => world.clock.advance(time - world.clock.now());
const wish = (due: number, fields: object = {}) => ({
  key: "ticket-key-1",
  numero: numeroOf(game, due),
  betType: "size",
  picks: [["big"]],
  stake: "10.00",
  ...fields,
});
const place = (token: string, body: object): TicketAnswer =>
  JSON.parse(String(request(token, "POST", "/play/api/lottery/bet", body).body));
const refusal = (token: string, body: object) => {
  const reply = request(token, "POST", "/play/api/lottery/bet", body);
  return [reply.status, JSON.parse(String(reply.body)).code];
};
/** Returns the side on which the sum of the draw's numbers will be: big or small. */
const winningSide = (due: number) => (outcomeOf("size", [["big"]], numbersOf(game, due)).hits === 1 ? "big" : "small");

describe("the betting page", () => {
  it.each([
    ["en", "SSC_60S", "Big or small"],
    ["bn", "SSC_60S", "বড় না ছোট"],
    ["en", "LF_HANOI", "any of the 27 numbers"],
    ["en", "LF_HUE", "any of the 18 numbers"],
    ["bn", "LHC_300S", "বিশেষ বল"],
    ["en", "PK10_60S", "Winner"],
    ["en", "11X5_60S", "Pick 3"],
  ])("R045 is shown in %s for %s with the words %s, without inline code", (language, code, words) => {
    const reply = request(open(code, accountId, language), "GET", "/play/lottery");
    expect(reply.status).toBe(200);
    expect(String(reply.body)).toContain(words);
    expect(String(reply.body)).toContain(`<html lang="${language}"`);
    expect(String(reply.body)).not.toMatch(/<style|\son\w+=|style=|<script(?![^>]* src=)/);
    expect(reply.headers?.["content-security-policy"]).toContain("require-trusted-types-for 'script'");
  });

  it.each([
    ["light", ' data-theme="light"'],
    ["dark", ' data-theme="dark"'],
    ["<script>", ""],
  ])("uses the theme %s from its address", (theme, expected) => {
    const reply = request(open(), "GET", `/play/lottery?theme=${encodeURIComponent(theme)}`);
    expect(String(reply.body)).toContain(`<html lang="en"${expected}>`);
  });

  it("is refused for a game of another kind, but its assets need no launch", () => {
    expect(request(open(), "GET", "/play/slot").status).toBe(404);
    expect(request(open("lantern-night"), "GET", "/play/lottery").status).toBe(404);
    for (const name of [
      "client/lottery.js",
      "client/lottery-view.js",
      "client/lottery-clock.js",
      "lottery.css",
      "lottery-ticket.css",
    ])
      expect(request("none", "GET", `/play/assets/${name}`).status).toBe(200);
  });

  it("R301 shows the open draw, its closing time and the last draws", () => {
    const due = approach();
    const view = read(open());
    expect(view.draw).toEqual({ numero: numeroOf(game, due), drawTime: due, closesAt: closesAt(game, due) });
    expect(view.results).toHaveLength(10);
    expect(view.results[0]?.numbers).toEqual(numbersOf(game, due - 60_000).numbers);
    expect(view.nextRefreshAt).toBeLessThanOrEqual(due);
  });

  it("R298 has no open draw for a game that is off sale, and refuses bets on it", () => {
    const token = open("LF_KONTUM");
    expect(read(token).draw).toBeNull();
    const body = { ...wish(0), numero: "20261122", betType: "tail", picks: [["1"]] };
    expect(refusal(token, body)).toEqual([409, "NOT_ON_SALE"]);
  });
});

describe("a lottery ticket", () => {
  it("D12 takes its stake once for each idempotency key, and is recorded as a bet", () => {
    const due = approach();
    const token = open();
    const before = world.ledger.balanceOf(accountId);
    const first = place(token, wish(due));
    expect(place(token, wish(due))).toEqual(first);
    expect(world.ledger.balanceOf(accountId)).toBe(before - 1_000);
    expect(first.ticket).toMatchObject({ status: "open", stake: "10.00", odds: "1.94", picks: [["big"]] });
    const [bet] = world.bets.list({ accountIds: [accountId], status: "open" }, { offset: 0, limit: 1 });
    expect(bet).toMatchObject({
      category: "ELOTT",
      vassalage: "TCG_SEA",
      gameCode: GAME,
      roundId: numeroOf(game, due),
    });
    expect(refusal(token, wish(due, { stake: "20.00" }))).toEqual([409, "KEY_TAKEN"]);
  });

  it("D12 is returned to a repeated call even after its draw has closed", () => {
    const due = approach();
    const first = place(open(), wish(due));
    moveTo(closesAt(game, due) + 1);
    expect(place(open(), wish(due)).ticket.id).toBe(first.ticket.id);
  });

  it("R301 is refused after its draw closed, and is not moved to the next draw", () => {
    const due = approach();
    const token = open();
    const before = world.ledger.balanceOf(accountId);
    moveTo(closesAt(game, due));
    expect(refusal(token, wish(due))).toEqual([409, "DRAW_CLOSED"]);
    moveTo(due + 1);
    expect(refusal(token, wish(due))).toEqual([409, "DRAW_CLOSED"]);
    expect(world.ledger.balanceOf(accountId)).toBe(before);
  });

  it("is paid at the moment of the draw, even if no page asks for the result", () => {
    const due = approach();
    const token = open();
    const before = world.ledger.balanceOf(accountId);
    const side = winningSide(due);
    place(token, wish(due, { picks: [[side]] }));
    place(token, wish(due, { key: "ticket-key-2", picks: [[side === "big" ? "small" : "big"]], stake: "5.00" }));
    moveTo(due + 3_600_000);
    const again = open();
    const { tickets, balance } = read(again);
    expect(tickets.map(({ status, payout }: TicketView) => [status, payout])).toEqual([
      ["lost", "0.00"],
      ["won", "19.40"],
    ]);
    expect(world.ledger.balanceOf(accountId)).toBe(before - 1_500 + 1_940);
    expect(balance).toBe(((before - 1_500 + 1_940) / 100).toFixed(2));
    expect(world.bets.byId(tickets[1]?.id ?? "")?.settledAt).toBe(due);
    expect(world.ledger.total()).toBe(0);
  });

  it("stays open while its result is late, and is paid when the result is published", () => {
    world.scenarios.choose("late-draws");
    const due = approach();
    const token = open();
    place(token, wish(due, { picks: [[winningSide(due)]] }));
    moveTo(due + 2_000);
    expect(read(token)).toMatchObject({
      results: [{ numero: numeroOf(game, due), numbers: null }, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(read(token).tickets[0]?.status).toBe("open");
    moveTo(due + LATE_RESULT_MS);
    expect(read(token).tickets[0]?.status).toBe("won");
    expect(read(token).results[0]?.numbers).toEqual(numbersOf(game, due).numbers);
  });

  it("is refunded when the special ball is 49", () => {
    const lhc = lotteryGameOf("LHC_300S") ?? never();
    let due = nextDrawTime(lhc, world.clock.now());
    while (numbersOf(lhc, due).numbers.at(-1) !== "49") due = nextDrawTime(lhc, due);
    moveTo(closesAt(lhc, due) - 10_000);
    const token = open("LHC_300S");
    const before = world.ledger.balanceOf(accountId);
    place(token, wish(due, { numero: numeroOf(lhc, due), betType: "special-size" }));
    moveTo(due);
    expect(read(token).tickets[0]).toMatchObject({ status: "refunded", payout: "10.00" });
    expect(world.ledger.balanceOf(accountId)).toBe(before);
  });

  it.each([
    ["no key", { key: "short" }, 400, "BAD_REQUEST"],
    ["another stake", { stake: "7.00" }, 400, "BAD_REQUEST"],
    ["an unknown bet type", { betType: "jackpot" }, 400, "BAD_REQUEST"],
    ["a bet type of another lottery kind", { betType: "champion", picks: [["01"]] }, 400, "BAD_REQUEST"],
    ["invalid picks", { picks: "big" }, 400, "BAD_REQUEST"],
    ["too many picks", { picks: [["big", "small"]] }, 400, "BAD_REQUEST"],
    ["another draw", { numero: "20200101-0001" }, 409, "DRAW_CLOSED"],
  ])("is refused with %s, without a charge", (_, fields, status, code) => {
    const due = approach();
    const before = world.ledger.balanceOf(accountId);
    expect(refusal(open(), wish(due, fields))).toEqual([status, code]);
    expect(world.ledger.balanceOf(accountId)).toBe(before);
  });

  it("is refused above the balance, and during a break (D15)", () => {
    const due = approach();
    expect(refusal(open(GAME, idOf("poor")), wish(due))).toEqual([409, "INSUFFICIENT_FUNDS"]);
    expect(refusal(open(GAME, idOf("excluded")), wish(due))).toEqual([403, "SELF_EXCLUDED"]);
  });

  it("is visible only to its member and in its game", () => {
    const due = approach();
    place(open(), wish(due));
    expect(read(open(GAME, idOf("agent"))).tickets).toEqual([]);
    expect(read(open("SSC_45S")).tickets).toEqual([]);
  });
});

it("D3 a ticket that waits for its draw is settled after a restart", () => {
  const folder = mkdtempSync(join(tmpdir(), "lobbykit-lottery-"));
  try {
    world.close();
    const file = join(folder, "world.sqlite");
    enter(createWorld({ file }));
    const due = approach();
    place(open(), wish(due, { picks: [[winningSide(due)]] }));
    world.close();
    enter(createWorld({ file }));
    moveTo(due + 1);
    expect(read(open()).tickets[0]).toMatchObject({ status: "won", payout: "19.40" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("R048 the betting page receives its texts and the origin of the lobby that may read the balance", () => {
  const session: SessionView = JSON.parse(
    String(request(open(GAME, accountId, "bn"), "GET", "/play/api/session").body),
  );
  expect(session.parentOrigin).toBe("http://localhost:5173");
  expect(session.texts).toMatchObject({ stateOpen: "বাজি চলছে", placeBet: "বাজি ধরুন" });
});
