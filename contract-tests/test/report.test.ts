import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { buildReport } from "../src/report/build.ts";
import { toCurl } from "../src/report/formats/curl.ts";
import { toJunit } from "../src/report/formats/junit.ts";
import type { Report } from "../src/report/model.ts";
import { runPlan } from "../src/run/run-plan.ts";
import { makePlan } from "../src/plan/plan.ts";
import { PATIENCE_MS, runCommand } from "./support/command.ts";
import { fixtureContext, operationOf } from "./support/context.ts";
import { startFaultProxy, type Fault } from "./support/servers/fault-proxy.ts";
import { FIXTURE_SPEC } from "./support/specs/fixture-spec.ts";
import { listen } from "./support/servers/listen.ts";
import { ACCOUNTS, startReferenceServer } from "./support/servers/reference-server.ts";

const run = promisify(execFile);

const withToken: Fault = async (request, forward) => {
  const answer = await forward(request);
  return { ...answer, body: answer.body.replace('"token":', '"admin":true,"token":') };
};

describe("the reports", { timeout: PATIENCE_MS }, () => {
  it("mask tokens and passwords, and name the place of the fault", async () => {
    const server = await startReferenceServer(FIXTURE_SPEC);
    const proxy = await startFaultProxy(server.url, { method: "POST", path: "/session" }, withToken);
    const { exitCode, output, reports } = await runCommand(["--url", proxy.url], FIXTURE_SPEC);
    const report: Report = JSON.parse(reports["report.json"] ?? "");
    const { curl = "", variables } = report.findings.find(({ operationId }) => operationId === "login")?.example ?? {};
    const { stdout: again } = await run("sh", ["-c", `MEMBER_PASSWORD='${ACCOUNTS.member.password}'\n${curl}`]);
    await proxy.close();
    await server.close();
    expect(exitCode).toBe(1);
    expect(variables).toEqual(["MEMBER_PASSWORD"]);
    // The command of the report shows the same answer when it is pasted into a shell.
    expect(again).toMatch(/^HTTP\/1\.1 200 OK[^]*"admin":true,"token":/);
    expect(Object.values(reports).every((text) => text.length > 1000)).toBe(true);
    const everything = output + Object.values(reports).join("");
    expect(everything).toContain("login POST /session · response 200 /value: has the undocumented property 'admin'");
    expect(everything).not.toContain(ACCOUNTS.member.password);
    expect(everything).not.toMatch(/"token":"[0-9a-f-]{36}"/);
    expect(everything).toContain('\\"token\\":\\"***member-token***\\"');
  });

  it("have no colours without a terminal", async () => {
    const server = await startReferenceServer(FIXTURE_SPEC);
    const { output } = await runCommand(["--url", server.url, "--only", "getJwks"], FIXTURE_SPEC);
    await server.close();
    expect(output).not.toContain("\u001B[");
    expect(output).toMatch(/✓ +\d+ ✗ +0 {2}getJwks {2}GET \/\.well-known\/jwks\.json/);
  });

  it("print a case as a command that a shell can run", () => {
    const wire = { method: "POST", url: "http://host/a?b=c", headers: { "x-a": "b" }, body: `{"it's":1}` };
    expect(toCurl(wire)).toBe(`curl -i -X POST -H 'x-a: b' --data-raw '{"it'\\''s":1}' 'http://host/a?b=c'`);
  });
});

describe("a server that does not answer in time", { timeout: PATIENCE_MS }, () => {
  it("is reported as no-answer, also in JUnit, where characters that XML cannot contain are replaced", async () => {
    const slow = await listen((request, response) => {
      if (request.url === "/") response.end();
    });
    const context = fixtureContext();
    const tried = makePlan({ ...context, runs: 0 }, [operationOf(context, "getJwks")]);
    const run = await runPlan(context, tried, { url: slow.url, accounts: ACCOUNTS, deadlineMs: 100 });
    await slow.close();
    const results = run.results.filter(({ tried: { kind } }) => kind === "example");
    expect(results.map(({ verdict }) => verdict.findings.map(({ check }) => check))).toEqual([["no-answer"]]);
    expect(results[0]?.verdict.findings[0]?.message).toBe("no answer within 0.1 s");
    const facts = {
      url: slow.url,
      startedAt: "2026-11-21T00:00:00.000Z",
      durationMs: 1,
      seed: 1,
      evidence: "shown",
      profile: "lobbykit",
    };
    const named = results.map((result) => ({ ...result, tried: { ...result.tried, id: 'a<b&"\u0001' } }));
    const junit = toJunit(buildReport({ facts, contract: context.contract, run: { ...run, results: named } }));
    expect(junit).toContain('name="a&lt;b&amp;&quot;\uFFFD"');
    expect(junit).toContain('<failure type="no-answer" message="getJwks GET');
  });
});
