import { objectOr } from "../../../src/json.ts";
import { onSuccess } from "../../support/changes.ts";
import { valueOf, withValue } from "../plants/answers.ts";
import { eachRow } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { SeventhFault } from "./seventh-fault.ts";

/** Faults of fields that have a value where they should have none. */
export const NULLS: readonly SeventhFault[] = [
  {
    name: "a member without a nickname has the username as nickname",
    kind: "nulls",
    operationId: "getMemberInfo",
    plant: onSuccess((answer) => {
      const { nickname, account } = objectOr(valueOf(answer));
      return withValue(answer, { nickname: nickname ?? account });
    }),
    findingAt: ["getMemberInfo", "setMemberInfo"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("PUT", "/wps/member/info", { body: { nickname: "" } });
        return ask("GET", "/wps/member/info");
      },
    },
    breaks: "`nickname` is null when none is set",
  },
  {
    name: "an account without an authenticator app has no recovery codes left",
    kind: "nulls",
    operationId: "getSecurityOverview",
    plant: onSuccess((answer) => withValue(answer, { recoveryCodes: objectOr(valueOf(answer))["recoveryCodes"] ?? 0 })),
    shown: reads("demo", "/wps/member/security"),
    breaks: "`recoveryCodes` is null when no authenticator app is in use",
  },
  {
    name: "an activity without the member was updated when it began",
    kind: "nulls",
    operationId: "listActivities",
    plant: eachRow((row) => ({ ...row, updatedAt: row["updatedAt"] ?? row["startsAt"] })),
    findingAt: ["listActivities", "applyActivity"],
    shown: reads("demo", "/wps/activities"),
    breaks: "`updatedAt` is null while the member has taken no part",
  },
  {
    name: "an open offer was decided when it was made",
    kind: "nulls",
    operationId: "listContracts",
    plant: eachRow((row) => ({ ...row, decidedAt: row["decidedAt"] ?? row["offeredAt"] })),
    findingAt: ["listContracts", "offerContract"],
    shown: reads("agent", "/wps/agent/contracts?status=offered"),
    breaks: "`decidedAt` is null while the contract is only offered",
  },
  {
    name: "an unlimited stock is an empty one",
    kind: "nulls",
    operationId: "listPointRewards",
    plant: eachRow((row) => ({ ...row, stock: row["stock"] ?? 0 })),
    findingAt: ["listPointRewards", "redeemPointReward"],
    shown: reads("demo", "/wps/relay/MCS2_getPointReward"),
    breaks: "`stock` is null when the stock is unlimited",
  },
];
