import { expect, test } from "vitest";
import { isRecoveryCode } from "./recovery-code.ts";

test.each([
  ["k7mzq-4hx2p", true],
  [" K7MZQ 4HX2P ", true],
  ["k7mzq4hx2p", true],
  ["k7mzq-4hx2", false],
  ["123456", false],
  ["k7mzq-4hx2p9", false],
  ["", false],
])("E099 %j is a valid recovery code: %s", (typed, isOne) => {
  expect(isRecoveryCode(typed)).toBe(isOne);
});
