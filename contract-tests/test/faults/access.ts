import { acceptsAll, letsIn, madeUp, onRefusal, remembers, saysYes } from "../support/changes.ts";
import type { Plant, PlantedFault } from "./planted-fault.ts";

const bearer = /^Bearer \S+$/;

/** A cache behind the door that does not know who asks. */
const sharedByAll: Plant = remembers(({ address }) => address);

/** Doors that are open, and things that belong to somebody else. */
export const ACCESS_FAULTS: readonly PlantedFault[] = [
  {
    name: "an open door at a protected call",
    kind: "access",
    operationId: "getWalletBalance",
    plant: acceptsAll,
    finding: "response 200: must deny with 401 or 403: no token",
  },
  {
    name: "any token will do",
    kind: "access",
    operationId: "listPayoutAccounts",
    plant: letsIn(({ headers }, { status }) => status === 401 && bearer.test(headers["authorization"] ?? "")),
    finding: "response 200: must deny with 401 or 403: garbage token",
  },
  {
    name: "any scheme will do",
    kind: "access",
    operationId: "getSecurityOverview",
    plant: letsIn(
      ({ headers }, { status }) => status === 401 && headers["authorization"]?.startsWith("Basic ") === true,
    ),
    finding: "response 200: must deny with 401 or 403: wrong scheme",
  },
  {
    name: "an empty token will do",
    kind: "access",
    operationId: "listRewards",
    plant: letsIn(({ headers }, { status }) => status === 401 && /^Bearer\s*$/.test(headers["authorization"] ?? "")),
    finding: "response 200: must deny with 401 or 403: empty token",
  },
  {
    name: "money that moves without a token",
    kind: "access",
    operationId: "createDeposit",
    plant: letsIn(({ headers }, { status }) => status === 401 && headers["authorization"] === undefined),
    finding: "must deny with 401 or 403: no token",
  },
  {
    name: "an agent's area that is open to every member",
    kind: "access",
    operationId: "listTeamMembers",
    plant: letsIn((_, { status }) => status === 403),
    finding: "response 200: must deny with 401 or 403: ",
  },
  {
    name: "a restricted member who may play",
    kind: "access",
    operationId: "launchGame",
    plant: letsIn((_, { status }) => status === 403),
    finding: "response 200: must deny with 401 or 403: ",
  },
  {
    name: "a token that outlives the logout",
    kind: "access",
    operationId: "logout",
    plant: () => async () => saysYes(),
    finding: "response 200: must deny with 401 or 403: the token after logout",
    findingAt: ["getMemberInfo"],
    only: ["logout"],
  },
  {
    name: "another member's deposit can be read",
    kind: "object",
    operationId: "getDeposit",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted a wrong request: what belongs to another account",
  },
  {
    name: "another member's withdrawal can be confirmed",
    kind: "object",
    operationId: "confirmWithdrawalReceipt",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted a wrong request: what belongs to another account",
  },
  {
    name: "another member's message can be marked as read",
    kind: "object",
    operationId: "markMessageRead",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted a wrong request: what belongs to another account",
  },
  {
    name: "another member's outcome can be read by its key",
    kind: "object",
    operationId: "getOperation",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted a wrong request: what belongs to another account",
    only: ["getOperation", "createDeposit"],
  },
  {
    name: "money out to another member's account",
    kind: "object",
    operationId: "createWithdrawal",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted a wrong request: what belongs to another account",
  },
  {
    name: "one list of payout accounts for all members",
    kind: "object",
    operationId: "listPayoutAccounts",
    plant: sharedByAll,
    finding: "belongs to the account",
  },
  {
    name: "one profile for all members",
    kind: "object",
    operationId: "getMemberInfo",
    plant: sharedByAll,
    finding: "belongs to the account",
  },
  {
    name: "a member's names for whoever asks without a session",
    kind: "access",
    operationId: "getMemberIcon",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      return answer.status === 401 ? saysYes("/art/members/koi.svg") : answer;
    },
    finding: "response 200",
  },
  {
    name: "403 with a page of a firewall",
    kind: "access",
    operationId: "listContracts",
    plant: onRefusal(() => ({
      ...madeUp(403, null),
      headers: { "content-type": "text/html" },
      body: "<h1>Forbidden</h1>",
    })),
    finding: "response 403 content-type: must be application/json, is text/html",
  },
  {
    name: "a login page for who has no session",
    kind: "access",
    operationId: "getConsolidatedFunds",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      return answer.status === 401 ? { status: 302, headers: { location: "/login" }, body: "" } : answer;
    },
    finding: "response 302: the status is not documented",
  },
  {
    name: "a list that the mall shows without a session",
    kind: "access",
    operationId: "listPointRedemptions",
    plant: letsIn(({ headers }, { status }) => status === 401 && headers["authorization"] === undefined),
    finding: "response 200: must deny with 401 or 403: no token",
  },
];
