import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, onSuccess, saysYes } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { inPlaceOf, put, withValue } from "../plants/answers.ts";
import { misreadsQuery } from "../plants/misreadings.ts";
import { onCode } from "../plants/refusals.ts";
import { listOf } from "../plants/rows.ts";
import { reads, sends, textAt } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { moved } from "../plants/times.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** Asks for three protections where two are enough. */
const needsThree: Plant = onSuccess((answer) => {
  const { email, mobile, paymentPassword, level } = objectOr(valueAt(jsonOf(answer), "/value"));
  const known = [email !== null, mobile !== null, paymentPassword === true].filter(Boolean).length;
  return level === "medium" && known === 2 ? put(answer, "/value/level", "low") : answer;
});

/** Takes the login of this session for the previous one. */
const showsThisLogin: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer)) return answer;
  const sessions = listOf(await valueBeside(request, forward, "/wps/member/sessions"), "");
  const { startedAt, ip } = sessions.find(({ current }) => current === true) ?? {};
  return typeof startedAt === "string"
    ? withValue(answer, { lastLoginTime: Date.parse(startedAt), lastLoginIp: ip })
    : answer;
};

/** Faults that are off by one. */
export const BOUNDS: readonly FifthFault[] = [
  {
    name: "a movement of points at exactly `from` is left out",
    kind: "bounds",
    operationId: "listPointTransactions",
    plant: misreadsQuery("from", (from) => (Number.isNaN(Date.parse(from)) ? from : moved(from, 1))),
    shown: {
      username: "demo",
      by: async (ask) => {
        const latest = await textAt(ask("GET", "/wps/relay/ODSFE2_MemTransDet?pageSize=1"), "/content/0/createdAt");
        return ask("GET", `/wps/relay/ODSFE2_MemTransDet?from=${latest}`);
      },
    },
    breaks: "`from` returns the entries from this time on",
  },
  {
    name: "two of three protections are a low level",
    kind: "bounds",
    operationId: "getSecurityOverview",
    plant: needsThree,
    shown: reads("newbie", "/wps/member/security"),
    breaks: "`medium` means that two or three of e-mail address, mobile number and payment password are set",
  },
  {
    name: "a transfer of nothing between wallets succeeds",
    kind: "bounds",
    operationId: "transferWallet",
    plant: onCode("AMOUNT_OUT_OF_RANGE", (answer) => inPlaceOf(answer, saysYes())),
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/GCS_walletTransfer",
      { from: "main", to: "slots", amount: "0.00" },
      "transfer-of-nothing",
    ),
    breaks: "the amount is above zero, else 422 AMOUNT_OUT_OF_RANGE",
  },
  {
    name: "the previous login is the login of this session",
    kind: "bounds",
    operationId: "getLoginInfo",
    plant: showsThisLogin,
    findingAt: ["getLoginInfo", "listSessions"],
    shown: reads("demo", "/wps/session/info"),
    breaks: "returns the time of the member's previous login",
  },
];
