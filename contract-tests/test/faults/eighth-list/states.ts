import { turn } from "../../support/changes.ts";
import { eachRow } from "../plants/rows.ts";
import { reads, textAt } from "../plants/showings.ts";
import type { EighthFault } from "./eighth-fault.ts";

/** Faults of a status that is not the one of the contract. */
export const STATES: readonly EighthFault[] = [
  {
    name: "goods are issued",
    kind: "states",
    operationId: "listPointRedemptions",
    plant: eachRow((row) => (row["status"] === "sent" ? { ...row, status: "issued" } : row)),
    shown: reads("demo", "/wps/relay/MCS2_getRedeemPointList?pageSize=100"),
    breaks: "Then bonus credit and free spins become `issued`, and goods become `sent`.",
  },
  {
    name: "a contract that one side ends is cancelled",
    kind: "states",
    operationId: "decideContract",
    plant: turn("/value/status", (status) => (status === "terminated" ? "cancelled" : status)),
    findingAt: ["decideContract", "listContracts"],
    shown: {
      username: "agent",
      by: async (ask) => {
        const id = await textAt(ask("GET", "/wps/agent/contracts?status=active&role=given"), "/content/0/id");
        return ask("PUT", `/wps/agent/contracts/${id}/decision`, { body: { decision: "terminate" } });
      },
    },
    breaks: "`terminated` when one side or its end date has ended it;",
  },
];
