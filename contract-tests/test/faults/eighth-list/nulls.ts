import { objectOr, valueAt } from "../../../src/json.ts";
import { isSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { valueOf, withValue } from "../plants/answers.ts";
import { misreadsBody } from "../plants/misreadings.ts";
import { eachRow, listOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { valueBeside } from "../plants/state.ts";
import { MINUTE_MS, moved } from "../plants/times.ts";
import type { EighthFault } from "./eighth-fault.ts";

const RECEIPT_MINUTES = 30;

/** Shows this login as the one before the first one. */
const showsFirstLogin: Plant = () => async (request, forward) => {
  const answer = await forward(request);
  if (!isSuccess(answer) || valueAt(valueOf(answer), "/lastLoginTime") !== null) return answer;
  const sessions = listOf(await valueBeside(request, forward, "/wps/member/sessions"), "");
  const own = sessions.find(({ current }) => current === true);
  return own === undefined
    ? answer
    : withValue(answer, { lastLoginTime: Date.parse(String(own["startedAt"])), lastLoginIp: own["ip"] });
};

/** Faults of what is null, absent or empty. */
export const NULLS: readonly EighthFault[] = [
  {
    name: "a banner that opens nothing has an empty target",
    kind: "nulls",
    operationId: "listAnnouncements",
    plant: eachRow((banner) => ({ ...banner, linkageTarget: banner["linkageTarget"] ?? "" }), "/value/banners"),
    shown: reads("demo", "/wps/relay/MCSFE_getListAnnouncements"),
    breaks:
      "What `linkageType` names: the address, the path of the page, the nodeId of the game or the id of the promotion; null when a click opens nothing.",
  },
  {
    name: "the first login has itself as the previous one",
    kind: "nulls",
    operationId: "getLoginInfo",
    plant: showsFirstLogin,
    shown: reads("newbie", "/wps/session/info"),
    breaks: "Time of the previous login, in milliseconds since 1970-01-01T00:00:00Z; null on the first login.",
  },
  {
    name: "a member without a label has an empty one",
    kind: "nulls",
    operationId: "getMemberInfo",
    plant: turn("/value/clubLabel/labelName", (label) => label ?? ""),
    shown: {
      username: "demo",
      by: async (ask) => {
        const guest = { os: "Linux", platform: "W", randomKey: "a-random-key-of-a-guest-8", gatewayVersion: "3" };
        const session = objectOr(await ask("POST", "/wps/session/login/freeplay", { body: guest }));
        return ask("GET", "/wps/member/info", { headers: { authorization: `Bearer ${String(session["token"])}` } });
      },
    },
    breaks: "Text of the label; null when the member has no label.",
  },
  {
    name: "an empty text leaves a field as it is",
    kind: "nulls",
    operationId: "setMemberInfo",
    plant: misreadsBody((body) => {
      const empty = Object.keys(body).filter((name) => body[name] === "");
      return empty.length === 0 ? undefined : Object.fromEntries(empty.map((name) => [name, undefined]));
    }),
    findingAt: ["setMemberInfo", "getMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/member/info", { body: { nickname: "Rina" } });
        await ask("PUT", "/wps/member/info", { body: { nickname: "" } });
        return ask("GET", "/wps/member/info");
      },
    },
    breaks: 'An absent field stays unchanged; "" removes a value.',
  },
  {
    name: "money that was received keeps the time at which it counts as received",
    kind: "nulls",
    operationId: "listWithdrawals",
    plant: eachRow((row) =>
      row["status"] === "approved" && row["decidedAt"] !== null
        ? { ...row, autoReceiptAt: row["autoReceiptAt"] ?? moved(row["decidedAt"], RECEIPT_MINUTES * MINUTE_MS) }
        : row,
    ),
    shown: reads("demo", "/wps/withdrawals?status=approved"),
    breaks:
      "Time at which the money counts as received unless the member reports otherwise; null unless `receipt` is waiting (R332, R507).",
  },
  {
    name: "an activity without a rejection has an empty reason",
    kind: "nulls",
    operationId: "listActivities",
    plant: eachRow((activity) => ({ ...activity, reason: activity["reason"] ?? "" })),
    shown: reads("demo", "/wps/activities"),
    breaks: "Reason for the rejection of an application, in the language of the request; null otherwise.",
  },
  {
    name: "an open bet was settled when it was placed",
    kind: "nulls",
    operationId: "listTeamBets",
    plant: eachRow((bet) => ({ ...bet, settledAt: bet["settledAt"] ?? bet["placedAt"] })),
    shown: reads("agent", "/wps/agent/team/bets?status=open"),
    breaks: "Time at which the bet was settled; null while it is open.",
  },
];
