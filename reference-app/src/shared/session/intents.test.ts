import { expect, test, vi } from "vitest";
import { registerIntent, requireAuth, resumeIntent } from "./intents.ts";
import * as rules from "./rules.ts";

const INTENT = { type: "open", path: "/promotions" } as const;
const isPage = ({ type }: rules.Intent) => type === "open";

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

test("D5 after a login in another tab, only a page that was wanted opens; any other intent is dropped", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const gate = vi.spyOn(rules, "gateFor");
  const [open, favourite] = [vi.fn<() => void>(), vi.fn<() => void>()];
  registerIntent("open", open);
  registerIntent("favourite", favourite);
  for (const intent of [INTENT, { type: "favourite", nodeId: 7, isWanted: true } as const]) {
    gate.mockReturnValue("login");
    requireAuth(intent);
    gate.mockReturnValue("pass");
    resumeIntent(isPage);
    resumeIntent();
  }
  expect(open).toHaveBeenCalledExactlyOnceWith(INTENT);
  expect(favourite).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
