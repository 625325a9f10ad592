import path from "node:path";
import { parseArgs } from "node:util";
import { findConfig, readConfig, type ConfigFile, type Environment } from "./config-file.ts";
import { didYouMean } from "./nearest.ts";
import { OPTIONS } from "./table.ts";
import { isAddress, namesIn, UsageError } from "./values.ts";

/** Where the command was typed. */
export interface Surroundings {
  readonly environment: Environment;
  readonly folder: string;
}

const LEVELS = ["read-only", "safe", "unsafe"];
const PATHS = ["config", "spec", "out", "baseline"];

const PARSED = Object.fromEntries(
  OPTIONS.map(({ name, value, isRepeated = false }) => [
    name,
    { type: value === undefined ? ("boolean" as const) : ("string" as const), multiple: isRepeated },
  ]),
);

/** The flags of a command line. Throws UsageError, with the nearest name for one that is not known. */
export function parseFlags(argv: readonly string[]) {
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

type Flags = ReturnType<typeof parseFlags>;

/** The layers of settings: a flag wins over the environment, that over the file, that over the default. */
export class Layers {
  readonly config: ConfigFile | undefined;
  readonly #flags: Flags;
  readonly #surroundings: Surroundings;

  constructor(flags: Flags, surroundings: Surroundings) {
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
