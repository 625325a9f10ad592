import { describe, expect, it, vi } from "vitest";
import { createPace } from "./rate-limit.ts";

describe("the rate limit", () => {
  it("does not wait without a rate", async () => {
    const waited = vi.spyOn(globalThis, "setTimeout");
    await createPace(undefined)();
    expect(waited).not.toHaveBeenCalled();
    waited.mockRestore();
  });

  it("spreads the requests of all senders: four at fifty a second take sixty milliseconds", async () => {
    const pace = createPace(50);
    const started = performance.now();
    await Promise.all([pace(), pace(), pace(), pace()]);
    // Timers may fire a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(55);
  });
});
