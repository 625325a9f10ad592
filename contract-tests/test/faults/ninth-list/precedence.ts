import { valueAt } from "../../../src/json.ts";
import type { ProxiedAnswer } from "../../support/servers/fault-proxy.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { withMembers } from "../plants/answers.ts";
import { onCode, recoded } from "../plants/refusals.ts";
import { bodyOf, textIn } from "../plants/requests.ts";
import { listOf, rowInPath } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { NinthFault } from "./ninth-fault.ts";

const REDEEM = "/wps/relay/passwordCheck/MCS2_redeemPointReward";

const hasWrongPassword = (password: string): boolean => /^\d{6}$/.test(password) && password !== PAYMENT_PASSWORD;

const withoutPlaces = (answer: ProxiedAnswer): ProxiedAnswer =>
  withMembers(answer, { details: undefined, value: undefined });

/** Looks for the wallets before it compares them. */
const looksForWalletsFirst: Plant = onCode("INVALID_REQUEST", async (answer, request, forward) => {
  const code = textIn(request, "from");
  if (code === "" || code !== textIn(request, "to")) return answer;
  const wallets = listOf(await valueBeside(request, forward, "/wps/relay/GCS_merchantWallet"), "/wallets");
  const isKnown = wallets.some((wallet) => wallet["code"] === code);
  return isKnown ? answer : recoded(withoutPlaces(answer), 404, "NOT_FOUND");
});

/** Compares the points with the balance before it applies the rules of a conversion. */
const comparesPointsFirst: Plant = onCode("AMOUNT_OUT_OF_RANGE", async (answer, request, forward) => {
  const balance = await valueBeside(request, forward, "/wps/relay/MCS2_getPointBalance");
  const isTooMuch = Number(bodyOf(request)?.["points"]) > Number(valueAt(balance, "/points"));
  return isTooMuch ? recoded(answer, 422, "INSUFFICIENT_POINTS") : answer;
});

/** Compares the amount with the range of the method before it checks the fields. */
const checksRangeFirst: Plant = onCode("INVALID_REQUEST", async (answer, request, forward) => {
  const methods = listOf(await valueBeside(request, forward, "/wps/deposits/methods"), "");
  const method = methods.find(({ id }) => id === textIn(request, "methodId"));
  const amount = textIn(request, "amount");
  if (method === undefined || !/^\d+(\.\d\d)?$/.test(amount)) return answer;
  const isInRange = Number(amount) >= Number(method["min"]) && Number(amount) <= Number(method["max"]);
  return isInRange ? answer : recoded(withoutPlaces(answer), 422, "AMOUNT_OUT_OF_RANGE");
});

/** Adds up the stakes before it looks at the pictures. */
const addsUpStakesFirst: Plant = onCode("UPLOAD_INVALID", async (answer, request, forward) => {
  const activity = rowInPath(await valueBeside(request, forward, "/wps/activities?pageSize=100"), request);
  const bets = await valueBeside(request, forward, `/wps/bets?pageSize=1&from=${String(activity?.["startsAt"])}`);
  const hasStaked = Number(valueAt(bets, "/totals/stake")) >= Number(activity?.["requiredStakeAmount"]);
  return hasStaked ? answer : recoded(answer, 422, "NOT_ELIGIBLE");
});

/** Faults of checks in another order than that of the contract. */
export const PRECEDENCE: readonly NinthFault[] = [
  {
    name: "an unknown wallet is reported before a transfer to itself",
    kind: "precedence",
    operationId: "transferWallet",
    plant: looksForWalletsFirst,
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/GCS_walletTransfer",
      { from: "nosuch", to: "nosuch", amount: "10.00" },
      "from-nowhere-to-nowhere",
    ),
    breaks:
      "`from` and `to` differ, and the amount has no more decimals than the currency, else 400 INVALID_REQUEST; both wallets exist, else 404;",
  },
  {
    name: "a wrong payment password is reported before a balance that is too low",
    kind: "precedence",
    operationId: "createWithdrawal",
    plant: onCode("INSUFFICIENT_BALANCE", (answer, request) =>
      hasWrongPassword(textIn(request, "paymentPassword"))
        ? recoded(answer, 422, "PAYMENT_PASSWORD_INCORRECT")
        : answer,
    ),
    shown: sends(
      "demo",
      "POST",
      "/wps/withdrawals",
      { accountId: "2", amount: "28000.00", paymentPassword: "000000" },
      "too-much-and-a-wrong-password",
    ),
    breaks: "It is checked last so that a request that fails another check does not count as an attempt.",
  },
  {
    name: "missing points are reported before a number that no conversion takes",
    kind: "precedence",
    operationId: "convertPoints",
    plant: comparesPointsFirst,
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/passwordCheck/MCS2_convertPoint",
      { points: 9999, paymentPassword: PAYMENT_PASSWORD },
      "an-odd-number-of-points",
    ),
    breaks: "the number of points by the rules of getPointConfig (AMOUNT_OUT_OF_RANGE), points (INSUFFICIENT_POINTS).",
  },
  {
    name: "the payment password is checked before the break of the member",
    kind: "precedence",
    operationId: "redeemPointReward",
    plant: onCode("SELF_EXCLUDED", (answer, request) =>
      hasWrongPassword(textIn(request, "paymentPassword"))
        ? recoded(withoutPlaces(answer), 422, "PAYMENT_PASSWORD_INCORRECT")
        : answer,
    ),
    findingAt: ["redeemPointReward", "startTimeOut"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/responsible/time-out", { body: { duration: "24h" } });
        return ask("POST", REDEEM, {
          body: { rewardId: "bonus-5", quantity: 1, paymentPassword: "000000" },
          headers: { "idempotency-key": "a-reward-in-a-break" },
        });
      },
    },
    breaks:
      "The server checks in this order: session, body, the member's own protection (D15), payment password, reward (404), stock (OUT_OF_STOCK), and points (INSUFFICIENT_POINTS).",
  },
  {
    name: "the range of the amount is checked before the fields",
    kind: "precedence",
    operationId: "createDeposit",
    plant: checksRangeFirst,
    shown: sends(
      "demo",
      "POST",
      "/wps/deposits",
      { methodId: "bkash", amount: "1.00", fields: {} },
      "too-little-and-no-fields",
    ),
    breaks:
      "the amount has no more decimals than the currency and `fields` match the fields of the method, else 400 INVALID_REQUEST with one detail for each field; the amount range of the method, else 422 AMOUNT_OUT_OF_RANGE;",
  },
  {
    name: "missing stakes are reported before a picture that does not exist",
    kind: "precedence",
    operationId: "applyActivity",
    plant: addsUpStakesFirst,
    shown: sends(
      "agent",
      "POST",
      "/wps/activities/luckiest-win/applications",
      { imageIds: ["no-such-picture"] },
      "no-stakes-and-no-picture",
    ),
    breaks:
      "pictures (UPLOAD_INVALID for an id that belongs to another member or has expired), the stakes since the activity started (NOT_ELIGIBLE when they are below `requiredStakeAmount`).",
  },
];
