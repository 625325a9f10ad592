import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fixtureContext } from "../../test/support/context.ts";
import { FIXTURE_SPEC } from "../../test/support/specs/fixture-spec.ts";
import { RICH_SPEC } from "../../test/support/specs/rich-spec.ts";
import type { JsonObject } from "../json.ts";
import { selectOperations } from "../plan/selection.ts";
import { writeLoadTest, type LoadSelection } from "./command.ts";
import { loadScript } from "./script.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lobbykit-k6-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** The data in a script, without its code. */
const planIn = (text: string): string => /^const PLAN = ([^]*?);$/m.exec(text)?.[1] ?? "";

async function write(argv: readonly string[], document: JsonObject = FIXTURE_SPEC) {
  const told: string[] = [];
  const asked: LoadSelection[] = [];
  const { contract } = fixtureContext(document);
  await writeLoadTest(
    argv,
    { folder },
    async (selection) => {
      asked.push(selection);
      return { contract, operations: selectOperations(contract.operations, selection) };
    },
    (text) => told.push(text),
  );
  return { told: told.join("\n"), asked };
}

describe("the load script of a small contract", () => {
  it("contains the approved plan", async () => {
    const context = { ...fixtureContext(RICH_SPEC), runs: 1 };
    const { text, operationIds, leftOut } = loadScript(context, context.contract.operations, {
      rate: 5,
      duration: "10m",
    });
    await expect(`${planIn(text)}\n`).toMatchFileSnapshot("../../test/golden/k6-plan.txt");
    expect(leftOut).toEqual([
      { operationId: "login", reason: "the script logs in once, before the load" },
      { operationId: "logout", reason: "it ends the session that the other calls use" },
      { operationId: "getReport", reason: "its examples need a state that a load test does not create" },
      { operationId: "spoil", reason: "it would make the account unusable" },
    ]);
    expect(operationIds).not.toContain("login");
    expect(text).not.toContain("const PLAN = {};");
  });

  it("omits operations without a documented success, and operations that accept only encrypted bodies", () => {
    const jose = { "application/jose": { schema: { contentSchema: { type: "object" } }, example: {} } };
    const context = fixtureContext({
      paths: {
        "/a": { get: { operationId: "a", "x-contract": {}, responses: { "400": {}, default: {} } } },
        "/b": { post: { operationId: "b", requestBody: { content: jose }, responses: { "399": {} } } },
        "/c": { get: { operationId: "c", responses: { "302": {} } } },
      },
    });
    const { leftOut, operationIds } = loadScript(context, context.contract.operations, { rate: 1, duration: "1s" });
    expect(leftOut).toEqual([
      { operationId: "a", reason: "the spec documents no success response for it" },
      { operationId: "b", reason: "it accepts only encrypted bodies" },
    ]);
    expect(operationIds).toEqual(["c"]);
  });
});

describe("the subcommand k6", () => {
  it("prints its help", async () => {
    const { told, asked } = await write(["--help"]);
    await expect(`${told}\n`).toMatchFileSnapshot("../../test/golden/k6-help.txt");
    expect(asked).toEqual([]);
  });

  it("writes the script and prints its contents", async () => {
    const { told, asked } = await write(["--out", "deep/load.js"]);
    const file = path.join(folder, "deep/load.js");
    expect(told).toBe(
      [
        `${file}: 5 operations`,
        "  not login: the script logs in once, before the load",
        "  not logout: it ends the session that the other calls use",
      ].join("\n"),
    );
    expect(asked).toEqual([
      { spec: undefined, evidence: "proposed", only: [], skip: [], readOnly: false, isUnsafeAllowed: false },
    ]);
    const plan: JsonObject = JSON.parse(planIn(await readFile(file, "utf8")));
    expect([plan["rate"], plan["duration"]]).toEqual([50, "60s"]);
  });

  it("selects the operations that the flags name", async () => {
    const flags = [
      "--spec",
      "s.json",
      "--evidence",
      "inferred",
      "--only",
      "getItem,listItems",
      "--skip",
      "listItems",
      "--unsafe",
    ];
    const { asked } = await write([...flags, "--rate", "1000000", "--duration", "1h30m", "--seed", "2147483647"]);
    expect(asked).toEqual([
      {
        spec: path.join(folder, "s.json"),
        evidence: "inferred",
        only: ["getItem", "listItems"],
        skip: ["listItems"],
        readOnly: false,
        isUnsafeAllowed: true,
      },
    ]);
    expect((await write(["--read-only"])).asked[0]?.readOnly).toBe(true);
  });

  it.for<[readonly string[], string]>([
    [["--rate", "0"], "--rate must be a whole number from 1 to 1000000"],
    [["--rate", "1000001"], "--rate must be a whole number from 1 to 1000000"],
    [["--seed", "2147483648"], "--seed must be a whole number from 0 to 2147483647"],
    [["--duration", "long"], '--duration must be a time such as 30s or 10m, not "long".'],
    [["--duration", "10"], "--duration must be a time"],
    [["--duration", ""], "--duration must be a time"],
    [["--evidence", "sure"], "--evidence must be shown"],
    [["--vus", "5"], "--vus"],
    [["--only", "login"], "There is nothing to put under load:\n  not login: the script logs in once, before the load"],
  ])("refuses %j", async ([argv, says]) => {
    await expect(write(argv)).rejects.toThrow(says);
  });

  it.for(["1.5s", "200ms", "1d", "1m30s"])("accepts the duration %s", async (duration) => {
    await expect(write(["--duration", duration])).resolves.toBeDefined();
  });
});
