import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings, type Settings } from "./settings.ts";
import { isObject, objectOr } from "../json.ts";
import { distance, nearestNames } from "./nearest.ts";
import { createCommand, GROUPS, helpOf } from "./command-line.ts";
import { headersIn, UsageError } from "./values.ts";

const ADDRESS = ["--url", "http://host"];
const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
let root: string;
/** A folder below the folder of the settings file. */
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

/** Reads the settings with a settings file in a parent folder. */
function settingsOf(argv: readonly string[], environment: Record<string, string> = {}, config: unknown = {}): Settings {
  configure(config);
  const settings = readSettings(argv, { environment, folder: inner });
  if (typeof settings === "string") throw new Error(`only ${settings}`);
  return settings;
}

describe("settings", () => {
  it("are safe by default", () => {
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

  it("are read from a file as Windows writes it", () => {
    expect(settingsOf([], {}, '\uFEFF{\r\n"url":"http://file"\r\n}').url).toBe("http://file");
  });

  it("refuse authorities in another form than PEM", () => {
    const file = path.join(root, "authority.der");
    writeFileSync(file, Buffer.from([0x30, 0x82, 1, 2]));
    expect(() => settingsOf([...ADDRESS, "--ca", file])).toThrow(
      `--ca: ${file} contains no certificate in the form PEM. Convert it, for example with: openssl x509 -inform der -in FILE -out authority.pem`,
    );
  });

  const environment = { LOBBYKIT_CONTRACT_PASSWORD: "of-environment", FILE_PASSWORD: "of-file" };
  const config = {
    url: "http://of-file",
    accounts: { member: { username: "filed", password: { env: "FILE_PASSWORD" } } },
    maxCases: 9,
  };
  it.for<[string, string[], Record<string, string>, unknown, string[]]>([
    [
      "a flag before the environment",
      [...ADDRESS, "--password", "of-flag"],
      environment,
      config,
      ["http://host", "filed", "of-flag"],
    ],
    ["the environment before the file", [], environment, config, ["http://of-file", "filed", "of-environment"]],
    ["the file before the default", [], { FILE_PASSWORD: "of-file" }, config, ["http://of-file", "filed", "of-file"]],
    ["the default", ADDRESS, {}, {}, ["http://host", "demo", "demo-1234"]],
  ])("are read from %s", ([, argv, environment, config, expected]) => {
    const { url, accounts } = settingsOf(argv, environment, config);
    expect([url, accounts.member.username, accounts.member.password]).toEqual(expected);
  });

  it("have paths from the folder of the settings file, and paths in flags from the current folder", () => {
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

  it("accept the URL of a spec", () => {
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
  ])("are merged from the flags %j and the file %j", ([argv, config, expected]) => {
    expect(settingsOf([...ADDRESS, ...argv], {}, config)).toMatchObject(expected);
  });

  it.for<[string[], string]>([
    [["--read-only", "--unsafe"], "option '--read-only' cannot be used with option '--unsafe'"],
    [["--max-case", "9"], "unknown option '--max-case' (Did you mean --max-cases?)"],
    [["--max-cases", "0"], "--max-cases must be a whole number from 1"],
    [["--rate", "0"], "--rate must be a number above 0"],
    [["--concurrency", "many"], "--concurrency must be a whole number"],
    [["--timeout", "-1"], "--timeout"],
    [["--header", "just words"], '--header must be written as "Name: value".'],
    [["--header", "X-A: a\r\nX-B: b"], "a header cannot have this value"],
    [["--header", "Host: elsewhere"], "--header cannot set host"],
    [["--config", "gone.json"], "There is no settings file at"],
  ])("are refused for the flags %j: %s", ([argv, says]) => {
    expect(() => settingsOf([...ADDRESS, ...argv])).toThrow(UsageError);
    expect(() => settingsOf([...ADDRESS, ...argv])).toThrow(says);
  });

  it("do not repeat the value of a refused header", () => {
    expect(() => headersIn(["X-Key: s3cret\u0000"])).not.toThrow("s3cret");
  });
});

describe("an invalid settings file", () => {
  it.for<[string, unknown, string]>([
    ["is refused when it is not JSON", "{", "is not JSON"],
    ["is refused with a misspelt setting", { maxCase: 1 }, "/maxCase is not a setting (did you mean maxCases?)."],
    ["is refused with an unknown account", { accounts: { admin: {} } }, "/accounts/admin is not a setting"],
    ["is refused with a plain-text password", { accounts: { member: { password: "p" } } }, '{ "env": "NAME" }'],
    [
      "is refused with a plain-text token",
      { headers: { Authorization: "Bearer x" } },
      "/headers/Authorization is a secret",
    ],
    [
      "is refused with a number as a username",
      { accounts: { member: { username: 7 } } },
      "/username must be a text, or name an env",
    ],
    ["is refused with an unknown level", { level: "careful" }, "/level must be one of read-only, safe, unsafe."],
    ["is refused with a word instead of a number", { rate: "fast" }, "/rate must be a number."],
    [
      "is refused with a variable that is not set",
      { accounts: { member: { password: { env: "GONE" } } } },
      "GONE, which is not set",
    ],
    ["is refused when it is a list", [], "The file must be an object."],
  ])("%s", ([, config, says]) => {
    expect(() => settingsOf(ADDRESS, {}, config)).toThrow(UsageError);
    expect(() => settingsOf(ADDRESS, {}, config)).toThrow(says);
  });

  it("is accepted when a flag replaces the missing value", () => {
    const config = { accounts: { member: { password: { env: "GONE" } } } };
    expect(settingsOf([...ADDRESS, "--password", "p"], {}, config).accounts.member.password).toBe("p");
  });
});

describe("the schema of the settings file", () => {
  const file = path.join(import.meta.dirname, "../../lobbykit.contract.schema.json");
  const schema = objectOr(JSON.parse(readFileSync(file, "utf8")));

  it("is a valid JSON schema that describes every setting", () => {
    expect(() => new Ajv2020({ strict: false }).compile(schema)).not.toThrow();
    const { $schema: _, ...settings } = objectOr(schema["properties"]);
    for (const setting of Object.values(settings)) expect(isObject(setting) && setting["description"]).toBeTruthy();
  });

  it("has exactly the options that a settings file can set: add a new one to lobbykit.contract.schema.json", () => {
    const elsewhere =
      /username|password|^(client-|ca$|header|other-header|config|read-only|safe|unsafe|list|watch|quiet|update-|version|help)/;
    const options = createCommand()
      .options.map((option) => option.name())
      .filter((name) => !elsewhere.test(name));
    const expected = [...options.map(camel), "$schema", "accounts", "headers", "level", "oauth", "otherHeaders", "tls"];
    expect(Object.keys(objectOr(schema["properties"])).toSorted()).toEqual(expected.toSorted());
  });
});

describe("the help text", () => {
  it("fits into 80 columns, and has every group, every option and three examples", () => {
    const help = helpOf(createCommand());
    const lines = help.split("\n");
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(Object.keys(GROUPS)));
    for (const option of createCommand().options) expect(help).toContain(`  ${option.flags.replaceAll(/[<>]/g, "")}`);
    expect(lines.filter((line) => line.startsWith("  lobbykit-contract --url http"))).toHaveLength(3);
  });
});

describe("the accounts", () => {
  it("can be set by environment variables, one for each username and password", () => {
    const credentials = createCommand().options.filter((option) => /(?:username|password)$/.test(option.name()));
    const variables = credentials.map(
      (option) => `LOBBYKIT_CONTRACT_${option.name().toUpperCase().replaceAll("-", "_")}`,
    );
    expect(credentials.map(({ envVar }) => envVar)).toEqual(variables);
  });
});

describe("name suggestions", () => {
  it.for<[string, string, number]>([
    ["", "abc", 3],
    ["login", "login", 0],
    ["logn", "login", 1],
    ["kitten", "sitting", 3],
  ])("%s and %s have the edit distance %i", ([one, other, expected]) => {
    expect(distance(one, other)).toBe(expected);
    expect(distance(other, one)).toBe(expected);
  });

  it.for<[string, string[]]>([
    ["logn", ["login"]],
    ["LOGIN", ["login"]],
    ["lottery", ["listLotteryGames"]],
    ["xyzzy", []],
  ])("for %s are %j", ([name, expected]) => {
    expect(nearestNames(name, ["login", "getItem", "listLotteryGames"])).toEqual(expected);
  });
});
