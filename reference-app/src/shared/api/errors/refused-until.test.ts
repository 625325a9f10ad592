import { expect, test } from "vitest";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { refusedUntil } from "./refused-until.ts";

const END = "2027-05-01T00:00:00Z";
const refusal = (value?: unknown) =>
  new ApiError({ kind: "forbidden", code: "SELF_EXCLUDED", message: "", status: 403, operationId: "login", value });

test.each([
  ["a refusal with an end", refusal({ until: END }), END],
  ["a refusal without an end", refusal(), undefined],
  ["an end that is no text", refusal({ until: 5 }), undefined],
  ["an error of the app itself", new Error("broken"), undefined],
])("D15 D21 the end of %s is read correctly", (_title, error, end) => {
  expect(refusedUntil(error)).toBe(end);
});
