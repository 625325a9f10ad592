import { findsInOtherAccounts } from "../plants/accounts.ts";
import { acceptedAt } from "../plants/answers.ts";
import { misreads, misreadsQuery } from "../plants/misreadings.ts";
import { onCode } from "../plants/refusals.ts";
import { asked, asking } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { bearerOf, reads, textAt } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

const DEPOSIT = { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } };

/** Faults of merchants and members that are mixed up. */
export const OWNERS: readonly EighthFault[] = [
  {
    name: "every win is in the currency of the default merchant",
    kind: "owners",
    operationId: "getWinnerBoard",
    plant: eachRow((win) => ({ ...win, currency: "BDT" }), "/value/list"),
    shown: reads("demo", "/wps/relay/GCSGAME_getRankList?merchantCode=vnlobby1"),
    breaks: "Amounts are in the currency of the merchant.",
  },
  {
    name: "a message of another member is marked without an error",
    kind: "owners",
    operationId: "markMessageRead",
    plant: onCode("NOT_FOUND", (answer) => acceptedAt(answer)),
    shown: { username: "demo", by: (ask) => ask("PUT", "/wps/messages/M999999/read") },
    breaks: "A message of another member returns 404.",
  },
  {
    name: "every merchant has the same hot games",
    kind: "owners",
    operationId: "listHotGames",
    plant: misreadsQuery("merchantCode", () => undefined),
    shown: reads("demo", "/wps/relay/GCSGAME_hotGamesV2?merchantCode=vnlobby1"),
    breaks:
      "Lists the games that the merchant recommends, at most `count`, in the order in which the merchant shows them (E044).",
  },
  {
    name: "an agent's deposit is found by anyone",
    kind: "owners",
    operationId: "getDeposit",
    plant: findsInOtherAccounts(["agent"]),
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { authorization: await bearerOf(ask, "agent"), "idempotency-key": "a-deposit-of-an-agent" };
        const id = await textAt(ask("POST", "/wps/deposits", { body: DEPOSIT, headers }), "/id");
        return ask("GET", `/wps/deposits/${id}`);
      },
    },
    breaks: "An id that is unknown or belongs to another member returns 404 NOT_FOUND.",
  },
  {
    name: "visitors of every merchant see the rewards of the default one",
    kind: "owners",
    operationId: "listPointRewards",
    plant: misreads((request) =>
      (request.headers["authorization"] ?? "") === "" && asked(request, "merchantCode") !== null
        ? asking(request, { merchantCode: undefined })
        : undefined,
    ),
    shown: reads("demo", "/wps/relay/MCS2_getPointReward?merchantCode=vnlobby1", { authorization: "" }),
    breaks: "Without a session it contains the rewards of the merchant in `merchantCode`;",
  },
];
