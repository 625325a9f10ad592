import { expect, test, vi } from "vitest";
import { registerIntent, requireAuth } from "./intents.ts";
import * as rules from "./rules.ts";

const INTENT = { type: "open", path: "/promotions" } as const;

test("an intent is performed by the runner of its type; an intent without a runner is logged as an error", () => {
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
