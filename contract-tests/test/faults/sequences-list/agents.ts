import { onSuccess } from "../../support/changes.ts";
import { put } from "../plants/answers.ts";
import { refusedAt } from "../plants/refusals.ts";
import { textIn } from "../plants/requests.ts";
import { eachRow, rows } from "../plants/rows.ts";
import { moved } from "../plants/times.ts";
import { inSequence, type SequenceFault } from "./sequence-fault.ts";

const SECOND_MS = 1000;
const SMALLEST = 10;

/** Faults of agents, their teams and their contracts. */
export const AGENTS: readonly SequenceFault[] = [
  {
    name: "each day of the overview begins a second late",
    kind: "agents",
    operationId: "getAgentTeamOverview",
    plant: rows(
      (all) => all.map((row, index) => (index === 0 ? row : { ...row, from: moved(row["from"], SECOND_MS) })),
      "/value/rows",
    ),
    foundBy: inSequence("getAgentTeamOverview", "the period covers some whole days"),
    breaks: "Each row begins when the row before it ends.",
  },
  {
    name: "a transfer to the upline names a downline",
    kind: "agents",
    operationId: "transferToRelative",
    plant: onSuccess((answer, request) =>
      textIn(request, "direction") === "upline" ? put(answer, "/value/member/account", "demo") : answer,
    ),
    foundBy: inSequence("transferToRelative", "an agent sends money to the upline"),
    breaks: "The member of a transfer is the one who gets the money.",
  },
  {
    name: "the smallest transfer is refused",
    kind: "agents",
    operationId: "transferToRelative",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      return answer.status === 200 && Number(textIn(request, "amount")) === SMALLEST
        ? refusedAt(answer, 422, "AMOUNT_OUT_OF_RANGE")
        : answer;
    },
    foundBy: inSequence("transferToRelative", "the amount is exactly at the bounds"),
    breaks: "A transfer moves from 10 to 100,000.",
  },
  {
    name: "the giver of a rejected contract sees it as an offer",
    kind: "agents",
    operationId: "listContracts",
    plant: eachRow((contract) =>
      contract["role"] === "given" && contract["status"] === "rejected"
        ? { ...contract, status: "offered", decidedAt: null, endedAt: null }
        : contract,
    ),
    foundBy: inSequence(
      "decideContract",
      "another agent rejects an offer, accepts the next one, and the giver ends it",
    ),
    breaks: "Both sides see the same status of a contract.",
  },
];
