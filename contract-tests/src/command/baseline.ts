import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { isObject, objectOr, parseJson } from "../json.ts";
import { UsageError } from "../options/values.ts";

const FORMAT = "lobbykit-contract-baseline";
const VERSION = 1;

/** A known failure: operation, rule and place, but not the case that showed it. */
export interface KnownFailure {
  readonly key: string;
  readonly operationId: string;
  /** The finding in one line, for readers of the file. */
  readonly headline: string;
}

/** Comparison of a run with its baseline. */
export interface BaselineNews {
  readonly fresh: readonly KnownFailure[];
  readonly still: readonly KnownFailure[];
  /** Known failures whose operations were tested and that no longer occur. */
  readonly gone: readonly KnownFailure[];
}

/** The failures of this run, and which operations were tested. */
export interface Found {
  readonly failures: readonly KnownFailure[];
  readonly triedIds: ReadonlySet<string>;
}

const byKey = (one: KnownFailure, other: KnownFailure): number => (one.key < other.key ? -1 : 1);
const keysOf = (failures: readonly KnownFailure[]): Set<string> => new Set(failures.map(({ key }) => key));

/** Separates new failures from known ones. A known failure of an untested operation counts neither as gone nor as present. */
export function compareBaseline(known: readonly KnownFailure[], { failures, triedIds }: Found): BaselineNews {
  const before = keysOf(known);
  const now = keysOf(failures);
  return {
    fresh: failures.filter(({ key }) => !before.has(key)),
    still: failures.filter(({ key }) => before.has(key)),
    gone: known.filter(({ key, operationId }) => !now.has(key) && triedIds.has(operationId)),
  };
}

/** Returns the next baseline: the present failures, and the known failures of untested operations. */
export function nextBaseline(known: readonly KnownFailure[], { failures, triedIds }: Found): KnownFailure[] {
  const untried = known.filter(({ operationId }) => !triedIds.has(operationId));
  return [...new Map([...untried, ...failures].map((failure) => [failure.key, failure])).values()].toSorted(byKey);
}

/** Serialises a baseline. Equal failures give an identical file, so that a version diff shows only changes of the server. */
export function writeText(failures: readonly KnownFailure[]): string {
  const told = failures.toSorted(byKey).map(({ key, operationId, headline }) => ({ operationId, headline, key }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, failures: told }, null, 2)}\n`;
}

function failureOf(value: unknown): KnownFailure[] {
  const { key, operationId, headline } = objectOr(value);
  const isKnown = typeof key === "string" && typeof operationId === "string" && typeof headline === "string";
  return isKnown ? [{ key, operationId, headline }] : [];
}

/** Parses a baseline. @throws UsageError when the text is not a baseline */
export function readText(file: string, text: string): KnownFailure[] {
  const value = parseJson(text);
  if (!isObject(value) || value["format"] !== FORMAT || value["version"] !== VERSION) {
    throw new UsageError(`${file} is not a baseline of this command. Create one with --update-baseline.`);
  }
  const { failures } = value;
  return Array.isArray(failures) ? failures.flatMap(failureOf) : [];
}

/** Reads the known failures from a file. A file that will be written need not exist yet. @throws UsageError */
export async function readBaseline(file: string, mayBeMissing: boolean): Promise<KnownFailure[]> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text !== undefined) return readText(file, text);
  if (mayBeMissing) return [];
  throw new UsageError(`There is no baseline at ${file}. Create it with --update-baseline.`);
}

export async function writeBaseline(file: string, failures: readonly KnownFailure[]): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, writeText(failures));
}

const MAX_SHOWN = 10;
const counted = (count: number): string => (count === 1 ? "1 failure" : `${count} failures`);

/** Describes the comparison with a baseline, in lines for the terminal. */
export function baselineLines({ fresh, still, gone }: BaselineNews): string[] {
  const words = [`${counted(still.length)} known`, `${fresh.length} new`, `${gone.length} no longer seen`];
  const shown = gone.slice(0, MAX_SHOWN).map(({ headline }) => `  ✓ no longer seen: ${headline}`);
  const rest = gone.length > MAX_SHOWN ? [`  … and ${gone.length - MAX_SHOWN} more`] : [];
  const advice = gone.length > 0 ? ["  Remove them with --update-baseline."] : [];
  return [`Baseline  ${words.join(" · ")}`, ...shown, ...rest, ...advice];
}
