import { expect, test } from "vitest";
import { ApiError, type ApiErrorDetails } from "@lobbykit/api-spec/client/errors";
import { isSettled, knownAfter, knownAfterLookUp, lookUpDelay, STRAY_MS } from "./rules.ts";

const error = (details: Partial<ApiErrorDetails>) =>
  new ApiError({ kind: "business", code: "ANY", message: "", status: 422, operationId: "createDeposit", ...details });

test.each([
  ["a business rule", { status: 422, code: "INSUFFICIENT_BALANCE" }, "refused"],
  ["a broken request", { status: 400, code: "INVALID_REQUEST" }, "refused"],
  ["an ended session", { status: 401, kind: "unauthenticated" }, "loggedOut"],
  ["a forbidden call", { status: 403, kind: "forbidden" }, "refused"],
  ["too many calls", { status: 429, code: "RATE_LIMITED" }, "refused"],
  ["a conflict with a call that is still running", { status: 409, code: "OPERATION_IN_PROGRESS" }, "unknown"],
  ["a lost connection", { status: 0, kind: "offline" }, "unknown"],
  ["a timeout", { status: 0, kind: "timeout" }, "unknown"],
  ["a server error", { status: 500, kind: "server" }, "unknown"],
  ["a gateway timeout", { status: 504, kind: "server" }, "unknown"],
  ["an HTML page instead of an answer", { status: 200, kind: "contract" }, "unknown"],
  ["a refusal without our envelope", { status: 404, kind: "contract" }, "unknown"],
] as const)("D12 I4 the outcome after %s is as expected", (_name, details, known) => {
  expect(knownAfter(error(details))).toBe(known);
});

test("D12 after an error in the page itself, the outcome is unknown", () => {
  expect(knownAfter(new TypeError("x"))).toBe("unknown");
});

test.each([
  [{ status: 404, code: "NOT_FOUND" }, "absent"],
  [{ status: 404, kind: "contract" }, "unknown"],
  [{ status: 409, code: "OPERATION_IN_PROGRESS" }, "unknown"],
  [{ status: 401, kind: "unauthenticated" }, "unknown"],
  [{ status: 503, kind: "server" }, "unknown"],
  [{ status: 0, kind: "offline" }, "unknown"],
] as const)("D12 a look-up that answers %o means that the call is: %s", (details, known) => {
  expect(knownAfterLookUp(error(details))).toBe(known);
});

test("D12 when the outcome of a money call is unknown, the app asks after half a second, and then at least every ten seconds", () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(lookUpDelay)).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
});

test.each([
  [0, false],
  [STRAY_MS - 1, false],
  [STRAY_MS, true],
])("D12 a call that was given up %d ms ago can no longer arrive: %s", (ageMs, isOver) => {
  expect(isSettled(1000, 1000 + ageMs)).toBe(isOver);
});
