import { expect, test } from "vitest";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { isWorthAnotherTry } from "./retry-rules.ts";

const refusal = (kind: ApiError["kind"], status: number, code: string) =>
  new ApiError({ kind, code, status, operationId: "listGames", message: code });

test.each([
  [refusal("business", 400, "INVALID_REQUEST"), false],
  [refusal("business", 404, "NOT_FOUND"), false],
  [refusal("business", 429, "TOO_MANY_REQUESTS"), true],
  [refusal("server", 500, "INTERNAL_ERROR"), true],
  [refusal("offline", 0, "OFFLINE"), true],
  [new Error("of the page"), true],
])("D21 another try may help after %s: %s", (error, isWorth) => {
  expect(isWorthAnotherTry(error)).toBe(isWorth);
});
