import { objectOr, valueAt } from "../../../src/json.ts";
import { jsonOf, onSuccess, set, undoes, withJson } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { DEMO_PASSWORD, headerOf, PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { valueOf, withValue } from "../plants/answers.ts";
import { everyRow } from "../plants/pages.ts";
import { onCode, recoded, refusedAt, refusesWhen } from "../plants/refusals.ts";
import { beside, textIn, withRequestHeaders } from "../plants/requests.ts";
import { listOf, rowInPath } from "../plants/rows.ts";
import { reads, sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { MINUTE_MS } from "../plants/times.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const PERSONAS = ["demo", "agent", "agent2", "newbie", "poor", "restricted", "captcha"];
const NUMBER_OF_DEMO = /1712345678$/;
const CONTRACTS = "/wps/agent/contracts?pageSize=100";

/** Says of a resource of another account that its state does not allow the call. */
const admitsOthers = (username: string, address: string, isIt: (value: unknown, path: string) => boolean): Plant =>
  onCode("NOT_FOUND", async (answer, request, forward) => {
    const authorization = await headerOf(username, request, forward);
    const others = await valueBeside(withRequestHeaders(request, { authorization }), forward, address);
    return isIt(others, request.address) ? recoded(answer, 409, "STATE_CONFLICT") : answer;
  });

/** Does not say whether a captcha is needed when nobody has the name. */
const admitsNames = onCode("LOGIN_FAILED", (answer, request) => {
  if (PERSONAS.includes(textIn(request, "username"))) return answer;
  const { value: _, ...refusal } = objectOr(jsonOf(answer));
  return withJson(answer, refusal);
});

/** Pays only to direct downlines. */
const paysDirectDownlines: Plant = () => async (request, forward) => {
  const direct = await everyRow(beside(request, "GET", "/wps/agent/team"), forward);
  const team = await everyRow(beside(request, "GET", "/wps/agent/team?depth=all"), forward);
  const isReceiver = ({ id }: { id?: unknown }): boolean => id === textIn(request, "memberId");
  if (!team.some(isReceiver) || direct.some(isReceiver)) return forward(request);
  return refusedAt(await forward(beside(request, "GET", "/wps/agent/team")), 404, "NOT_FOUND");
};

/** Faults of patches against fraud, which hit honest members or say what they know. */
export const RISKS: readonly TwelfthFault[] = [
  {
    name: "an affiliate code names its owner",
    kind: "risks",
    operationId: "checkAffiliateCode",
    plant: set("/value", { owner: "agent" }),
    shown: reads("demo", "/wps/agent/affiliate?affiliateCode=AGENT001"),
    breaks: "The response does not name the owner.",
  },
  {
    name: "only the refusal of a known name says whether a captcha is needed",
    kind: "risks",
    operationId: "login",
    plant: admitsNames,
    shown: sends("demo", "POST", "/wps/session/login", {
      type: "username",
      username: "nobody-at-all",
      password: "a-wrong-password",
    }),
    breaks: "A wrong username and a wrong password return the same error.",
  },
  {
    name: "a code for the number of a member is valid for one minute",
    kind: "risks",
    operationId: "sendRegisterSmsCode",
    plant: onSuccess((answer, request) =>
      NUMBER_OF_DEMO.test(textIn(request, "mobileNum"))
        ? withValue(answer, {
            expirationTime: Number(valueAt(jsonOf(answer), "/timestamp")) + MINUTE_MS,
            expiredMinutes: 1,
          })
        : answer,
    ),
    shown: sends("demo", "POST", "/wps/verification/sms/register", { variant: "mobile", mobileNum: "1712345678" }),
    breaks: "The response is the same for a number that already has an account.",
  },
  {
    name: "the receipt of a withdrawal of another member cannot be reported now",
    kind: "risks",
    operationId: "confirmWithdrawalReceipt",
    plant: admitsOthers("demo", "/wps/withdrawals?pageSize=100", (withdrawals, path) =>
      listOf(withdrawals).some(({ id }) => path.includes(`/${String(id)}/`)),
    ),
    shown: sends("agent", "PUT", "/wps/withdrawals/6/receipt", { received: true }),
    breaks: "An id that is unknown or belongs to another member returns 404 NOT_FOUND.",
  },
  {
    name: "an agent pays only direct downlines",
    kind: "risks",
    operationId: "transferToRelative",
    plant: paysDirectDownlines,
    findingAt: ["transferToRelative", "listTeamMembers"],
    shown: {
      username: "agent",
      by: async (ask) => {
        const team = listOf(await ask("GET", "/wps/agent/team?depth=all&pageSize=100"));
        const far = team.find(({ level }) => Number(level) > 1);
        const body = {
          direction: "downline",
          memberId: far?.["id"],
          amount: "20.00",
          paymentPassword: PAYMENT_PASSWORD,
        };
        return ask("POST", "/wps/agent/transfers", { body, headers: { "idempotency-key": "a-transfer-far-below" } });
      },
    },
    breaks: "When `direction` is `downline`, the receiver is a member below the agent, at any level.",
  },
  {
    name: "a new password ends the session that sent it",
    kind: "risks",
    operationId: "changePassword",
    plant: undoes((request, forward) => forward(beside(request, "DELETE", "/wps/session/logout"))),
    findingAt: ["changePassword", "login"],
    shown: sends("demo", "POST", "/wps/member/password", {
      oldPassword: DEMO_PASSWORD,
      newPassword: "another-1234",
      confirmNewPassword: "another-1234",
    }),
    breaks:
      "On success every other session of the member ends, and this session no longer requires the change (R266-R269).",
  },
  {
    name: "a member who has registered must choose another password",
    kind: "risks",
    operationId: "registerByUsername",
    plant: set("/value/firstTimeLogin", true),
    shown: sends(
      "demo",
      "PUT",
      "/wps/member/register?merchantCode=phlobby1",
      {
        username: "newcomer12",
        nickname: "Newcomer",
        password: "a-password-1",
        confirmPassword: "a-password-1",
        termsAccepted: true,
        ageConfirmed: true,
      },
      "a-registration-with-welcome",
    ),
    breaks: "It is false for a member who has registered, because they have chosen the password themselves.",
  },
  {
    name: "the giver cannot terminate an active contract",
    kind: "risks",
    operationId: "decideContract",
    plant: refusesWhen(CONTRACTS, (seen, request) => {
      const contract = rowInPath(valueOf(seen), request);
      const isRefused =
        textIn(request, "decision") === "terminate" &&
        contract?.["role"] === "given" &&
        contract["status"] === "active";
      return isRefused ? refusedAt(seen, 422, "STATE_CONFLICT") : undefined;
    }),
    findingAt: ["decideContract", "listContracts"],
    shown: sends("agent", "PUT", "/wps/agent/contracts/12/decision", { decision: "terminate" }),
    breaks: "Both sides may terminate an active contract (R037), after a confirmation.",
  },
];
