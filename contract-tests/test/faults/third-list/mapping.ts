import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { put } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { eachRow, listOf, type Row } from "../plants/rows.ts";
import type { ThirdFault } from "./third-fault.ts";

const FAR_FUTURE = "9999-12-31T23:59:59.000Z";

const swapsCounts = (row: Row): Row => ({ ...row, clicks: row["registrations"], registrations: row["clicks"] });

const slug = (title: unknown): string =>
  String(title)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Makes each tag from the title in the language of the request. */
const tagsFromTitles = (entries: unknown): readonly Row[] =>
  listOf(entries, "").map((entry) => ({
    ...entry,
    tag: slug(entry["title"]) || entry["tag"],
    children: tagsFromTitles(entry["children"]),
  }));

/** Takes all sessions from the address of this one for this one. */
const takesAddress: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const sessions = listOf(valueAt(jsonOf(answer), "/value"), "");
  const own = objectOr(sessions.find(({ current }) => current === true));
  return put(
    answer,
    "/value",
    sessions.map((session) => ({ ...session, current: session["ip"] === own["ip"] })),
  );
};

/** Faults of mapping: swapped fields, wrong states, and values that stand for null. */
export const MAPPING: readonly ThirdFault[] = [
  {
    name: "clicks and registrations are swapped",
    kind: "mapping",
    operationId: "listReferralLinks",
    plant: eachRow(swapsCounts, "/value/links"),
    breaks: "`clicks` is how often the link was opened",
  },
  {
    name: "an expired deposit is listed as rejected",
    kind: "mapping",
    operationId: "listDeposits",
    plant: eachRow((row) => (row["status"] === "expired" ? { ...row, status: "rejected" } : row)),
    findingAt: ["listDeposits", "getDeposit"],
    breaks: "a deposit that was not paid in time is expired",
  },
  {
    name: "money that has not arrived is confirmed",
    kind: "mapping",
    operationId: "confirmWithdrawalReceipt",
    plant: misreadsBody(({ received }) => (received === false ? { received: true } : undefined)),
    findingAt: ["confirmWithdrawalReceipt", "listWithdrawals"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const waiting = listOf(await ask("GET", "/wps/withdrawals")).find(({ receipt }) => receipt === "waiting");
        return ask("PUT", `/wps/withdrawals/${String(waiting?.["id"])}/receipt`, { body: { received: false } });
      },
    },
    breaks: "`received: false` is kept as notReceived",
  },
  {
    name: "the year 9999 for a promotion without an end",
    kind: "mapping",
    operationId: "getPromotion",
    plant: turn("/value/endsAt", (endsAt) => endsAt ?? FAR_FUTURE),
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/promotions/PR-1001") },
    breaks: "`endsAt` is null when no end is set",
  },
  {
    name: "every session from this address is the current one",
    kind: "mapping",
    operationId: "listSessions",
    plant: takesAddress,
    shown: {
      username: "demo",
      by: async (ask) => {
        const login = { type: "username", username: "demo", password: "demo-1234" };
        await ask("POST", "/wps/session/login", { body: login });
        return ask("GET", "/wps/member/sessions");
      },
    },
    breaks: "`current` is true only for the session of this request",
  },
  {
    name: "the tags of the help centre are translated",
    kind: "mapping",
    operationId: "getHelpCenter",
    plant: turn("/value", tagsFromTitles),
    shown: {
      username: "demo",
      by: (ask) => ask("GET", "/wps/system/helpCenter", { headers: { "accept-language": "en" } }),
    },
    breaks: "a tag is the same in every language",
  },
  {
    name: "the result of a call is not kept",
    kind: "mapping",
    operationId: "getOperation",
    plant: onSuccess((answer) => put(answer, "/value/value", null)),
    findingAt: ["getOperation", "createDeposit"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { methodId: "bkash", amount: "200.00", fields: { senderNumber: "01712345678" } };
        await ask("POST", "/wps/deposits", { body, headers: { "idempotency-key": "a-kept-result-1" } });
        return ask("GET", "/wps/operations/a-kept-result-1");
      },
    },
    breaks: "the response holds the value that the call returned",
  },
];
