import { describe, expect, it } from "vitest";
import { operationOf } from "../../../test/support/context.ts";
import { received } from "../../../test/support/received.ts";
import { RICH, start, told } from "../../../test/support/servers/scripted-runner.ts";
import { isObject } from "../../json.ts";
import type { Journey } from "../../plan/journeys/journey.ts";

const journey = (...steps: Journey["steps"]): Journey => ({ id: "money/pay", summary: "", isOnce: false, steps });

const step = (
  id: string,
  operationId: string,
  more: Partial<Journey["steps"][number]> = {},
): Journey["steps"][number] => ({
  id,
  operation: operationOf(RICH, operationId),
  isControl: false,
  parameters: [],
  body: undefined,
  criteria: [{ type: "simple", condition: "$statusCode == 200", context: undefined }],
  outputs: {},
  ...more,
});

describe("a journey", () => {
  it("passes outputs to later steps, and keeps every token secret", async () => {
    const { runner, server } = start({ "GET /profile": () => received(200, {}) }, { headers: { "x-tenant": "acme" } });
    const results = await runner.runJourney(
      journey(
        step("signIn", "login", {
          body: { mediaType: "application/json", payload: { username: "rahim", password: "x" } },
          outputs: { token: "$response.body#/value/token" },
        }),
        step("look", "getProfile", {
          parameters: [{ name: "Authorization", place: "header", value: "Bearer {$steps.signIn.outputs.token}" }],
        }),
      ),
    );
    expect(results.map(told)).toEqual([["passed"], ["passed"]]);
    expect(results.map(({ tried }) => tried.id)).toEqual(["journey money/pay › signIn", "journey money/pay › look"]);
    expect(server.requests[1]?.headers).toMatchObject({ authorization: "Bearer token-1-of-rahim", "x-tenant": "acme" });
    expect(runner.secrets.get("token-1-of-rahim")).toBe("token");
  });

  it("skips the remaining steps after a failed step, and names the failed step in the reason", async () => {
    const { runner, server } = start({ "GET /clock": () => received(404), "GET /stamp": () => received(200) });
    const results = await runner.runJourney(
      journey(step("first", "getClock"), step("second", "getStamp"), step("third", "getStamp")),
    );
    expect(results.map((result) => told(result)[0])).toEqual([
      "failed",
      'skipped: the step "first" failed',
      'skipped: the step "first" failed',
    ]);
    expect(server.asked).toEqual(["GET /clock"]);
  });

  it("fails when an answer contradicts what the spec says of it, though the criteria of the step hold", async () => {
    const { runner } = start({
      "GET /report": () => received(200, { lines: [{ stake: "2.00" }], sum: "3.00", count: 1 }),
    });
    const [result] = await runner.runJourney(journey(step("read", "getReport")));
    expect(result && told(result)[0]).toBe("failed");
    expect(result?.verdict.findings.map(({ check }) => check)).toEqual(["totals"]);
  });

  it("goes on at the step that a failed step names", async () => {
    const { runner, server } = start({ "GET /clock": () => received(404), "GET /stamp": () => received(200, {}) });
    const results = await runner.runJourney(
      journey(
        step("first", "getClock", { goesTo: "third" }),
        step("second", "getClock"),
        step("third", "getStamp"),
        step("fourth", "getStamp"),
      ),
    );
    expect(results.map((result) => told(result)[0])).toEqual([
      "failed",
      'skipped: the step "first" failed',
      "passed",
      'skipped: the step "first" failed',
    ]);
    expect(server.asked).toEqual(["GET /clock", "GET /stamp"]);
  });

  it("is skipped when it works only once and its first step fails", async () => {
    const { runner } = start({ "GET /clock": () => received(404), "GET /stamp": () => received(200, {}) });
    const once = { ...journey(step("first", "getClock"), step("second", "getStamp")), isOnce: true };
    const reason = "skipped: its accounts have gone through it before: it needs a server with fresh data";
    expect((await runner.runJourney(once)).map(told)).toEqual([[reason], [reason]]);
    const late = { ...journey(step("first", "getStamp"), step("second", "getClock")), isOnce: true };
    expect((await runner.runJourney(late)).map((result) => told(result)[0])).toEqual(["passed", "failed"]);
  });

  it("fails when a step gets no response", async () => {
    const { runner } = start({ "GET /clock": () => ({ failure: "late" }) });
    const [result] = await runner.runJourney(
      journey(step("first", "getClock", { outputs: { all: "$response.body" } })),
    );
    expect(result && told(result)).toEqual(["failed", "no-answer · no response: late"]);
    expect(isObject(result?.wire)).toBe(true);
  });
});
