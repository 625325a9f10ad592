import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { exampleOf, start, told } from "../../test/support/servers/scripted-runner.ts";
import type { Answer } from "../judge/answer.ts";
import type { Claim } from "../plan/claim.ts";
import type { Series, Step } from "../plan/case.ts";
import { confirmClaims, judgeSeries, needsConfirmation } from "./confirm-claims.ts";

const stepOf = (name: string): Step => ({
  ...exampleOf("getClock"),
  id: `series › ${name}`,
  name,
  crossStepChecks: [],
  isNeeded: false,
});
const goesOn: Claim = { kind: "goes-on", first: "a", again: "b", pointer: "/now", moves: false, specPointer: "/s" };
const SERIES: Series = { id: "series", groups: [[stepOf("a")], [stepOf("b")]], claims: [goesOn] };
const WRONG = "clock · response 200 /now: went back from 9 to 8";

const answerOf = (value: number): Answer => (value >= 100 ? received(value) : received(200, { now: value }));

/** Judges and confirms a series; the server answers its steps with these numbers, or with a status. */
async function confirmed(...answers: number[]) {
  // The script counts from one.
  const { runner, server } = start({ "GET /clock": (_, count) => answerOf(answers[count - 1] ?? 0) });
  const first = await judgeSeries(runner, SERIES);
  const results = needsConfirmation(first) ? (await confirmClaims(runner, first)).map(told) : undefined;
  return { results, requests: server.asked.length };
}

describe("a finding about several responses", () => {
  it("is not needed to be confirmed when there is none, so nothing is repeated", async () => {
    expect(await confirmed(1, 2)).toEqual({ results: undefined, requests: 2 });
  });

  it("stays an error when it appears in both repetitions, also with other values", async () => {
    expect(await confirmed(9, 8, 7, 5, 3, 1)).toEqual({ results: [["passed"], ["failed", WRONG]], requests: 6 });
  });

  it("becomes a warning when the first or the second repetition does not show it", async () => {
    const doubted = `${WRONG}. When the requests were sent again, this did not happen again`;
    expect(await confirmed(9, 8, 1, 2)).toEqual({ results: [["passed"], ["passed", doubted]], requests: 4 });
    expect(await confirmed(9, 8, 7, 5, 1, 2)).toEqual({ results: [["passed"], ["passed", doubted]], requests: 6 });
  });

  it("stays an error when a compared request gets another status in the repetition", async () => {
    expect(await confirmed(9, 8, 409, 409, 409, 409)).toEqual({
      results: [["passed"], ["failed", WRONG]],
      requests: 6,
    });
  });
});
