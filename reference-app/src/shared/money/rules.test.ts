import { expect, test } from "vitest";
import { ApiError, type ApiErrorDetails } from "@lobbykit/api-spec/client/errors";
import { isSettled, knownAfter, knownAfterLookUp, lookUpDelay, STRAY_MS } from "./rules.ts";

const error = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: "business", code: "ANY", message: "", status: 422, operationId: "createDeposit", ...details });

test.each([
  ["a rule of the house", { status: 422, code: "INSUFFICIENT_BALANCE" }, "refused"],
  ["a broken request", { status: 400, code: "INVALID_REQUEST" }, "refused"],
  ["a session that ended before", { status: 401, kind: "unauthenticated" }, "refused"],
  ["a member who may not", { status: 403, kind: "forbidden" }, "refused"],
  ["too many calls", { status: 429, code: "RATE_LIMITED" }, "refused"],
  ["the first call still at work", { status: 409, code: "OPERATION_IN_PROGRESS" }, "unknown"],
  ["a lost connection", { status: 0, kind: "offline" }, "unknown"],
  ["no answer in time", { status: 0, kind: "timeout" }, "unknown"],
  ["a server that broke down", { status: 500, kind: "server" }, "unknown"],
  ["a gateway that gave up", { status: 504, kind: "server" }, "unknown"],
  ["a page of HTML in place of an answer", { status: 200, kind: "contract" }, "unknown"],
  ["a refusal that is no answer of the server's", { status: 404, kind: "contract" }, "unknown"],
] as const)("D12 after %s the call is told", (_name, details, known) => {
  expect(knownAfter(error(details))).toBe(known);
});

test("D12 after a failure of the page itself nobody knows", () => {
  expect(knownAfter(new TypeError("x"))).toBe("unknown");
});

test.each([
  [{ status: 404, code: "NOT_FOUND" }, "absent"],
  [{ status: 404, kind: "contract" }, "unknown"],
  [{ status: 409, code: "OPERATION_IN_PROGRESS" }, "unknown"],
  [{ status: 401, kind: "unauthenticated" }, "unknown"],
  [{ status: 503, kind: "server" }, "unknown"],
  [{ status: 0, kind: "offline" }, "unknown"],
] as const)("D12 a look-up that answers %o says", (details, known) => {
  expect(knownAfterLookUp(error(details))).toBe(known);
});

test("D12 look-ups come soon at first and never rarer than every ten seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(lookUpDelay)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test.each([
  [0, false],
  [STRAY_MS - 1, false],
  [STRAY_MS, true],
])("D12 a call given up %d ms ago can be on its way no more: %s", (ageMs, isOver) => {
  expect(isSettled(1000, 1000 + ageMs)).toBe(isOver);
});
