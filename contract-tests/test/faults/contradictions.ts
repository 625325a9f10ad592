import { jsonOf, isSuccess, onRefusal, onSuccess, remembers, saysYes, set, withJson } from "../support/changes.ts";
import { objectOr, replaceAt } from "../../src/json.ts";
import type { ProxiedRequest } from "../support/fault-proxy.ts";
import type { Plant, PlantedFault } from "./planted-fault.ts";

const LANGUAGE = "accept-language";

const inLanguage = (request: ProxiedRequest, language: string): ProxiedRequest => ({
  ...request,
  headers: { ...request.headers, [LANGUAGE]: language },
});

/** Whoever asks for one language is answered in another. */
const answersIn =
  (wanted: string, told: string): Plant =>
  () =>
  (request, forward) =>
    forward(request.headers[LANGUAGE] === wanted ? inLanguage(request, told) : request);

/** Answers that contradict each other, from one language or operation to the next. */
export const CONTRADICTIONS: readonly PlantedFault[] = [
  {
    name: "one language that is not looked at",
    kind: "wire",
    operationId: "listGames",
    plant: answersIn("hi", "en"),
    finding: "",
    rules: ["language"],
  },
  {
    name: "Bengali that is answered in English",
    kind: "wire",
    operationId: "listRewards",
    plant: answersIn("bn", "en"),
    finding: "",
    rules: ["language"],
  },
  {
    name: "another amount in another language",
    kind: "money",
    operationId: "listBonuses",
    plant: onSuccess((answer, { headers }) =>
      headers[LANGUAGE] === "en"
        ? withJson(answer, replaceAt(jsonOf(answer), "/value/content/0/amount", "5.00"))
        : answer,
    ),
    finding: "another language changes texts alone",
    rules: ["language"],
  },
  {
    name: "a cache of one language for all",
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
    name: "a login that says that nobody has the name",
    kind: "leak",
    operationId: "login",
    plant: onRefusal((answer, { body }) =>
      body.includes('"demo"')
        ? answer
        : withJson(answer, { ...objectOr(jsonOf(answer)), message: "There is no such member." }),
    ),
    finding: "tells whether the name is known",
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
    name: "a deposit that is another when it is asked for alone",
    kind: "state",
    operationId: "getDeposit",
    plant: set("/value/amount", "1.00"),
    finding: "as listDeposits says",
    rules: ["consistency"],
  },
  {
    name: "a number of letters that is not that of the list",
    kind: "totals",
    operationId: "getUnreadCount",
    plant: set("/value", 99),
    finding: "as listMessages says",
    rules: ["consistency"],
  },
  {
    name: "a balance that is not that of the last movement",
    kind: "money",
    operationId: "getWalletBalance",
    plant: set("/value/balance", "1.00"),
    finding: "as listAccountTransactions says",
    rules: ["consistency"],
  },
];
