import { byCaller, onSuccess, remembers } from "../../support/changes.ts";
import { PAYMENT_PASSWORD } from "../plants/accounts.ts";
import { numberAt, put } from "../plants/answers.ts";
import { sends, textAt } from "../plants/showings.ts";
import type { FifthFault } from "./fifth-fault.ts";

/** Faults of data that were right a moment ago. */
export const STALE: readonly FifthFault[] = [
  {
    name: "the number of unread messages comes from a cache",
    kind: "stale",
    operationId: "getUnreadCount",
    plant: remembers(byCaller),
    findingAt: ["getUnreadCount", "listMessages", "markMessageRead"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/relay/CSP_unreadCount");
        const id = await textAt(ask("GET", "/wps/messages?unread=true"), "/content/0/id");
        await ask("PUT", `/wps/messages/${id}/read`);
        return ask("GET", "/wps/relay/CSP_unreadCount");
      },
    },
    breaks: "returns the number of unread messages; after markMessageRead it no longer counts the message",
  },
  {
    name: "a redemption returns the points before it",
    kind: "stale",
    operationId: "redeemPointReward",
    plant: onSuccess((answer) =>
      put(answer, "/value/points", numberAt(answer, "/value/points") + numberAt(answer, "/value/redemption/points")),
    ),
    findingAt: ["redeemPointReward", "getPointBalance"],
    shown: sends(
      "demo",
      "POST",
      "/wps/relay/passwordCheck/MCS2_redeemPointReward",
      { rewardId: "bonus-5", quantity: 1, paymentPassword: PAYMENT_PASSWORD },
      "redeem-five-of-credit",
    ),
    breaks: "the points are deducted immediately; the response has the remaining points",
  },
  {
    name: "the member's picture comes from a cache",
    kind: "stale",
    operationId: "getMemberIcon",
    plant: remembers(byCaller),
    findingAt: ["getMemberIcon", "setMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", "/wps/member/info/icon");
        await ask("PUT", "/wps/member/info", { body: { icon: "/art/members/koi.svg" } });
        return ask("GET", "/wps/member/info/icon");
      },
    },
    breaks: "returns the picture that the member has chosen with setMemberInfo",
  },
];
