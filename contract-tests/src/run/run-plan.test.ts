import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../test/support/context.ts";
import { received } from "../../test/support/received.ts";
import { RICH_SPEC } from "../../test/support/specs/rich-spec.ts";
import { scriptedServer, type Script } from "../../test/support/servers/scripted-server.ts";
import { objectOr } from "../json.ts";
import type { Authorization, Case, Plan, Stage, Step } from "../plan/case.ts";
import { exampleCase } from "../plan/generate/example-cases.ts";
import type { Journey } from "../plan/journeys/journey.ts";
import { runStages, waitsBesideOthers } from "./run-plan.ts";
import type { CaseResult } from "./case-result.ts";
import type { RunOptions } from "./run-options.ts";
import { Runner } from "./runner/runner.ts";

const context = fixtureContext(RICH_SPEC);
const account = (username: string) => ({ username, password: "secret-1", paymentPassword: "secret-2" });
const OPTIONS: RunOptions = {
  url: "http://server.example",
  accounts: { member: account("rahim"), agent: account("agent"), other: account("nasrin") },
  spare: { restricted: account("karim"), otherAgent: account("agent42") },
};

const signsIn: Script = {
  "POST /session": ({ body }) =>
    received(200, { value: { token: String(objectOr(JSON.parse(String(body)))["username"]) } }),
};
const caseOf = (operationId: string, stage: Stage = "open", authorization?: Authorization): Case => {
  const tried = exampleCase(context, operationOf(context, operationId), `${operationId} ${stage}`);
  return {
    ...tried,
    stage,
    expectation: { outcome: "answered" },
    request: { ...tried.request, ...(authorization && { authorization }) },
  };
};
const stepOf = (name: string, operationId: string): Step => ({
  ...caseOf(operationId),
  id: name,
  name,
  crossStepChecks: [],
  isNeeded: false,
});
const journeyOf = (id: string, operationId: string): Journey => ({
  id,
  summary: "",
  isOnce: false,
  steps: [
    {
      id: "one",
      operation: operationOf(context, operationId),
      isControl: true,
      parameters: [],
      body: undefined,
      criteria: [],
      outputs: {},
    },
  ],
});
const EMPTY: Plan = { cases: [], series: [], journeys: [] };

async function go(plan: Partial<Plan>, script: Script = {}, more: Partial<RunOptions> = {}) {
  const server = scriptedServer({ ...signsIn, ...script });
  const heard: string[] = [];
  const told: string[] = [];
  const options: RunOptions = {
    ...OPTIONS,
    onResult: ({ tried }: CaseResult) => heard.push(tried.id),
    ...more,
  };
  const runner = new Runner(context, options, server.send);
  await runStages({ ...EMPTY, ...plan }, runner, options, (results) =>
    told.push(...results.map(({ tried }) => tried.id)),
  );
  return { server, heard, told };
}

const moveClock = () => Promise.resolve();

describe("a series", () => {
  it.each([
    ["waits beside the others when its rest is long", 25_000, undefined, true],
    ["does not when its rest is short", 3000, undefined, false],
    ["does not when it has no rest", undefined, undefined, false],
    ["does not when its rest moves the clock of all others", 25_000, moveClock, false],
  ])("%s", (_, ms, rest, expected) => {
    const series = { id: "one", groups: [], ...(ms !== undefined && { rest: { before: 1, ms } }) };
    expect(waitsBesideOthers(series, { ...(rest && { rest }) })).toBe(expected);
  });
});

const silent = () => ({ failure: "late" });

/** The highest number of concurrent requests. */
async function mostAtOnce(stage: Stage, concurrency?: number): Promise<number> {
  let running = 0;
  let most = 0;
  const server = scriptedServer({ ...signsIn, "GET /clock": () => received(200) });
  const send: typeof server.send = async (wire) => {
    most = Math.max(most, (running += 1));
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return server.send(wire);
  };
  const options = { ...OPTIONS, ...(concurrency !== undefined && { concurrency }) };
  const cases = Array.from({ length: 9 }, () => caseOf("getClock", stage));
  await runStages({ ...EMPTY, cases }, new Runner(context, options, send), options, () => undefined);
  return most;
}

describe("running a plan", () => {
  it("signs in the needed accounts, then runs the stages in order, with series and journeys after open cases", async () => {
    const { server, told, heard } = await go({
      cases: [caseOf("login", "sign-in"), caseOf("logout", "ending"), caseOf("getClock"), caseOf("listTeam")],
      series: [{ id: "s", groups: [[stepOf("step", "getBalance")]] }],
      journeys: [journeyOf("j", "getStamp")],
    });
    expect(told).toEqual([
      "getClock open",
      "listTeam open",
      "step",
      "journey j › one",
      "logout ending",
      "login sign-in",
    ]);
    expect(heard).toEqual(told);
    expect(server.asked).toEqual([
      "POST /session",
      "POST /session",
      "GET /clock",
      "GET /team",
      "GET /balance",
      "GET /stamp",
      // A new session for the operation that ends it.
      "POST /session",
      "DELETE /session",
      "POST /session",
    ]);
  });

  it("reports a login that no case of the plan makes only when its response breaks the spec", async () => {
    const wrongType: Script = { "POST /session": () => received(200, { token: 7, value: { token: "rahim" } }) };
    const { told, heard } = await go({ cases: [caseOf("getBalance")] }, wrongType);
    expect(told[0]).toBe("login › sign in");
    expect(heard).toEqual(told);
  });

  it("signs in no account when no case needs a session", async () => {
    const { server } = await go({ cases: [caseOf("getClock")] });
    expect(server.asked).toEqual(["GET /clock"]);
  });

  it("signs in the roles that cases and series need, and learns another member's personal data", async () => {
    const guest = { "POST /guest": () => received(200, { value: { token: "guest" } }) };
    const restricted = caseOf("getBalance", "open", { kind: "session", account: "restricted" });
    const other = {
      ...stepOf("step", "getBalance"),
      ...caseOf("getBalance", "open", { kind: "session", account: "other" }),
    };
    const byGuest = caseOf("getBalance", "open", { kind: "session", account: "guest" });
    const { server } = await go({ cases: [restricted, byGuest], series: [{ id: "s", groups: [[other]] }] }, guest);
    expect(server.asked).toEqual([
      "POST /session",
      "GET /profile",
      "POST /session",
      "POST /guest",
      "GET /balance",
      "GET /balance",
      "GET /balance",
    ]);
    expect(server.requests.map(({ headers }) => headers["authorization"])).toEqual([
      undefined,
      "Bearer nasrin",
      undefined,
      undefined,
      "Bearer karim",
      "Bearer guest",
      "Bearer nasrin",
    ]);
  });

  describe("with an error that another change may have caused", () => {
    const conserved = {
      kind: "conserved",
      before: ["a", "b"],
      after: "c",
      pointer: "/now",
      by: "b",
      sign: 1,
      specPointer: "/s",
    } as const;
    const clock = ["a", "b", "c"].map((name) => [stepOf(name, "getClock")]);
    const series = [
      { id: "clock", groups: clock, claims: [conserved] },
      { id: "stamp", groups: [[stepOf("d", "getStamp")]] },
    ];
    const moves: Script = { "GET /clock": (_, count) => received(200, { now: count % 3 === 0 ? 8 : 5 }) };
    const asked = clock.map(() => "GET /clock");

    it("repeats the series at once and before the journeys, which may end its sessions, and then reports it", async () => {
      const { server, told, heard } = await go({ series, journeys: [journeyOf("j", "getStamp")] }, moves);
      expect(told).toEqual(["d", "a", "b", "c", "journey j › one"]);
      expect(heard).toEqual(told);
      expect(server.asked).toEqual([...asked, ...asked, "GET /stamp", ...asked, ...asked, "GET /stamp"]);
    });

    it("repeats the series no more when the error does not appear at once", async () => {
      const once: Script = { "GET /clock": (_, count) => received(200, { now: count === 3 ? 8 : 5 }) };
      const { server, told } = await go({ series }, once);
      expect(told).toEqual(["a", "b", "c", "d"]);
      expect(server.asked).toEqual([...asked, ...asked, "GET /stamp"]);
    });

    it("reports it without another repetition when the run is stopped first", async () => {
      const stop = new AbortController();
      const script: Script = {
        ...moves,
        "GET /stamp": () => {
          stop.abort();
          return received(200);
        },
      };
      const { server, told } = await go({ series }, script, { signal: stop.signal });
      expect(told).toEqual(["d", "a", "b", "c"]);
      expect(server.asked).toEqual([...asked, ...asked, "GET /stamp"]);
    });
  });

  it("sends four requests at a time or the allowed number, but one at a time in the stage that ends sessions", async () => {
    expect(await mostAtOnce("open")).toBe(4);
    expect(await mostAtOnce("open", 2)).toBe(2);
    expect(await mostAtOnce("sign-in", 3)).toBe(3);
    expect(await mostAtOnce("ending", 3)).toBe(1);
  });

  it("starts nothing more after a stop", async () => {
    const stop = new AbortController();
    const cases = [caseOf("getClock"), caseOf("getStamp"), caseOf("login", "sign-in")];
    const script: Script = {
      "GET /clock": () => {
        stop.abort();
        return received(200);
      },
    };
    const series = [{ id: "s", groups: [[stepOf("step", "getBalance")]] }];
    const { told } = await go({ cases, series, journeys: [journeyOf("j", "getStamp")] }, script, {
      signal: stop.signal,
      concurrency: 1,
    });
    expect(told).toEqual(["getClock open"]);
  });

  it("an aborted run stops between two series and before a journey", async () => {
    const stop = new AbortController();
    const script: Script = {
      "GET /clock": () => {
        stop.abort();
        return received(200);
      },
    };
    const series = [stepOf("a", "getClock"), stepOf("b", "getStamp")].map((step) => ({
      id: step.id,
      groups: [[step]],
    }));
    const { told } = await go({ series, journeys: [journeyOf("j", "getStamp")] }, script, { signal: stop.signal });
    expect(told).toEqual(["a"]);
  });

  it("stops when 25 requests in a row had no answer", async () => {
    const cases = Array.from({ length: 12 }, () => RICH_SPEC.paths).flatMap(() => [
      caseOf("getClock"),
      caseOf("getStamp"),
      caseOf("openGuest"),
      caseOf("sendForm"),
      caseOf("sendNote"),
      caseOf("login"),
    ]);
    const script = Object.fromEntries(
      ["GET /clock", "GET /stamp", "POST /guest", "POST /form", "POST /note", "POST /session"].map((name) => [
        name,
        silent,
      ]),
    );
    const { server } = await go({ cases }, script, { concurrency: 1 });
    expect(server.asked).toHaveLength(25);
  });
});
