import path from "node:path";
import type { Command, Option } from "commander";
import { stringsOf } from "../json.ts";
import { findConfig, PATH_OPTIONS, readConfig, type ConfigFile, type Environment } from "./config-file.ts";
import { isAddress, namesIn } from "./values.ts";

/** The environment in which the command was typed. */
export interface Surroundings {
  readonly environment: Environment;
  readonly folder: string;
}

const LEVELS = ["read-only", "safe", "unsafe"];
/** Options whose values are paths, relative to the folder in which the command was typed. */
const TYPED_PATHS = ["config", ...PATH_OPTIONS];

/** The layers of settings: a flag overrides the environment, which overrides the file, which overrides the default. */
export class Layers {
  readonly config: ConfigFile | undefined;
  readonly #command: Command;
  readonly #surroundings: Surroundings;

  /** The command must have parsed its command line. */
  constructor(command: Command, surroundings: Surroundings) {
    this.#command = command;
    this.#surroundings = surroundings;
    const { folder, environment } = surroundings;
    const named = this.#typed("config");
    const file = typeof named === "string" ? path.resolve(folder, named) : findConfig(folder);
    this.config = file === undefined ? undefined : readConfig(file, environment);
  }

  isOn(name: string): boolean {
    return this.#typed(name) === true;
  }

  /** All values of a repeated flag. */
  flagged(name: string): string[] {
    return stringsOf(this.#typed(name));
  }

  /** Whether a flag, the environment or the file sets the option. */
  isGiven(name: string): boolean {
    return typeof this.#typed(name) === "string" || this.#beyondLine(name) !== undefined;
  }

  optional(name: string): string | undefined {
    const typed = this.#typed(name);
    const beyond = typeof typed === "string" ? undefined : this.#beyondLine(name);
    if (beyond !== undefined) return beyond;
    const text = typeof typed === "string" ? typed : this.#option(name).defaultValue;
    if (typeof text !== "string") return undefined;
    return TYPED_PATHS.includes(name) && !isAddress(text) ? path.resolve(this.#surroundings.folder, text) : text;
  }

  /** The value of an option that has a default. */
  text(name: string): string {
    return this.optional(name) ?? "";
  }

  names(name: string): string[] {
    const flagged = this.flagged(name);
    return namesIn(flagged.length > 0 ? flagged : [this.text(name)]);
  }

  level(): string {
    return LEVELS.find((name) => this.isOn(name)) ?? this.config?.level ?? "safe";
  }

  /** The value in the environment, or else in the file. */
  #beyondLine(name: string): string | undefined {
    const variable = this.#surroundings.environment[this.#option(name).envVar ?? ""];
    return variable !== undefined && variable !== "" ? variable : this.config?.textOf(name);
  }

  #option(name: string): Option {
    const option = this.#command.options.find((candidate) => candidate.name() === name);
    if (!option) throw new Error(`There is no option --${name}.`);
    return option;
  }

  /** The value on the command line: a string, the strings of a repeated option, or true. */
  #typed(name: string): unknown {
    const key = this.#option(name).attributeName();
    return this.#command.getOptionValueSource(key) === "cli" ? this.#command.getOptionValue(key) : undefined;
  }
}
