import { expect, test } from "vitest";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { outcomeOf } from "./outcome.ts";

const named = (name: string) => Object.assign(new Error("in the words of a browser"), { name });

test.each([
  ["a request that the person cancelled or ignored", new DOMException("", "NotAllowedError"), "cancelled"],
  ["an aborted request", new DOMException("", "AbortError"), "cancelled"],
  ["a second passkey on the same device", named("InvalidStateError"), "known"],
  ["an invalid host", named("SecurityError"), "unusable"],
  ["a device without user verification", named("ConstraintError"), "unusable"],
  ["a thrown value that is not an error", "nothing", "unusable"],
])("E099 the outcome of a failed passkey request is recognised: %s", (_, error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});

test("E099 a refusal by the server counts as a refused passkey", () => {
  const refusal = new ApiError({
    kind: "business",
    code: "PASSKEY_UNKNOWN",
    message: "We do not recognise this passkey. Please log in another way.",
    status: 422,
    operationId: "loginPasskey",
  });
  expect(outcomeOf(refusal)).toBe("refused");
});
