import { beforeEach, describe, expect, it } from "vitest";
import { LOTTERY_GAMES, type LotteryGameRecord } from "../../../src/mock/world/lottery/data/lottery-games.ts";
import { numbersOf } from "../../../src/mock/world/lottery/draw-numbers.ts";
import {
  drawTimeOf,
  heldDrawTimes,
  LATE_RESULT_MS,
  nextDrawTime,
  numeroOf,
} from "../../../src/mock/world/lottery/draws.ts";
import type { components } from "../../../src/generated/types.ts";
import { caller, openWorld, tokenOf, type Mock } from "../start-mock.ts";

type GameList = components["schemas"]["LotteryGameList"];
type Menu = components["schemas"]["LotteryMenu"];
type Draws = components["schemas"]["OpenedNumbers"];

const SECOND_MS = 1000;
const CLIENTS = 50;

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const ask = async <Value>(path: string, token?: string, language = "en"): Promise<Value> => {
  const headers = { "accept-language": language };
  const answer = await mock.call("GET", path, token === undefined ? { headers } : { token, headers });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json.value as Value;
};
const advance = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
const now = async () => Number((await mock.call("GET", "/__mock/state")).json["now"]);
async function guestToken(): Promise<string> {
  const json = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };
  const guest = await mock.call("POST", "/wps/session/login/freeplay", { json });
  return String(Object(guest.json.value).token);
}
const gameOf = (code: string): LotteryGameRecord => {
  const game = LOTTERY_GAMES.find((one) => one.code === code);
  if (!game) throw new Error(`no game ${code}`);
  return game;
};
/** Moves the clock to `beforeMs` before the next draw of the game, and returns the time of that draw. */
async function approach(code: string, beforeMs: number): Promise<number> {
  const time = await now();
  const due = nextDrawTime(gameOf(code), time + beforeMs);
  await advance(due - beforeMs - time);
  return due;
}

/** The errors in a list of games; none are expected. */
function faultsOf({ serverTime, nextRefreshAt, games }: GameList): string[] {
  return games.flatMap((shown) => {
    const game = gameOf(shown.code);
    const [last = 0] = heldDrawTimes(game, serverTime, 1);
    const due = nextDrawTime(game, serverTime);
    const expected = {
      previousNumero: numeroOf(game, last),
      previousWinningNumber: numbersOf(game, last).numbers.join(","),
      numero: game.isSale ? numeroOf(game, due) : null,
      remainTime: game.isSale ? (due - serverTime) / SECOND_MS : 0,
    };
    const { previousNumero, previousWinningNumber, numero, remainTime } = shown;
    const seen = { previousNumero, previousWinningNumber, numero, remainTime };
    const isEqual = JSON.stringify(seen) === JSON.stringify(expected);
    const isTooLate = game.isSale && nextRefreshAt > due;
    return isEqual && !isTooLate ? [] : [`${shown.code} ${JSON.stringify(seen)} at ${serverTime}`];
  });
}

describe("a draw that takes place", () => {
  it("E036 E037 E039 R302 appears in the answers to every client, and no answer contains a wrong result", async () => {
    // On a busy machine, a round takes seconds, which pass in the mock too.
    const due = await approach("SSC_45S", 30 * SECOND_MS);
    const seen: { before: number; after: number } = { before: 0, after: 0 };
    const faults: string[] = [];
    const client = async (index: number) => {
      if (index % 3 === 2) {
        const { serverTime, draws } = await ask<Draws>("/lotto/lgw/games/opened/numero?gameCode=SSC_45S&count=3");
        const expected = heldDrawTimes(gameOf("SSC_45S"), serverTime, 3);
        for (const [place, draw] of draws.entries()) {
          const isRight = draw.drawTime === expected[place] && draw.winningNumber === winningNumberOf(draw);
          if (!isRight) faults.push(JSON.stringify(draw));
        }
        return;
      }
      const path = index % 3 === 0 ? "/lgw/games?prizeMode=SEA" : "/lgw/games/popular?count=20&prizeMode=SEA";
      const list = await ask<GameList>(path);
      seen[list.serverTime < due ? "before" : "after"] += 1;
      faults.push(...faultsOf(list));
    };
    for (let round = 0; round < 6; round += 1) {
      const stepMs = round === 3 ? Math.max(0, due - (await now())) : SECOND_MS;
      const asked = Array.from({ length: CLIENTS }, (_, index) => index);
      // The clock moves while half of the clients wait for an answer.
      await Promise.all([
        ...asked.slice(0, CLIENTS / 2).map(client),
        advance(stepMs),
        ...asked.slice(CLIENTS / 2).map(client),
      ]);
    }
    expect(faults).toEqual([]);
    expect(seen.before).toBeGreaterThan(CLIENTS / 2);
    expect(seen.after).toBeGreaterThan(CLIENTS / 2);
  });

  it("E036 D10 changes the ETag of the list, which stays the same until then", async () => {
    const due = await approach("SSC_45S", 3 * SECOND_MS);
    const path = "/lgw/games?prizeMode=Elott&device=WEB";
    const first = await mock.call("GET", path);
    const headers = { "if-none-match": String(first.headers.get("etag")) };
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=1, stale-if-error=60");
    expect((await mock.call("GET", path, { headers })).status).toBe(304);
    await advance(due - (await now()));
    expect((await mock.call("GET", path, { headers })).status).toBe(200);
  });
});

const winningNumberOf = ({ gameCode, drawTime }: Draws["draws"][number]) =>
  numbersOf(gameOf(gameCode), drawTime).numbers.join(",");

describe("lists of games", () => {
  it.each([
    ["Lott", "LOTT"],
    ["Elott", "ELOTT"],
  ])("E036 R249 contain, for prize mode %s, only games of category %s", async (prizeMode, category) => {
    const { games } = await ask<GameList>(`/lgw/games?prizeMode=${prizeMode}&device=WEB`);
    expect(games.map(({ code }) => code)).toEqual(
      LOTTERY_GAMES.filter((game) => game.category === category).map(({ code }) => code),
    );
  });

  it.each(["SEA", "ZY"])("E036 R249 contain all games for prize mode %s", async (prizeMode) => {
    expect((await ask<GameList>(`/lgw/games?prizeMode=${prizeMode}`)).games).toHaveLength(LOTTERY_GAMES.length);
  });

  it("E037 R425 R482 contain, for popular games, as many games from the top of the full list as requested", async () => {
    const popular = await ask<GameList>("/lgw/games/popular?count=5&prizeMode=SEA&device=WEB", undefined, "bn");
    const all = await ask<GameList>("/lgw/games?prizeMode=SEA&device=WEB", undefined, "bn");
    expect(popular.games.map(({ code }) => code)).toEqual(all.games.slice(0, 5).map(({ code }) => code));
    expect(popular.games[0]?.remark).toMatch(/[\u0980-\u09FF]/);
  });

  it("E036 R298 contain the last numbers but no open draw for a game that is off sale", async () => {
    const { games } = await ask<GameList>("/lgw/games");
    const closed = games.find(({ code }) => code === "LF_KONTUM");
    expect(closed).toMatchObject({ isSale: false, numero: null, remainTime: 0, lockTime: 0 });
    expect(closed?.previousWinningNumber).toMatch(/^\d(,\d){5}$/);
  });

  it("E056 R431 contain, in the menu, an entry for each game of the prize mode, with the game's tag", async () => {
    const { games } = await ask<Menu>("/lgw/games/game_menus?prizeMode=SEA&device=WEB");
    expect(games.map(({ gameCode, tag }) => [gameCode, tag])).toEqual(
      LOTTERY_GAMES.map(({ code, tag }) => [code, tag]),
    );
    expect(games.map(({ closesAt }) => closesAt)).toEqual(
      games.map(({ fewinTime, lockTime }) => fewinTime - lockTime * SECOND_MS),
    );
  });

  it("E057 R112 R113 contain, in the menu of Viet Nam, the region and the draw days of each game", async () => {
    const { games } = await ask<Menu>("/lgw/vn/games/game_menu?prizeMode=Lott&device=WEB");
    expect(games.find(({ gameCode }) => gameCode === "LF_DANANG")).toMatchObject({
      tag: "central",
      region: "central",
      drawDayOfWeek: "4,7",
    });
    expect(new Set(games.map(({ region }) => region))).toEqual(new Set(["north", "central", "south"]));
  });
});

describe("lists of draws", () => {
  it("E058 R181 R404 C10 contain recent draws only after a login or in free play", async () => {
    const path = "/lgw/vn/games/game_menu/recent?prizeMode=Lott&device=WEB&recentCount=100";
    expect((await mock.call("GET", path)).status).toBe(401);
    const tokens = [await guestToken(), await tokenOf(mock, "demo"), await tokenOf(mock, "restricted")] as const;
    for (const token of tokens) {
      const { draws } = await ask<Draws>(path, token);
      expect(draws).toHaveLength(100);
      expect(draws.map(({ drawTime }) => drawTime)).toEqual(
        draws.map(({ drawTime }) => drawTime).toSorted((left, right) => right - left),
      );
      expect(draws.every((draw) => draw.winningNumber === winningNumberOf(draw) && draw.region !== null)).toBe(true);
    }
  });

  it("E038 contain all prizes of a game of Viet Nam", async () => {
    const { draws } = await ask<Draws>("/lgw/vn/numeros/opened/game?gameCode=LF_HANOI&count=2");
    expect(draws).toHaveLength(2);
    expect(draws[0]?.prizes.map(({ prize }) => prize)).toEqual([
      "special",
      "first",
      "second",
      "third",
      "fourth",
      "fifth",
      "sixth",
      "seventh",
    ]);
    expect(draws[0]?.winningNumber?.replaceAll(",", "")).toBe(draws[0]?.prizes[0]?.numbers[0]);
  });

  it.each(["SSC_45S", "NOWHERE"])("E038 are empty for %s, which is not a game of Viet Nam", async (code) => {
    expect((await ask<Draws>(`/lgw/vn/numeros/opened/game?gameCode=${code}`)).draws).toEqual([]);
  });

  it.each(LOTTERY_GAMES.map(({ code }) => [code]))("E039 R513 contain the last draws of %s", async (code) => {
    const { serverTime, draws } = await ask<Draws>(`/lotto/lgw/games/opened/numero?gameCode=${code}&count=3`);
    expect(draws.map(({ drawTime }) => drawTime)).toEqual(heldDrawTimes(gameOf(code), serverTime, 3));
    expect(draws.every((draw) => draw.winningNumber === winningNumberOf(draw))).toBe(true);
  });

  it("E039 contain the one draw that is asked for by number, but no draw in the future", async () => {
    const path = "/lotto/lgw/games/opened/numero?gameCode=PK10_60S";
    const { serverTime, draws } = await ask<Draws>(`${path}&count=40`);
    const old = draws.at(-1);
    expect((await ask<Draws>(`${path}&numero=${old?.numero}`)).draws).toEqual([old]);
    const next = numeroOf(gameOf("PK10_60S"), nextDrawTime(gameOf("PK10_60S"), serverTime + 120 * SECOND_MS));
    expect((await ask<Draws>(`${path}&numero=${next}`)).draws).toEqual([]);
    expect((await ask<Draws>(`${path}&numero=19990101-0001`)).draws).toHaveLength(1);
    expect((await ask<Draws>("/lotto/lgw/games/opened/numero?gameCode=NOWHERE")).draws).toEqual([]);
  });
});

const readList = async () => {
  const value = await ask<GameList>("/lgw/games?prizeMode=SEA");
  return { ...value, shown: value.games.find(({ code }) => code === "SSC_45S") };
};
const readDraws = async () => (await ask<Draws>("/lotto/lgw/games/opened/numero?gameCode=SSC_45S&count=2")).draws;

describe("the scenario late-draws", () => {
  it("E036 E039 R303 shows no numbers until they are published, and then the right ones", async () => {
    await mock.call("POST", "/__mock/scenario", { json: { name: "late-draws" } });
    const due = await approach("SSC_45S", SECOND_MS);
    const game = gameOf("SSC_45S");
    await advance(2 * SECOND_MS);
    const late = await readList();
    expect(late.shown).toMatchObject({ previousNumero: numeroOf(game, due), previousWinningNumber: null });
    expect(late.nextRefreshAt - late.serverTime).toBeLessThanOrEqual(7 * SECOND_MS);
    const [pending, known] = await readDraws();
    expect(pending).toMatchObject({ numero: numeroOf(game, due), drawTime: due, winningNumber: null, prizes: [] });
    expect(known?.winningNumber).toMatch(/^\d(,\d){4}$/);
    expect(drawTimeOf(game, pending?.numero ?? "")).toBe(due);

    await advance(LATE_RESULT_MS);
    expect((await readList()).shown?.previousWinningNumber).toBe(numbersOf(game, due).numbers.join(","));
    expect((await readDraws())[0]?.winningNumber).toBe(numbersOf(game, due).numbers.join(","));
  });

  it("E036 publishes late numbers when the scenario ends", async () => {
    await mock.call("POST", "/__mock/scenario", { json: { name: "late-draws" } });
    const due = await approach("SSC_45S", SECOND_MS);
    await advance(2 * SECOND_MS);
    await mock.call("POST", "/__mock/scenario", { json: { name: "normal" } });
    const { games } = await ask<GameList>("/lgw/games?prizeMode=SEA");
    expect(games[0]?.previousWinningNumber).toBe(numbersOf(gameOf("SSC_45S"), due).numbers.join(","));
  });
});

const launch = (query: string, token?: string) =>
  mock.call(
    "GET",
    `/lgw/lobby/launch?lottoArea=VN&launchMode=LOTT&lottoPrizeMode=Lott&device=WEB&language=bn&${query}`,
    token === undefined ? {} : { token },
  );

describe("the launch of the lottery", () => {
  it("E055 R239 R430 opens the betting page of the game in the requested language", async () => {
    const answer = await launch("lottoView=betting&lottoGameCode=LF_HANOI", await tokenOf(mock, "demo"));
    const { origin, pathname, search } = new URL(String(Object(answer.json.value).gameUrl));
    expect(pathname).toBe("/play/lottery");
    const page = await caller(origin)("GET", pathname + search);
    expect(page.text).toContain("হ্যানয়");
    const files = [...page.text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = ""]) => path);
    expect(files).toContain("/art/lottery/LF_HANOI.svg");
    for (const file of files) expect([file, (await caller(origin)("GET", file)).status]).toEqual([file, 200]);
    const view = await caller(origin)("GET", `/play/api/lottery${search}`);
    expect(view.json).toMatchObject({ balance: "25000.00", tickets: [] });
  });

  it("R430 refuses a betting page without a game, and a lobby with one", async () => {
    const token = await tokenOf(mock, "demo");
    const answers = await Promise.all(
      ["lottoView=betting", "lottoView=lobby&lottoGameCode=LF_HANOI", "lottoView=lobby"].map((query) =>
        launch(query, token),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 200]);
    for (const { json } of answers.slice(0, 2))
      expect(json).toMatchObject({ code: "INVALID_REQUEST", details: [{ path: "query/lottoGameCode" }] });
  });

  it("E055 settles a bet from the page after the draw, without a further call by the page", async () => {
    const token = await tokenOf(mock, "demo");
    const answer = await launch("lottoView=betting&lottoGameCode=SSC_60S", token);
    const { origin, search } = new URL(String(Object(answer.json.value).gameUrl));
    const due = await approach("SSC_60S", 20 * SECOND_MS);
    const sum = numbersOf(gameOf("SSC_60S"), due).numbers.reduce((total, number) => total + Number(number), 0);
    const json = {
      key: "lottery-over-http",
      numero: numeroOf(gameOf("SSC_60S"), due),
      betType: "size",
      picks: [[sum >= 23 ? "big" : "small"]],
      stake: "100.00",
    };
    const placed = await caller(origin)("POST", `/play/api/lottery/bet${search}`, { json });
    expect(placed.json["balance"]).toBe("24900.00");
    await advance(21 * SECOND_MS);
    const balance = await mock.call("GET", "/wps/v2/wallets/balance", { token });
    expect(balance.json.value).toMatchObject({ balance: "25094.00" });
  });

  it.each(["lottoView=betting&lottoGameCode=NOWHERE", "lottoView=betting&lottoGameCode=lantern-night"])(
    "E055 refuses %s, which is not a lottery game",
    async (query) => {
      const answer = await launch(query, await tokenOf(mock, "demo"));
      expect([answer.status, answer.json.code]).toEqual([404, "NOT_FOUND"]);
    },
  );

  it("E055 R404 requires a login or free play, and refuses a return link to another site", async () => {
    expect((await launch("lottoView=lobby")).status).toBe(401);
    expect((await launch("lottoView=lobby", await guestToken())).status).toBe(200);
    const away = await launch("lottoView=lobby&backUrl=https://elsewhere.example/", await tokenOf(mock, "demo"));
    expect([away.status, away.json.code]).toEqual([400, "INVALID_URL"]);
  });
});
