import { expect, test } from "vitest";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import { outcomeOf } from "./outcome.ts";

const named = (name: string) => Object.assign(new Error("in the words of a browser"), { name });

test.each([
  ["what the person broke off or let pass", new DOMException("", "NotAllowedError"), "cancelled"],
  ["what nobody waits for any more", new DOMException("", "AbortError"), "cancelled"],
  ["a second passkey of one device", named("InvalidStateError"), "known"],
  ["an address in place of a host", named("SecurityError"), "unusable"],
  ["a device that cannot tell who holds it", named("ConstraintError"), "unusable"],
  ["no error at all", "nothing", "unusable"],
])("E099 tells %s from the rest", (_, error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome);
});

test("E099 leaves to the server's own words what the server refused", () => {
  const refusal = new ApiError({
    kind: "business",
    code: "PASSKEY_UNKNOWN",
    message: "This passkey is not known here.",
    status: 422,
    operationId: "loginPasskey",
  });
  expect(outcomeOf(refusal)).toBe("refused");
});
