import { objectOr, valueAt } from "../../../src/json.ts";
import { jsonOf } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { inPlaceOf, withMembers } from "../plants/answers.ts";
import { onCode, recodes } from "../plants/refusals.ts";
import { listOf } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import type { TenthFault } from "./tenth-fault.ts";

const DEPOSIT = { methodId: "bkash", amount: "500.00", fields: { senderNumber: "01712345678" } };

/** Refuses other methods as the web framework does. */
const refusesAsFramework: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (answer.status !== 405) return answer;
  const { allow = "GET" } = answer.headers;
  return inPlaceOf(answer, {
    status: 405,
    headers: { allow, "content-type": "text/html; charset=utf-8" },
    body: request.method === "HEAD" ? "" : "<h1>405 Method Not Allowed</h1>",
  });
};

/** Writes the place of an error with dots, as many validators do. */
const dotted = (detail: unknown): unknown => ({
  ...objectOr(detail),
  path: String(objectOr(detail)["path"]).replaceAll("/", "."),
});

/** Faults of refusals. */
export const ERRORS: readonly TenthFault[] = [
  {
    name: "without a payment password, every one is wrong",
    kind: "errors",
    operationId: "addPayoutAccount",
    plant: recodes("PAYMENT_PASSWORD_NOT_SET", 422, "PAYMENT_PASSWORD_INCORRECT"),
    shown: sends("newbie", "POST", "/wps/withdrawals/accounts", {
      type: "bkash",
      number: "01712345678",
      holder: "Shapla",
      paymentPassword: "123456",
    }),
    breaks: "last, the payment password: 422 PAYMENT_PASSWORD_NOT_SET, 422 PAYMENT_PASSWORD_INCORRECT,",
  },
  {
    name: "the place of an error is written with dots",
    kind: "errors",
    operationId: "transferToRelative",
    plant: onCode("INVALID_REQUEST", (answer) =>
      withMembers(answer, { details: listOf(jsonOf(answer), "/details").map(dotted) }),
    ),
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/transfers",
      { direction: "downline", memberId: "100001", amount: "10.001", paymentPassword: PAYMENT_PASSWORD },
      "a-third-decimal",
    ),
    breaks: "Place of the error, as a JSON pointer that starts with body, query or header (`body/username`).",
  },
  {
    name: "another method gets the page of the web framework",
    kind: "errors",
    operationId: "getVersion",
    plant: refusesAsFramework,
    anyMethod: true,
    shown: {
      username: "demo",
      // The page is no JSON, so the shared reader of responses cannot read it.
      by: (ask) => ask("POST", "/wps/system/version", { body: {} }).catch((error: unknown) => String(error)),
    },
    breaks: "`errorSchema` (of `info`) is the schema of every error, 404 and 405 included.",
  },
  {
    name: "a deposit during a break does not say when the break ends",
    kind: "errors",
    operationId: "createDeposit",
    plant: onCode("SELF_EXCLUDED", (answer) =>
      withMembers(answer, { value: { ...objectOr(valueAt(jsonOf(answer), "/value")), until: undefined } }),
    ),
    findingAt: ["createDeposit", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "24h" } });
        return ask("POST", "/wps/deposits", { body: DEPOSIT, headers: { "idempotency-key": "paid-in-a-break" } });
      },
    },
    breaks:
      "From now until `until`, launches, stakes, deposits and promotions return 403 SELF_EXCLUDED with `value.until`.",
  },
];
