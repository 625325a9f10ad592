import { expect, test } from "vitest";
import { confirmState, mayGoBack, type MoneyPhase } from "./rules.ts";

test.each<[MoneyPhase, boolean, ReturnType<typeof confirmState>]>([
  ["idle", true, "ready"],
  ["sending", false, "busy"],
  ["checking", false, "hidden"],
  ["notArrived", true, "hidden"],
  ["refused", true, "hidden"],
  ["confirmed", false, "busy"],
])(
  "D12 while a money call is %s, going back is offered: %s, and the confirming button is %s",
  (phase, hasBack, confirm) => {
    expect(mayGoBack(phase)).toBe(hasBack);
    expect(confirmState(phase)).toBe(confirm);
  },
);
