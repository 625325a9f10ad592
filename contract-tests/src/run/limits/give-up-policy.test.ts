import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { exampleOf, start, told } from "../../../test/support/servers/scripted-runner.ts";

describe("a server that does not answer", () => {
  it("gets no more requests for an operation after five failures in a row", async () => {
    const { runner, server } = start({ "GET /clock": () => ({ failure: "late" }), "GET /stamp": () => received(200) });
    const clock = async (times: number) => {
      for (let index = 0; index < times; index += 1) await runner.runCase(exampleOf("getClock"));
      return server.asked.filter((asked) => asked === "GET /clock").length;
    };
    expect(await clock(4)).toBe(4);
    await runner.runCase(exampleOf("getStamp"));
    expect(await clock(9)).toBe(5);
    expect(told(await runner.runCase(exampleOf("getClock")))).toEqual([
      "skipped: the operation gave no complete answer 5 times in a row",
    ]);
    expect(runner.reasonToGiveUp).toBeUndefined();
  });
});
