import { afterEach, expect, it, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

afterEach(() => vi.unstubAllGlobals());

it("I7 D12 without navigator.locks, the work is still done", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  await withTabLock("money", new AbortController().signal, work);
  expect(work).toHaveBeenCalledOnce();
});
