import { createHash, createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { CRASH_RETURN, drawCrashPoint } from "../../../src/mock/games/crash.ts";
import { layMines, MINES_CELLS, MINES_CHOICES, MINES_RETURN, minesMultiplier } from "../../../src/mock/games/mines.ts";
import type { FairnessView, FairRound, RoundAnswer } from "../../../src/mock/games/protocol.ts";
import { drawOf } from "../../../src/mock/games/seeds.ts";
import { servePlay } from "../../../src/mock/games/serve-play.ts";
import { judgeSlot, SLOT_LINES, SLOT_RETURN, SLOT_SYMBOLS, spinCells } from "../../../src/mock/games/slot.ts";
import { COUNTS } from "../../counts.ts";
import { createWorld } from "../../../src/mock/world/create-world.ts";
import type { World } from "../../../src/mock/world/world.ts";
import { openLaunch } from "../open-launch.ts";

const ROUNDS = COUNTS.fairRounds;
const GUIDE = readFileSync(new URL("../../../../docs/games.md", import.meta.url), "utf8");

/** The formula of docs/games.md, implemented a second time without code of the mock. */
function published(round: FairRound): string {
  const digest = createHmac("sha256", round.serverSeed ?? "")
    .update(`${round.clientSeed}:${round.nonce}`)
    .digest("hex");
  let rest = BigInt(`0x${digest}`);
  const take = (sides: bigint) => {
    const taken = rest % sides;
    rest = rest / sides;
    return taken;
  };
  if (round.engine === "crash") {
    const hundredths = (97n * 2n ** 52n) / (2n ** 52n - take(2n ** 52n));
    const point = hundredths < 100n ? 100n : hundredths > 100_000n ? 100_000n : hundredths;
    return `${point / 100n}.${String(point % 100n).padStart(2, "0")}`;
  }
  if (round.engine === "mines") {
    const cells = Array.from({ length: 25 }, (_, cell) => cell);
    const count = round.mines ?? 0;
    for (let index = 0; index < count; index++) {
      const other = index + Number(take(BigInt(25 - index)));
      [cells[index], cells[other]] = [cells[other] ?? -1, cells[index] ?? -1];
    }
    return cells
      .slice(0, count)
      .sort((left, right) => left - right)
      .join(",");
  }
  const table = Object.entries({ lantern: 10, dragon: 12, koi: 15, lotus: 18, fan: 21, coin: 24 }).flatMap(
    ([name, percent]) => Array.from({ length: percent }, () => name),
  );
  return Array.from({ length: 9 }, () => table[Number(take(100n))]).join(",");
}

/** The standard deviation of one spin's payout, in stakes. */
const SLOT_DEVIATION = Math.sqrt(
  SLOT_LINES.length *
    SLOT_SYMBOLS.reduce((sum, { percent, pays }) => sum + (percent / 100) ** 3 * (pays / SLOT_LINES.length) ** 2, 0),
);
/** How far an average of this many rounds may deviate by chance: four standard deviations. */
const chanceOf = (deviation: number, rounds: number) => (4 * deviation) / Math.sqrt(rounds);

describe("the published formula", () => {
  const vectors = [...GUIDE.matchAll(/^\| (crash|mines|slot) +\| (\d+) +\| (\d+|–) +\| ([\w.,]+) +\|$/gm)];

  it("matches the test vectors in the guide", () => {
    expect(vectors.length).toBeGreaterThanOrEqual(6);
    const serverSeed = /server seed `([0-9a-f]{64})`/.exec(GUIDE)?.[1] ?? "";
    const clientSeed = /client seed `([\w-]+)`/.exec(GUIDE)?.[1] ?? "";
    for (const [, engine = "", nonce, mines, outcome] of vectors) {
      const draw = drawOf(serverSeed, clientSeed, Number(nonce));
      const drawn = {
        crash: () => drawCrashPoint(draw).toFixed(2),
        mines: () => layMines(draw, Number(mines)).join(","),
        slot: () => spinCells(draw).join(","),
      };
      expect([engine, nonce, drawn[engine as keyof typeof drawn]()]).toEqual([engine, nonce, outcome]);
    }
  });

  it(`gives the stated return to player over ${ROUNDS} rounds of each game`, () => {
    const targets = [1.5, 2, 10] as const;
    const flights = new Map<number, number>(targets.map((target) => [target, 0]));
    const safe = new Map<number, number>(MINES_CHOICES.map((count) => [count, 0]));
    let paid = 0;
    for (let nonce = 1; nonce <= ROUNDS; nonce++) {
      paid += judgeSlot(spinCells(drawOf("slot", "return", nonce)), 1_000).payoutMinor;
      const point = drawCrashPoint(drawOf("crash", "return", nonce));
      for (const target of targets) if (point >= target) flights.set(target, (flights.get(target) ?? 0) + target);
      const count = MINES_CHOICES[nonce % MINES_CHOICES.length] ?? 0;
      const mines = layMines(drawOf("mines", "return", nonce), count);
      if (!mines.includes(0) && !mines.includes(12))
        safe.set(count, (safe.get(count) ?? 0) + minesMultiplier(count, 2));
    }
    expect(Math.abs(paid / (1_000 * ROUNDS) - SLOT_RETURN)).toBeLessThan(chanceOf(SLOT_DEVIATION, ROUNDS));
    for (const target of targets) {
      const deviation = Math.sqrt(CRASH_RETURN * (target - CRASH_RETURN));
      const returned = (flights.get(target) ?? 0) / ROUNDS;
      expect(Math.abs(returned - CRASH_RETURN)).toBeLessThan(chanceOf(deviation, ROUNDS));
    }
    for (const count of MINES_CHOICES) {
      const rounds = ROUNDS / MINES_CHOICES.length;
      const deviation = Math.sqrt(MINES_RETURN * (minesMultiplier(count, 2) - MINES_RETURN));
      const returned = (safe.get(count) ?? 0) / rounds;
      // Multipliers are cut to two decimals, in favour of the merchant.
      expect(Math.abs(returned - MINES_RETURN)).toBeLessThan(chanceOf(deviation, rounds) + 0.01);
    }
  });

  it("places mines in every cell with equal probability", () => {
    const hits = Array.from({ length: MINES_CELLS }, () => 0);
    for (let nonce = 1; nonce <= ROUNDS; nonce++)
      for (const cell of layMines(drawOf("cells", "even", nonce), 5)) hits[cell] = (hits[cell] ?? 0) + 1;
    const share = 5 / MINES_CELLS;
    const deviation = Math.sqrt(share * (1 - share));
    for (const hit of hits) expect(Math.abs(hit / ROUNDS - share)).toBeLessThan(chanceOf(deviation, ROUNDS));
  });
});

describe("the seeds of a member", () => {
  let world: World;
  beforeEach(() => {
    world = createWorld();
  });
  afterEach(() => world.close());

  const open = (gameCode: string, username = "demo", of = world) => {
    const accountId = of.accounts.byUsername(username)?.id ?? "";
    const launch = { accountId, gameCode, backUrl: "http://localhost:5173/", language: "en" };
    return openLaunch(of, launch);
  };
  const ask = (token: string, method: string, path: string, body?: object, of = world) => {
    const url = new URL(`/play/api/${path}`, "http://localhost:4011");
    url.searchParams.set("launch", token);
    const reply = servePlay({ method, url, body }, of);
    return { status: reply.status, text: String(reply.body), json: JSON.parse(String(reply.body)) };
  };
  const fairness = (token: string, of = world): FairnessView => ask(token, "GET", "fairness", undefined, of).json;
  const change = (token: string, clientSeed: string, serverSeedHash = fairness(token).serverSeedHash) =>
    ask(token, "POST", "seed", { clientSeed, serverSeedHash });
  let keys = 0;
  const start = (token: string, options: object = {}, of = world): RoundAnswer => {
    keys += 1;
    return ask(token, "POST", "round", { key: `fair-key-${keys}`, stake: "5.00", ...options }, of).json;
  };

  it("are published as a hash before a round, and revealed when they are replaced, so that outcomes can be verified", () => {
    const tokens = { slot: open("lantern-night"), crash: open("paper-crane"), mines: open("jade-field") };
    const promised: string[] = [];
    const shown = new Map<string, string>();
    for (const clientSeed of ["first-seed", "x", "A".repeat(64)]) {
      promised.push(fairness(tokens.slot).nextServerSeedHash);
      expect(change(tokens.slot, clientSeed).status).toBe(200);
      expect(fairness(tokens.mines)).toMatchObject({ serverSeedHash: promised.at(-1), clientSeed, nonce: 0 });
      for (const count of [1, 3, 5, 10]) {
        const { round: slot } = start(tokens.slot);
        if (slot.engine === "slot") shown.set(slot.id, slot.cells.join(","));
        const { round: field } = start(tokens.mines, { mines: count });
        let view = field;
        for (let cell = 0; view.isOpen; cell++)
          view = ask(tokens.mines, "POST", "pick", { roundId: field.id, cell }).json.round;
        if (view.engine === "mines") shown.set(view.id, view.mines?.join(",") ?? "");
        const { round: flight } = start(tokens.crash);
        world.clock.advance(90_000);
        const { round: landed } = ask(tokens.crash, "GET", `round?id=${flight.id}`).json as RoundAnswer;
        if (landed.engine === "crash") shown.set(landed.id, landed.crashPoint?.toFixed(2) ?? "");
      }
    }
    change(tokens.slot, "last");
    const rounds = Object.values(tokens).flatMap((token) => fairness(token).rounds);
    expect(rounds).toHaveLength(30);
    for (const round of rounds) {
      expect(
        createHash("sha256")
          .update(round.serverSeed ?? "")
          .digest("hex"),
      ).toBe(round.serverSeedHash);
      expect(promised).toContain(round.serverSeedHash);
      expect([round.id, published(round)]).toEqual([round.id, shown.get(round.id)]);
      expect(round.outcome).toBe(shown.get(round.id));
    }
  });

  it("count every round of every game once, even when the call of the round is repeated", () => {
    const [slot, field] = [open("lantern-night"), open("jade-field")];
    const same = { key: "fair-key-same" };
    start(slot, same);
    start(slot, same);
    start(field);
    expect(fairness(slot).nonce).toBe(2);
  });

  it("do not count a round whose stake could not be paid", () => {
    const token = open("lantern-night", "poor");
    expect(ask(token, "POST", "round", { key: "fair-key-poor", stake: "5.00" }).status).toBe(409);
    expect(fairness(token).nonce).toBe(0);
  });

  it("are not in any answer while they are in use, and neither is the outcome of an open round", () => {
    const token = open("jade-field");
    const { round } = start(token, { mines: 5 });
    const answers = [
      ask(token, "GET", "session").text,
      ask(token, "GET", "fairness").text,
      ask(token, "GET", `round?id=${round.id}`).text,
    ].join();
    const { serverSeedHash, nextServerSeedHash } = fairness(token);
    expect(answers).not.toContain('"mines":[');
    expect(
      [...answers.matchAll(/[0-9a-f]{64}/g)]
        .map(String)
        .every((text) => [serverSeedHash, nextServerSeedHash].includes(text)),
    ).toBe(true);
  });

  it("cannot be changed while a round of any game is open", () => {
    const field = open("jade-field");
    start(field);
    expect(change(open("lantern-night"), "another")).toMatchObject({ status: 409, json: { code: "ROUND_OPEN" } });
    expect(fairness(field)).toMatchObject({ clientSeed: expect.stringMatching(/^member-/), nonce: 1 });
  });

  it("can be changed after a crash round has ended, even if no page has asked for its result", () => {
    start(open("paper-crane"));
    world.clock.advance(90_000);
    expect(change(open("lantern-night"), "another").status).toBe(200);
  });

  it("are changed once when the page repeats the call", () => {
    const token = open("lantern-night");
    const { serverSeedHash, nextServerSeedHash } = fairness(token);
    const answers = [change(token, "mine", serverSeedHash), change(token, "mine", serverSeedHash)];
    expect(answers.map(({ json }) => json.serverSeedHash)).toEqual([nextServerSeedHash, nextServerSeedHash]);
  });

  it.each(["", "a b", "a:1", "ক", "x".repeat(65), 7, undefined])("reject the client seed %j", (clientSeed) => {
    const token = open("lantern-night");
    const { serverSeedHash } = fairness(token);
    expect(ask(token, "POST", "seed", { clientSeed, serverSeedHash }).status).toBe(400);
    expect(fairness(token).serverSeedHash).toBe(serverSeedHash);
  });

  it("are different for each member", () => {
    const [mine, other] = [fairness(open("lantern-night")), fairness(open("lantern-night", "agent"))];
    expect(mine.serverSeedHash).not.toBe(other.serverSeedHash);
    start(open("lantern-night"));
    expect(fairness(open("lantern-night", "agent"))).toMatchObject({ nonce: 0, rounds: [] });
  });

  it("D3 survive a restart with their rounds", () => {
    const folder = mkdtempSync(join(tmpdir(), "lobbykit-seeds-"));
    const file = join(folder, "world.sqlite");
    const before = createWorld({ file });
    const token = open("jade-field", "demo", before);
    start(token, { mines: 3 }, before);
    const promised = fairness(token, before);
    before.close();
    const after = createWorld({ file });
    expect(fairness(token, after)).toEqual(promised);
    expect(ask(token, "GET", "session", undefined, after).json.round).toMatchObject({ isOpen: true });
    after.close();
    rmSync(folder, { recursive: true });
  });

  it("have a page for verifying rounds, in both languages, which has no inline code and needs no launch", () => {
    for (const [language, title] of [
      ["en", "Verify a round"],
      ["bn", "রাউন্ড যাচাই"],
    ]) {
      const reply = servePlay(
        { method: "GET", url: new URL(`http://localhost:4011/play/verify?language=${language}`) },
        world,
      );
      expect(reply.status).toBe(200);
      expect(String(reply.body)).toContain(title);
      expect(String(reply.body)).not.toMatch(/<style|\son\w+=|style=|<script(?![^>]* src=)/);
    }
  });
});
