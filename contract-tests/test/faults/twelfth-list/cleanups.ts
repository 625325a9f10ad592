import { valueAt } from "../../../src/json.ts";
import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put, valueOf } from "../plants/answers.ts";
import { everyRow, selects } from "../plants/pages.ts";
import { refusedAt } from "../plants/refusals.ts";
import { asked, asking, beside } from "../plants/requests.ts";
import { listOf, rowsOf } from "../plants/rows.ts";
import { bearerOf, reads } from "../plants/showings.ts";
import { looksUp, valueBeside } from "../plants/state.ts";
import { DAY_MS } from "../plants/times.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const FAVOURITES = "/wps/relay/MCSFE_getFavoriteGamesList";
const ADD = "/wps/relay/MCSFE_addFavoriteGameV2";
const REMOVE = "/wps/relay/MCSFE_removeFavoriteGameV2";
const KEPT_DAYS = 60;

/** Keeps the latest event of each kind. */
const keepsOneOfEachKind = selects(async (request, forward) => {
  const seen = new Set<unknown>();
  return (await everyRow(request, forward)).filter(({ kind }) => {
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst;
  });
});

/** Lists the bets of the last two months. */
const keepsTwoMonths = looksUp(async (answer, request, forward) => {
  if (asked(request, "from") !== null) return answer;
  const from = new Date(numberAt(answer, "/timestamp") - KEPT_DAYS * DAY_MS).toISOString();
  const kept = await forward(asking(request, { from }));
  return isSuccess(kept) ? kept : answer;
});

/** Lists the accounts to which a withdrawal was paid. */
const keepsUsedAccounts = looksUp(async (answer, request, forward) => {
  const withdrawals = listOf(await valueBeside(request, forward, "/wps/withdrawals?pageSize=100"));
  const used = new Set(withdrawals.map((withdrawal) => valueAt(withdrawal["account"], "/id")));
  return put(
    answer,
    "/value",
    rowsOf(answer, "/value").filter(({ id }) => used.has(id)),
  );
});

/** Removes the favourites of the same vendor too. */
const removesTheVendor: Plant = () => async (request, forward) => {
  const before = listOf(await valueBeside(request, forward, FAVOURITES));
  const answer = await forward(request);
  const removed = before.find(({ nodeId }) => String(nodeId) === asked(request, "nodeId"));
  if (!isSuccess(answer) || removed === undefined) return answer;
  const others = before.filter((game) => game !== removed && game["vassalage"] === removed["vassalage"]);
  await Promise.all(
    others.map(({ nodeId }) => forward(beside(request, "DELETE", `${REMOVE}?nodeId=${String(nodeId)}`))),
  );
  return answer;
};

/** Faults of jobs that clean up too much. */
export const CLEANUPS: readonly TwelfthFault[] = [
  {
    name: "only the latest security event of each kind is kept",
    kind: "cleanups",
    operationId: "listAccountEvents",
    plant: keepsOneOfEachKind,
    findingAt: ["listAccountEvents", "login"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await bearerOf(ask, "demo");
        return ask("GET", "/wps/member/security/events");
      },
    },
    breaks:
      "Lists logins, failed logins, logouts, and changes of passwords, contacts and other protections of the account, the latest first, each with the event, the time, the IP address and the device.",
  },
  {
    name: "bets are kept for two months",
    kind: "cleanups",
    operationId: "listBets",
    plant: keepsTwoMonths,
    shown: reads("demo", "/wps/bets"),
    breaks: "Bets are kept for at least three months; without `from` the list goes back to the oldest stored bet.",
  },
  {
    name: "a deposit that was decided a day ago is not found",
    kind: "cleanups",
    operationId: "getDeposit",
    plant: onSuccess((answer) => {
      const decidedMs = Date.parse(String(valueAt(valueOf(answer), "/decidedAt")));
      const isOld = decidedMs < numberAt(answer, "/timestamp") - DAY_MS;
      return isOld ? refusedAt(answer, 404, "NOT_FOUND") : answer;
    }),
    findingAt: ["getDeposit", "listDeposits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const oldest = listOf(await ask("GET", "/wps/deposits?pageSize=100")).at(-1);
        return ask("GET", `/wps/deposits/${String(oldest?.["id"])}`);
      },
    },
    breaks: "Returns one deposit of the member (E069).",
  },
  {
    name: "payout accounts without a withdrawal are removed",
    kind: "cleanups",
    operationId: "listPayoutAccounts",
    plant: keepsUsedAccounts,
    findingAt: ["listPayoutAccounts", "addPayoutAccount"],
    shown: reads("demo", "/wps/withdrawals/accounts"),
    breaks: "Lists the member's payout accounts (E070), the last added first.",
  },
  {
    name: "the removal of a favourite removes all games of its vendor",
    kind: "cleanups",
    operationId: "removeFavoriteGame",
    plant: removesTheVendor,
    findingAt: ["removeFavoriteGame", "getFavoriteGameIds", "listFavoriteGames"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const games = listOf(await ask("GET", "/wps/relay/GCSGAME_gameList?vassalage=JADEFOX&pageSize=2"));
        const [kept, removed] = games.map(({ nodeId }) => nodeId);
        await ask("POST", ADD, { body: { nodeId: kept } });
        await ask("POST", ADD, { body: { nodeId: removed } });
        return ask("DELETE", `${REMOVE}?nodeId=${String(removed)}`);
      },
    },
    breaks: "Removes a game from the favourites (E051).",
  },
];
