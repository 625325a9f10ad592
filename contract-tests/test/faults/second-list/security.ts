import { objectOr, valueAt } from "../../../src/json.ts";
import {
  alike,
  isMalformed,
  isSuccess,
  jsonOf,
  onRefusal,
  onSuccess,
  saysYes,
  setHeader,
  turn,
  withJson,
} from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { eachRow } from "../plants/rows.ts";
import { withoutHeader } from "../plants/headers.ts";
import type { SecondFault } from "./second-fault.ts";

/** The usernames that exist in the mock (docs/mock-server.md). */
const MEMBERS = new Set(["demo", "agent", "restricted", "newbie", "poor", "stepup", "legacy", "expired", "captcha"]);

/** Reveals whether a username exists. */
const tellsNames: Plant = onRefusal((answer, request) => {
  const json = objectOr(jsonOf(answer));
  if (json["code"] !== "LOGIN_FAILED" || isMalformed(request)) return answer;
  const name = String(valueAt(JSON.parse(request.body), "/username"));
  return withJson(answer, { ...json, message: MEMBERS.has(name) ? "Wrong password" : "There is no such member" });
});

/** Reports success for a logout, but does not end the session. */
const staysLoggedIn: Plant = () => async (request, forward) => {
  const known = await forward(alike(request, "GET", "/wps/session/info"));
  return isSuccess(known) ? saysYes() : forward(request);
};

const leavesOutHeader = (dropped: string, status: number): Plant =>
  onRefusal((answer) => (answer.status === status ? withoutHeader(answer, dropped) : answer));

/** Faults of security: responses that reveal secrets, missing access checks, and sessions that do not end. */
export const SECURITY: readonly SecondFault[] = [
  {
    name: "a wrong password is told from an unknown name",
    kind: "security",
    operationId: "login",
    plant: tellsNames,
    breaks: "a wrong name and a wrong password answer alike",
  },
  {
    name: "a session cookie that scripts can read",
    kind: "security",
    operationId: "login",
    plant: setHeader("set-cookie", "SESSION=5f0c2a9b7d3e4f508192a3; Path=/"),
    breaks: "a cookie for a session is HttpOnly and Secure; the contract knows of none",
  },
  {
    name: "401 without WWW-Authenticate",
    kind: "security",
    operationId: "getLoginInfo",
    plant: leavesOutHeader("www-authenticate", 401),
    breaks: "401 names a scheme (RFC 9110)",
  },
  {
    name: "every origin may read the balance with credentials",
    kind: "security",
    operationId: "getWalletBalance",
    plant: onSuccess((answer, { headers: { origin = "null" } }) => ({
      ...answer,
      headers: {
        ...answer.headers,
        "access-control-allow-origin": origin,
        "access-control-allow-credentials": "true",
      },
    })),
    anyMethod: true,
    breaks: "no origin is echoed together with credentials",
  },
  {
    name: "the session goes on after the logout",
    kind: "security",
    operationId: "logout",
    plant: staysLoggedIn,
    only: ["logout", "getLoginInfo", "getMemberInfo"],
    breaks: "later calls with the token answer 401",
  },
  {
    name: "the whole number of a payout account",
    kind: "security",
    operationId: "listPayoutAccounts",
    plant: eachRow(
      (row) => ({ ...row, maskedNumber: String(row["maskedNumber"]).replaceAll(/[^0-9]/g, "7") }),
      "/value",
    ),
    breaks: "numbers are masked",
  },
  {
    name: "the whole e-mail address",
    kind: "security",
    operationId: "getSecurityOverview",
    plant: turn("/value/email", (email) => (typeof email === "string" ? email.replace("•••", "emo") : email)),
    breaks: "the address is masked",
  },
];
