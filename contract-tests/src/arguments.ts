import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { AccountName } from "./contract.ts";
import type { Evidence } from "./evidence.ts";
import { findConfig, readConfig, type ConfigFile, type Environment } from "./options/config-file.ts";
import { didYouMean } from "./options/nearest.ts";
import { OPTIONS } from "./options/table.ts";
import {
  evidenceLevel,
  headersIn,
  isAddress,
  namesIn,
  positiveNumber,
  serverUrl,
  UsageError,
  wholeNumber,
} from "./options/values.ts";
import type { Account } from "./run/substitute.ts";

/** What the command was asked to do. Paths are absolute. */
export interface Settings {
  readonly url: string;
  readonly accounts: Readonly<Record<AccountName, Account>>;
  /** An account of type 4, which may do little. */
  readonly restricted: Account;
  /** Sent with every request, by name in lower case; no report shows the values. */
  readonly headers: Readonly<Record<string, string>>;
  /** The settings file that was read. */
  readonly config: string | undefined;
  /** A spec file; undefined means Lobbykit's. */
  readonly spec: string | undefined;
  readonly evidence: Evidence;
  /** Operation ids and tags; all operations when empty. */
  readonly only: readonly string[];
  readonly skip: readonly string[];
  /** GET, HEAD and signing in only. */
  readonly readOnly: boolean;
  /** Also operations that move money or leave traces. */
  readonly isUnsafeAllowed: boolean;
  readonly list: boolean;
  readonly seed: number;
  readonly runs: number;
  readonly maxCases: number | undefined;
  readonly concurrency: number;
  /** Requests a second. */
  readonly rate: number | undefined;
  readonly timeoutMs: number;
  readonly out: string;
  readonly baseline: string | undefined;
  readonly updateBaseline: boolean;
  readonly watch: boolean;
  readonly quiet: boolean;
}

/** Where the command was typed. */
export interface Surroundings {
  readonly environment: Environment;
  readonly folder: string;
}

const MAX_RUNS = 1000;
const MAX_SEED = 2 ** 31 - 1;
const MAX_CASES = 1_000_000;
const MAX_CONCURRENCY = 64;
const MAX_RATE = 100_000;
const MAX_TIMEOUT_S = 600;
const MS_PER_S = 1000;
const DEFAULT_BASELINE = "lobbykit.contract.baseline.json";
const LEVELS = ["read-only", "safe", "unsafe"];
const PATHS = ["config", "spec", "out", "baseline"];

const PARSED = Object.fromEntries(
  OPTIONS.map(({ name, value, isRepeated = false }) => [
    name,
    { type: value === undefined ? ("boolean" as const) : ("string" as const), multiple: isRepeated },
  ]),
);

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: PARSED, allowPositionals: false }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /^Unknown option '--([^']+)'/.exec(message) ?? [];
    if (unknown === undefined) throw new UsageError(message);
    const names = OPTIONS.map(({ name }) => name);
    throw new UsageError(`Unknown option '--${unknown}'${didYouMean(unknown, names)}.`);
  }
}

/** The layers of settings: a flag wins over the environment, that over the file, that over the default. */
class Layers {
  readonly config: ConfigFile | undefined;
  readonly #flags: ReturnType<typeof parse>;
  readonly #surroundings: Surroundings;

  constructor(flags: ReturnType<typeof parse>, surroundings: Surroundings) {
    this.#flags = flags;
    this.#surroundings = surroundings;
    const named = this.#flags["config"];
    const { folder, environment } = surroundings;
    const file = typeof named === "string" ? path.resolve(folder, named) : findConfig(folder);
    this.config = file === undefined ? undefined : readConfig(file, environment);
  }

  isOn(name: string): boolean {
    return this.#flags[name] === true;
  }

  /** Every time that a repeated flag was given. */
  flagged(name: string): string[] {
    const given = this.#flags[name];
    return Array.isArray(given) ? given.filter((text) => typeof text === "string") : [];
  }

  optional(name: string): string | undefined {
    const option = OPTIONS.find((candidate) => candidate.name === name);
    const given = this.#flags[name];
    if (typeof given === "string") return PATHS.includes(name) ? this.#resolve(given) : given;
    const variable = option?.variable === undefined ? undefined : this.#surroundings.environment[option.variable];
    if (variable !== undefined && variable !== "") return variable;
    const configured = this.config?.textOf(name);
    if (configured !== undefined) return configured;
    const usual = option?.default;
    return usual !== undefined && PATHS.includes(name) ? this.#resolve(usual) : usual;
  }

  /** An option that has a default. */
  text(name: string): string {
    return this.optional(name) ?? "";
  }

  names(name: string): string[] {
    const flagged = this.flagged(name);
    return namesIn(flagged.length > 0 ? flagged : [this.text(name)]);
  }

  level(): string {
    const given = LEVELS.filter((name) => this.isOn(name));
    if (given.length > 1) {
      throw new UsageError(`Say one of ${given.map((name) => `--${name}`).join(" and ")}, not both.`);
    }
    return given[0] ?? this.config?.level ?? "safe";
  }

  #resolve(file: string): string {
    if (isAddress(file)) return file;
    return path.resolve(this.#surroundings.folder, file);
  }
}

function accountsOf(layers: Layers): Settings["accounts"] {
  const paymentPassword = layers.text("payment-password");
  return {
    member: { username: layers.text("username"), password: layers.text("password"), paymentPassword },
    agent: { username: layers.text("agent-username"), password: layers.text("agent-password"), paymentPassword },
    other: { username: layers.text("other-username"), password: layers.text("other-password"), paymentPassword },
  };
}

const restrictedOf = (layers: Layers): Account => ({
  username: layers.text("restricted-username"),
  password: layers.text("restricted-password"),
  paymentPassword: layers.text("payment-password"),
});

function amountsOf(layers: Layers) {
  const maxCases = layers.optional("max-cases");
  const rate = layers.optional("rate");
  return {
    seed: wholeNumber("seed", layers.text("seed"), 0, MAX_SEED),
    runs: wholeNumber("runs", layers.text("runs"), 0, MAX_RUNS),
    maxCases: maxCases === undefined ? undefined : wholeNumber("max-cases", maxCases, 1, MAX_CASES),
    concurrency: wholeNumber("concurrency", layers.text("concurrency"), 1, MAX_CONCURRENCY),
    rate: rate === undefined ? undefined : positiveNumber("rate", rate, MAX_RATE),
    timeoutMs: positiveNumber("timeout", layers.text("timeout"), MAX_TIMEOUT_S) * MS_PER_S,
  };
}

function baselineOf(layers: Layers, folder: string): string | undefined {
  const named = layers.optional("baseline");
  return named ?? (layers.isOn("update-baseline") ? path.resolve(folder, DEFAULT_BASELINE) : undefined);
}

/** Reads command line, environment and settings file; "help" or "version" when that is asked for. Throws UsageError. */
export function readSettings(argv: readonly string[], surroundings: Surroundings): Settings | "help" | "version" {
  const flags = parse(argv);
  if (flags["help"] === true) return "help";
  if (flags["version"] === true) return "version";
  const layers = new Layers(flags, surroundings);
  const level = layers.level();
  const list = layers.isOn("list");
  const url = layers.optional("url");
  return {
    // A list asks no server.
    url: list && url === undefined ? "" : serverUrl(url),
    accounts: accountsOf(layers),
    restricted: restrictedOf(layers),
    headers: { ...layers.config?.headers(), ...headersIn(layers.flagged("header")) },
    config: layers.config?.file,
    spec: layers.optional("spec"),
    evidence: evidenceLevel(layers.text("evidence")),
    only: layers.names("only"),
    skip: layers.names("skip"),
    readOnly: level === "read-only",
    isUnsafeAllowed: level === "unsafe",
    list,
    ...amountsOf(layers),
    out: layers.text("out"),
    baseline: baselineOf(layers, surroundings.folder),
    updateBaseline: layers.isOn("update-baseline"),
    watch: layers.isOn("watch"),
    quiet: layers.isOn("quiet"),
  };
}

/** The version of this command. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, "../package.json"), "utf8"));
  return String((manifest as { version?: unknown }).version);
}
