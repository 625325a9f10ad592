import { objectOr, valueAt } from "../../../src/json.ts";
import type { Forward, ProxiedRequest } from "../../support/servers/fault-proxy.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { keepsEffect } from "../plants/refusals.ts";
import { beside, bodyOf, textIn, withBody, withNewKey } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { bearerOf, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const CONTRACTS = "/wps/agent/contracts";
const REWARDS = "/wps/relay/MCS2_getPointReward";

/** Takes the points of the cheapest reward. */
async function takesPoints(request: ProxiedRequest, forward: Forward): Promise<void> {
  const [cheapest] = listOf(await valueBeside(request, forward, REWARDS));
  await forward(withNewKey(withBody(request, { rewardId: cheapest?.["id"], quantity: 1 })));
}

/** Withdraws the open offer that the new one would replace. */
async function withdrawsOpenOffer(request: ProxiedRequest, forward: Forward): Promise<void> {
  const offers = await valueBeside(request, forward, `${CONTRACTS}?role=given&status=offered&pageSize=100`);
  const open = listOf(offers).find(
    ({ kind, receiver }) =>
      kind === textIn(request, "kind") && valueAt(receiver, "/id") === textIn(request, "memberId"),
  );
  if (open === undefined) return;
  await forward(beside(request, "PUT", `${CONTRACTS}/${String(open["id"])}/decision`, { decision: "terminate" }));
}

/** Converts as many of the points as the rules allow. */
async function convertsAPart(request: ProxiedRequest, forward: Forward): Promise<void> {
  const config = objectOr(await valueBeside(request, forward, "/wps/relay/MCS2_getPointConfig"));
  const step = Number(config["stepPoints"]);
  const points = Math.floor(Number(bodyOf(request)?.["points"]) / step) * step;
  if (points >= Number(config["minPoints"])) await forward(withNewKey(withBody(request, { points })));
}

/** Faults of calls that are refused after a part of their work, which no transaction takes back. */
export const TRANSACTIONS: readonly EleventhFault[] = [
  {
    name: "a reward that is out of stock costs points",
    kind: "transactions",
    operationId: "redeemPointReward",
    plant: keepsEffect("OUT_OF_STOCK", takesPoints),
    findingAt: ["redeemPointReward", "getPointBalance", "listPointTransactions"],
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/passwordCheck/MCS2_redeemPointReward",
      { rewardId: "tote-bag", quantity: 1, paymentPassword: PAYMENT_PASSWORD },
      "a-reward-without-stock",
    ),
    breaks: "A refused redemption takes neither points nor stock.",
  },
  {
    name: "an offer with a rate that is too high withdraws the open one",
    kind: "transactions",
    operationId: "offerContract",
    plant: keepsEffect("RATE_TOO_HIGH", withdrawsOpenOffer),
    findingAt: ["offerContract", "listContracts"],
    shown: sends(
      "agent",
      "POST",
      CONTRACTS,
      {
        memberId: "100003",
        kind: "daily",
        period: "monthly",
        tiers: [{ rate: "9.50", activeMembers: 0, betAmount: "0.00" }],
      },
      "an-offer-above-the-own-rate",
    ),
    breaks: "An error response (4xx) has no effect and leaves the key free.",
  },
  {
    name: "a wrong old password ends the other sessions",
    kind: "transactions",
    operationId: "changePassword",
    plant: keepsEffect("PASSWORD_INCORRECT", (request, forward) =>
      forward(beside(request, "DELETE", "/wps/member/sessions")),
    ),
    findingAt: ["changePassword", "listSessions"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await bearerOf(ask, "demo");
        const body = { oldPassword: "not-the-old-one", newPassword: "abc-12345", confirmNewPassword: "abc-12345" };
        return ask("POST", "/wps/member/password", { body });
      },
    },
    breaks: "On success every other session of the member ends,",
  },
  {
    name: "a number of points between two steps is converted in part",
    kind: "transactions",
    operationId: "convertPoints",
    plant: keepsEffect("AMOUNT_OUT_OF_RANGE", convertsAPart),
    findingAt: ["convertPoints", "getPointBalance", "getWalletBalance"],
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/passwordCheck/MCS2_convertPoint",
      { points: 155, paymentPassword: PAYMENT_PASSWORD },
      "points-between-two-steps",
    ),
    breaks: "A refused conversion moves nothing;",
  },
];
