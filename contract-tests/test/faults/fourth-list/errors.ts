import { alike, isSuccess, onRefusal, saysNo, saysYes } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { codeOf, inPlaceOf } from "../plants/answers.ts";
import { onCode } from "../plants/refusals.ts";
import { asked, asking, beside, bodyOf } from "../plants/requests.ts";
import { reads, sends } from "../plants/showings.ts";
import type { FourthFault } from "./fourth-fault.ts";

const CONFLICT = "This is no longer possible. Please reload to see the current status.";
const LOBBY =
  "/lgw/lobby/launch?lottoArea=VN&launchMode=LOTT&lottoPrizeMode=SEA&lottoView=betting&device=WEB&language=en";
const BEFORE_THE_PASSWORD = new Set(["NOT_FOUND", "AMOUNT_OUT_OF_RANGE", "INSUFFICIENT_BALANCE", "WAGER_INCOMPLETE"]);

/** Checks the payment password before everything else. A conversion of one point says whether it is right, and converts nothing. */
const checksPasswordFirst: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  const paymentPassword = bodyOf(request)?.["paymentPassword"];
  if (isSuccess(answer) || !BEFORE_THE_PASSWORD.has(codeOf(answer)) || paymentPassword === undefined) return answer;
  const trial = { points: 1, paymentPassword };
  const tried = await forward(beside(request, "POST", "/wps/relay/passwordCheck/MCS2_convertPoint", trial));
  return codeOf(tried) === "AMOUNT_OUT_OF_RANGE" ? answer : tried;
};

/** Checks the address to return to before the game. */
const checksAddressFirst: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (answer.status !== 404 || asked(request, "backUrl") === null) return answer;
  const lobby = await forward(
    asking(alike(request, "GET", request.address), { lottoGameCode: undefined, lottoView: "lobby" }),
  );
  return codeOf(lobby) === "INVALID_URL" ? lobby : answer;
};

/** Faults of refusals: which one, when, and with which code. */
export const ERRORS: readonly FourthFault[] = [
  {
    name: "an unknown activity is an error of the server",
    kind: "errors",
    operationId: "applyActivity",
    plant: onRefusal((answer) =>
      answer.status === 404 ? inPlaceOf(answer, saysNo(500, "INTERNAL_ERROR", "An unknown error occured.")) : answer,
    ),
    shown: sends("demo", "POST", "/wps/activities/no-such-activity/applications", {}, "applies-for-nothing"),
    breaks: "an unknown activity returns 404",
  },
  {
    name: "an unknown request is in the wrong state",
    kind: "errors",
    operationId: "processDailySalaryContract",
    plant: onCode("NOT_FOUND", (answer) => inPlaceOf(answer, saysNo(422, "STATE_CONFLICT", CONFLICT))),
    shown: sends("demo", "POST", "/wps/relay/MCS2_processDailySalContract", {
      requestId: "999999",
      action: "accept",
    }),
    breaks: "a request that does not belong to the member returns 404",
  },
  {
    name: "the payment password is checked first",
    kind: "errors",
    operationId: "createWithdrawal",
    plant: checksPasswordFirst,
    shown: sends(
      "demo",
      "POST",
      "/wps/withdrawals",
      { accountId: "2", amount: "1.00", paymentPassword: "000000" },
      "a-withdrawal-too-small",
    ),
    breaks: "the payment password is checked last",
  },
  {
    name: "an unknown promotion is null",
    kind: "errors",
    operationId: "getPromotion",
    plant: onCode("NOT_FOUND", (answer) => inPlaceOf(answer, saysYes())),
    shown: reads("demo", "/wps/promotions/PR-0000"),
    breaks: "an unknown promotion returns 404",
  },
  {
    name: "the address to return to is checked before the game",
    kind: "errors",
    operationId: "launchLotteryLobby",
    plant: checksAddressFirst,
    shown: reads("demo", `${LOBBY}&lottoGameCode=NO_SUCH_GAME&backUrl=https://attacker.example/`),
    breaks: "the game is checked before `backUrl`",
  },
];
