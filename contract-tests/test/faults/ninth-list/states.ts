import { turn } from "../../support/changes.ts";
import { eachRow } from "../plants/rows.ts";
import { reads, textAt } from "../plants/showings.ts";
import type { NinthFault } from "./ninth-fault.ts";

/** Faults of a status that is not the one of the contract. */
export const STATES: readonly NinthFault[] = [
  {
    name: "a deposit that was not paid in time was rejected",
    kind: "states",
    operationId: "getDeposit",
    plant: turn("/value/status", (status) => (status === "expired" ? "rejected" : status)),
    findingAt: ["getDeposit", "listDeposits"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/deposits?status=expired"), "/content/0/id");
        return ask("GET", `/wps/deposits/${id}`);
      },
    },
    breaks: "rejected - the payment service refused it; expired - not paid in time (R250).",
  },
  {
    name: "money that nobody has reported was confirmed by the member",
    kind: "states",
    operationId: "listWithdrawals",
    plant: eachRow((row) => (row["receipt"] === "automatic" ? { ...row, receipt: "confirmed" } : row)),
    findingAt: ["listWithdrawals", "confirmWithdrawalReceipt"],
    shown: reads("demo", "/wps/withdrawals"),
    breaks:
      "confirmed - the member reported the arrival; automatic - counted as received because the member did not report (R332);",
  },
];
