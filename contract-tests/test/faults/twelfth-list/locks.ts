import { ERROR_MESSAGES } from "@lobbykit/api-spec/error-messages";
import { valueAt } from "../../../src/json.ts";
import { isSuccess, saysNo } from "../../support/changes.ts";
import type { ProxiedAnswer, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { codeOf } from "../plants/answers.ts";
import { withHeaders } from "../plants/headers.ts";
import { callerOf, textIn } from "../plants/requests.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const LOGIN = "/wps/session/login";
const EMAIL = "/wps/member/password/email";
const FORM = "application/x-www-form-urlencoded";

/** Answers that there were too many attempts. */
const locked = (): ProxiedAnswer =>
  withHeaders(saysNo(429, "TOO_MANY_REQUESTS", ERROR_MESSAGES.TOO_MANY_REQUESTS), {
    "retry-after": "300",
    ratelimit: '"tries";r=0;t=300',
  });

interface Lock {
  /** Number of failures that are allowed. */
  readonly most: number;
  /** What the attempts have in common. */
  readonly by: (request: ProxiedRequest) => string;
  readonly isFailure: (answer: ProxiedAnswer) => boolean;
}

/** Locks a call after a number of failures in a row. */
const locksAfter =
  ({ most, by, isFailure }: Lock): Plant =>
  () => {
    const failures = new Map<string, number>();
    return async (request, forward) => {
      const key = by(request);
      const count = failures.get(key) ?? 0;
      if (count >= most) return locked();
      const answer = await forward(request);
      if (isSuccess(answer)) failures.delete(key);
      if (isFailure(answer)) failures.set(key, count + 1);
      return answer;
    };
  };

const isRefusedWith =
  (code: string) =>
  (answer: ProxiedAnswer): boolean =>
    !isSuccess(answer) && codeOf(answer) === code;

const everyone = (): string => "";

/** Sends requests one after another. */
async function inTurn(requests: readonly (() => Promise<unknown>)[]): Promise<unknown> {
  const [first, ...others] = requests;
  const value = await first?.();
  return others.length === 0 ? value : inTurn(others);
}

const times = (count: number, request: () => Promise<unknown>): readonly (() => Promise<unknown>)[] =>
  Array.from({ length: count }, () => request);

/** Faults of locks that a patch against fraud has made too strict. */
export const LOCKS: readonly TwelfthFault[] = [
  {
    name: "three failed logins lock a name",
    kind: "locks",
    operationId: "login",
    plant: locksAfter({
      most: 3,
      by: (request) => textIn(request, "username"),
      isFailure: isRefusedWith("LOGIN_FAILED"),
    }),
    shown: {
      username: "demo",
      by: (ask) => {
        const body = { type: "username", username: "nobody-at-all", password: "a-wrong-password" };
        return inTurn(times(4, () => ask("POST", LOGIN, { body })));
      },
    },
    breaks:
      "After 10 failures in a row for one username or number, the client's IP address is locked for that name for 5 minutes with 429 (R492);",
  },
  {
    name: "a wrong e-mail address locks the reset for every name",
    kind: "locks",
    operationId: "requestPasswordByEmail",
    plant: locksAfter({ most: 3, by: everyone, isFailure: isRefusedWith("ACCOUNT_NOT_FOUND") }),
    shown: {
      username: "demo",
      by: (ask) => {
        const reset = (username: string) => () =>
          ask("POST", EMAIL, {
            bytes: new TextEncoder().encode(`username=${username}&email=nobody%40example.com`),
            headers: { "content-type": FORM },
          });
        return inTurn(["one-name", "two-names", "three-names", "four-names"].map(reset));
      },
    },
    breaks: "After 10 such failures, the caller's IP address cannot use that username for 5 minutes.",
  },
  {
    name: "two wrong codes lock the verification of a login",
    kind: "locks",
    operationId: "verifyNewIp",
    plant: locksAfter({ most: 2, by: callerOf, isFailure: isRefusedWith("VERIFICATION_CODE_INVALID") }),
    shown: {
      username: "stepup",
      by: async (ask) => {
        const login = { type: "username", username: "stepup", password: "demo-1234" };
        const session = await ask("POST", LOGIN, { body: login });
        const headers = { authorization: `Bearer ${String(valueAt(session, "/token"))}` };
        const verificationId = valueAt(session, "/verification/id");
        const verify = (code: string) => () =>
          ask("POST", "/wps/session/verification", { body: { verificationId, method: "mobile", code }, headers });
        return inTurn([...times(2, verify("000000")), verify("123456")]);
      },
    },
    breaks: "Codes are valid for 5 minutes and 5 wrong attempts; then the call returns 429 until they have expired.",
  },
];
