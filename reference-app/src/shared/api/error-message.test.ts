import { expect, test } from "vitest";
import { ERROR_MESSAGES } from "@lobbykit/api-spec/error-messages";
import auth from "../i18n/locales/en/auth.json";
import errors from "../i18n/locales/en/core/errors.json";
import recovery from "../i18n/locales/en/recovery.json";
import refusals from "../i18n/locales/en/refusals.json";
import registration from "../i18n/locales/en/registration.json";
import verification from "../i18n/locales/en/verification.json";

/** Said by the kind of the failure (D21). */
const BY_KIND = ["UNAUTHENTICATED", "INTERNAL_ERROR"];

test("R471, D19 each code of the contract has words in every language: nobody reads the server's English", () => {
  const said = [
    ...BY_KIND,
    ...[errors.code, refusals, auth.refusal, recovery.refusal, registration.refusal, verification.refusal].flatMap(
      (texts) => Object.keys(texts),
    ),
  ];
  expect(Object.keys(ERROR_MESSAGES).filter((code) => !said.includes(code))).toEqual([]);
});

test("R471 no code is written that the contract does not have", () => {
  expect(Object.keys(refusals).filter((code) => !(code in ERROR_MESSAGES))).toEqual([]);
});
