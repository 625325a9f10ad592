import { expect, it } from "vitest";
import { probesOf } from "./rules.ts";

it.each([
  ["components-button--default", "every"],
  ["components-button--stress", "every"],
  ["components-button--playground", "none"],
  ["components-button--right-to-left-page", "layout"],
  ["components-button--in-bengali", "layout"],
  ["screens--lobby-in-bengali", "layout"],
  ["screens-lobby--playground-night", "every"],
] as const)("D5 the story %s has the probes: %s", (id, probes) => {
  expect(probesOf(id, false)).toBe(probes);
  expect(probesOf(id, true)).toBe("every");
});
