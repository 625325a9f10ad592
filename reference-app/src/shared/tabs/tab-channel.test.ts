import { afterEach, expect, it, vi } from "vitest";
import { tabChannel } from "./tab-channel.ts";

afterEach(() => vi.unstubAllGlobals());

it("I7 D5 without BroadcastChannel, a tab receives no messages and does not fail", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
  const channel = tabChannel("session");
  const hear = vi.fn<(message: unknown) => void>();
  const stop = channel.listen(hear);
  channel.post("logout");
  stop();
  expect(hear).not.toHaveBeenCalled();
});
