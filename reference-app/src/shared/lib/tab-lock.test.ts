import { afterEach, expect, it, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

afterEach(() => vi.unstubAllGlobals());

it("I7 D12 without locks the work is done all the same", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  await withTabLock("money", new AbortController().signal, work);
  expect(work).toHaveBeenCalledOnce();
});
