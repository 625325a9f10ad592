import { valueAt } from "../../../src/json.ts";
import { alike, byCaller, isSuccess, jsonOf, onSuccess, remembers, saysNo } from "../../support/changes.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { withValue } from "../plants/answers.ts";
import { onCode } from "../plants/refusals.ts";
import { asking, bodyOf, lastOfPath } from "../plants/requests.ts";
import { bearerOf, LAUNCH } from "../plants/showings.ts";
import type { ThirdFault } from "./third-fault.ts";

const DEPOSIT = { methodId: "bkash", amount: "200.00", fields: { senderNumber: "01712345678" } };
const LOBBY =
  "/lgw/lobby/launch?lottoArea=VN&launchMode=LOTT&lottoPrizeMode=SEA&lottoView=lobby&device=WEB&language=en";

/** The numbers that have an account in the mock (docs/mock-server.md). */
const KNOWN_NUMBER = /^0?17(?:12345678|000000\d\d)$/;

/** Accepts a code that was redeemed before. */
const redeemsTwice: Plant = () => {
  const redeemed = new Map<unknown, ProxiedAnswer>();
  return async (request, forward) => {
    const answer = await forward(request);
    const code = bodyOf(request)?.["code"];
    if (isSuccess(answer)) redeemed.set(code, answer);
    return answer.status === 422 ? (redeemed.get(code) ?? answer) : answer;
  };
};

/** Finds the response of a key without asking whose key it is. */
const sharesKeys: Plant = () => {
  const known = new Map<string, { readonly caller: string | undefined; readonly answer: ProxiedAnswer }>();
  return async (request, forward) => {
    const { authorization: caller, "idempotency-key": key = "" } = request.headers;
    const first = known.get(key);
    if (first && first.caller !== caller) {
      const session = await forward(alike(request, "GET", "/wps/session/info"));
      return isSuccess(session) ? first.answer : forward(request);
    }
    const answer = await forward(request);
    if (isSuccess(answer)) known.set(key, { caller, answer });
    return answer;
  };
};

/** Faults of security: codes and addresses that are used again, and answers that tell too much. */
export const SECURITY: readonly ThirdFault[] = [
  {
    name: "a code for a handoff is redeemed twice",
    kind: "security",
    operationId: "redeemHandoff",
    plant: redeemsTwice,
    findingAt: ["redeemHandoff", "createHandoff"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const code = valueAt(await ask("POST", "/wps/session/handoff"), "/code");
        await ask("POST", "/wps/session/handoff/redemption", { body: { code } });
        return ask("POST", "/wps/session/handoff/redemption", { body: { code } });
      },
    },
    breaks: "a code can be used once",
  },
  {
    name: "one address of a game for all members",
    kind: "security",
    operationId: "launchGame",
    plant: remembers(({ address, body }) => `${address} ${body}`),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/game/launchGame", { body: LAUNCH });
        return ask("POST", "/wps/game/launchGame", { body: LAUNCH });
      },
    },
    breaks: "an address is valid for one launch of one member",
  },
  {
    name: "the lobby leads back to any address",
    kind: "security",
    operationId: "launchLotteryLobby",
    plant: onCode("INVALID_URL", (_, request, forward) => forward(asking(request, { backUrl: undefined }))),
    shown: {
      username: "demo",
      by: (ask) => ask("GET", `${LOBBY}&backUrl=${encodeURIComponent("https://attacker.example/")}`),
    },
    breaks: "`backUrl` must be on a host of the merchant",
  },
  {
    name: "members share their idempotency keys",
    kind: "security",
    operationId: "createDeposit",
    plant: sharesKeys,
    findingAt: ["createDeposit", "listDeposits", "getOperation"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "the-same-key-1" };
        await ask("POST", "/wps/deposits", { body: DEPOSIT, headers });
        const other = { ...headers, authorization: await bearerOf(ask, "agent") };
        return ask("POST", "/wps/deposits", { body: DEPOSIT, headers: other });
      },
    },
    breaks: "a key belongs to the account",
  },
  {
    name: "the address to pay stays after the decision",
    kind: "security",
    operationId: "getDeposit",
    plant: onSuccess((answer, request) =>
      valueAt(jsonOf(answer), "/value/payUrl") === undefined
        ? withValue(answer, { payUrl: `https://pay.example/pay/${lastOfPath(request)}` })
        : answer,
    ),
    findingAt: ["getDeposit", "listDeposits"],
    shown: { username: "demo", by: (ask) => ask("GET", "/wps/deposits/16") },
    breaks: "`payUrl` is only present while the deposit is pending",
  },
  {
    name: "a number without an account is told from a wrong code",
    kind: "security",
    operationId: "resetPasswordByPhone",
    plant: onCode("VERIFICATION_CODE_INVALID", (answer, request) => {
      const number = bodyOf(request)?.["mobileNum"];
      return typeof number !== "string" || KNOWN_NUMBER.test(number)
        ? answer
        : saysNo(422, "PHONE_INVALID", "This number has no account.");
    }),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/member/password/verification", {
          body: { mobileNum: "1711111111", newPassword: "New-pass-1234", verificationCode: "999999" },
        }),
    },
    breaks: "a number without an account returns the same error as a wrong code",
  },
  {
    name: "the same key for an app at each call",
    kind: "security",
    operationId: "setUpAuthenticator",
    plant: remembers(byCaller),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/member/authenticator");
        return ask("POST", "/wps/member/authenticator");
      },
    },
    breaks: "another call creates another key",
  },
  {
    name: "one challenge for every passkey",
    kind: "security",
    operationId: "startPasskeyLogin",
    plant: remembers(({ address }) => address),
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/session/login/passkey/options");
        return ask("POST", "/wps/session/login/passkey/options");
      },
    },
    breaks: "a challenge is valid for one login",
  },
  {
    name: "all guests share one session",
    kind: "security",
    operationId: "loginFreePlay",
    plant: remembers(({ address }) => address),
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { os: "linux", platform: "W", randomKey: "0123456789abcdef0123", gatewayVersion: "3" };
        await ask("POST", "/wps/session/login/freeplay", { body });
        return ask("POST", "/wps/session/login/freeplay", { body });
      },
    },
    breaks: "each guest gets the own session",
  },
];
