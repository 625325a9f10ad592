import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PATIENCE_MS, runCommand } from "./support/command.ts";
import { FIXTURE_SPEC } from "./support/fixture-spec.ts";
import { listen, type Listening } from "./support/listen.ts";
import { startReferenceServer } from "./support/reference-server.ts";

/** A port of this machine where nobody listens. */
const SOMEWHERE = "http://127.0.0.1:2";

describe("a run that is not possible says what to do, exit 2", { timeout: PATIENCE_MS }, () => {
  const badCommands: { given: string; argv: string[]; says: string }[] = [
    { given: "no server", argv: [], says: "Say which server to test: --url http://localhost:4010" },
    { given: "no address", argv: ["--url", "localhost"], says: "--url must be an http or https address" },
    { given: "another protocol", argv: ["--url", "ftp://host"], says: "--url must be an http or https address" },
    { given: "an unknown option", argv: ["--url", SOMEWHERE, "--fast"], says: "Unknown option '--fast'" },
    { given: "a stray word", argv: [SOMEWHERE], says: "Unexpected argument" },
    { given: "a seed in words", argv: ["--url", SOMEWHERE, "--seed", "one"], says: "--seed must be a whole number" },
    {
      given: "too many runs",
      argv: ["--url", SOMEWHERE, "--runs", "9999"],
      says: "--runs must be a whole number from 0",
    },
    { given: "no such evidence", argv: ["--url", SOMEWHERE, "--evidence", "sure"], says: "--evidence must be shown," },
    {
      given: "no such operation",
      argv: ["--url", SOMEWHERE, "--only", "logn"],
      says: "--only names what the spec does not have: logn (did you mean login?)",
    },
    { given: "only what is unsafe", argv: ["--url", SOMEWHERE, "--only", "sendParcel"], says: "need --unsafe" },
    { given: "no server there", argv: ["--url", SOMEWHERE], says: `No server answers at ${SOMEWHERE}` },
    { given: "no such spec", argv: ["--url", SOMEWHERE, "--spec", "gone.json"], says: "npm run bundle" },
  ];

  it.for(badCommands)("$given", async ({ argv, says }) => {
    const { exitCode, output, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect(errors).toContain(says);
    expect(errors).not.toMatch(/^\s+at /m);
    expect(output).toBe("");
    expect(exitCode).toBe(2);
  });

  it("a document that is no spec", async () => {
    const { exitCode, errors } = await runCommand(["--url", SOMEWHERE], { hello: "world" });
    expect(errors).toBe("The spec is not an OpenAPI document that can be tried: it has no paths.\n");
    expect(exitCode).toBe(2);
  });

  it("a spec with a schema that cannot be used", async () => {
    const broken = { ...FIXTURE_SPEC.components.schemas, Login: { $ref: "#/components/schemas/Gone" } };
    const spec = { ...FIXTURE_SPEC, components: { ...FIXTURE_SPEC.components, schemas: broken } };
    const { exitCode, errors } = await runCommand(["--url", SOMEWHERE], spec);
    expect(errors).toContain(
      "spec#/components/schemas/Login refers to #/components/schemas/Gone, which does not exist.",
    );
    expect(exitCode).toBe(2);
  });
});

describe("signing in", { timeout: PATIENCE_MS }, () => {
  let server: Listening;
  beforeAll(async () => {
    server = await startReferenceServer(FIXTURE_SPEC);
  });
  afterAll(() => server.close());

  it("with an account the server does not know: exit 2, and how to give another", async () => {
    const argv = ["--url", server.url, "--username", "stranger", "--password", "guessed"];
    const { exitCode, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect(errors).toContain('Cannot sign in as "stranger": POST /session answered 401 (LOGIN_FAILED: refused).');
    expect(errors).toContain("--username and --password");
    expect(exitCode).toBe(2);
  });

  it("as an agent the server does not know: exit 2, and how to give another", async () => {
    const argv = ["--url", server.url, "--agent-username", "stranger"];
    const { exitCode, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect(errors).toContain('Cannot sign in as "stranger": POST /session answered 401 (LOGIN_FAILED: refused).');
    expect(errors).toContain("--agent-username and --agent-password");
    expect(exitCode).toBe(2);
  });

  it("as an agent is not tried when nothing of the agent's area is", async () => {
    const argv = ["--url", server.url, "--agent-username", "stranger", "--only", "listItems"];
    expect((await runCommand(argv, FIXTURE_SPEC)).exitCode).toBe(0);
  });

  it("is not tried when nothing needs a session", async () => {
    const argv = ["--url", server.url, "--username", "stranger", "--only", "getItem,getJwks"];
    expect((await runCommand(argv, FIXTURE_SPEC)).exitCode).toBe(0);
  });

  it("at a server that answers everything with nonsense is a fault of the server: exit 1", async () => {
    const nonsense = await listen((_, response) => response.end("hello"));
    const { exitCode, reports } = await runCommand(["--url", nonsense.url], FIXTURE_SPEC);
    await nonsense.close();
    const headline = "login POST /session · response 200 content-type: must be application/json, is missing";
    expect(reports["report.json"]).toContain(`"headline": "${headline}`);
    expect(exitCode).toBe(1);
  });
});

describe("help", { timeout: PATIENCE_MS }, () => {
  it("names every option and the exit status, exit 0", async () => {
    const { exitCode, output } = await runCommand(["--help"]);
    const accounts = ["username", "password", "agent-username", "agent-password"];
    for (const option of ["url", ...accounts, "evidence", "only", "unsafe", "seed", "runs", "spec", "out"]) {
      expect(output).toContain(`--${option} `);
    }
    expect(output).toContain("Exit status: 0");
    expect(exitCode).toBe(0);
  });
});
