import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings, type Settings } from "./arguments.ts";
import { isObject, objectOr } from "./json.ts";
import { HELP, wrap } from "./options/help.ts";
import { distance, nearestNames } from "./options/nearest.ts";
import { GROUPS, OPTIONS } from "./options/table.ts";
import { headersIn, UsageError } from "./options/values.ts";

const ADDRESS = ["--url", "http://host"];
const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
let root: string;
/** A folder below the one with the settings file. */
let inner: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "lobbykit-settings-"));
  inner = path.join(root, "a/b");
  mkdirSync(inner, { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

const configure = (config: unknown) =>
  writeFileSync(
    path.join(root, "lobbykit.contract.json"),
    typeof config === "string" ? config : JSON.stringify(config),
  );

/** The settings with a settings file above the folder. */
function settingsOf(argv: readonly string[], environment: Record<string, string> = {}, config: unknown = {}): Settings {
  configure(config);
  const settings = readSettings(argv, { environment, folder: inner });
  if (typeof settings === "string") throw new Error(`only ${settings}`);
  return settings;
}

describe("settings", () => {
  it("are careful when nothing is said", () => {
    expect(settingsOf(ADDRESS)).toMatchObject({
      url: "http://host",
      evidence: "proposed",
      only: [],
      skip: [],
      readOnly: false,
      isUnsafeAllowed: false,
      seed: 1,
      runs: 5,
      maxCases: undefined,
      concurrency: 4,
      rate: undefined,
      timeoutMs: 10_000,
      out: path.join(inner, "contract-report"),
      baseline: undefined,
      headers: {},
    });
  });

  const environment = { LOBBYKIT_CONTRACT_PASSWORD: "of-environment", FILE_PASSWORD: "of-file" };
  const config = {
    url: "http://of-file",
    accounts: { member: { username: "filed", password: { env: "FILE_PASSWORD" } } },
    maxCases: 9,
  };
  it.for<[string, string[], Record<string, string>, unknown, string[]]>([
    ["a flag first", [...ADDRESS, "--password", "of-flag"], environment, config, ["http://host", "filed", "of-flag"]],
    ["then the environment", [], environment, config, ["http://of-file", "filed", "of-environment"]],
    ["then the file", [], { FILE_PASSWORD: "of-file" }, config, ["http://of-file", "filed", "of-file"]],
    ["then what is usual", ADDRESS, {}, {}, ["http://host", "demo", "demo-1234"]],
  ])("are taken from %s", ([, argv, environment, config, expected]) => {
    const { url, accounts } = settingsOf(argv, environment, config);
    expect([url, accounts.member.username, accounts.member.password]).toEqual(expected);
  });

  it("of a file are paths from the file, those of flags from the folder", () => {
    const { spec, out, config } = settingsOf(
      [...ADDRESS, "--out", "here"],
      {},
      { spec: "api/spec.json", out: "there" },
    );
    expect([spec, out, config]).toEqual([
      path.join(root, "api/spec.json"),
      path.join(inner, "here"),
      path.join(root, "lobbykit.contract.json"),
    ]);
  });

  it("take a spec from an address as well", () => {
    const address = "https://host/openapi.json";
    expect(settingsOf([...ADDRESS, "--spec", address]).spec).toBe(address);
    expect(settingsOf(ADDRESS, {}, { spec: address }).spec).toBe(address);
  });

  it.for<[string[], unknown, Partial<Settings>]>([
    [["--read-only"], {}, { readOnly: true, isUnsafeAllowed: false }],
    [["--safe"], { level: "unsafe" }, { readOnly: false, isUnsafeAllowed: false }],
    [["--unsafe"], { level: "read-only" }, { readOnly: false, isUnsafeAllowed: true }],
    [[], { level: "read-only" }, { readOnly: true, isUnsafeAllowed: false }],
    [["--only", "login,wallet", "--only", "getItem"], { only: ["x"] }, { only: ["login", "wallet", "getItem"] }],
    [[], { only: ["x", "y"], skip: ["z"] }, { only: ["x", "y"], skip: ["z"] }],
    [
      ["--header", "X-Tenant: acme", "--header", "authorization:Basic eA=="],
      { headers: { "x-tenant": "filed", "X-Other": "1" } },
      { headers: { "x-tenant": "acme", "x-other": "1", authorization: "Basic eA==" } },
    ],
    [["--timeout", "0.5", "--rate", "2.5"], {}, { timeoutMs: 500, rate: 2.5 }],
    [[], { timeout: 3, rate: 7, concurrency: 2, runs: 0 }, { timeoutMs: 3000, rate: 7, concurrency: 2, runs: 0 }],
  ])("%j with the file %j", ([argv, config, expected]) => {
    expect(settingsOf([...ADDRESS, ...argv], {}, config)).toMatchObject(expected);
  });

  it.for<[string[], string]>([
    [["--read-only", "--unsafe"], "Say one of --read-only and --unsafe, not both."],
    [["--max-case", "9"], "Unknown option '--max-case' (did you mean max-cases?)"],
    [["--max-cases", "0"], "--max-cases must be a whole number from 1"],
    [["--rate", "0"], "--rate must be a number above 0"],
    [["--concurrency", "many"], "--concurrency must be a whole number"],
    [["--timeout", "-1"], "--timeout"],
    [["--header", "just words"], '--header must be written as "Name: value".'],
    [["--header", "X-A: a\r\nX-B: b"], "has a value that a header cannot have"],
    [["--header", "Host: elsewhere"], "--header cannot set host"],
    [["--config", "gone.json"], "There is no settings file at"],
  ])("%j are refused: %s", ([argv, says]) => {
    expect(() => settingsOf([...ADDRESS, ...argv])).toThrow(UsageError);
    expect(() => settingsOf([...ADDRESS, ...argv])).toThrow(says);
  });

  it("do not repeat the value of a header that is refused", () => {
    expect(() => headersIn(["X-Key: s3cret\u0000"])).not.toThrow("s3cret");
  });
});

describe("a settings file that cannot be used", () => {
  it.for<[string, unknown, string]>([
    ["not JSON", "{", "is not JSON"],
    ["a slip of the pen", { maxCase: 1 }, "/maxCase is no setting (did you mean maxCases?)."],
    ["an account nobody knows", { accounts: { admin: {} } }, "/accounts/admin is no setting"],
    ["a password in the open", { accounts: { member: { password: "p" } } }, '{ "env": "NAME" }'],
    ["a token in the open", { headers: { Authorization: "Bearer x" } }, "/headers/Authorization is a secret"],
    ["a name that is a number", { accounts: { member: { username: 7 } } }, "/username must be a text, or name an env"],
    ["no such level", { level: "careful" }, "/level must be one of read-only, safe, unsafe."],
    ["a number in words", { rate: "fast" }, "/rate must be number."],
    ["a variable that is not set", { accounts: { member: { password: { env: "GONE" } } } }, "GONE, which is not set"],
    ["a list", [], "The file must be object."],
  ])("%s", ([, config, says]) => {
    expect(() => settingsOf(ADDRESS, {}, config)).toThrow(UsageError);
    expect(() => settingsOf(ADDRESS, {}, config)).toThrow(says);
  });

  it("is not needed for what a flag says", () => {
    const config = { accounts: { member: { password: { env: "GONE" } } } };
    expect(settingsOf([...ADDRESS, "--password", "p"], {}, config).accounts.member.password).toBe("p");
  });
});

describe("the schema of the settings file", () => {
  const file = path.join(import.meta.dirname, "../lobbykit.contract.schema.json");
  const schema = objectOr(JSON.parse(readFileSync(file, "utf8")));

  it("is one, and every setting is described", () => {
    expect(() => new Ajv2020({ strict: false }).compile(schema)).not.toThrow();
    const { $schema: _, ...settings } = objectOr(schema["properties"]);
    for (const setting of Object.values(settings)) expect(isObject(setting) && setting["description"]).toBeTruthy();
  });

  it("has every option that says what to do, and no more", () => {
    const elsewhere = /username|password|^(header|config|read-only|safe|unsafe|list|watch|quiet|update-|version|help)/;
    const options = OPTIONS.map(({ name }) => name).filter((name) => !elsewhere.test(name));
    const expected = [...options.map(camel), "$schema", "accounts", "headers", "level"];
    expect(Object.keys(objectOr(schema["properties"])).toSorted()).toEqual(expected.toSorted());
  });
});

describe("the help text", () => {
  it("fits 80 columns, has every group and option, and three examples", () => {
    const lines = HELP.split("\n");
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining([...GROUPS]));
    for (const { name } of OPTIONS) expect(HELP).toContain(`  --${name}`);
    expect(lines.filter((line) => line.startsWith("  lobbykit-contract --url http"))).toHaveLength(3);
  });

  it.for<[string, number, string[]]>([
    ["one two three", 7, ["one two", "three"]],
    ["unbreakable", 3, ["unbreakable"]],
    ["a b", 3, ["a b"]],
  ])("%s in %i columns", ([text, width, lines]) => {
    expect(wrap(text, width)).toEqual(lines);
  });
});

describe("accounts", () => {
  it("can all be given by the environment, each name and password by a variable of its own", () => {
    const credentials = OPTIONS.filter(({ name }) => /(?:username|password)$/.test(name));
    const variables = credentials.map(({ name }) => `LOBBYKIT_CONTRACT_${name.toUpperCase().replaceAll("-", "_")}`);
    expect(credentials.map(({ variable }) => variable)).toEqual(variables);
  });
});

describe("names that were meant", () => {
  it.for<[string, string, number]>([
    ["", "abc", 3],
    ["login", "login", 0],
    ["logn", "login", 1],
    ["kitten", "sitting", 3],
  ])("%s and %s are %i apart", ([one, other, expected]) => {
    expect(distance(one, other)).toBe(expected);
    expect(distance(other, one)).toBe(expected);
  });

  it.for<[string, string[]]>([
    ["logn", ["login"]],
    ["LOGIN", ["login"]],
    ["lottery", ["listLotteryGames"]],
    ["xyzzy", []],
  ])("%s: %j", ([name, expected]) => {
    expect(nearestNames(name, ["login", "getItem", "listLotteryGames"])).toEqual(expected);
  });
});
