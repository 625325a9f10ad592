import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { DEMO_PASSWORD, PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { refusedAt } from "../plants/refusals.ts";
import { bodyOf, textIn, withBody } from "../plants/requests.ts";
import { listOf } from "../plants/rows.ts";
import { sends } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** The languages in which the server has texts. */
const OWN_LANGUAGES: readonly unknown[] = ["bn", "en", "hi", "id", "fil", "vi"];
const TOO_HIGH = "100";
const HOLDER = "Step Up";

/** Compares the name of the holder letter by letter. */
const comparesCase: Plant = misreadsBody(({ method, code }) =>
  method === "bankName" && typeof code === "string" && code !== HOLDER && code.toLowerCase() === HOLDER.toLowerCase()
    ? { code: "Another Name" }
    : undefined,
);

/** Refuses an account that the member has added before. */
const refusesKnownAccount: Plant = () => async (request, forward) => {
  const known = listOf(await valueBeside(request, forward, "/wps/withdrawals/accounts"), "");
  const answer = await forward(request);
  const id = valueAt(jsonOf(answer), "/value/id");
  return isSuccess(answer) && known.some((row) => row["id"] === id) ? refusedAt(answer, 409, "STATE_CONFLICT") : answer;
};

/** Allows only rates below the agent's own one. */
const refusesOwnRate: Plant = () => async (request, forward) => {
  const links = objectOr(await valueBeside(request, forward, "/wps/agent/referral-links"));
  const isOwn = Number(textIn(request, "rate") || Number.NaN) === Number(links["highestRate"]);
  return forward(isOwn ? withBody(request, { rate: TOO_HIGH }) : request);
};

/** Refuses a report that the member has sent before. */
const refusesSameReport: Plant = () => async (request, forward) => {
  const id = request.address.split("/").at(-2);
  const withdrawals = listOf(await valueBeside(request, forward, "/wps/withdrawals?pageSize=100"));
  const receipt = withdrawals.find((row) => row["id"] === id)?.["receipt"];
  const answer = await forward(request);
  const isRepeat = receipt === (bodyOf(request)?.["received"] === true ? "confirmed" : "notReceived");
  return isSuccess(answer) && isRepeat ? refusedAt(answer, 409, "STATE_CONFLICT") : answer;
};

/** Allows one open offer of a kind to each member. */
const refusesSecondOffer: Plant = () => async (request, forward) => {
  const address = "/wps/agent/contracts?role=given&status=offered&pageSize=100";
  const open = listOf(await valueBeside(request, forward, address));
  const answer = await forward(request);
  const isSecond = open.some(
    (row) => row["kind"] === textIn(request, "kind") && objectOr(row["receiver"])["id"] === textIn(request, "memberId"),
  );
  return isSuccess(answer) && isSecond ? refusedAt(answer, 422, "STATE_CONFLICT") : answer;
};

/** Faults of refusals of what the server should accept. */
export const STRICT: readonly FifthFault[] = [
  {
    name: "the holder's name must have the right capital letters",
    kind: "strict",
    operationId: "verifyNewIp",
    plant: comparesCase,
    shown: {
      username: "demo",
      by: async (ask) => {
        const login = { type: "username", username: "stepup", password: DEMO_PASSWORD };
        const opened = await ask("POST", "/wps/session/login", { body: login });
        const body = { verificationId: valueAt(opened, "/verification/id"), method: "bankName", code: "step up" };
        const headers = { authorization: `Bearer ${String(valueAt(opened, "/token"))}` };
        return ask("POST", "/wps/session/verification", { body, headers });
      },
    },
    breaks: "letter case of the holder's name of the bank account does not matter",
  },
  {
    name: "an account that the member already has is refused",
    kind: "strict",
    operationId: "addPayoutAccount",
    plant: refusesKnownAccount,
    findingAt: ["addPayoutAccount", "listPayoutAccounts"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const account = { type: "bkash", number: "01799998888", holder: "Demo", paymentPassword: PAYMENT_PASSWORD };
        await ask("POST", "/wps/withdrawals/accounts", { body: account });
        return ask("POST", "/wps/withdrawals/accounts", { body: account });
      },
    },
    breaks: "adding an account that the member already has returns that account",
  },
  {
    name: "a referral link cannot give the agent's own rate",
    kind: "strict",
    operationId: "createReferralLink",
    plant: refusesOwnRate,
    findingAt: ["createReferralLink", "listReferralLinks"],
    shown: sends("agent", "POST", "/wps/agent/referral-links", { label: "All of it", rate: "2.00" }, "own-rate-link"),
    breaks:
      "only a rate above the agent's own rate returns RATE_TOO_HIGH; `highestRate` is the most that a link can give",
  },
  {
    name: "a member can choose only languages in which the server has texts",
    kind: "strict",
    operationId: "updateLanguage",
    plant: misreadsBody(({ language }) =>
      typeof language === "string" && !OWN_LANGUAGES.includes(language) ? { language: "none" } : undefined,
    ),
    shown: sends("demo", "PUT", "/wps/member/language", { language: "pt-BR" }),
    breaks: "`language` is any registered interface language",
  },
  {
    name: "a second report of the same receipt is a conflict",
    kind: "strict",
    operationId: "confirmWithdrawalReceipt",
    plant: refusesSameReport,
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/withdrawals/6/receipt", { body: { received: true } });
        return ask("PUT", "/wps/withdrawals/6/receipt", { body: { received: true } });
      },
    },
    breaks: "sending the same value twice is not an error",
  },
  {
    name: "a member with an open offer cannot get a newer one",
    kind: "strict",
    operationId: "offerContract",
    plant: refusesSecondOffer,
    findingAt: ["offerContract", "listContracts"],
    shown: sends(
      "agent",
      "POST",
      "/wps/agent/contracts",
      {
        memberId: "100001",
        kind: "daily",
        period: "daily",
        tiers: [{ rate: "0.10", activeMembers: 0, betAmount: "0" }],
      },
      "a-newer-offer",
    ),
    breaks: "a new offer replaces an open offer of the same kind to the same member",
  },
];
