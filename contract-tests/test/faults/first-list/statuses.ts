import { isMalformed, onRefusal, onSuccess, saysNo, setStatus } from "../../support/changes.ts";
import type { PlantedFault } from "../planted-fault.ts";

const LONGEST_USERNAME = 64;

/** Faults of the status: server errors, and statuses that the contract does not document. */
export const STATUS_FAULTS: readonly PlantedFault[] = [
  {
    name: "201 for 200",
    kind: "status",
    operationId: "addFavoriteGame",
    plant: onSuccess(setStatus(201)),
    finding: "response 201: the status is not documented",
  },
  {
    name: "204 and no envelope",
    kind: "status",
    operationId: "logout",
    plant: onSuccess(() => ({ status: 204, headers: {}, body: "" })),
    finding: "response 204: the status is not documented",
  },
  {
    name: "402 for what the business refuses",
    kind: "status",
    operationId: "createWithdrawal",
    plant: onRefusal((answer) => (answer.status === 422 ? { ...answer, status: 402 } : answer)),
    finding: "response 402: the status is not documented",
  },
  {
    name: "404 where 401 belongs",
    kind: "status",
    operationId: "getWalletBalance",
    plant: onRefusal(setStatus(404)),
    finding: "response 404: must be 401 or 403: no token",
  },
  {
    name: "a valid session that is refused",
    kind: "status",
    operationId: "getWalletBalance",
    plant: onSuccess(() => saysNo(401, "UNAUTHENTICATED")),
    finding: "response 401: a valid session was refused",
  },
  {
    name: "a documented example that is refused",
    kind: "status",
    operationId: "addFavoriteGame",
    plant: onSuccess(() => saysNo(404, "NOT_FOUND")),
    finding: "response 404: the documented example was refused (NOT_FOUND: no)",
  },
  {
    name: "a failure at bad input",
    kind: "status",
    operationId: "addFavoriteGame",
    plant: onRefusal(setStatus(500)),
    finding: "response 500: the server failed",
  },
  {
    name: "a failure at the longest valid value",
    kind: "status",
    operationId: "login",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      const isLongest = new RegExp(`"username":"[^"]{${LONGEST_USERNAME}}"`).test(request.body);
      return isLongest ? saysNo(500, "INTERNAL_ERROR") : answer;
    },
    finding: "response 500: the server failed",
  },
  {
    name: "a failure at half a JSON",
    kind: "status",
    operationId: "createReferralLink",
    plant: () => async (request, forward) => (isMalformed(request) ? saysNo(500, "INTERNAL_ERROR") : forward(request)),
    finding: "response 500: the server failed",
  },
  {
    name: "a failure at an id that is not there",
    kind: "status",
    operationId: "getDeposit",
    plant: onRefusal((answer) => (answer.status === 404 ? saysNo(500, "INTERNAL_ERROR") : answer)),
    finding: "response 500: the server failed",
  },
  {
    name: "a failure at letters that are not Latin",
    kind: "status",
    operationId: "submitFeedback",
    plant: () => async (request, forward) =>
      /[\u0250-\uffff]/.test(request.body) ? saysNo(500, "INTERNAL_ERROR") : forward(request),
    finding: "response 500: the server failed",
  },
  {
    name: "a failure at a null byte",
    kind: "status",
    operationId: "searchGames",
    plant: () => async (request, forward) =>
      /%00/.test(request.address) ? saysNo(500, "INTERNAL_ERROR") : forward(request),
    finding: "response 500: the server failed",
  },
  {
    name: "maintenance all along",
    kind: "status",
    operationId: "listLotteryGames",
    plant: onSuccess(() => saysNo(503, "MAINTENANCE")),
    finding: "response 503: the server failed",
  },
];
