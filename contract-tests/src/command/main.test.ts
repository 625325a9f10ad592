import { describe, expect, it } from "vitest";
import { runCommand } from "../../test/support/command.ts";
import { FIXTURE_SPEC } from "../../test/support/specs/fixture-spec.ts";
import { createCommand, helpOf } from "../options/command-line.ts";

/** An address where no server listens. */
const SOMEWHERE = "http://127.0.0.1:2";
const ANYWHERE = ["--url", SOMEWHERE];

describe("a run that cannot start explains what to do and exits with 2", () => {
  it.for<[string, readonly string[], string]>([
    ["without a server", [], "Name the server to test, for example --url http://localhost:4010"],
    ["with a URL without a protocol", ["--url", "localhost"], "--url must be an http or https address"],
    ["with another protocol", ["--url", "ftp://host"], "--url must be an http or https address"],
    ["with an unknown option", [...ANYWHERE, "--fast"], "unknown option '--fast'"],
    ["with an address without --url", [SOMEWHERE], `Write --url before the address: --url ${SOMEWHERE}`],
    ["with a name without an option", [...ANYWHERE, "wallet"], "wallet has no option before it. Write an option"],
    ["with a seed that is not a number", [...ANYWHERE, "--seed", "one"], "--seed must be a whole number"],
    ["with too many runs", [...ANYWHERE, "--runs", "9999"], "--runs must be a whole number from 0"],
    ["with an unknown evidence level", [...ANYWHERE, "--evidence", "sure"], "--evidence must be shown,"],
    [
      "with an unknown operation",
      [...ANYWHERE, "--only", "logn,getItem,xyzzy"],
      "--only names something that the spec does not contain: logn (did you mean login?), xyzzy.",
    ],
    [
      "with an unknown operation to skip",
      [...ANYWHERE, "--skip", "logn"],
      "--skip names something that the spec does not contain: logn (did you mean login?).",
    ],
    [
      "with only unsafe operations",
      [...ANYWHERE, "--only", "sendParcel"],
      "Nothing to test: the operations asked for need --unsafe or a wider --evidence.",
    ],
    [
      "with only writing operations",
      [...ANYWHERE, "--only", "requestMail", "--read-only"],
      "Nothing to test: the operations asked for write, which --read-only leaves out.",
    ],
    ["with --watch and a wrong option", [...ANYWHERE, "--watch", "--seed", "x"], "--seed must be a whole number"],
  ])("%s", async ([, argv, says]) => {
    const { exitCode, output, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect(errors).toContain(says);
    expect(errors).toMatch(/\nSee lobbykit-contract --help\n$/);
    expect(errors).not.toMatch(/^\s+at /m);
    expect([output, exitCode]).toEqual(["", 2]);
  });

  it.for<[string, readonly string[], string]>([
    [
      "when no server answers",
      ANYWHERE,
      `No server answers at ${SOMEWHERE} (no answer: ECONNREFUSED). Start it, or correct --url.\n`,
    ],
    [
      "when the spec does not exist",
      [...ANYWHERE, "--spec", "/nowhere/gone.json"],
      "There is no spec at /nowhere/gone.json. Correct --spec.\n",
    ],
    [
      "when Lobbykit's own spec does not exist yet",
      [...ANYWHERE, "--spec", "/nowhere/api-spec/dist/openapi.json"],
      "There is no spec at /nowhere/api-spec/dist/openapi.json. Make it with: npm run bundle\n",
    ],
    [
      "when the server of the spec is not there",
      [...ANYWHERE, "--spec", `${SOMEWHERE}/openapi.json`],
      `The spec at ${SOMEWHERE}/openapi.json cannot be fetched: ECONNREFUSED. Download it, and give its file with --spec.\n`,
    ],
    [
      "when there can be no folder for the reports",
      [...ANYWHERE, "--out", "/proc/x/y"],
      "No reports can be written to /proc/x/y (ENOENT). Choose another folder with --out.\n",
    ],
  ])("%s", async ([, argv, says]) => {
    const { exitCode, output, errors } = await runCommand(argv, FIXTURE_SPEC);
    expect([errors, output, exitCode]).toEqual([says, "", 2]);
  });

  it("when the document is not a spec", async () => {
    const { exitCode, errors } = await runCommand(ANYWHERE, { hello: "world" });
    expect(errors).toBe("The spec is not an OpenAPI document that can be tested: it has no paths.\n");
    expect(exitCode).toBe(2);
  });

  it("when the spec has no operation", async () => {
    const { exitCode, errors } = await runCommand(ANYWHERE, { ...FIXTURE_SPEC, paths: {} });
    expect([errors, exitCode]).toEqual(["Nothing to test: the spec has no operation.\n", 2]);
  });

  it("when the name of the reports' folder is that of a file", async () => {
    const { exitCode, errors } = await runCommand([...ANYWHERE, "--out", import.meta.filename], FIXTURE_SPEC);
    expect(errors).toBe(
      `No reports can be written to ${import.meta.filename} (it is a file). Choose another folder with --out.\n`,
    );
    expect(exitCode).toBe(2);
  });

  it("when a schema of the spec cannot be used", async () => {
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

describe("a command that needs no server", () => {
  it("prints the help and exits with 0", async () => {
    for (const flag of ["--help", "-h"]) {
      expect(await runCommand([flag])).toMatchObject({
        exitCode: 0,
        output: `${helpOf(createCommand())}\n`,
        errors: "",
      });
    }
  });

  it("prints the version and exits with 0", async () => {
    expect((await runCommand(["--version"])).output).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it("lists the planned cases, the same for the same seed, and exits with 0", async () => {
    const [one, other] = [await list(), await list()];
    expect(one.output).toBe(other.output);
    expect(one.output).toContain("getItem › example\n");
    expect([one.exitCode, one.errors]).toEqual([0, ""]);
    expect((await list("--max-cases", "3")).output.trim().split("\n")).toHaveLength(3);
    expect((await list("--runs", "0")).output).not.toContain("#1");
    expect((await list("--seed", "2")).exitCode).toBe(0);
  });

  it("lists only cases that --read-only, --evidence and --skip allow", async () => {
    expect(await ids("--read-only")).not.toMatch(/requestMail|method POST/);
    expect(await ids("--evidence", "shown", "--unsafe")).not.toMatch(/requestMail|sendParcel/);
    expect(await ids("--evidence", "inferred", "--unsafe")).toContain("sendParcel › example");
    expect(await ids("--skip", "login")).not.toContain("login › example");
  });
});
