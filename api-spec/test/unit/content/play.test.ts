import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { flightMs, multiplierAt, TAKE_OFF_MS } from "../../../src/mock/games/crash.ts";
import { isLaterState, minesMultiplier } from "../../../src/mock/games/mines.ts";
import { RETURN_PERCENT } from "../../../src/mock/games/play-page.ts";
import { readLobbyMessage } from "../../../src/mock/games/messages.ts";
import type { RoundAnswer, SessionView } from "../../../src/mock/games/protocol.ts";
import { servePlay, servePlayAsset } from "../../../src/mock/games/serve-play.ts";
import { judgeSlot, SLOT_LINES, SLOT_RETURN, SLOT_SYMBOLS } from "../../../src/mock/games/slot.ts";
import { SYMBOL_NAMES } from "../../../src/mock/games/symbols.ts";
import { gameOfCode } from "../../../src/mock/world/games/catalogue.ts";
import { LAUNCH_IDLE_MS } from "../../../src/mock/world/games/launches.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { openLaunch } from "../open-launch.ts";

describe("the rules of the playable games", () => {
  it.each([
    ["of a later tile", { isOpen: true, picks: [4, 9, 2] }, true],
    ["of an earlier tile", { isOpen: true, picks: [4] }, false],
    ["of a tile that ends the round", { isOpen: false, picks: [4, 9] }, true],
  ])("in mines, a late answer %s does not show the round as it was before: %o", (_, answer, isShown) => {
    expect(isLaterState(answer, { isOpen: true, picks: [4, 9] })).toBe(isShown);
    expect(isLaterState(answer, { isOpen: false, picks: [4, 9] })).toBe(false);
  });

  it("a slot has the stated return to player", () => {
    expect(SLOT_SYMBOLS.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    expect((SLOT_RETURN * 100).toFixed(1)).toBe(RETURN_PERCENT.slot);
    expect(gameOfCode("lantern-night")?.rtp).toBe(Number(RETURN_PERCENT.slot));
  });

  it.each([
    [
      "a full row of lanterns",
      ["lantern", "lantern", "lantern", "koi", "fan", "coin", "koi", "fan", "lotus"],
      40_000,
      [0],
    ],
    ["a diagonal of coins", ["coin", "koi", "fan", "koi", "coin", "fan", "lotus", "lotus", "coin"], 2_000, [3]],
    ["nothing alike", ["coin", "koi", "fan", "koi", "fan", "coin", "lotus", "lotus", "coin"], 0, []],
  ] as const)("a slot pays the right amount for %s", (_, cells, payoutMinor, lines) => {
    expect(judgeSlot([...cells], 1_000)).toMatchObject({ payoutMinor, lines });
  });

  it("the multiplier of a crash round is 1.00 at the end of the take-off, and then grows", () => {
    expect(multiplierAt(TAKE_OFF_MS)).toBe(1);
    expect(multiplierAt(flightMs(2))).toBe(2);
    expect(multiplierAt(flightMs(2) - 200)).toBeLessThan(2);
  });

  it.each([
    [3, 0, 1],
    [3, 1, 1.1],
    [3, 2, 1.25],
    [10, 1, 1.61],
  ])("%i mines multiply the stake after %i picks by %d", (mines, picks, multiplier) => {
    expect(minesMultiplier(mines, picks)).toBe(multiplier);
  });
});

const wrap = (message: object) => ({ protocol: "lobbykit.game", version: 1, ...message });

describe("the symbols of the games", () => {
  it.each(SYMBOL_NAMES)("%s is drawn without external resources", (name) => {
    const url = new URL(`/play/assets/symbols/${name}.svg`, "http://localhost:4011");
    const reply = servePlayAsset({ method: "GET", url });
    expect(reply?.headers).toMatchObject({ "content-type": "image/svg+xml" });
    expect(String(reply?.body)).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="[-\d ]+">(?!.*(href="(?!#)|<script)).*<\/svg>$/,
    );
  });
});

describe("R317 messages from a lobby to a game", () => {
  it.each([
    { type: "pause" },
    { type: "resume" },
    { type: "refresh" },
    { type: "theme", theme: "light" },
    { type: "close" },
  ])("are accepted: %j", (message) => {
    expect(readLobbyMessage(wrap(message))).toEqual(message);
  });

  it.each([
    undefined,
    "pause",
    { type: "pause" },
    wrap({ type: "pause", version: 2 }),
    wrap({ type: "theme", theme: "url(//attacker.example)" }),
    wrap({ type: "cashOut" }),
  ])("are ignored: %j", (data) => {
    expect(readLobbyMessage(data)).toBeUndefined();
  });
});

describe("playing a demo game", () => {
  let world: World;
  let accountId: string;
  beforeEach(() => {
    world = createWorld();
    accountId = world.accounts.byUsername("demo")?.id ?? "";
  });
  afterEach(() => world.close());

  const open = (gameCode: string, id = accountId, language = "en") =>
    openLaunch(world, { accountId: id, gameCode, backUrl: "http://localhost:5173/slot-games", language });
  const ask = (token: string, method: string, path: string, body?: object) => {
    const url = new URL(path, "http://localhost:4011");
    url.searchParams.set("launch", token);
    return servePlay({ method, url, body }, world);
  };
  const call = (token: string, method: string, path: string, body?: object): unknown =>
    JSON.parse(String(ask(token, method, `/play/api/${path}`, body).body));

  const post = (token: string, path: string, body: object) => call(token, "POST", path, body) as RoundAnswer;
  const latestBet = () => world.bets.list({ accountIds: [accountId] }, { offset: 0, limit: 1 })[0];

  it("serves a page that only this machine may frame, without inline code", () => {
    const reply = ask(open("lantern-night"), "GET", "/play/slot");
    expect(reply.headers?.["content-security-policy"]).toContain(
      "frame-ancestors http://localhost:* http://127.0.0.1:*",
    );
    expect(String(reply.body)).not.toMatch(/<style|\son\w+=|style=|<script(?![^>]* src=)/);
    expect(String(reply.body)).toContain("Lantern Night");
  });

  it("D12 takes a stake and pays a win once for each idempotency key", () => {
    const token = open("lantern-night");
    const before = world.ledger.balanceOf(accountId);
    const first = post(token, "round", { key: "round-key-1", stake: "10.00" });
    const again = post(token, "round", { key: "round-key-1", stake: "10.00" });
    expect(again).toEqual(first);
    const paid = Math.round(Number(first.round.payout) * 100);
    expect(world.ledger.balanceOf(accountId)).toBe(before - 1_000 + paid);
    expect(world.ledger.total()).toBe(0);
  });

  it("R074 records each round as a bet that is open until the round is over", () => {
    const token = open("jade-field");
    const { round } = post(token, "round", { key: "field-key-7", stake: "20.00", mines: 5 });
    const placed = { gameCode: "jade-field", category: "RNG", roundId: round.id, stakeMinor: 2_000 };
    expect(latestBet()).toMatchObject({ ...placed, status: "open", payoutMinor: 0, settledAt: undefined });
    post(token, "pick", { roundId: round.id, cell: 12 });
    const out = post(token, "cash-out", { roundId: round.id });
    const payoutMinor = Math.round(Number(out.round.payout) * 100);
    expect(latestBet()).toMatchObject({ ...placed, status: "won", payoutMinor, settledAt: expect.any(Number) });
  });

  it("decides a crash round by the server's clock, and hides the multiplier at which the round will end", () => {
    const token = open("paper-crane");
    const { round } = post(token, "round", { key: "flight-key-1", stake: "10.00" });
    expect(round).not.toHaveProperty("crashPoint");
    world.clock.advance(TAKE_OFF_MS + 3_500);
    const out = post(token, "cash-out", { roundId: round.id });
    expect(out.round).toMatchObject({ isOpen: false, isGain: true });
    expect(post(token, "cash-out", { roundId: round.id }).balance).toBe(out.balance);
  });

  it("pays nothing for a crash round when the member cashes out too late", () => {
    const token = open("paper-crane");
    const { round } = post(token, "round", { key: "flight-key-2", stake: "10.00" });
    world.clock.advance(flightMs(1_000));
    const late = post(token, "cash-out", { roundId: round.id });
    expect(late.round).toMatchObject({ isOpen: false, payout: "0.00", isGain: false });
  });

  it("R074 settles the bet of a crash round as lost when the member has left it", () => {
    post(open("paper-crane"), "round", { key: "flight-key-3", stake: "10.00" });
    expect(latestBet()).toMatchObject({ status: "open" });
    world.clock.advance(flightMs(1_000));
    world.timers.runDue();
    expect(latestBet()).toMatchObject({ status: "lost", payoutMinor: 0 });
  });

  it("keeps an open mines round for the member, and refuses a second round", () => {
    const token = open("jade-field");
    const { round } = post(token, "round", { key: "field-key-1", stake: "20.00", mines: 5 });
    post(token, "pick", { roundId: round.id, cell: 12 });
    const second = ask(token, "POST", "/play/api/round", { key: "field-key-2", stake: "20.00" });
    const session = call(open("jade-field"), "GET", "session") as SessionView;
    expect(second.status).toBe(409);
    expect(session.round).toMatchObject({ id: round.id, isOpen: true, picks: [12] });
  });

  it("lists the member's ended crash rounds, latest first, without the open round", () => {
    const token = open("paper-crane");
    const fly = (key: string) => {
      const { round } = post(token, "round", { key, stake: "5.00" });
      world.clock.advance(TAKE_OFF_MS);
      const out = post(token, "cash-out", { roundId: round.id }).round;
      return out.engine === "crash" ? out.crashPoint?.toFixed(2) : undefined;
    };
    const ended = [fly("flight-key-4"), fly("flight-key-5")];
    post(token, "round", { key: "flight-key-6", stake: "5.00" });
    expect((call(token, "GET", "session") as SessionView).recent).toEqual(ended.toReversed());
  });

  it.each([
    ["en", "Lantern", "Lower stake"],
    ["bn", "লণ্ঠন", "বাজি কমান"],
  ])("shows in %s what each symbol pays as a multiple of the stake", (language, lantern, lessStake) => {
    const page = String(ask(open("lantern-night", accountId, language), "GET", "/play/slot").body);
    for (const { name, pays } of SLOT_SYMBOLS)
      expect(page).toMatch(new RegExp(`data-symbol="${name}">.*?<b translate="no">${pays / SLOT_LINES.length}×</b>`));
    expect(page).toContain(`<span>${lantern}</span>`);
    expect(page).toContain(`aria-label="${lessStake}"`);
  });

  it("R317 uses the theme of its address, or else the theme of the machine", () => {
    const token = open("paper-crane");
    expect(String(ask(token, "GET", "/play/crash?theme=light").body)).toContain(
      '<html lang="en" dir="ltr" data-theme="light">',
    );
    expect(String(ask(token, "GET", "/play/crash?theme=pink").body)).toContain('<html lang="en" dir="ltr">');
  });

  it("refuses a stake above the balance without a change of the ledger", () => {
    const poor = world.accounts.byUsername("poor")?.id ?? "";
    const reply = ask(open("lantern-night", poor), "POST", "/play/api/round", { key: "poor-key-1", stake: "10.00" });
    expect([reply.status, JSON.parse(String(reply.body))]).toEqual([409, { code: "INSUFFICIENT_FUNDS" }]);
    expect(world.ledger.balanceOf(poor)).toBe(0);
  });

  it.each([
    [{ key: "short", stake: "10.00" }],
    [{ key: "long-enough-key", stake: "10" }],
    [{ key: "long-enough-key", stake: "-10.00" }],
    [{ key: "long-enough-key", stake: 10 }],
    [{}],
  ])("refuses a round with the body %j", (body) => {
    expect(ask(open("lantern-night"), "POST", "/play/api/round", body).status).toBe(400);
  });

  it("hides a round from other members", () => {
    const { round } = post(open("jade-field"), "round", { key: "field-key-9", stake: "5.00" });
    const agent = world.accounts.byUsername("agent")?.id ?? "";
    expect(ask(open("jade-field", agent), "GET", `/play/api/round?id=${round.id}`).status).toBe(404);
  });

  it("ends an unused launch, and sends the page only the origin of the return address", () => {
    const token = open("lantern-night");
    expect((call(token, "GET", "session") as SessionView).parentOrigin).toBe("http://localhost:5173");
    world.clock.advance(LAUNCH_IDLE_MS + 1);
    expect(ask(token, "GET", "/play/api/session").status).toBe(401);
    expect(ask(token, "GET", "/play/slot").status).toBe(401);
  });
});
