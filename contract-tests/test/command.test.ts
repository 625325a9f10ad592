import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeText } from "../src/command/baseline.ts";
import { PATIENCE_MS, runCommand, startCommand } from "./support/command.ts";
import { startFaultProxy, type Fault } from "./support/servers/fault-proxy.ts";
import { FIXTURE_SPEC } from "./support/specs/fixture-spec.ts";
import { listen, type Listening } from "./support/servers/listen.ts";
import { startReferenceServer } from "./support/servers/reference-server.ts";

const withMore: Fault = async (request, forward) => {
  const answer = await forward(request);
  return { ...answer, body: answer.body.replace('"token":', '"admin":true,"token":') };
};

describe("the command", { timeout: PATIENCE_MS }, () => {
  let server: Listening;
  let folder: string;
  beforeAll(async () => {
    server = await startReferenceServer(FIXTURE_SPEC);
    folder = await mkdtemp(path.join(tmpdir(), "lobbykit-command-"));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  it("fails for failures that the baseline does not know, and lists known failures that are gone", async () => {
    const proxy = await startFaultProxy(server.url, { method: "POST", path: "/session" }, withMore);
    const baseline = path.join(folder, "known.json");
    const of = (url: string, ...more: string[]) =>
      runCommand(["--url", url, "--only", "login", "--baseline", baseline, ...more], FIXTURE_SPEC);
    const missing = await of(proxy.url);
    expect([missing.exitCode, missing.errors]).toEqual([2, expect.stringContaining("There is no baseline at")]);
    expect((await of(proxy.url, "--update-baseline")).exitCode).toBe(0);
    expect(await readFile(baseline, "utf8")).toContain("has the undocumented property 'admin'");
    const again = await of(proxy.url);
    expect(again.output).toMatch(/Baseline {2}\d failures? known · 0 new · 0 no longer seen/);
    expect(again.exitCode).toBe(0);
    await proxy.close();
    const mended = await of(server.url);
    expect(mended.output).toContain("✓ no longer seen: login POST /session");
    expect(mended.exitCode).toBe(0);
    await writeFile(baseline, writeText([]));
    const proxyAgain = await startFaultProxy(server.url, { method: "POST", path: "/session" }, withMore);
    expect((await of(proxyAgain.url)).exitCode).toBe(1);
    await proxyAgain.close();
  });

  it("ends with 2 and leaves the baseline unchanged when a token has expired", async () => {
    const closed = await listen((_, response) => {
      response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    });
    const baseline = path.join(folder, "kept.json");
    const known = writeText([{ key: "a", operationId: "list", headline: "list GET /list" }]);
    await writeFile(baseline, known);
    const responses = { "200": { description: "Done." }, "401": { description: "Log in." } };
    const spec = {
      openapi: "3.1.0",
      security: [{ bearer: [] }],
      paths: { "/list": { get: { operationId: "list", responses } } },
      components: { securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
    };
    const header = ["--header", "Authorization: Bearer expired"];
    const run = await runCommand(["--url", closed.url, ...header, "--baseline", baseline, "--update-baseline"], spec);
    await closed.close();
    expect(run.output).toContain(`${closed.url} could not be tested\nEvery request with the given credentials`);
    expect(run.output).toContain("The baseline is unchanged, because the run proves nothing.");
    expect([run.exitCode, await readFile(baseline, "utf8")]).toEqual([2, known]);
  });

  it("does not fail for findings that a rule ignores, and lists them with the reason", async () => {
    const proxy = await startFaultProxy(server.url, { method: "POST", path: "/session" }, withMore);
    const rules = path.join(folder, "ignore.yaml");
    const baseline = path.join(folder, "beside-rules.json");
    const run = (...more: string[]) =>
      runCommand(["--url", proxy.url, "--only", "login", "--ignore", rules, ...more], FIXTURE_SPEC);
    const write = (until: string) =>
      writeFile(
        rules,
        `rules: [{ check: undocumented-field, operation: login, reason: The admin page reads it., until: ${until} }]`,
      );
    expect((await run()).errors).toContain("There are no ignore rules at");
    await write("2999-12-31");
    const allure = path.join(folder, "allure");
    const ignoring = await run("--baseline", baseline, "--update-baseline", "--allure", allure);
    const results = (await readdir(allure)).filter((name) => name.endsWith("-result.json"));
    const texts = await Promise.all(results.map((name) => readFile(path.join(allure, name), "utf8")));
    expect(texts.join("\n")).toContain("ignored (Until 2999-12-31: The admin page reads it.): login POST /session");
    expect(ignoring.exitCode).toBe(0);
    expect(ignoring.output).toMatch(/1 {2}Until 2999-12-31: The admin page reads it\./);
    expect(ignoring.output).toContain("1 finding ignored");
    expect(await readFile(baseline, "utf8")).toContain('"failures": []');
    expect((await run()).exitCode).toBe(0);
    await write("2020-01-01");
    const expired = await run();
    expect(expired.exitCode).toBe(1);
    expect(expired.output).toContain("expired on 2020-01-01");
    await proxy.close();
  });

  it.for(["SIGINT", "SIGTERM"] as const)("prints the results so far when it is stopped by %s", async (signal) => {
    let asked = 0;
    const third = Promise.withResolvers<void>();
    // The server sends only the first answers.
    const stuck = await listen((request, response) => {
      asked += 1;
      if (request.url === "/" || asked < 3) response.writeHead(200, { "content-type": "application/json" }).end("{}");
      else third.resolve();
    });
    const { child, ended } = await startCommand(["--url", stuck.url, "--only", "getJwks,listItems"], FIXTURE_SPEC);
    await third.promise;
    child.kill(signal);
    const { exitCode, errors, output, reports } = await ended;
    await stuck.close();
    expect(errors).toContain("Stopping. The results so far follow.");
    expect(output).toContain("The run was stopped");
    expect(reports["report.json"]).toContain('"isInterrupted": true');
    // A failure in the first answers counts.
    expect(exitCode).toBe(1);
  });

  it("ends with 2 when it is stopped before a failure", async () => {
    const asked = Promise.withResolvers<void>();
    const stuck = await listen((request, response) => {
      if (request.url === "/") response.end();
      else asked.resolve();
    });
    const { child, ended } = await startCommand(["--url", stuck.url, "--only", "getJwks"], FIXTURE_SPEC);
    await asked.promise;
    child.kill("SIGINT");
    const { exitCode, output } = await ended;
    await stuck.close();
    expect(output).toContain("was not tested completely; nothing new is broken so far");
    expect(exitCode).toBe(2);
  });

  it("repeats the run on Enter and when the settings change in watch mode, and ends on q", async () => {
    const config = path.join(folder, "lobbykit.contract.json");
    await writeFile(config, JSON.stringify({ url: server.url, only: ["getJwks"] }));
    const { child, hasPrinted, ended } = await startCommand(["--watch", "--config", config], FIXTURE_SPEC);
    await hasPrinted("Watching");
    child.stdin?.write("\n");
    await hasPrinted("Watching", 2);
    // Editors also replace the old file by a new one.
    await writeFile(`${config}.new`, JSON.stringify({ url: server.url, only: ["getJwk"] }));
    await rename(`${config}.new`, config);
    await hasPrinted("Watching", 3);
    child.stdin?.write("q");
    const { exitCode, output, errors } = await ended;
    expect(output.match(/honours the spec/g)).toHaveLength(2);
    expect(errors).toContain("lobbykit.contract.json has changed.");
    expect(errors).toContain("did you mean getJwks?");
    expect(exitCode).toBe(2);
  });

  it("prints only the verdict in quiet mode", async () => {
    const { output, errors } = await runCommand(["--url", server.url, "--only", "getJwks", "--quiet"], FIXTURE_SPEC);
    expect(output).toMatch(/^http:\S+ honours the spec\n\(\d+ cases.*\)\nReports: .*\n$/);
    expect(errors).toBe("");
  });

  it("lists the same plan for the same seed without a request", async () => {
    const argv = ["--list", "--only", "getItem"];
    const [one, other] = [await runCommand(argv, FIXTURE_SPEC), await runCommand(argv, FIXTURE_SPEC)];
    expect(one.output).toBe(other.output);
    expect(one.output).toContain("getItem › example\n");
    expect(one.exitCode).toBe(0);
    const limited = await runCommand([...argv, "--max-cases", "3"], FIXTURE_SPEC);
    expect(limited.output.trim().split("\n")).toHaveLength(3);
  });
});
