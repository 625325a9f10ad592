import { acceptsAll, letsIn, madeUp, onRefusal, remembers, saysYes } from "../../support/changes.ts";
import type { Plant, PlantedFault } from "../planted-fault.ts";

const bearer = /^Bearer \S+$/;

/** A cache that does not distinguish callers, so that everyone gets the response of the first one. */
const sharedByAll: Plant = remembers(({ address }) => address);

/** Faults of access: operations without protection, and objects of other accounts. */
export const ACCESS_FAULTS: readonly PlantedFault[] = [
  {
    name: "a protected operation that needs no token",
    kind: "access",
    operationId: "getWalletBalance",
    plant: acceptsAll,
    finding: "response 200: must be 401 or 403: no token",
  },
  {
    name: "any token is accepted",
    kind: "access",
    operationId: "listPayoutAccounts",
    plant: letsIn(({ headers }, { status }) => status === 401 && bearer.test(headers["authorization"] ?? "")),
    finding: "response 200: must be 401 or 403: garbage token",
  },
  {
    name: "any authentication scheme is accepted",
    kind: "access",
    operationId: "getSecurityOverview",
    plant: letsIn(
      ({ headers }, { status }) => status === 401 && headers["authorization"]?.startsWith("Basic ") === true,
    ),
    finding: "response 200: must be 401 or 403: wrong scheme",
  },
  {
    name: "an empty token is accepted",
    kind: "access",
    operationId: "listRewards",
    plant: letsIn(({ headers }, { status }) => status === 401 && /^Bearer\s*$/.test(headers["authorization"] ?? "")),
    finding: "response 200: must be 401 or 403: empty token",
  },
  {
    name: "a money operation that needs no token",
    kind: "access",
    operationId: "createDeposit",
    plant: letsIn(({ headers }, { status }) => status === 401 && headers["authorization"] === undefined),
    finding: "must be 401 or 403: no token",
  },
  {
    name: "an agent's operation that is open to every member",
    kind: "access",
    operationId: "listTeamMembers",
    plant: letsIn((_, { status }) => status === 403),
    finding: "response 200: must be 401 or 403: ",
  },
  {
    name: "a restricted member who may play",
    kind: "access",
    operationId: "launchGame",
    plant: letsIn((_, { status }) => status === 403),
    finding: "response 200: must be 401 or 403: ",
  },
  {
    name: "a token that stays valid after the logout",
    kind: "access",
    operationId: "logout",
    plant: () => async () => saysYes(),
    finding: "response 200: must be 401 or 403: the token after logout",
    findingAt: ["getMemberInfo"],
    only: ["logout"],
  },
  {
    name: "another member's deposit can be read",
    kind: "object",
    operationId: "getDeposit",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted an invalid request: what belongs to another account",
  },
  {
    name: "another member's withdrawal can be confirmed",
    kind: "object",
    operationId: "confirmWithdrawalReceipt",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted an invalid request: what belongs to another account",
  },
  {
    name: "another member's message can be marked as read",
    kind: "object",
    operationId: "markMessageRead",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted an invalid request: what belongs to another account",
  },
  {
    name: "another member's result can be read with its idempotency key",
    kind: "object",
    operationId: "getOperation",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted an invalid request: what belongs to another account",
    only: ["getOperation", "createDeposit"],
  },
  {
    name: "a withdrawal to another member's account",
    kind: "object",
    operationId: "createWithdrawal",
    plant: letsIn((_, { status }) => status === 404 || status === 403),
    finding: "response 200: accepted an invalid request: what belongs to another account",
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
    name: "a member's names are returned without a session",
    kind: "access",
    operationId: "getMemberIcon",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      return answer.status === 401 ? saysYes("/art/members/koi.svg") : answer;
    },
    finding: "response 200",
  },
  {
    name: "403 with an HTML page of a firewall",
    kind: "access",
    operationId: "listContracts",
    plant: onRefusal(() => ({
      ...madeUp(403, null),
      headers: { "content-type": "text/html" },
      body: "<h1>Forbidden</h1>",
    })),
    finding: "response 403 content-type: must be application/json, but is text/html",
  },
  {
    name: "an HTML login page without a session",
    kind: "access",
    operationId: "getConsolidatedFunds",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      return answer.status === 401 ? { status: 302, headers: { location: "/login" }, body: "" } : answer;
    },
    finding: "response 302: the status is not documented",
  },
  {
    name: "a list of the point mall is returned without a session",
    kind: "access",
    operationId: "listPointRedemptions",
    plant: letsIn(({ headers }, { status }) => status === 401 && headers["authorization"] === undefined),
    finding: "response 200: must be 401 or 403: no token",
  },
];
