import { eachImportedRow } from "../plants/imports.ts";
import { eachRow, type Row } from "../plants/rows.ts";
import { reads } from "../plants/showings.ts";
import type { TwelfthFault } from "./twelfth-fault.ts";

const withoutOrder = (row: Row): Row => {
  const { orderId: _, ...rest } = row;
  return rest;
};

/** Faults of rows that an older platform has written. */
export const LEGACY_ROWS: readonly TwelfthFault[] = [
  {
    name: "an imported deposit could be paid only until its creation",
    kind: "legacy rows",
    operationId: "listDeposits",
    plant: eachImportedRow("createdAt", (row) => ({ ...row, expiresAt: row["createdAt"] })),
    findingAt: ["listDeposits", "getDeposit"],
    shown: reads("demo", "/wps/deposits?pageSize=100"),
    breaks: "Time until which the deposit can be paid.",
  },
  {
    name: "an imported bonus expired although its requirement was met",
    kind: "legacy rows",
    operationId: "listBonuses",
    plant: eachImportedRow("grantedAt", (row) =>
      row["status"] === "expired" ? { ...row, wagerDone: row["wagerRequired"] } : row,
    ),
    shown: reads("demo", "/wps/bonuses"),
    breaks: "expired - it was not met in time, and the bonus was taken back.",
  },
  {
    name: "an imported withdrawal does not name its order",
    kind: "legacy rows",
    operationId: "listAccountTransactions",
    plant: eachImportedRow("createdAt", withoutOrder),
    findingAt: ["listAccountTransactions", "listWithdrawals", "listDeposits"],
    shown: reads("demo", "/wps/transactions?type=withdrawal&pageSize=100"),
    breaks: "Id of the deposit or withdrawal that moved the money (its `id`). Absent for other transactions.",
  },
  {
    name: "the member has taken no part in an activity whose reward was claimed",
    kind: "legacy rows",
    operationId: "listActivities",
    plant: eachRow((row) => (row["status"] === "claimed" ? { ...row, updatedAt: null } : row)),
    findingAt: ["listActivities", "claimReward"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("POST", "/wps/rewards/4/claim", { headers: { "idempotency-key": "claims-the-reward-of-eid" } });
        return ask("GET", "/wps/activities");
      },
    },
    breaks:
      "Time at which the member's status last changed, in the format of RFC 3339; null while the member has taken no part.",
  },
];
