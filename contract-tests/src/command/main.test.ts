import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/support/command.ts";
import { FIXTURE_SPEC } from "../../test/support/fixture-spec.ts";
import { HELP } from "../options/help.ts";

/** An address where nobody listens. */
const SOMEWHERE = "http://127.0.0.1:2";
const ANYWHERE = ["--url", SOMEWHERE];

describe("a run that is not possible says what to do, exit 2", () => {
  it.for<[string, readonly string[], string]>([
    ["no server", [], "Say which server to test: --url http://localhost:4010"],
    ["no address", ["--url", "localhost"], "--url must be an http or https address"],
    ["another protocol", ["--url", "ftp://host"], "--url must be an http or https address"],
    ["an unknown option", [...ANYWHERE, "--fast"], "Unknown option '--fast'"],
    ["a stray word", [SOMEWHERE], "Unexpected argument"],
    ["a seed in words", [...ANYWHERE, "--seed", "one"], "--seed must be a whole number"],
    ["too many runs", [...ANYWHERE, "--runs", "9999"], "--runs must be a whole number from 0"],
    ["no such evidence", [...ANYWHERE, "--evidence", "sure"], "--evidence must be shown,"],
    [
      "no such operation",
      [...ANYWHERE, "--only", "logn,getItem,xyzzy"],
      "--only names what the spec does not have: logn (did you mean login?), xyzzy.",
    ],
    [
      "nothing such to skip",
      [...ANYWHERE, "--skip", "logn"],
      "--skip names what the spec does not have: logn (did you mean login?).",
    ],
    [
      "only what is unsafe",
      [...ANYWHERE, "--only", "sendParcel"],
      "Nothing to test: the operations asked for need --unsafe or a wider --evidence.",
    ],
    [
      "only what writes",
      [...ANYWHERE, "--only", "requestMail", "--read-only"],
      "Nothing to test: the operations asked for write, which --read-only leaves out.",
    ],
    ["watching with a wrong option", [...ANYWHERE, "--watch", "--seed", "x"], "--seed must be a whole number"],
  ])("%s", async ([, argv, says]) => {
    const { exitCode, output, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect(errors).toContain(says);
    expect(errors).toMatch(/\nSee lobbykit-contract --help\n$/);
    expect(errors).not.toMatch(/^\s+at /m);
    expect([output, exitCode]).toEqual(["", 2]);
  });

  it.for<[string, readonly string[], string]>([
    [
      "no server there",
      ANYWHERE,
      `No server answers at ${SOMEWHERE} (no answer: ECONNREFUSED). Start it, or correct --url.\n`,
    ],
    [
      "no such spec",
      [...ANYWHERE, "--spec", "/nowhere/gone.json"],
      "There is no spec at /nowhere/gone.json. In Lobbykit's repository it is made with: npm run bundle\n",
    ],
  ])("%s", async ([, argv, says]) => {
    const { exitCode, output, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect([errors, output, exitCode]).toEqual([says, "", 2]);
  });

  it("a document that is no spec", async () => {
    const { exitCode, errors } = await runCommand(ANYWHERE, { hello: "world" });
    expect(errors).toBe("The spec is not an OpenAPI document that can be tried: it has no paths.\n");
    expect(exitCode).toBe(2);
  });

  it("a spec with a schema that cannot be used", async () => {
    const broken = { ...FIXTURE_SPEC.components.schemas, Login: { $ref: "#/components/schemas/Gone" } };
    const spec = { ...FIXTURE_SPEC, components: { ...FIXTURE_SPEC.components, schemas: broken } };
    const { exitCode, errors } = await runCommand(ANYWHERE, spec);
    expect(errors).toContain(
      "spec#/components/schemas/Login refers to #/components/schemas/Gone, which does not exist.",
    );
    expect(exitCode).toBe(2);
  });
});

const ids = async (...argv: string[]) => (await runCommand(["--list", ...argv], FIXTURE_SPEC)).output;

const list = (...argv: string[]) => runCommand(["--list", "--only", "getItem", ...argv], FIXTURE_SPEC);

describe("what asks no server", () => {
  it("is the help, exit 0", async () => {
    expect(await runCommand(["--help"])).toMatchObject({ exitCode: 0, output: `${HELP}\n`, errors: "" });
  });

  it("is the version, exit 0", async () => {
    expect((await runCommand(["--version"])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it("is a list of what would be tried, the same for the same seed, exit 0", async () => {
    const [one, other] = [await list(), await list()];
    expect(one.output).toBe(other.output);
    expect(one.output).toContain("getItem › example\n");
    expect([one.exitCode, one.errors]).toEqual([0, ""]);
    expect((await list("--max-cases", "3")).output.trim().split("\n")).toHaveLength(3);
    expect((await list("--runs", "0")).output).not.toContain("#1");
    expect((await list("--seed", "2")).exitCode).toBe(0);
  });

  it("lists of what is read alone nothing that writes, and of what is shown nothing less sure", async () => {
    expect(await ids("--read-only")).not.toMatch(/requestMail|method POST/);
    expect(await ids("--evidence", "shown", "--unsafe")).not.toMatch(/requestMail|sendParcel/);
    expect(await ids("--evidence", "inferred", "--unsafe")).toContain("sendParcel › example");
    expect(await ids("--skip", "login")).not.toContain("login › example");
  });
});
