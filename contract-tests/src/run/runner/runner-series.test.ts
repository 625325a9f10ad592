import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { bearerOf, exampleOf, page, start, told } from "../../../test/support/servers/scripted-runner.ts";
import type { Script } from "../../../test/support/servers/scripted-server.ts";
import type { Case, Series, Step } from "../../plan/case.ts";

const stepOf = (name: string, tried: Case, more: Partial<Step> = {}): Step => ({
  ...tried,
  id: `series › ${name}`,
  name,
  crossStepChecks: [],
  isNeeded: false,
  ...more,
});

const seriesOf = (...groups: Step[][]): Series => ({ id: "series", groups });

const same = (step: string) => [{ kind: "same", step, pointer: "" } as const];

describe("a series", () => {
  it("runs the steps of a group in parallel, and waits between groups", async () => {
    const events: string[] = [];
    const hear = (name: string) => () => {
      events.push(name);
      return received(200);
    };
    const rest = async (ms: number) => void events.push(`rest ${ms}`);
    const { runner } = start({ "GET /clock": hear("clock"), "GET /stamp": hear("stamp") }, { rest });
    const clock = exampleOf("getClock");
    const groups = [[stepOf("one", clock), stepOf("two", exampleOf("getStamp"))], [stepOf("three", clock)]];
    const results = await runner.runSeries({ id: "series", groups, rest: { before: 1, ms: 2600 } });
    expect(events).toEqual(["clock", "stamp", "rest 2600", "clock"]);
    expect(results.map(({ tried }) => tried.id)).toEqual(["series › one", "series › two", "series › three"]);
  });

  it("creates a named value once, and uses values and headers of earlier answers", async () => {
    const script: Script = {
      "GET /clock": () => received(200, { id: "a1" }, { headers: { etag: '"7"' } }),
      "GET /stamp": () => received(200),
    };
    const { runner, server } = start(script);
    const stamp = exampleOf("getStamp");
    const filled: Case = {
      ...stamp,
      request: {
        ...stamp.request,
        substitutions: [
          { place: "query", pointer: "/id", source: { step: "first", pointer: "/id" } },
          { place: "header", pointer: "/If-None-Match", source: { step: "first", header: "etag" } },
          { place: "query", pointer: "/key", source: { named: "key", fresh: "word" } },
          { place: "query", pointer: "/gone", source: { step: "gone", pointer: "/id" } },
        ],
      },
    };
    await runner.runSeries(
      seriesOf([stepOf("first", exampleOf("getClock"))], [stepOf("a", filled)], [stepOf("b", filled)]),
    );
    expect(server.asked[1]).toMatch(/^GET \/stamp\?id=a1&key=[a-z]{10}$/);
    expect(server.asked[2]).toBe(server.asked[1]);
    expect(server.requests[1]?.headers["if-none-match"]).toBe('"7"');
  });

  it("sends a step in the session that an earlier step has opened", async () => {
    const { runner, server } = start({ "GET /balance": () => received(200, {}) });
    const balance = exampleOf("getBalance");
    const inSession = (step: string): Case => ({
      ...balance,
      request: { ...balance.request, authorization: { kind: "step-session", step } },
    });
    const opened = ["one", "two"].map((name) => [stepOf(name, exampleOf("login"))]);
    const read = ["one", "two", "none"].map((step) => [stepOf(`balance of ${step}`, inSession(step))]);
    const results = await runner.runSeries(seriesOf(...opened, ...read));
    expect(server.requests.slice(2).map(bearerOf)).toEqual(["token-1-of-rahim", "token-2-of-rahim"]);
    expect(results.slice(4).flatMap(told)).toEqual(['skipped: the step "none" opened no session']);
  });

  it("skips the remaining steps when a required step has no success", async () => {
    const { runner, server } = start({ "GET /clock": () => received(400), "GET /stamp": () => received(200) });
    const needed = stepOf("first", exampleOf("getClock"), { isNeeded: true });
    const others = [stepOf("two", exampleOf("getStamp"), { isNeeded: true }), stepOf("three", exampleOf("getStamp"))];
    const results = await runner.runSeries(seriesOf([needed], ...others.map((step) => [step])));
    expect(results.slice(1).flatMap(told)).toEqual([
      'skipped: the step "first" did not succeed',
      'skipped: the step "first" did not succeed',
    ]);
    expect(server.asked).toEqual(["GET /clock"]);
  });

  it("continues when an optional step has no success", async () => {
    const { runner, server } = start({ "GET /clock": () => received(400), "GET /stamp": () => received(200) });
    await runner.runSeries(seriesOf([stepOf("first", exampleOf("getClock"))], [stepOf("two", exampleOf("getStamp"))]));
    expect(server.asked).toEqual(["GET /clock", "GET /stamp"]);
  });

  it.for([
    ["a2", ["GET /items?status=open", "GET /clock", "GET /stamp?id=7"]],
    ["a3", ["GET /items?status=open", "GET /clock"]],
  ] as const)(
    "chooses a row by the value of another step, and skips a step without such a row: %s",
    async ([id, sent]) => {
      const rows = [
        { owner: "a1", number: 6 },
        { owner: "a2", number: 7 },
      ];
      const script: Script = {
        "GET /items": () => received(200, { rows }),
        "GET /clock": () => received(200, { id }),
        "GET /stamp": () => received(200),
      };
      const { runner, server } = start(script);
      await runner.signIn("member");
      const stamp = exampleOf("getStamp");
      const owner = { step: "clock", pointer: "/id" };
      const found = { step: "list", rows: "/rows", field: "/number", where: { owner }, isNeeded: true } as const;
      const source = { ...found, take: "first", form: "value" } as const;
      const substitutions = [{ place: "query", pointer: "/id", source }] as const;
      const filled: Case = { ...stamp, request: { ...stamp.request, substitutions, given: [source] } };
      const steps = [stepOf("list", exampleOf("listItems")), stepOf("clock", exampleOf("getClock"))];
      const results = await runner.runSeries(seriesOf(...steps.map((step) => [step]), [stepOf("stamp", filled)]));
      expect(server.asked.slice(1)).toEqual(sent);
      expect(results.at(-1)?.verdict.outcome === "skipped").toBe(sent.length === 2);
    },
  );

  it("skips a step whose value is missing", async () => {
    const { runner, server } = start({ "GET /items": () => page() });
    await runner.signIn("member");
    const item = exampleOf("getItem");
    const source = { step: "list", pointer: "/value/content/0/id", isNeeded: true } as const;
    const asked = {
      ...item,
      request: { ...item.request, substitutions: [{ place: "path", pointer: "/id", source } as const] },
    };
    const results = await runner.runSeries(seriesOf([stepOf("list", exampleOf("listItems"))], [stepOf("item", asked)]));
    expect(results.slice(1).flatMap(told)).toEqual([
      "skipped: there is no value for path /id: the list has no suitable entry",
    ]);
    expect(server.asked).toEqual(["POST /session", "GET /items?status=open"]);
  });

  it("fails the step that breaks a cross-step check or a claim", async () => {
    const { runner } = start({ "GET /clock": (_, count) => received(200, { now: 10 - count }) });
    const clock = exampleOf("getClock");
    const groups = [[stepOf("a", clock)], [stepOf("b", clock, { crossStepChecks: same("a") })]];
    const claim = {
      kind: "goes-on",
      first: "a",
      again: "b",
      pointer: "/now",
      moves: false,
      specPointer: "/s",
    } as const;
    const results = await runner.runSeries({ id: "series", groups, claims: [claim] });
    expect(results.map(told)).toEqual([
      ["passed"],
      [
        "failed",
        'replay · response 200 body: must equal the answer to the step "a"',
        "clock · response 200 /now: went back from 9 to 8",
      ],
    ]);
  });
});
