import { objectOr } from "../../../src/json.ts";
import { isSuccess, jsonOf } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { codeOf, withMembers } from "../plants/answers.ts";
import { withoutLimit } from "../plants/headers.ts";
import { onCode, recoded } from "../plants/refusals.ts";
import { beside, bodyOf, textIn } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { SeventhFault } from "./seventh-fault.ts";

const REPEATED = "body/confirmPassword";
const OTHER_PASSWORD = "another-password-1";

/** Checks the number before it looks for the type. */
const checksNumberFirst: Plant = onCode("METHOD_UNAVAILABLE", (answer, request) =>
  /\d/.test(textIn(request, "number"))
    ? answer
    : withMembers(recoded(answer, 400, "INVALID_REQUEST"), {
        details: [{ path: "body/number", message: "is not valid" }],
      }),
);

/** Checks the points before the stock. */
const checksPointsFirst: Plant = onCode("OUT_OF_STOCK", async (answer, request, forward) => {
  const { rewardId, quantity = 1 } = bodyOf(request) ?? {};
  const rewards = listOf(await valueBeside(request, forward, "/wps/relay/MCS2_getPointReward?pageSize=100"));
  const price = Number(rewards.find(({ id }) => id === rewardId)?.["points"]) * Number(quantity);
  const { points } = objectOr(await valueBeside(request, forward, "/wps/relay/MCS2_getPointBalance"));
  return price > Number(points) ? recoded(withoutLimit(answer), 422, "INSUFFICIENT_POINTS") : answer;
});

/** Checks the fields before the consent. */
const checksFieldsFirst: Plant = onCode("TERMS_NOT_ACCEPTED", async (answer, request, forward) => {
  // The other password makes sure that no account is created.
  const changes = { termsAccepted: true, ageConfirmed: true, confirmPassword: OTHER_PASSWORD };
  const body = { ...bodyOf(request), ...changes };
  const other = await forward(beside(request, "PUT", request.address, body));
  const details = listOf(jsonOf(other), "/details").filter(({ path }) => path !== REPEATED);
  return !isSuccess(other) && codeOf(other) === "INVALID_REQUEST" && details.length > 0
    ? withMembers(recoded(answer, 422, "INVALID_REQUEST"), { details })
    : answer;
});

/** Faults of checks in another order than that of the contract. */
export const PRECEDENCE: readonly SeventhFault[] = [
  {
    name: "the number of an account is checked before its type",
    kind: "precedence",
    operationId: "addPayoutAccount",
    plant: checksNumberFirst,
    shown: sends("demo", "POST", "/wps/withdrawals/accounts", {
      type: "card",
      number: "ABCDEFGH",
      holder: "Demo",
      paymentPassword: PAYMENT_PASSWORD,
    }),
    breaks: "the server checks the type (422 METHOD_UNAVAILABLE) before the number (400 INVALID_REQUEST)",
  },
  {
    name: "the points are checked before the stock",
    kind: "precedence",
    operationId: "redeemPointReward",
    plant: checksPointsFirst,
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/passwordCheck/MCS2_redeemPointReward",
      { rewardId: "phone", quantity: 10, paymentPassword: PAYMENT_PASSWORD },
      "ten-telephones",
    ),
    breaks: "the server checks the stock (OUT_OF_STOCK) before the points (INSUFFICIENT_POINTS)",
  },
  {
    name: "the fields are checked before the consent",
    kind: "precedence",
    operationId: "registerByUsername",
    plant: checksFieldsFirst,
    shown: sends("demo", "PUT", "/wps/member/register?merchantCode=phlobby1", {
      username: "x",
      password: "abc-12345",
      confirmPassword: "abc-12345",
      nickname: "Tess",
      ageConfirmed: true,
    }),
    breaks: "the server checks the consent (TERMS_NOT_ACCEPTED) before the fields (INVALID_REQUEST)",
  },
  {
    name: "a transfer of nothing is reported before an unknown wallet",
    kind: "precedence",
    operationId: "transferWallet",
    plant: onCode("NOT_FOUND", (answer, request) =>
      Number(textIn(request, "amount")) === 0 ? recoded(answer, 422, "AMOUNT_OUT_OF_RANGE") : answer,
    ),
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/GCS_walletTransfer",
      { from: "main", to: "nowhere", amount: "0.00" },
      "nothing-to-nowhere",
    ),
    breaks: "both wallets exist, else 404, before the amount is above zero, else 422 AMOUNT_OUT_OF_RANGE",
  },
];
