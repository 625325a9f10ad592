import { objectOr } from "../../../src/json.ts";
import { jsonOf, onRefusal, onSuccess, set, turn, withJson, type Change } from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";

const onAll =
  (change: Change): Plant =>
  () =>
  async (request, forward) =>
    change(await forward(request), request);

/** Garbles a text: its UTF-8 bytes are decoded as Latin-1. */
const asLatin1 = (text: unknown): string => Buffer.from(String(text), "utf8").toString("latin1");

/** Faults of plausibility: responses that match the schema but cannot be true. */
export const LIES_OF_ONE_ANSWER: readonly PlantedFault[] = [
  {
    name: "a time in seconds instead of milliseconds",
    kind: "time",
    operationId: "getWinnerBoard",
    plant: turn("/value/list/0/time", (value) => Math.round(Number(value) / 1000)),
    finding: "",
    rules: ["plausibility"],
  },
  {
    name: "a deposit of the year 1970",
    kind: "time",
    operationId: "listDeposits",
    plant: set("/value/content/0/createdAt", "1970-01-21T08:00:00Z"),
    finding: "",
    rules: ["plausibility", "filter", "order"],
  },
  {
    name: "an amount with a third decimal",
    kind: "money",
    operationId: "listDeposits",
    plant: set("/value/content/0/amount", "500.005"),
    finding: "must have 2 decimals",
    rules: ["plausibility"],
  },
  {
    name: "names that are encoded twice",
    kind: "wire",
    operationId: "listGameTypes",
    plant: onSuccess((answer) => ({ ...answer, body: asLatin1(answer.body) })),
    finding: "",
    rules: ["plausibility"],
  },
  {
    name: "an error in a language that was not requested",
    kind: "error shape",
    operationId: "listBets",
    plant: onRefusal((answer) => withJson(answer, { ...objectOr(jsonOf(answer)), message: "請求無效。" })),
    finding: "",
    rules: ["language"],
  },
  {
    name: "a 401 without WWW-Authenticate",
    kind: "header",
    operationId: "getMemberInfo",
    plant: onRefusal((answer) => {
      const { "www-authenticate": _, ...headers } = answer.headers;
      return { ...answer, headers };
    }),
    finding: "www-authenticate",
  },
  {
    name: "an undocumented cookie",
    kind: "header",
    operationId: "getVersion",
    plant: onAll((answer) => ({ ...answer, headers: { ...answer.headers, "set-cookie": "sid=1; Path=/" } })),
    finding: "set-cookie",
  },
  {
    name: "CORS credentials for any origin",
    kind: "access",
    operationId: "createDeposit",
    plant: onAll((answer, { headers }) => ({
      ...answer,
      headers: {
        ...answer.headers,
        "access-control-allow-origin": headers["origin"] ?? "null",
        "access-control-allow-credentials": "true",
      },
    })),
    finding: "",
    rules: ["cross-origin"],
  },
];
