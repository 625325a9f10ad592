import { describe, expect, it } from "vitest";
import { createSender, Stopped } from "./send.ts";

describe("a sender", () => {
  it("rejects waiting and new requests with its own error after the run was stopped", async () => {
    const stop = new AbortController();
    const wire = { method: "GET", url: "http://127.0.0.1:1", headers: {}, body: undefined };
    const send = createSender({ rate: 0.001, signal: stop.signal });
    // The first request is sent immediately and finds no server.
    expect(await send(wire)).toMatchObject({ failure: "no answer: ECONNREFUSED" });
    const waiting = send(wire);
    stop.abort();
    await expect(waiting).rejects.toThrow(Stopped);
    await expect(createSender({ signal: AbortSignal.abort() })(wire)).rejects.toThrow("The run was stopped.");
  });
});
