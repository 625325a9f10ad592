import { valueAt } from "../../../src/json.ts";
import { isSuccess, jsonOf, letsIn, onRefusal, remembers, saysNo, saysYes } from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";

/** Lets every agent see the members of all teams: the server checks the role, but not the team. */
const anyAgent: Plant = letsIn((_, { status }) => status === 404);

const OPEN_TO_ANY_AGENT: readonly (readonly [operationId: string, name: string])[] = [
  ["listTeamMembers", "the team of somebody of another team can be listed"],
  ["listTeamBets", "the bets of another agent's member can be read"],
  ["listTeamTransactions", "the money of another agent's member can be read"],
  ["transferToRelative", "money to a member of another team"],
  ["offerContract", "a contract for a member of another team"],
  ["decideContract", "another agent's contract can be ended"],
];

/** Accepts any id without checking whom it belongs to. */
const anybody: Plant = onRefusal((answer) => (answer.status === 404 ? saysYes() : answer));

const OPEN_TO_ANYBODY: readonly (readonly [operationId: string, name: string])[] = [
  ["processDividendRequest", "another member's dividend can be decided"],
  ["processDailySalaryContract", "another member's daily salary can be decided"],
  ["processHourlySalaryContract", "another member's hourly salary can be decided"],
];

/** Refuses an id, but names its owner. */
const namesTheOwner: Plant = () => {
  let owner: unknown;
  return async (request, forward) => {
    const answer = await forward(request);
    if (isSuccess(answer)) owner = valueAt(jsonOf(answer), "/value/content/0/account") ?? owner;
    return answer.status === 404 ? saysNo(404, "NOT_FOUND", `${String(owner)} is not in your team`) : answer;
  };
};

/** Faults by which an agent reaches objects of another agent. */
export const STRANGER_FAULTS: readonly PlantedFault[] = [
  ...OPEN_TO_ANY_AGENT.map(([operationId, name]): PlantedFault => ({
    name,
    kind: "object",
    operationId,
    plant: anyAgent,
    // The fault may let a caller in too late to change the object, so any finding about the object counts.
    finding: ": what belongs to another account",
  })),
  ...OPEN_TO_ANYBODY.map(([operationId, name]): PlantedFault => ({
    name,
    kind: "object",
    operationId,
    plant: anybody,
    finding: "response 200: accepted an invalid request: what belongs to another account",
  })),
  {
    name: "one team for all agents",
    kind: "object",
    operationId: "listTeamMembers",
    plant: remembers(({ address }) => address),
    finding: "which belongs to the account of the step",
  },
  {
    name: "a stranger is told that a contract is over",
    kind: "object",
    operationId: "decideContract",
    plant: onRefusal((answer) => (answer.status === 404 ? saysNo(422, "STATE_CONFLICT") : answer)),
    finding: "must be 403 or 404: what belongs to another account",
  },
  {
    name: "a refusal that names the member of another team",
    kind: "object",
    operationId: "listTeamMembers",
    plant: namesTheOwner,
    finding: 'which belongs to the account of the step "list"',
    rules: ["isolation"],
  },
];
