import type { Plant } from "../planted-fault.ts";
import { codeOf, withMembers } from "../plants/answers.ts";
import { onCode, recoded, recodes } from "../plants/refusals.ts";
import { asked, asking, textIn } from "../plants/requests.ts";
import { reads, sends } from "../plants/showings.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** The national numbers of the demo accounts. */
const DEMO_NUMBERS = /^0*(1712345678|17000000\d\d)$/;
/** An ID token of Google that has expired. */
const EXPIRED_TOKEN = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"nobody","exp":1000}')}.c2ln`.replaceAll("=", "");
const LOBBY = "/lgw/lobby/launch?lottoArea=VN&launchMode=LOTT&lottoPrizeMode=SEA&device=WEB&language=en";

/** Compares the new passwords before it checks the old one. */
const comparesFirst: Plant = onCode("PASSWORD_INCORRECT", (answer, request) =>
  textIn(request, "newPassword") === textIn(request, "confirmNewPassword")
    ? answer
    : withMembers(recoded(answer, 422, "INVALID_REQUEST"), {
        details: [{ path: "body/confirmNewPassword", message: "must equal newPassword" }],
      }),
);

/** Checks where the lobby leads back before it looks for the game. */
const checksAddressFirst: Plant = onCode("NOT_FOUND", async (answer, request, forward) => {
  if (asked(request, "backUrl") === null) return answer;
  const other = await forward(asking(request, { lottoGameCode: undefined, lottoView: "lobby" }));
  return codeOf(other) === "INVALID_URL" ? other : answer;
});

/** Faults of refusals with a wrong status or code. */
export const CODES: readonly FifthFault[] = [
  {
    name: "a code without a waiting key is only a wrong code",
    kind: "codes",
    operationId: "confirmAuthenticator",
    plant: recodes("STATE_CONFLICT", 422, "VERIFICATION_CODE_INVALID"),
    shown: sends("demo", "PUT", "/wps/member/authenticator", { code: "123456" }),
    breaks: "when no key waits for its confirmation, the call returns 409 STATE_CONFLICT",
  },
  {
    name: "two different new passwords are reported before a wrong old one",
    kind: "codes",
    operationId: "changePassword",
    plant: comparesFirst,
    shown: sends("demo", "POST", "/wps/member/password", {
      oldPassword: "not-my-password-1",
      newPassword: "other-1234",
      confirmNewPassword: "other-5678",
    }),
    breaks: "the server checks the old password first (PASSWORD_INCORRECT), then `confirmNewPassword`",
  },
  {
    name: "a wrong address to lead back to is reported before an unknown lottery",
    kind: "codes",
    operationId: "launchLotteryLobby",
    plant: checksAddressFirst,
    shown: reads("demo", `${LOBBY}&lottoView=betting&lottoGameCode=UNKNOWN&backUrl=https://elsewhere.example/`),
    breaks: "the server checks the game (404 NOT_FOUND) before `backUrl` (400 INVALID_URL)",
  },
  {
    name: "an expired token of a third party is a bad request",
    kind: "codes",
    operationId: "loginSocial",
    plant: onCode("LOGIN_FAILED", (answer) => ({ ...answer, status: 400 })),
    shown: sends("demo", "POST", "/wps/session/login/social?merchantCode=phlobby1", {
      provider: "google",
      idToken: EXPIRED_TOKEN,
    }),
    breaks: "a token that is invalid or has expired returns 422 LOGIN_FAILED",
  },
  {
    name: "a game that is out of order is not found",
    kind: "codes",
    operationId: "launchGame",
    plant: recodes("GAME_UNAVAILABLE", 404, "NOT_FOUND"),
    shown: sends("demo", "POST", "/wps/game/launchGame", {
      vassalage: "FAULTLINE",
      gameType: "RNG",
      platform: "WEB",
      language: "en",
    }),
    breaks: "a game that is not available returns 404 GAME_UNAVAILABLE",
  },
  {
    name: "a daily salary that is already decided is not found",
    kind: "codes",
    operationId: "processDailySalaryContract",
    plant: recodes("STATE_CONFLICT", 404, "NOT_FOUND"),
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { requestId: "17", action: "reject" };
        await ask("POST", "/wps/relay/MCS2_processDailySalContract", { body });
        return ask("POST", "/wps/relay/MCS2_processDailySalContract", { body });
      },
    },
    breaks: "a request that is already decided returns 422 STATE_CONFLICT",
  },
  {
    name: "a reset says that a number has no account",
    kind: "codes",
    operationId: "resetPasswordByPhone",
    plant: onCode("VERIFICATION_CODE_INVALID", (answer, request) =>
      DEMO_NUMBERS.test(textIn(request, "mobileNum")) ? answer : recoded(answer, 422, "PHONE_INVALID"),
    ),
    shown: sends("demo", "POST", "/wps/member/password/verification", {
      mobileNum: "1755555555",
      verificationCode: "123456",
      newPassword: "other-1234",
    }),
    breaks: "a number without an account returns the same error as a wrong code",
  },
];
