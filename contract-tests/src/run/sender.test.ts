import { describe, expect, it } from "vitest";
import { createSender, Stopped } from "./sender.ts";

describe("a sender", () => {
  it("rejects requests with an error of its own after the stop, also those that wait", async () => {
    const stop = new AbortController();
    const wire = { method: "GET", url: "http://127.0.0.1:1", headers: {}, body: undefined };
    const send = createSender({ rate: 0.001, signal: stop.signal });
    // The first one goes out at once, and finds nobody.
    expect(await send(wire)).toMatchObject({ failure: "no answer: ECONNREFUSED" });
    const waiting = send(wire);
    stop.abort();
    await expect(waiting).rejects.toThrow(Stopped);
    await expect(createSender({ signal: AbortSignal.abort() })(wire)).rejects.toThrow("The run was stopped.");
  });
});
