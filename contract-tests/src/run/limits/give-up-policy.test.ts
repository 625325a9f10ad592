import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { exampleOf, start, told } from "../../../test/support/servers/scripted-runner.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { GiveUpPolicy } from "./give-up-policy.ts";

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

describe("a session that ends during the run", () => {
  const paths = ["/a", "/b", "/c", "/d", "/e"];
  const operations = paths.map((path) => ({
    ...smallSpec({}, { path }).operation,
    id: path.slice(1),
    isSecured: true,
  }));
  const refuse = (policy: GiveUpPolicy, count: number) => {
    for (const operation of operations.slice(0, count)) policy.noteSession(operation, received(401));
  };
  const accept = (policy: GiveUpPolicy) => {
    const [first] = operations;
    if (first) policy.noteSession(first, received(200));
  };

  it("stops it when five operations in a row refuse the session, and says what to do", () => {
    const policy = new GiveUpPolicy();
    accept(policy);
    refuse(policy, 4);
    expect(policy.reasonToGiveUp).toBeUndefined();
    refuse(policy, 5);
    expect(policy.reasonToGiveUp).toMatch(
      /^Gave up: the session ended during the run\. .* for a, b, c, d, e\. .*--skip/,
    );
  });

  it("does not stop it when the session works in between, or has never worked", () => {
    const [policy, never] = [new GiveUpPolicy(), new GiveUpPolicy()];
    accept(policy);
    refuse(policy, 4);
    accept(policy);
    refuse(policy, 4);
    refuse(never, 5);
    expect([policy.reasonToGiveUp, never.reasonToGiveUp]).toEqual([undefined, undefined]);
  });
});
