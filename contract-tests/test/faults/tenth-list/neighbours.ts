import { objectOr } from "../../../src/json.ts";
import { onSuccess, turn } from "../../support/changes.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { put, valueOf, withValue } from "../plants/answers.ts";
import { everyRow } from "../plants/pages.ts";
import { beside } from "../plants/requests.ts";
import { eachRow, rows, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import type { TenthFault } from "./tenth-fault.ts";

const SESSIONS = "/wps/member/sessions";
const EVENTS = "/wps/member/security/events";
const BANNERS = "/value/banners";
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36";

/** Names the game of a banner by its code. */
const namesGamesByCode = looksUp(async (answer, request, forward) => {
  const banners = rowsOf(answer, BANNERS);
  if (!banners.some(({ linkageType }) => linkageType === "game")) return answer;
  const games = await everyRow(beside(request, "GET", "/wps/relay/GCSGAME_gameList"), forward);
  const codes = new Map(games.map(({ nodeId, code }) => [String(nodeId), code]));
  return put(
    answer,
    BANNERS,
    banners.map((banner) =>
      banner["linkageType"] === "game"
        ? { ...banner, linkageTarget: codes.get(String(banner["linkageTarget"])) ?? banner["linkageTarget"] }
        : banner,
    ),
  );
});

/** Faults of a field that was copied from its neighbour. */
export const NEIGHBOURS: readonly TenthFault[] = [
  {
    name: "every link has the address of the first one",
    kind: "neighbours",
    operationId: "listReferralLinks",
    plant: rows((links) => {
      const first = links.at(-1);
      return links.map((link) => ({ ...link, url: first?.["url"] }));
    }, "/value/links"),
    findingAt: ["listReferralLinks", "createReferralLink"],
    shown: reads("agent", "/wps/agent/referral-links"),
    breaks: "The affiliate code in the link.",
  },
  {
    name: "a contract that has ended was decided at its end",
    kind: "neighbours",
    operationId: "listContracts",
    plant: eachRow((contract) =>
      contract["decidedAt"] !== null && contract["endedAt"] !== null
        ? { ...contract, decidedAt: contract["endedAt"] }
        : contract,
    ),
    findingAt: ["listContracts", "decideContract"],
    shown: reads("agent", "/wps/agent/contracts?pageSize=100"),
    breaks: "Time at which the contract was accepted or rejected; null while it is only offered.",
  },
  {
    name: "money was received when its withdrawal was approved",
    kind: "neighbours",
    operationId: "listWithdrawals",
    plant: eachRow((row) => (row["receivedAt"] === null ? row : { ...row, receivedAt: row["decidedAt"] })),
    findingAt: ["listWithdrawals", "confirmWithdrawalReceipt"],
    shown: reads("demo", "/wps/withdrawals"),
    breaks: "Time at which the money was received, or counted as received; null before that.",
  },
  {
    name: "the hourly salary is shown as the real-time one",
    kind: "neighbours",
    operationId: "getConsolidatedFunds",
    plant: onSuccess((answer) => {
      const { contractmrdailysalinfotype, contracthoursalinfo } = objectOr(valueOf(answer));
      return withValue(answer, {
        contractmrdailysalinfotype: contracthoursalinfo,
        contracthoursalinfo: contractmrdailysalinfotype,
      });
    }),
    findingAt: ["getConsolidatedFunds", "listContracts", "processHourlySalaryContract"],
    shown: reads("agent", "/wps/member/info/funds/consolidated"),
    breaks: "The active real-time salary.",
  },
  {
    name: "withdrawals can be paid by every method of deposits",
    kind: "neighbours",
    operationId: "listDepositMethods",
    plant: eachRow((method) => ({ ...method, payout: true }), "/value"),
    findingAt: ["listDepositMethods", "addPayoutAccount"],
    shown: reads("demo", "/wps/deposits/methods"),
    breaks: "True when withdrawals can be paid to an account of this type (addPayoutAccount).",
  },
  {
    name: "a banner names its game by the code of the vendor",
    kind: "neighbours",
    operationId: "listAnnouncements",
    plant: namesGamesByCode,
    findingAt: ["listAnnouncements", "listGames"],
    shown: reads("demo", "/wps/relay/MCSFE_getListAnnouncements"),
    breaks:
      "What `linkageType` names: the address, the path of the page, the nodeId of the game or the id of the promotion; null when a click opens nothing.",
  },
  {
    name: "a change of the payment password is one of the password",
    kind: "neighbours",
    operationId: "listAccountEvents",
    plant: eachRow((event) =>
      event["kind"] === "paymentPasswordChanged" ? { ...event, kind: "passwordChanged" } : event,
    ),
    findingAt: ["listAccountEvents", "setPaymentPassword"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { oldPaymentPassword: PAYMENT_PASSWORD, newPaymentPassword: "135790" };
        await ask("POST", "/wps/member/payment-password", { body });
        return ask("GET", EVENTS);
      },
    },
    breaks:
      "Lists logins, failed logins, logouts, and changes of passwords, contacts and other protections of the account, the latest first, each with the event, the time, the IP address and the device.",
  },
  {
    name: "a number that the member has given is a second factor",
    kind: "neighbours",
    operationId: "getSecurityOverview",
    plant: turn("/value", (value) => {
      const overview = objectOr(value);
      return { ...overview, twoFactor: overview["mobile"] === null ? [] : ["sms"] };
    }),
    shown: reads("demo", "/wps/member/security"),
    breaks: "Second factors that a login requires; empty when there are none.",
  },
  {
    name: "every session has the device of the one that lists them",
    kind: "neighbours",
    operationId: "listSessions",
    plant: rows((sessions) => {
      const own = sessions.find(({ current }) => current === true);
      return sessions.map((session) => ({ ...session, device: own?.["device"] ?? session["device"] }));
    }, "/value"),
    findingAt: ["listSessions", "listAccountEvents"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const body = { type: "username", username: "demo", password: "demo-1234" };
        await ask("POST", "/wps/session/login", { body, headers: { "user-agent": CHROME } });
        return ask("GET", SESSIONS);
      },
    },
    breaks:
      "Lists the sessions in which the member is logged in now, the latest login first, with the device, the IP address, the time of the login and the time of the last use.",
  },
];
