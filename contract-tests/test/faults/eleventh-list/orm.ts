import { objectOr } from "../../../src/json.ts";
import { onSuccess } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { sumOf } from "../plants/amounts.ts";
import { numberAt, put, valueOf, withValue } from "../plants/answers.ts";
import { everyRow, showsPage } from "../plants/pages.ts";
import { asked, asking, callerOf, textIn } from "../plants/requests.ts";
import { CONTENT, eachRow, listOf, type Row, rowsOf } from "../plants/rows.ts";
import { reads, sends, textAt } from "../plants/showings.ts";
import { afterReading, looksUp } from "../plants/state.ts";
import { MINUTE_MS } from "../plants/times.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const FAVOURITE = "/wps/relay/MCSFE_addFavoriteGameV2";
const REMOVAL = "/wps/relay/MCSFE_removeFavoriteGameV2";
const FAVOURITES = "/wps/relay/MCSFE_getFavoriteGamesList";
const PAYMENT_MINUTES = 15;

/** Returns a time after the response, in RFC 3339. */
const timeAfter = (timestampMs: number, byMs: number): string => new Date(timestampMs + byMs).toISOString();

const memberOf = (answer: ProxiedAnswer, name: string): unknown => objectOr(valueOf(answer))[name];

/** Deletes favourites only softly, and restores them at the place that they had. */
const restoresFavourites: Plant = () => {
  const places = new Map<string, readonly unknown[]>();
  return onSuccess((answer, request) => {
    const shown = rowsOf(answer);
    const known = places.get(callerOf(request)) ?? [];
    const added = shown.map(({ nodeId }) => nodeId).filter((nodeId) => !known.includes(nodeId));
    const order = [...added, ...known];
    places.set(callerOf(request), order);
    const placeOf = ({ nodeId }: Row): number => order.indexOf(nodeId);
    return put(
      answer,
      CONTENT,
      shown.toSorted((one, other) => placeOf(one) - placeOf(other)),
    );
  })();
};

const totalsOf = (bets: readonly Row[]) => ({
  bets: bets.length,
  stake: sumOf(bets.map(({ stake }) => stake)),
  payout: sumOf(bets.map(({ payout }) => payout)),
  profit: sumOf(bets.map(({ profit }) => profit)),
});

/** Lists the bets that match one of two filters. */
const joinsFiltersByOr = looksUp(async (answer, request, forward) => {
  const [category, status] = [asked(request, "category"), asked(request, "status")];
  if (category === null || status === null) return answer;
  const all = await everyRow(asking(request, { category: undefined, status: undefined }), forward);
  const found = all.filter((bet) => bet["category"] === category || bet["status"] === status);
  return withValue(showsPage(answer, request, found), { totals: totalsOf(found) });
});

/** Faults of an object-relational mapper: soft deletes, touched times, upserts and chained conditions. */
export const ORM: readonly EleventhFault[] = [
  {
    name: "a favourite that is added again returns to its earlier place",
    kind: "orm",
    operationId: "listFavoriteGames",
    plant: restoresFavourites,
    findingAt: ["listFavoriteGames", "addFavoriteGame", "removeFavoriteGame"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", FAVOURITE, { body: { nodeId: 1001 } });
        await ask("POST", FAVOURITE, { body: { nodeId: 1002 } });
        await ask("GET", FAVOURITES);
        await ask("DELETE", `${REMOVAL}?nodeId=1001`);
        await ask("POST", FAVOURITE, { body: { nodeId: 1001 } });
        return ask("GET", FAVOURITES);
      },
    },
    breaks: "Lists the member's favourites with all fields of a game card (E049, R307), the last added first.",
  },
  {
    name: "each read of the activities is a change of their status",
    kind: "orm",
    operationId: "listActivities",
    plant: onSuccess((answer) => {
      const updatedAt = timeAfter(numberAt(answer, "/timestamp"), 0);
      const touched = rowsOf(answer).map((row) => (row["updatedAt"] === null ? row : { ...row, updatedAt }));
      return put(answer, CONTENT, touched);
    }),
    shown: reads("demo", "/wps/activities"),
    breaks: "Time at which the member's status last changed, in the format of RFC 3339;",
  },
  {
    name: "a payout account that the member already has gets the new holder",
    kind: "orm",
    operationId: "addPayoutAccount",
    plant: afterReading("/wps/withdrawals/accounts", (answer, before, request) => {
      const isKnown = listOf(before, "").some(({ id }) => id === memberOf(answer, "id"));
      return isKnown ? put(answer, "/value/holder", textIn(request, "holder")) : answer;
    }),
    findingAt: ["addPayoutAccount", "listPayoutAccounts"],
    shown: sends("demo", "POST", "/wps/withdrawals/accounts", {
      type: "bkash",
      number: "01712345678",
      holder: "Shapla",
      paymentPassword: PAYMENT_PASSWORD,
    }),
    breaks: "Adding an account that the member already has returns that account and adds none.",
  },
  {
    name: "a session began when it was last used",
    kind: "orm",
    operationId: "listSessions",
    plant: eachRow((row) => ({ ...row, startedAt: row["lastUsedAt"] }), "/value"),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/__mock/clock", { body: { advanceMs: 10 * MINUTE_MS } });
        return ask("GET", "/wps/member/sessions");
      },
    },
    breaks: "Time of the login.",
  },
  {
    name: "two filters of bets find what matches one of them",
    kind: "orm",
    operationId: "listBets",
    plant: joinsFiltersByOr,
    shown: reads("demo", "/wps/bets?category=SPORTS&status=lost&pageSize=5"),
    breaks: "Filters combine.",
  },
  {
    name: "each read of a deposit gives more time to pay it",
    kind: "orm",
    operationId: "getDeposit",
    plant: onSuccess((answer) =>
      memberOf(answer, "status") === "pending"
        ? put(answer, "/value/expiresAt", timeAfter(numberAt(answer, "/timestamp"), PAYMENT_MINUTES * MINUTE_MS))
        : answer,
    ),
    findingAt: ["getDeposit", "createDeposit", "listDeposits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } };
        const headers = { "idempotency-key": "a-deposit-with-a-limit" };
        const id = await textAt(ask("POST", "/wps/deposits", { body, headers }), "/id");
        await ask("POST", "/__mock/clock", { body: { advanceMs: MINUTE_MS / 6 } });
        return ask("GET", `/wps/deposits/${id}`);
      },
    },
    breaks: "Time until which the deposit can be paid.",
  },
];
