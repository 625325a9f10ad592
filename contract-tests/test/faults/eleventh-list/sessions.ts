import { valueAt } from "../../../src/json.ts";
import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { numberAt, put } from "../plants/answers.ts";
import { DEMO_PASSWORD } from "../plants/accounts.ts";
import { withHeaders } from "../plants/headers.ts";
import { refusedAt } from "../plants/refusals.ts";
import { callerOf } from "../plants/requests.ts";
import { DAY_MS, HOUR_MS } from "../plants/times.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

/** Ends a session a day after its first use. */
const doesNotProlong: Plant = () => {
  const first = new Map<string, number>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer)) return answer;
    const nowMs = numberAt(answer, "/timestamp");
    const startMs = first.get(callerOf(request)) ?? nowMs;
    first.set(callerOf(request), startMs);
    return nowMs - startMs < DAY_MS
      ? answer
      : withHeaders(refusedAt(answer, 401, "UNAUTHENTICATED"), { "www-authenticate": "Bearer" });
  };
};

/** Faults of the store of sessions. */
export const SESSIONS: readonly EleventhFault[] = [
  {
    name: "a session ends a day after its beginning",
    kind: "sessions",
    operationId: "getMemberInfo",
    plant: doesNotProlong,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/member/info");
        await ask("POST", "/__mock/clock", { body: { advanceMs: 13 * HOUR_MS } });
        await ask("GET", "/wps/member/info");
        await ask("POST", "/__mock/clock", { body: { advanceMs: 13 * HOUR_MS } });
        return ask("GET", "/wps/member/info");
      },
    },
    breaks: "A session ends 24 hours after its last use.",
  },
  {
    name: "a verification returns the token of the login",
    kind: "sessions",
    operationId: "verifyNewIp",
    plant: onSuccess((answer, request) => put(answer, "/value/token", callerOf(request).replace(/^Bearer /, ""))),
    shown: {
      username: "stepup",
      by: async (ask) => {
        const login = await ask("POST", "/wps/session/login", {
          body: { type: "username", username: "stepup", password: DEMO_PASSWORD },
        });
        return ask("POST", "/wps/session/verification", {
          body: { verificationId: valueAt(login, "/verification/id"), method: "bankName", code: "Step Up" },
          headers: { authorization: `Bearer ${String(valueAt(login, "/token"))}` },
        });
      },
    },
    breaks: "The response has a new token; the token from the login stops working.",
  },
];
