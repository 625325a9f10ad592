import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readSettings, readVersion, type Settings } from "./settings.ts";
import { findConfig, readConfig } from "./config-file.ts";
import { createCommand, helpOf, readLine } from "./command-line.ts";
import { Layers } from "./layers.ts";
import { didYouMean, nearestNames } from "./nearest.ts";
import {
  evidenceLevel,
  headerOf,
  headersIn,
  isAddress,
  namesIn,
  positiveNumber,
  serverUrl,
  UsageError,
  wholeNumber,
} from "./values.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "lobbykit-options-"));
  mkdirSync(path.join(root, "a/b"), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

describe("the help text", () => {
  it("is the approved text", async () => {
    await expect(`${helpOf(createCommand())}\n`).toMatchFileSnapshot("../../test/golden/help.txt");
  });
});

describe("the value of an option", () => {
  it.for([
    ["1", 1],
    ["9", 9],
    ["007", 7],
  ] as const)("%j is the whole number %i", ([text, expected]) => {
    expect(wholeNumber("runs", text, 1, 9)).toBe(expected);
  });

  it.for(["0", "10", "1.5", "-1", "", " 1", "1e0"])("%j is not a whole number from 1 to 9", (text) => {
    const read = () => wholeNumber("runs", text, 1, 9);
    expect(read).toThrow(UsageError);
    expect(read).toThrow(`--runs must be a whole number from 1 to 9, not "${text}".`);
  });

  it("can be a number above 0, with decimals", () => {
    expect([positiveNumber("rate", "0.5", 9), positiveNumber("rate", "9", 9)]).toEqual([0.5, 9]);
  });

  it.for(["9.1", "0", "0.0", "1.", ".5", "-1"])("%j is not a number above 0 and up to 9", (text) => {
    expect(() => positiveNumber("rate", text, 9)).toThrow(`--rate must be a number above 0, at most 9, not "${text}".`);
  });

  it("can be the http or https address of a server", () => {
    expect(serverUrl("https://host/a")).toBe("https://host/a");
    expect(serverUrl("http://host")).toBe("http://host");
    for (const text of ["ftp://host", "host:80", "nonsense", ""]) {
      expect(() => serverUrl(text)).toThrow(
        `--url must be an http or https address such as http://localhost:4010, not "${text}".`,
      );
    }
    expect(() => serverUrl(undefined)).toThrow("Name the server to test, for example --url http://localhost:4010");
    expect(["http://a", "HTTPS://a", "file:///a", "a/http://b", "http:/a"].map(isAddress)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("is no address with a password, which a message must not repeat, or with more than a path", () => {
    for (const text of ["https://anna:s3cret@host", "https://anna@host/a"]) {
      expect(() => serverUrl(text)).toThrow(
        '--url must not contain a name and a password. Give them with --header "Authorization: Basic …".',
      );
    }
    expect(() => serverUrl("anna:s3cret@host")).toThrow(/, not "…@host"\.$/);
    for (const text of ["http://host/a?key=s3cret", "http://host/#/docs", "http://host?"]) {
      expect(() => serverUrl(text)).toThrow(
        "--url must be the address of the API. Leave out everything from the first ? or # on.",
      );
    }
  });

  it("can be an evidence level", () => {
    expect(["shown", "inferred", "proposed"].map(evidenceLevel)).toEqual(["shown", "inferred", "proposed"]);
    expect(() => evidenceLevel("sure")).toThrow('--evidence must be shown, inferred, proposed, not "sure".');
  });

  it("can be a list of names", () => {
    expect(namesIn(["a, b,,", " c "])).toEqual(["a", "b", "c"]);
    expect(namesIn([""])).toEqual([]);
  });

  it("can be a header", () => {
    expect(headerOf(" X-Key ", " a: b ")).toEqual(["x-key", "a: b"]);
    expect(headersIn(["A: 1", "b:2", "a:3"])).toEqual({ a: "3", b: "2" });
    expect(headerOf("a", "é\t")).toEqual(["a", "é"]);
    expect(() => headersIn([": a"])).toThrow('--header must be written as "Name: value".');
    expect(() => headersIn(["nothing"])).toThrow('--header must be written as "Name: value".');
    expect(() => headersIn(["a b: c"])).toThrow('--header "a b: …": a header cannot have this name.');
    expect(() => headersIn(["a: s3cret\u0100"])).toThrow('--header "a: …": a header cannot have this value.');
    for (const name of ["host", "content-length", "connection", "transfer-encoding", "content-type"]) {
      expect(() => headersIn([`${name.toUpperCase()}: x`])).toThrow(
        `--header cannot set ${name}: the command sets it itself.`,
      );
    }
  });
});

describe("name suggestions", () => {
  it("are similar names, the nearest first, at most three", () => {
    expect(nearestNames("abd", ["abc", "abcd", "abe", "xyz", "abf"])).toEqual(["abc", "abcd", "abe"]);
    expect(nearestNames("wallet", ["getWalletBalance", "wallets", "walled", "wall"])).toEqual([
      "getWalletBalance",
      "walled",
      "wallets",
    ]);
    expect(nearestNames("ab", ["xaby", "ac", "b"])).toEqual(["ac", "b"]);
    expect(nearestNames("abcdef", ["abcxyz", "abcdxy", "abcdxyz"])).toEqual(["abcdxy"]);
  });

  it("are shown in brackets, or not at all", () => {
    expect(didYouMean("logn", ["login", "logon"])).toBe(" (did you mean login, logon?)");
    expect(didYouMean("xyzzy", ["login"])).toBe("");
  });
});

const secret = (name: string) => ({ env: name });

const put = (place: string, config: unknown): string => {
  const file = path.join(root, place, "lobbykit.contract.json");
  writeFileSync(file, typeof config === "string" ? config : JSON.stringify(config));
  return file;
};

describe("a settings file", () => {
  afterEach(() => {
    for (const place of ["", "a/b"]) rmSync(path.join(root, place, "lobbykit.contract.json"), { force: true });
  });

  it("is the nearest one in the folder or its parents", () => {
    const outer = put("", {});
    expect(findConfig(path.join(root, "a/b"))).toBe(outer);
    const inner = put("a/b", {});
    expect(findConfig(path.join(root, "a/b"))).toBe(inner);
    expect(findConfig(path.parse(root).root)).toBeUndefined();
  });

  it("gives every option a value, as the command line does", () => {
    const file = put("", {
      url: "http://host",
      accounts: {
        paymentPassword: secret("PAY"),
        member: { username: "m", password: secret("PASS") },
        agent: { username: "a", password: secret("PASS") },
        other: { username: "o", password: secret("PASS") },
        restricted: { username: "r", password: secret("PASS") },
        otherAgent: { username: "b", password: secret("PASS") },
      },
      spec: "s.json",
      evidence: "shown",
      only: ["x", "y"],
      skip: ["z"],
      seed: 7,
      runs: 0,
      maxCases: 9,
      concurrency: 2,
      rate: 0.5,
      timeout: 3,
      out: "out",
      baseline: "https://host/base.json",
      level: "safe",
      headers: { "X-A/b~c": secret("PASS") },
    });
    const { textOf, level, headers, file: named } = readConfig(file, { PASS: "p", PAY: "q" });
    const names =
      "url username password payment-password agent-username agent-password other-username other-password restricted-username restricted-password other-agent-username other-agent-password spec evidence only skip seed runs max-cases concurrency rate timeout out baseline";
    expect(names.split(" ").map((name) => `${name}=${textOf(name)}`)).toEqual([
      "url=http://host",
      "username=m",
      "password=p",
      "payment-password=q",
      "agent-username=a",
      "agent-password=p",
      "other-username=o",
      "other-password=p",
      "restricted-username=r",
      "restricted-password=p",
      "other-agent-username=b",
      "other-agent-password=p",
      `spec=${path.join(root, "s.json")}`,
      "evidence=shown",
      "only=x,y",
      "skip=z",
      "seed=7",
      "runs=0",
      "max-cases=9",
      "concurrency=2",
      "rate=0.5",
      "timeout=3",
      `out=${path.join(root, "out")}`,
      "baseline=https://host/base.json",
    ]);
    expect([level, named, textOf("watch"), textOf("gone")]).toEqual(["safe", file, undefined, undefined]);
    expect(() => headers("headers")).toThrow('--header "X-A/b~c: …": a header cannot have this name.');
  });

  it("names an environment variable that is not set or empty", () => {
    const file = put("", { url: { env: "HOST" }, headers: { "X-A": { env: "KEY" } } });
    for (const environment of [{}, { HOST: "", KEY: "" }]) {
      const config = readConfig(file, environment);
      expect(() => config.textOf("url")).toThrow(
        `${file} takes /url from the environment variable HOST, which is not set.`,
      );
      expect(() => config.headers("headers")).toThrow(
        "takes /headers/X-A from the environment variable KEY, which is not set.",
      );
    }
    expect(readConfig(file, { KEY: " k " }).headers("headers")).toEqual({ "x-a": "k" });
  });

  it("lists each problem once, on its own line", () => {
    const file = put("", { rats: 1, runs: "many", level: "bold", accounts: { member: { username: 7 } } });
    expect(() => readConfig(file, {})).toThrow(
      [
        `${file} cannot be used:`,
        "  /rats is not a setting (did you mean rate, runs?).",
        '  /accounts/member/username must be a text, or name an environment variable: { "env": "NAME" }.',
        "  /level must be one of read-only, safe, unsafe.",
        "  /runs must be an integer.",
      ].join("\n"),
    );
    expect(() => readConfig(put("", "[1"), {})).toThrow(`${file} is not JSON: `);
    expect(() => readConfig(path.join(root, "gone.json"), {})).toThrow("There is no settings file at");
  });
});

const layersOf = (argv: string[], environment: Record<string, string> = {}) =>
  new Layers(readLine(createCommand(), argv), { environment, folder: root });

describe("the sources of a setting", () => {
  it("include switches, repeated flags and lists of names", () => {
    const layers = layersOf(["--quiet", "--only", "a,b", "--only", "c", "--header", "A: 1", "--header", "B: 2"]);
    expect([layers.isOn("quiet"), layers.isOn("list")]).toEqual([true, false]);
    expect(layers.flagged("header")).toEqual(["A: 1", "B: 2"]);
    expect(layers.flagged("out")).toEqual([]);
    expect(layers.names("only")).toEqual(["a", "b", "c"]);
    expect(layers.names("skip")).toEqual([]);
  });

  it("are, in this order, a flag, a non-empty environment variable and the default", () => {
    const variable = { LOBBYKIT_CONTRACT_USERNAME: "of-environment" };
    expect(layersOf(["--username", "of-flag"], variable).text("username")).toBe("of-flag");
    expect(layersOf([], variable).text("username")).toBe("of-environment");
    expect(layersOf([], { LOBBYKIT_CONTRACT_USERNAME: "" }).text("username")).toBe("demo");
    expect(layersOf([]).text("rate")).toBe("");
    expect(layersOf([]).optional("rate")).toBeUndefined();
  });

  it("resolve relative paths from the folder, and keep URLs", () => {
    expect(layersOf(["--spec", "s.json"]).optional("spec")).toBe(path.join(root, "s.json"));
    expect(layersOf(["--spec", "http://host/s.json"]).optional("spec")).toBe("http://host/s.json");
    expect(layersOf([]).optional("out")).toBe(path.join(root, "contract-report"));
    expect(layersOf(["--baseline", "b.json"]).optional("baseline")).toBe(path.join(root, "b.json"));
  });

  it("allow one safety level, with safe as the default", () => {
    expect(layersOf([]).level()).toBe("safe");
    expect(layersOf(["--read-only"]).level()).toBe("read-only");
    expect(() => layersOf(["--safe", "--unsafe"])).toThrow("'--safe' cannot be used with option '--unsafe'");
  });

  it("refuse unknown flags and arguments", () => {
    expect(() => layersOf(["--onyl", "a"])).toThrow("unknown option '--onyl' (Did you mean --only?)");
    expect(() => layersOf(["word"])).toThrow(UsageError);
    expect(() => layersOf(["--url"])).toThrow(UsageError);
    expect(() => layersOf(["--xyzzyxyzzy"])).toThrow("unknown option '--xyzzyxyzzy'");
  });
});

const named = (...argv: string[]) => settingsOf("--url", "http://host", ...argv).baseline;

const read = (...argv: string[]) => readSettings(argv, { environment: {}, folder: root });

const account = (username: string) => ({ username, password: "demo-1234", paymentPassword: "654321" });

const settingsOf = (...argv: string[]): Settings => {
  const settings = readSettings(argv, { environment: {}, folder: root });
  if (typeof settings === "string") throw new Error(settings);
  return settings;
};

describe("the settings of a run", () => {
  it("have these defaults", () => {
    expect(settingsOf("--url", "http://host")).toEqual({
      url: "http://host",
      accounts: { member: account("demo"), agent: account("agent"), other: account("poor") },
      spare: { restricted: account("restricted"), otherAgent: account("agent42") },
      headers: {},
      oauth: { clientId: undefined, clientSecret: undefined, user: undefined },
      otherHeaders: {},
      otherOauth: { clientId: undefined, clientSecret: undefined, user: undefined },
      privileged: { clientId: undefined, clientSecret: undefined, user: undefined },
      tls: { ca: undefined, cert: undefined, key: undefined },
      config: undefined,
      spec: undefined,
      evidence: "proposed",
      only: [],
      skip: [],
      readOnly: false,
      isUnsafeAllowed: false,
      list: false,
      seed: 1,
      runs: 5,
      maxCases: undefined,
      concurrency: 4,
      rate: undefined,
      timeoutMs: 10_000,
      out: path.join(root, "contract-report"),
      baseline: undefined,
      updateBaseline: false,
      watch: false,
      quiet: false,
    });
  });

  it('are replaced by "help" or "version" when a flag asks for one of them', () => {
    expect(read("--help", "--url", "nonsense")).toBe("help");
    expect(read("--version")).toBe("version");
    expect(read("--version", "--help")).toBe("help");
    expect(readVersion()).toMatch(/^\d+\.\d+\.\d+/);
  });

  it("require a server, unless --list is given", () => {
    expect(() => settingsOf()).toThrow("Name the server to test");
    expect(settingsOf("--list").url).toBe("");
    expect(settingsOf("--list", "--url", "http://host").url).toBe("http://host");
    expect(() => settingsOf("--list", "--url", "nonsense")).toThrow(UsageError);
  });

  it("write a new baseline to the current folder by default", () => {
    expect(named("--update-baseline")).toBe(path.join(root, "lobbykit.contract.baseline.json"));
    expect(named("--update-baseline", "--baseline", "b.json")).toBe(path.join(root, "b.json"));
  });

  it.for([
    ["seed", "0", "2147483647", "2147483648"],
    ["runs", "0", "1000", "1001"],
    ["max-cases", "1", "1000000", "1000001"],
    ["concurrency", "1", "64", "65"],
    ["rate", "0.1", "100000", "100001"],
    ["timeout", "0.1", "600", "600.1"],
  ] as const)("accept --%s from %s to %s, but not %s", ([name, least, most, more]) => {
    const of = (value: string) => settingsOf("--url", "http://host", `--${name}`, value);
    expect(() => [of(least), of(most)]).not.toThrow();
    expect(() => of(more)).toThrow(`--${name} must be`);
  });
});
