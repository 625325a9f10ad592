import { valueAt } from "../../../src/json.ts";
import { onSuccess, turn } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { everyRow, withTotal } from "../plants/pages.ts";
import { beside } from "../plants/requests.ts";
import { CONTENT, listOf, rowsOf } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import { looksUp } from "../plants/state.ts";
import { DAY_MS } from "../plants/times.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const REWARDS = "/wps/relay/MCS2_getPointReward";
const MOST_COUNTED = 1000;
const WEEK_MS = 7 * DAY_MS;

/** Counts the direct downlines once a week. */
const countsOnceAWeek = looksUp(async (answer, request, forward) => {
  const sinceMs = numberAt(answer, "/timestamp") - WEEK_MS;
  const team = await everyRow(beside(request, "GET", "/wps/agent/team?depth=all"), forward);
  const isNew = ({ joinedAt }: { joinedAt?: unknown }): boolean => Date.parse(String(joinedAt)) > sinceMs;
  const members = rowsOf(answer).map((member) => {
    const latest = team.filter((other) => isNew(other) && valueAt(other["upline"], "/id") === member["id"]);
    return { ...member, directMembers: Number(member["directMembers"]) - latest.length };
  });
  return put(answer, CONTENT, members);
});

/** Takes one unit from the stock for each redemption, whatever its quantity. */
const countsRedemptions: Plant = () => {
  const shown = new Map<unknown, number>();
  return onSuccess((answer) => {
    const rewards = rowsOf(answer).map((reward) => {
      if (reward["stock"] === null) return reward;
      const before = shown.get(reward["id"]);
      const left = Number(reward["stock"]);
      const stock = before === undefined || left >= before ? left : before - 1;
      shown.set(reward["id"], stock);
      return { ...reward, stock };
    });
    return put(answer, CONTENT, rewards);
  })();
};

/** Faults of counters that lag behind or that have a bound. */
export const COUNTERS: readonly TwelfthFault[] = [
  {
    name: "the last unread message is always counted",
    kind: "counters",
    operationId: "getUnreadCount",
    plant: turn("/value", (count) => Math.max(1, Number(count))),
    findingAt: ["getUnreadCount", "markMessageRead"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const unread = listOf(await ask("GET", "/wps/messages?unread=true&pageSize=100"));
        await Promise.all(unread.map(({ id }) => ask("PUT", `/wps/messages/${String(id)}/read`)));
        return ask("GET", "/wps/relay/CSP_unreadCount");
      },
    },
    breaks: "Number of unread messages.",
  },
  {
    name: "the direct downlines of a member are counted once a week",
    kind: "counters",
    operationId: "listTeamMembers",
    plant: countsOnceAWeek,
    shown: reads("agent", "/wps/agent/team?depth=all&pageSize=100"),
    breaks: "Number of direct downlines of the member.",
  },
  {
    name: "the bets of the team are counted up to a thousand",
    kind: "counters",
    operationId: "listTeamBets",
    plant: onSuccess((answer) => withTotal(answer, Math.min(MOST_COUNTED, numberAt(answer, "/value/total")))),
    shown: reads("agent", "/wps/agent/team/bets"),
    breaks: "Number of entries on all pages.",
  },
  {
    name: "a redemption of several units takes one from the stock",
    kind: "counters",
    operationId: "listPointRewards",
    plant: countsRedemptions,
    findingAt: ["listPointRewards", "redeemPointReward"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", REWARDS);
        const body = { rewardId: "mug", quantity: 2, paymentPassword: PAYMENT_PASSWORD };
        const headers = { "idempotency-key": "a-redemption-of-two-mugs" };
        await ask("POST", "/wps/relay/passwordCheck/MCS2_redeemPointReward", { body, headers });
        return ask("GET", REWARDS);
      },
    },
    breaks: "Number of units left; null when the stock is unlimited.",
  },
];
