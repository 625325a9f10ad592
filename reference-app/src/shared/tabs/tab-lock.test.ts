import { afterEach, expect, it, vi } from "vitest";
import { withTabLock } from "./tab-lock.ts";

afterEach(() => vi.unstubAllGlobals());

it("I7 D12 without navigator.locks, the work is still done", async () => {
  vi.stubGlobal("navigator", {});
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  await withTabLock("money", new AbortController().signal, work);
  expect(work).toHaveBeenCalledOnce();
});

it("I7 D12 when the browser refuses a lock, the work is still done", async () => {
  const request = vi.fn<() => Promise<void>>().mockRejectedValue(new DOMException("Refused", "SecurityError"));
  vi.stubGlobal("navigator", { locks: { request } });
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  await withTabLock("money", new AbortController().signal, work);
  expect(work).toHaveBeenCalledOnce();
});

it("D12 a signal that aborts during the wait for the lock stops the work", async () => {
  const leaving = new AbortController();
  leaving.abort();
  const request = vi.fn<() => Promise<void>>().mockRejectedValue(leaving.signal.reason);
  vi.stubGlobal("navigator", { locks: { request } });
  const work = vi.fn<() => Promise<void>>().mockResolvedValue();
  await expect(withTabLock("money", leaving.signal, work)).rejects.toThrow("aborted");
  expect(work).not.toHaveBeenCalled();
});

const grant = (_name: string, _options: object, held: () => Promise<void>) => held();

it("D12 work that fails is not repeated, and its error is passed on", async () => {
  vi.stubGlobal("navigator", { locks: { request: grant } });
  const work = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("broken"));
  await expect(withTabLock("money", new AbortController().signal, work)).rejects.toThrow("broken");
  expect(work).toHaveBeenCalledOnce();
});
