import { alike, isSuccess, onRefusal, saysNo, saysYes } from "../../support/changes.ts";
import type { ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { withMembers } from "../plants/answers.ts";
import { withHeaders } from "../plants/headers.ts";
import { onCode } from "../plants/refusals.ts";
import { bodyOf } from "../plants/requests.ts";
import { listOf, rowsOf } from "../plants/rows.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import type { ThirdFault } from "./third-fault.ts";

const TOO_LARGE = 3_000_000;
const ACCOUNT = { type: "bkash", number: "01812345678", holder: "Demo", paymentPassword: PAYMENT_PASSWORD };

const accountOf = (request: ProxiedRequest): string => {
  const { type, number } = bodyOf(request) ?? {};
  return JSON.stringify([request.headers["authorization"], type, number]);
};

/** Fails at an account that the member already has. */
const failsAtDuplicate: Plant = () => {
  const known = new Set<string>();
  return async (request, forward) => {
    const answer = await forward(request);
    if (!isSuccess(answer) || bodyOf(request) === undefined) return answer;
    if (known.has(accountOf(request))) return saysNo(500, "INTERNAL_ERROR", "An unknown error occured.");
    known.add(accountOf(request));
    return answer;
  };
};

/** Checks the payment password before the amount. */
const checksPasswordFirst: Plant = onCode("AMOUNT_OUT_OF_RANGE", (answer, request) => {
  const password = bodyOf(request)?.["paymentPassword"];
  return password === undefined || password === PAYMENT_PASSWORD
    ? answer
    : saysNo(422, "PAYMENT_PASSWORD_INCORRECT", "Your payment password is incorrect.");
});

/** Answers a second decision as if it were the first one. */
const decidesAgain: Plant = onCode("STATE_CONFLICT", async (answer, request, forward) => {
  const id = request.address.split("/").at(-2);
  const all = await forward(alike(request, "GET", "/wps/agent/contracts?pageSize=100"));
  const contract = isSuccess(all) ? rowsOf(all).find((row) => row["id"] === id) : undefined;
  return contract ? saysYes(contract) : answer;
});

/** Faults of refusals: another status, another code, another order of the checks. */
export const CODES: readonly ThirdFault[] = [
  {
    name: "a body that is too large is an invalid request",
    kind: "codes",
    operationId: "submitFeedback",
    plant: onRefusal((answer) =>
      answer.status === 413 ? saysNo(400, "INVALID_REQUEST", "The request is not valid.") : answer,
    ),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("PUT", "/wps/feedback", {
          body: { content: "x".repeat(TOO_LARGE) },
          headers: { "idempotency-key": "far-too-large-1" },
        }),
    },
    breaks: "a body that is too large gets 413",
  },
  {
    name: "a reward that was claimed is not found",
    kind: "codes",
    operationId: "claimReward",
    plant: onCode("STATE_CONFLICT", () => saysNo(404, "NOT_FOUND", "Not found.")),
    shown: {
      username: "demo",
      by: async (ask) => {
        const [claimed] = listOf(await ask("GET", "/wps/rewards?status=claimed"));
        const headers = { "idempotency-key": "claimed-long-ago-1" };
        return ask("POST", `/wps/rewards/${String(claimed?.["id"])}/claim`, { headers });
      },
    },
    breaks: "a reward that is not claimable answers 409 STATE_CONFLICT",
  },
  {
    name: "an account that is added twice fails",
    kind: "codes",
    operationId: "addPayoutAccount",
    plant: failsAtDuplicate,
    findingAt: ["addPayoutAccount", "listPayoutAccounts"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/withdrawals/accounts", { body: ACCOUNT });
        return ask("POST", "/wps/withdrawals/accounts", { body: ACCOUNT });
      },
    },
    breaks: "an account that the member already has is returned",
  },
  {
    name: "the payment password is checked before the amount",
    kind: "codes",
    operationId: "createWithdrawal",
    plant: checksPasswordFirst,
    shown: {
      username: "demo",
      by: async (ask) => {
        const [account] = listOf(await ask("GET", "/wps/withdrawals/accounts"), "");
        return ask("POST", "/wps/withdrawals", {
          body: { accountId: account?.["id"], amount: "1.00", paymentPassword: "111111" },
          headers: { "idempotency-key": "too-little-money-1" },
        });
      },
    },
    breaks: "a request that fails another check does not count as an attempt",
  },
  {
    name: "a wrong password ends the session of the client",
    kind: "codes",
    operationId: "reauthenticate",
    plant: onCode("PASSWORD_INCORRECT", () =>
      withHeaders(saysNo(401, "UNAUTHENTICATED", "Please log in."), { "www-authenticate": "Bearer" }),
    ),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("POST", "/wps/session/reauthentication", { body: { method: "password", password: "not-this-one" } }),
    },
    breaks: "a wrong password answers 422 PASSWORD_INCORRECT",
  },
  {
    name: "what the merchant does not offer is called a region",
    kind: "codes",
    operationId: "registerByMobile",
    plant: onCode("MODULE_DISABLED", (answer) =>
      withMembers(answer, { code: "REGION_RESTRICTED", message: "Access restricted" }),
    ),
    shown: {
      username: "demo",
      by: (ask) =>
        ask("PUT", "/wps/member/register/mobile?merchantCode=phlobby1", { body: { mobileNum: "9171234567" } }),
    },
    breaks: "a merchant without MOBILENUMREG3 answers MODULE_DISABLED",
  },
  {
    name: "a contract is decided twice",
    kind: "codes",
    operationId: "decideContract",
    plant: decidesAgain,
    findingAt: ["decideContract", "listContracts"],
    shown: {
      username: "agent",
      by: async (ask) => {
        const [ended] = listOf(await ask("GET", "/wps/agent/contracts?status=terminated"));
        const path = `/wps/agent/contracts/${String(ended?.["id"])}/decision`;
        return ask("PUT", path, { body: { decision: "terminate" } });
      },
    },
    breaks: "a repeated decision answers 422 STATE_CONFLICT",
  },
];
