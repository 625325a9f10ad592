import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { reorders } from "../plants/pages.ts";
import { asked, asking } from "../plants/requests.ts";
import { CONTENT, listOf, type Row, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { MINUTE_MS } from "../plants/times.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const HOT_GAMES = "/wps/relay/GCSGAME_hotGamesV2";
const OPENED = "/lgw/vn/numeros/opened/game";

/** Keeps wins in a set with one member for each account. */
const keepsOneWinOfEach = reorders((all) => {
  const first = new Map<unknown, Row>();
  for (const win of all) if (!first.has(win["account"])) first.set(win["account"], win);
  return [...first.values()];
});

/** Caches the hot games under a key without their number. */
const forgetsTheNumber: Plant = () => {
  const known = new Map<string, readonly Row[]>();
  return onSuccess((answer, request) => {
    const key = `${asked(request, "merchantCode")} ${request.headers["accept-language"]}`;
    const games = known.get(key) ?? rowsOf(answer);
    known.set(key, games);
    return put(answer, CONTENT, games);
  })();
};

/** Shows a reward that was claimed within the last minute as it was before. */
const cachesRewards: Plant = onSuccess((answer, request) => {
  if (asked(request, "status") !== null) return answer;
  const cachedMs = numberAt(answer, "/timestamp") - MINUTE_MS;
  const all = rowsOf(answer).map((row) =>
    row["status"] === "claimed" && Date.parse(String(row["claimedAt"])) > cachedMs
      ? { ...row, status: "claimable", claimedAt: null }
      : row,
  );
  const claimable = all
    .filter(({ status }) => status === "claimable")
    .toSorted((one, other) => Date.parse(String(one["expiresAt"])) - Date.parse(String(other["expiresAt"])));
  return put(answer, CONTENT, [...claimable, ...all.filter(({ status }) => status !== "claimable")]);
});

/** Keeps the draws of the first game for every game. */
const sharesDraws: Plant = () => {
  let first: string | undefined;
  return async (request, forward) => {
    const answer = await forward(request);
    const code = asked(request, "gameCode");
    if (code === null || answer.status !== 200 || rowsOf(answer, "/value/draws").length === 0) return answer;
    first ??= code;
    if (code === first) return answer;
    const shared = await forward(asking(request, { gameCode: first }));
    return isSuccess(shared) ? shared : answer;
  };
};

/** Faults of a store for keys and values: sets, and keys that lack a part. */
export const REDIS: readonly EleventhFault[] = [
  {
    name: "each account has at most one win",
    kind: "redis",
    operationId: "listWinners",
    plant: keepsOneWinOfEach,
    findingAt: ["listWinners", "getWinnerBoard"],
    shown: reads("demo", "/wps/winners?pageSize=100"),
    breaks: "Lists the high wins of the last minutes with masked accounts, the highest first,",
  },
  {
    name: "the number of hot games is that of the first request",
    kind: "redis",
    operationId: "listHotGames",
    plant: forgetsTheNumber,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", HOT_GAMES);
        return ask("GET", `${HOT_GAMES}?count=2`);
      },
    },
    breaks:
      "Lists the games that the merchant recommends, at most `count`, in the order in which the merchant shows them",
  },
  {
    name: "a claimed reward can be claimed for another minute",
    kind: "redis",
    operationId: "listRewards",
    plant: cachesRewards,
    findingAt: ["listRewards", "claimReward"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/rewards/5/claim", { headers: { "idempotency-key": "a-reward-from-a-cache" } });
        return ask("GET", "/wps/rewards");
      },
    },
    breaks: "claimed - was paid to the member;",
  },
  {
    name: "every game of Viet Nam has the draws of the first one",
    kind: "redis",
    operationId: "listVnOpenedNumbersByGame",
    plant: sharesDraws,
    shown: {
      username: "demo",
      by: async (ask) => {
        const menu = await ask("GET", "/lgw/vn/games/game_menu?prizeMode=SEA");
        const [one, other] = listOf(menu, "/games").map(({ gameCode }) => String(gameCode));
        await ask("GET", `${OPENED}?gameCode=${one}`);
        return ask("GET", `${OPENED}?gameCode=${other}`);
      },
    },
    breaks: "Lists the draws that were due last in one Viet Nam game, with all their prizes, the newest first (E038).",
  },
];
