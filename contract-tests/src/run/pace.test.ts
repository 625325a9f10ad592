import { describe, expect, it, vi } from "vitest";
import { createPace } from "./pace.ts";

describe("the pace of requests", () => {
  it("does not wait without a rate", async () => {
    const waited = vi.spyOn(globalThis, "setTimeout");
    await createPace(undefined)();
    expect(waited).not.toHaveBeenCalled();
    waited.mockRestore();
  });

  it("spreads requests of all senders: four at fifty a second take sixty milliseconds", async () => {
    const pace = createPace(50);
    const started = performance.now();
    await Promise.all([pace(), pace(), pace(), pace()]);
    // Timers may be a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(55);
  });
});
