import type { Plant } from "../planted-fault.ts";
import { beside, bodyOf, withBody } from "../plants/requests.ts";
import { eachRow } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { MINUTE_MS, moved } from "../plants/times.ts";
import type { EighthFault } from "./eighth-fault.ts";

const RECEIPT_MINUTES = 30;

/** Stores only the fields that have a text. */
const ignoresEmpty: Plant = () => (request, forward) => {
  const body = bodyOf(request) ?? {};
  const empty = Object.keys(body).filter((name) => body[name] === "");
  if (empty.length === 0) return forward(request);
  const isNothing = empty.length === Object.keys(body).length;
  const others = withBody(request, Object.fromEntries(empty.map((name) => [name, undefined])));
  return forward(isNothing ? beside(request, "GET", request.address) : others);
};

/** Faults of what is null, absent or empty. */
export const NULLS: readonly EighthFault[] = [
  {
    name: "an empty text leaves a field as it is",
    kind: "nulls",
    operationId: "setMemberInfo",
    plant: ignoresEmpty,
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
