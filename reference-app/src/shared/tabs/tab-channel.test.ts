import { afterEach, expect, it, vi } from "vitest";
import { tabChannel } from "./tab-channel.ts";

afterEach(() => vi.unstubAllGlobals());

/** Like a browser that blocks all storage of the site: Firefox then refuses the channel too. */
function RefusedChannel() {
  throw new DOMException("The operation is insecure.", "SecurityError");
}

it.each([
  ["without BroadcastChannel", undefined],
  ["when the browser refuses a BroadcastChannel", RefusedChannel],
])("I7 D5 %s, a tab receives no messages and does not fail", (_, constructor) => {
  vi.stubGlobal("BroadcastChannel", constructor);
  if (!constructor) Reflect.deleteProperty(globalThis, "BroadcastChannel");
  const channel = tabChannel("session");
  const hear = vi.fn<(message: unknown) => void>();
  const stop = channel.listen(hear);
  channel.post("logout");
  stop();
  expect(hear).not.toHaveBeenCalled();
});
