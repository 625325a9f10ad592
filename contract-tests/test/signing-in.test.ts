import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PATIENCE_MS, runCommand } from "./support/command.ts";
import { FIXTURE_SPEC } from "./support/specs/fixture-spec.ts";
import { listen, type Listening } from "./support/servers/listen.ts";
import { startReferenceServer } from "./support/servers/reference-server.ts";

describe("signing in", { timeout: PATIENCE_MS }, () => {
  let server: Listening;
  beforeAll(async () => {
    server = await startReferenceServer(FIXTURE_SPEC);
  });
  afterAll(() => server.close());

  it("exits with 2 for an unknown account, and says how to name another", async () => {
    const argv = ["--url", server.url, "--username", "stranger", "--password", "guessed"];
    const { exitCode, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect(errors).toContain('Cannot log in as "stranger": POST /session answered 401 (LOGIN_FAILED: refused).');
    expect(errors).toContain("--username and --password");
    expect(exitCode).toBe(2);
  });

  it("exits with 2 for an unknown agent, and says how to name another", async () => {
    const argv = ["--url", server.url, "--agent-username", "stranger"];
    const { exitCode, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect(errors).toContain('Cannot log in as "stranger": POST /session answered 401 (LOGIN_FAILED: refused).');
    expect(errors).toContain("--agent-username and --agent-password");
    expect(exitCode).toBe(2);
  });

  it("is skipped for the agent when no case needs an agent", async () => {
    const argv = ["--url", server.url, "--agent-username", "stranger", "--only", "listItems"];
    expect((await runCommand(argv, FIXTURE_SPEC)).exitCode).toBe(0);
  });

  it("is skipped when no case needs a session", async () => {
    const argv = ["--url", server.url, "--username", "stranger", "--only", "getItem,getJwks"];
    expect((await runCommand(argv, FIXTURE_SPEC)).exitCode).toBe(0);
  });

  it("exits with 1 when the server answers with invalid data, which is the server's fault", async () => {
    const nonsense = await listen((_, response) => response.end("hello"));
    const { exitCode, reports } = await runCommand(["--url", nonsense.url], FIXTURE_SPEC);
    await nonsense.close();
    const headline = "login POST /session · response 200 content-type: must be application/json, but is missing";
    expect(reports["report.json"]).toContain(`"headline": "${headline}`);
    expect(exitCode).toBe(1);
  });
});
