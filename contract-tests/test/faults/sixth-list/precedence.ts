import { isSuccess } from "../../support/changes.ts";
import { objectIn, withMembers } from "../plants/answers.ts";
import { onCode, recoded } from "../plants/refusals.ts";
import { bodyOf, textIn } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { SixthFault } from "./sixth-fault.ts";

/** A payment password that no demo account has. */
const WRONG = "000000";
const SHORTEST_PASSWORD = 8;

/** Faults of the order in which a server checks a request. */
export const PRECEDENCE: readonly SixthFault[] = [
  {
    name: "the number of points is checked before the payment password",
    kind: "precedence",
    operationId: "convertPoints",
    plant: onCode("PAYMENT_PASSWORD_INCORRECT", async (answer, request, forward) => {
      const config = objectIn(await valueBeside(request, forward, "/wps/relay/MCS2_getPointConfig"), "");
      const points = Number(bodyOf(request)?.["points"]);
      const isAllowed =
        points >= Number(config["minPoints"]) &&
        points <= Number(config["maxPoints"]) &&
        points % Number(config["stepPoints"]) === 0;
      return isAllowed ? answer : recoded(answer, 422, "AMOUNT_OUT_OF_RANGE");
    }),
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/passwordCheck/MCS2_convertPoint",
      { points: 15, paymentPassword: WRONG },
      "fifteen-points",
    ),
    breaks: "the server checks the payment password before the number of points (AMOUNT_OUT_OF_RANGE)",
  },
  {
    name: "the reward is looked up before the payment password is checked",
    kind: "precedence",
    operationId: "redeemPointReward",
    plant: onCode("PAYMENT_PASSWORD_INCORRECT", async (answer, request, forward) => {
      const rewards = listOf(await valueBeside(request, forward, "/wps/relay/MCS2_getPointReward?pageSize=100"));
      const isKnown = rewards.some(({ id }) => id === textIn(request, "rewardId"));
      return isKnown ? answer : recoded(answer, 404, "NOT_FOUND");
    }),
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/passwordCheck/MCS2_redeemPointReward",
      { rewardId: "no-such-reward", quantity: 1, paymentPassword: WRONG },
      "redeem-nothing",
    ),
    breaks: "the server checks the payment password before the reward (404)",
  },
  {
    name: "a short new password is reported before a wrong code",
    kind: "precedence",
    operationId: "resetPasswordByPhone",
    plant: onCode("VERIFICATION_CODE_INVALID", (answer, request) =>
      textIn(request, "newPassword").length >= SHORTEST_PASSWORD
        ? answer
        : withMembers(recoded(answer, 422, "INVALID_REQUEST"), {
            details: [{ path: "body/newPassword", message: "must have 8 to 128 characters" }],
          }),
    ),
    shown: sends("demo", "POST", "/wps/member/password/verification", {
      mobileNum: "1712345678",
      verificationCode: "999999",
      newPassword: "short",
    }),
    breaks: "the server checks the code (VERIFICATION_CODE_INVALID) before the new password (INVALID_REQUEST)",
  },
  {
    name: "a transfer checks the balance before the payment password",
    kind: "precedence",
    operationId: "transferToRelative",
    plant: onCode("PAYMENT_PASSWORD_INCORRECT", async (answer, request, forward) => {
      const wallet = objectIn(await valueBeside(request, forward, "/wps/v2/wallets/balance"), "");
      const isCovered = Number(bodyOf(request)?.["amount"]) <= Number(wallet["balance"]);
      return isCovered || isSuccess(answer) ? answer : recoded(answer, 422, "INSUFFICIENT_BALANCE");
    }),
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/transfers",
      { direction: "downline", memberId: "100001", amount: "60000.00", paymentPassword: WRONG },
      "sixty-thousand",
    ),
    breaks: "the server checks the payment password before the balance",
  },
];
