import { randomUUID } from "node:crypto";
import { dropHeader, isSuccess, onSuccess, setHeader } from "../../support/changes.ts";
import type { PlantedFault } from "../planted-fault.ts";

const NOT_MODIFIED = 304;

/** Faults of caching: copies that are kept too long, are given to other callers, or are never used. */
export const CACHING_FAULTS: readonly PlantedFault[] = [
  {
    name: "an entity tag that changes with each request",
    kind: "caching",
    operationId: "listRegions",
    plant: onSuccess((answer) => ({ ...answer, headers: { ...answer.headers, etag: `W/"${randomUUID()}"` } })),
    finding: "",
    rules: ["caching", "header"],
  },
  {
    name: "304 for an unknown entity tag",
    kind: "caching",
    operationId: "listGames",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      if (request.headers["if-none-match"] === undefined || !isSuccess(answer)) return answer;
      return { status: NOT_MODIFIED, headers: answer.headers, body: "" };
    },
    finding: "",
    rules: ["caching", "header"],
  },
  {
    name: "a 304 with a body",
    kind: "caching",
    operationId: "getVersion",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      return answer.status === NOT_MODIFIED ? { ...answer, body: '{"success":true}', isBodyForced: true } : answer;
    },
    finding: "",
    rules: ["caching", "no-answer"],
  },
  {
    name: "a 304 without its entity tag",
    kind: "caching",
    operationId: "getHelpCenter",
    plant: () => async (request, forward) => {
      const answer = await forward(request);
      const { etag: _, ...headers } = answer.headers;
      return answer.status === NOT_MODIFIED ? { ...answer, headers } : answer;
    },
    finding: "",
    rules: ["caching", "header"],
  },
  {
    name: "a 200 for a known entity tag",
    kind: "caching",
    operationId: "listCountryCodes",
    plant: () => (request, forward) => {
      const { "if-none-match": _, ...headers } = request.headers;
      return forward({ ...request, headers });
    },
    finding: "",
    rules: ["caching", "header"],
  },
  {
    name: "a public list without an entity tag",
    kind: "caching",
    operationId: "listGameVendors",
    plant: dropHeader("etag"),
    finding: "header etag",
    rules: ["caching", "header"],
  },
  {
    name: "a balance that shared caches may store",
    kind: "caching",
    operationId: "getWalletBalance",
    plant: setHeader("cache-control", "public, max-age=60"),
    finding: 'response 200 header cache-control: must be "no-store"',
  },
  {
    name: "messages that the browser caches for an hour",
    kind: "caching",
    operationId: "listMessages",
    plant: setHeader("cache-control", "private, max-age=3600"),
    finding: 'response 200 header cache-control: must be "no-store"',
  },
  {
    name: "bets without cache headers",
    kind: "caching",
    operationId: "listBets",
    plant: dropHeader("cache-control"),
    finding: "header cache-control",
    rules: ["caching", "header"],
  },
  {
    name: "draws that are cacheable for a day",
    kind: "caching",
    operationId: "listLotteryGames",
    plant: setHeader("cache-control", "public, max-age=86400"),
    finding: "cache-control",
    rules: ["caching", "clock"],
  },
  {
    name: "a missing required header",
    kind: "header",
    operationId: "getCaptcha",
    plant: dropHeader("x-captcha-id"),
    finding: "response 200 header x-captcha-id: the header is missing",
  },
  {
    name: "a header with an invalid value",
    kind: "header",
    operationId: "getCaptcha",
    plant: setHeader("x-captcha-id", "no. 1"),
    finding: "response 200 header x-captcha-id: must match pattern",
  },
];
