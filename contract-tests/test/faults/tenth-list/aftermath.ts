import { valueAt } from "../../../src/json.ts";
import type { Forward, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { keepsEffect } from "../plants/refusals.ts";
import { beside, textIn, withBody, withNewKey } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { bearerOf, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const LIMITS = "/wps/responsible/limits";
const LINKS = "/wps/agent/referral-links";
const HIGHER = { kind: "deposit", period: "24h", amount: "2000.00" };

/** Cancels a pending limit, as setting the current one again does. */
async function cancelsPending(request: ProxiedRequest, forward: Forward): Promise<void> {
  const [kind, period] = [textIn(request, "kind"), textIn(request, "period")];
  const limits = listOf(await valueBeside(request, forward, LIMITS), `/${kind}`);
  const { amount, minutes, pending } = limits.find((limit) => limit["period"] === period) ?? {};
  if (pending === undefined) return;
  const current = amount === undefined ? { minutes } : { amount };
  await forward(beside(request, "PUT", LIMITS, { kind, period, ...current }));
}

/** Faults of refused calls that have changed something. */
export const AFTERMATH: readonly TenthFault[] = [
  {
    name: "a withdrawal with a wrong payment password holds the money",
    kind: "aftermath",
    operationId: "createWithdrawal",
    plant: keepsEffect("PAYMENT_PASSWORD_INCORRECT", (request, forward) =>
      forward(withNewKey(withBody(request, { paymentPassword: PAYMENT_PASSWORD }))),
    ),
    findingAt: ["createWithdrawal", "getWalletBalance", "listWithdrawals"],
    shown: sends(
      "demo",
      "POST",
      "/wps/withdrawals",
      { accountId: "1", amount: "500.00", paymentPassword: "111111" },
      "a-wrong-payment-password",
    ),
    breaks: "A business rule refused the withdrawal; no money has moved.",
  },
  {
    name: "a profile with a taken e-mail address is half changed",
    kind: "aftermath",
    operationId: "setMemberInfo",
    plant: keepsEffect("EMAIL_TAKEN", (request, forward) => forward(withBody(request, { email: undefined }))),
    findingAt: ["setMemberInfo", "getMemberInfo"],
    shown: sends("demo", "PUT", "/wps/member/info", { nickname: "Shapla", email: "agent@example.com" }),
    breaks: "Nothing was changed.",
  },
  {
    name: "a link with a rate that is too high gets the highest rate",
    kind: "aftermath",
    operationId: "createReferralLink",
    plant: keepsEffect("RATE_TOO_HIGH", async (request, forward) => {
      const rate = valueAt(await valueBeside(request, forward, LINKS), "/highestRate");
      await forward(withNewKey(withBody(request, { rate })));
    }),
    findingAt: ["createReferralLink", "listReferralLinks"],
    shown: sends("agent", "POST", LINKS, { label: "Neighbours", rate: "9.99" }, "a-rate-that-is-too-high"),
    breaks: "A business rule refused the link; no link was created.",
  },
  {
    name: "a confirmation that comes too early cancels the limit",
    kind: "aftermath",
    operationId: "confirmPlayLimit",
    plant: keepsEffect("STATE_CONFLICT", cancelsPending),
    findingAt: ["confirmPlayLimit", "getPlayLimits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", LIMITS, { body: { ...HIGHER, amount: "1000.00" } });
        await ask("PUT", LIMITS, { body: HIGHER });
        return ask("POST", `${LIMITS}/confirmation`, { body: { kind: HIGHER.kind, period: HIGHER.period } });
      },
    },
    breaks:
      "Before `confirmableAt`, after `lapsesAt`, and when no change is pending, it returns 409 STATE_CONFLICT and nothing changes.",
  },
  {
    name: "an application with an unknown picture has been sent",
    kind: "aftermath",
    operationId: "applyActivity",
    plant: keepsEffect("UPLOAD_INVALID", (request, forward) =>
      forward(withNewKey(withBody(request, { imageIds: undefined }))),
    ),
    findingAt: ["applyActivity", "listActivities"],
    shown: sends(
      "demo",
      "POST",
      "/wps/activities/lost-rounds-back/applications",
      { imageIds: ["no-picture-at-all"] },
      "an-unknown-picture",
    ),
    breaks: "A refused application changes nothing.",
  },
  {
    name: "an offer with a rate that has become too high is rejected",
    kind: "aftermath",
    operationId: "decideContract",
    plant: keepsEffect("RATE_TOO_HIGH", (request, forward) => forward(withBody(request, { decision: "reject" }))),
    findingAt: ["decideContract", "listContracts"],
    shown: {
      username: "agent2",
      by: async (ask) => {
        const headers = { authorization: await bearerOf(ask, "agent") };
        await ask("PUT", "/wps/agent/contracts/2/decision", { body: { decision: "terminate" }, headers });
        return ask("PUT", "/wps/agent/contracts/14/decision", { body: { decision: "accept" } });
      },
    },
    breaks: "The call then returns 422 RATE_TOO_HIGH, and the offer stays open.",
  },
];
