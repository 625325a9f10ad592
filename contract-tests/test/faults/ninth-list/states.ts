import { turn } from "../../support/changes.ts";
import { eachRow } from "../plants/rows.ts";
import { textAt } from "../plants/showings.ts";
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
    name: "money that the merchant has returned is still missing",
    kind: "states",
    operationId: "listWithdrawals",
    plant: eachRow((row) => (row["receipt"] === "returned" ? { ...row, receipt: "notReceived" } : row)),
    findingAt: ["listWithdrawals", "confirmWithdrawalReceipt"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/withdrawals?status=approved"), "/content/0/id");
        await ask("PUT", `/wps/withdrawals/${id}/receipt`, { body: { received: false } });
        await ask("POST", "/__mock/withdrawals", { body: { id, action: "forceReceipt" } });
        return ask("GET", "/wps/withdrawals");
      },
    },
    breaks: "returned - the merchant closed the case and returned the amount to the balance (R333).",
  },
];
