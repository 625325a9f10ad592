import { objectOr } from "../../../src/json.ts";
import { turn } from "../../support/changes.ts";
import { put } from "../plants/answers.ts";
import { misreads } from "../plants/misreadings.ts";
import { asked, asking } from "../plants/requests.ts";
import { CONTENT, eachRow, listOf, type Row, rows, rowsOf } from "../plants/rows.ts";
import { bearerOf, reads } from "../plants/showings.ts";
import { byCharacters } from "../plants/texts.ts";
import type { NinthFault } from "./ninth-fault.ts";

const FUNDS = "/wps/member/info/funds/consolidated";
const SALARY = {
  memberId: "100001",
  kind: "realtime",
  period: "daily",
  tiers: [{ rate: "0.10", activeMembers: 0, betAmount: "0.00" }],
};

const isNew = ({ tags }: Row): boolean => Array.isArray(tags) && tags.includes("NEW");
const amountsIn = (list: unknown): readonly string[] => (Array.isArray(list) ? list.map(String) : []);

/** Faults of the order of rows. */
export const ORDER: readonly NinthFault[] = [
  {
    name: "the payout account that was added first comes first",
    kind: "order",
    operationId: "listPayoutAccounts",
    plant: rows((accounts) => accounts.toReversed(), "/value"),
    findingAt: ["listPayoutAccounts", "addPayoutAccount"],
    shown: reads("demo", "/wps/withdrawals/accounts"),
    breaks: "Lists the member's payout accounts (E070), the last added first.",
  },
  {
    name: "the suggested amounts are sorted as texts",
    kind: "order",
    operationId: "listDepositMethods",
    plant: eachRow((method) => ({ ...method, presets: amountsIn(method["presets"]).toSorted(byCharacters) }), "/value"),
    shown: reads("demo", "/wps/deposits/methods"),
    breaks: "Suggested amounts, the lowest first.",
  },
  {
    name: "new games come first only on their page",
    kind: "order",
    operationId: "listGames",
    plant: misreads(
      (request) => (asked(request, "order") === "NEW" ? asking(request, { order: "PLAYED" }) : undefined),
      (answer) => {
        const games = rowsOf(answer);
        return put(answer, CONTENT, [...games.filter(isNew), ...games.filter((game) => !isNew(game))]);
      },
    ),
    shown: reads("demo", "/wps/relay/GCSGAME_gameList?order=NEW"),
    breaks: "NEW lists games with the tag NEW first and then the most played ones.",
  },
  {
    name: "the oldest request for a salary comes first",
    kind: "order",
    operationId: "getConsolidatedFunds",
    plant: turn("/value", (value) => {
      const funds = objectOr(value);
      return { ...funds, contracthoursalreq: listOf(funds, "/contracthoursalreq").toReversed() };
    }),
    findingAt: ["getConsolidatedFunds", "offerContract", "listContracts"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { authorization: await bearerOf(ask, "agent"), "idempotency-key": "one-more-salary" };
        await ask("POST", "/wps/agent/contracts", { body: SALARY, headers });
        return ask("GET", FUNDS);
      },
    },
    breaks: "Requests are ordered by the time of their offers, the latest first.",
  },
];
