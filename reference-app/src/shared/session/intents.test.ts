import { expect, test, vi } from "vitest";
import { registerIntent, requireAuth } from "./intents.ts";
import * as rules from "./rules.ts";

const INTENT = { type: "open", path: "/promotions" } as const;

test("the runner of its type performs an intent; an intent without a runner is logged", () => {
  vi.spyOn(rules, "gateFor").mockReturnValue("pass");
  const run = vi.fn<() => void>();
  const takeBack = registerIntent("open", run);
  requireAuth(INTENT);
  expect(run).toHaveBeenCalledExactlyOnceWith(INTENT);
  takeBack();
  const report = vi.spyOn(console, "error").mockReturnValue();
  requireAuth(INTENT);
  expect(run).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledExactlyOnceWith("Nobody runs the intent", "open");
});
