import {
  jsonOf,
  isSuccess,
  onRefusal,
  onSuccess,
  remembers,
  saysYes,
  set,
  turn,
  withJson,
} from "../../support/changes.ts";
import { objectOr, replaceAt } from "../../../src/json.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";
import { inLanguage } from "../plants/requests.ts";

const LANGUAGE = "accept-language";

/** Answers requests for one language in another language. */
const answersIn =
  (wanted: string, told: string): Plant =>
  () =>
  (request, forward) =>
    forward(request.headers[LANGUAGE] === wanted ? inLanguage(request, told) : request);

/** Responses that contradict each other between two languages or two operations. */
export const CONTRADICTIONS: readonly PlantedFault[] = [
  {
    name: "one language is ignored",
    kind: "wire",
    operationId: "listGames",
    plant: answersIn("hi", "en"),
    finding: "",
    rules: ["language"],
  },
  {
    name: "Bengali is answered in English",
    kind: "wire",
    operationId: "listRewards",
    plant: answersIn("bn", "en"),
    finding: "",
    rules: ["language"],
  },
  {
    name: "a different amount in a different language",
    kind: "money",
    operationId: "listBonuses",
    plant: onSuccess((answer, { headers }) =>
      headers[LANGUAGE] === "en"
        ? withJson(answer, replaceAt(jsonOf(answer), "/value/content/0/amount", "5.00"))
        : answer,
    ),
    finding: "another language must change only texts",
    rules: ["language"],
  },
  {
    name: "a missing Vary header for languages",
    kind: "caching",
    operationId: "listRegions",
    plant: remembers(({ address }) => address),
    finding: "",
    rules: ["caching", "language"],
  },
  {
    name: "one entity tag for two languages",
    kind: "caching",
    operationId: "getHelpCenter",
    plant: () => async (request, forward) => {
      const { "if-none-match": asked, ...headers } = request.headers;
      const plain = { ...request, headers };
      const [answer, first] = [await forward(plain), await forward(inLanguage(plain, "bn"))];
      const etag = first.headers["etag"] ?? "";
      if (!isSuccess(answer)) return answer;
      const tagged = { ...answer, headers: { ...answer.headers, etag } };
      return asked === etag ? { ...tagged, status: 304, body: "" } : tagged;
    },
    finding: "",
    rules: ["caching"],
  },
  {
    name: "a login that tells that a username does not exist",
    kind: "leak",
    operationId: "login",
    plant: onRefusal((answer, { body }) =>
      body.includes('"demo"')
        ? answer
        : withJson(answer, { ...objectOr(jsonOf(answer)), message: "There is no such member." }),
    ),
    finding: "reveals whether the name is known",
  },
  {
    name: "codes without a limit",
    kind: "status",
    operationId: "sendLoginSmsCode",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      return answer.status === 429 ? saysYes() : answer;
    },
    finding: "must be 429",
  },
  {
    name: "a bonus in another currency than the wallet",
    kind: "money",
    operationId: "listBonuses",
    plant: set("/value/content/0/currency", "VND"),
    finding: "as getWalletBalance says",
    rules: ["consistency"],
  },
  {
    name: "a deposit that differs between list and detail",
    kind: "state",
    operationId: "getDeposit",
    plant: set("/value/amount", "1.00"),
    finding: "as listDeposits says",
    rules: ["consistency"],
  },
  {
    name: "an unread count that differs from the list",
    kind: "totals",
    operationId: "getUnreadCount",
    plant: set("/value", 99),
    finding: "as listMessages says",
    rules: ["consistency"],
  },
  {
    name: "a balance that differs from the last transaction",
    kind: "money",
    operationId: "getWalletBalance",
    plant: set("/value/balance", "1.00"),
    finding: "as listAccountTransactions says",
    rules: ["consistency"],
  },
  {
    name: "a net result that is not the sum of its parts",
    kind: "totals",
    operationId: "getProfitLoss",
    plant: set("/value/totals/net", "1.23"),
    finding: "as computed from other values",
    rules: ["consistency"],
  },
  {
    name: "points with a wrong exchange rate",
    kind: "money",
    operationId: "getPointBalance",
    plant: set("/value/worthAmount", "1000.00"),
    finding: "as computed from other values",
    rules: ["consistency"],
  },
  {
    name: "a bet that is placed in the year 2030",
    kind: "time",
    operationId: "listBets",
    plant: set("/value/content/0/placedAt", "2030-01-01T00:00:00Z"),
    finding: "must not be later than the answer",
    rules: ["plausibility"],
  },
  {
    name: "a lottery game that is on sale in only one list",
    kind: "state",
    operationId: "listPopularLotteryGames",
    plant: turn("/value/games/0/isSale", (isSale) => !(isSale === true)),
    finding: "as listLotteryGames says of",
    rules: ["consistency"],
  },
  {
    name: "a vendor with more games than the catalogue has",
    kind: "totals",
    operationId: "listGameVendors",
    plant: turn("/data/lanes/0/cards/0/gameCount", (count) => Number(count) + 1),
    finding: "as listGames says",
    rules: ["consistency"],
  },
];
