import { turn } from "../../support/changes.ts";
import { eachRow } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { TenthFault } from "./tenth-fault.ts";

/** Faults of values that were lost, so that a default is in their place. */
export const DEFAULTS: readonly TenthFault[] = [
  {
    name: "a claimed activity has forgotten its reward",
    kind: "defaults",
    operationId: "listActivities",
    plant: eachRow((row) => (row["status"] === "claimed" ? { ...row, rewardId: null } : row)),
    findingAt: ["listActivities", "claimReward", "listRewards"],
    shown: reads("demo", "/wps/activities"),
    breaks:
      "Id of the reward: the one to claim with claimReward (E080) while the activity is `issued`, and the one that was paid when it is `claimed`; null before that.",
  },
  {
    name: "free spins belong to no game",
    kind: "defaults",
    operationId: "listPointRewards",
    plant: eachRow((reward) => ({ ...reward, nodeId: null })),
    shown: reads("demo", "/wps/relay/MCS2_getPointReward"),
    breaks: "Game of the free spins; null for the other kinds.",
  },
  {
    name: "a call without data has returned an empty object",
    kind: "defaults",
    operationId: "getOperation",
    plant: turn("/value/value", (value) => value ?? {}),
    findingAt: ["getOperation", "transferWallet", "submitFeedback"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const key = "ten-for-the-slots";
        const body = { from: "main", to: "slots", amount: "10.00" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", { body, headers: { "idempotency-key": key } });
        return ask("GET", `/wps/operations/${key}`);
      },
    },
    breaks: "null when the operation returns no data.",
  },
];
