/**
 * `npm run spec:diff`: lists every breaking change of the contract since its last release (releases/VERSION.json). Exits with 1 when the
 * version is not raised accordingly, or the changelog lacks a change.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { BUNDLE, bundleWhenStale } from "./bundle.ts";
import { dereference } from "./dereference.ts";

const WORKSPACE = path.join(import.meta.dirname, "..");
const RELEASES = path.join(WORKSPACE, "releases");
const CHANGELOG = path.join(WORKSPACE, "openapi/CHANGELOG.md");

type Impact = "none" | "patch" | "minor" | "major";

/** A change that can break a client or a server. */
export interface Break {
  message: string;
  /** Ids of the operations that the change affects; empty when it is outside of all operations. */
  operationIds: string[];
}

export interface Comparison {
  /** The impact of the most serious change. */
  impact: Impact;
  breaks: Break[];
}

/** The parts of a contract that are compared here. */
export interface Contract {
  info: { version: string };
  paths: Record<string, Record<string, { operationId?: string; "x-encrypted"?: boolean }>>;
  components?: object;
}

interface DiffReport {
  bump?: Impact;
  changes: { path: string; impact: Impact; verdicts: { impact: Impact; message: string }[] }[];
}

/**
 * Compares two bundled contracts. Redocly reports a changed shared schema only once, for requests or for responses. So all references are
 * replaced by their targets first, and equal findings are merged afterwards.
 */
export function compare(base: Contract, revision: Contract): Comparison {
  const { bump = "none", changes } = runDiff(base, revision);
  const places = new Map<string, Set<string>>();
  for (const { path: pointer, verdicts } of changes) {
    for (const { impact, message } of verdicts) {
      if (impact !== "major") continue;
      const here = [...operationsAt(base, pointer), ...operationsAt(revision, pointer)];
      places.set(message, new Set([...(places.get(message) ?? []), ...here]));
    }
  }
  const breaks = [...places].map(([message, ids]) => ({ message, operationIds: [...ids] }));
  const encryption = encryptionBreaks(base, revision);
  return { impact: encryption.length > 0 ? "major" : bump, breaks: [...breaks, ...encryption] };
}

function runDiff(base: Contract, revision: Contract): DiffReport {
  const folder = mkdtempSync(path.join(tmpdir(), "spec-diff-"));
  const cli = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
  const config = path.join(WORKSPACE, "redocly.yaml");
  try {
    writeFileSync(path.join(folder, "base.json"), JSON.stringify(dereference(base)));
    writeFileSync(path.join(folder, "revision.json"), JSON.stringify(dereference(revision)));
    const commandLine = [
      "diff",
      "base.json",
      "revision.json",
      "--config",
      config,
      "--format",
      "json",
      "-o",
      "diff.json",
    ];
    const { status, stderr } = spawnSync(process.execPath, [cli, ...commandLine, "--fail-on", "none"], {
      cwd: folder,
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`The contracts cannot be compared:\n${stderr}`);
    return JSON.parse(readFileSync(path.join(folder, "diff.json"), "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the ids of the operations that a pointer such as `#/paths/~1a/get/…` belongs to; a path belongs to all its operations. */
function operationsAt({ paths }: Contract, pointer: string): string[] {
  const [, area, route = "", method] = pointer.split("/");
  const item = area === "paths" ? paths[route.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  return Object.entries(item ?? {}).flatMap(([name, { operationId }]) =>
    operationId !== undefined && (method === undefined || name === method) ? operationId : [],
  );
}

/** Returns the changes of `x-encrypted`, which Redocly does not know. Whether a body is encrypted is part of the contract (R417). */
function encryptionBreaks(base: Contract, revision: Contract): Break[] {
  return Object.entries(base.paths).flatMap(([route, item]) =>
    Object.entries(item).flatMap(([method, { "x-encrypted": before }]) => {
      const { operationId, "x-encrypted": after } = revision.paths[route]?.[method] ?? {};
      if (operationId === undefined || before === after) return [];
      return [{ message: `\`x-encrypted\` changed from ${before} to ${after}.`, operationIds: [operationId] }];
    }),
  );
}

const numbersOf = (version: string) => version.split("-", 1).join("").split(".").map(Number);

/** Compares two versions: negative when `one` is lower than `other`, 0 when they are equal. */
export function compareVersions(one: string, other: string): number {
  const others = numbersOf(other);
  return numbersOf(one).reduce((order, number, index) => order || number - (others[index] ?? 0), 0);
}

/** Whether the new version allows breaking changes: its first number is higher; below 1.0.0, its second number. */
export function allowsBreaks(from: string, to: string): boolean {
  const [major = 0, minor = 0] = numbersOf(from);
  const [newMajor = 0, newMinor = 0] = numbersOf(to);
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor);
}

/** Returns the list items below `### Breaking` in the changelog's section of a version. */
export function breakingLines(changelog: string, version: string): string[] {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`)) ?? "";
  const breaking = section.split(/^### /m).find((text) => text.startsWith("Breaking")) ?? "";
  return breaking.split(/\n(?=- )/).slice(1);
}

/** Whether a line of the changelog names the change: by an operation's id, or by a name in backticks in its message. */
function isNamed({ message, operationIds }: Break, lines: readonly string[]): boolean {
  const names = [...operationIds, ...[...message.matchAll(/`([^`]+)`/g)].map(([, name]) => name)];
  return lines.some((line) => names.some((name) => line.includes(`\`${name}\``)));
}

/** Returns what is wrong with the version or the changelog; empty when both match the changes. */
export function judge({ impact, breaks }: Comparison, from: string, to: string, changelog: string): string[] {
  if (impact === "none" || impact === "patch") return [];
  if (compareVersions(to, from) <= 0) return [`The contract has changed since ${from}: raise info.version.`];
  if (breaks.length > 0 && !allowsBreaks(from, to)) {
    return [`Breaking changes need a higher version than ${to}: the first number, below 1.0.0 the second.`];
  }
  const lines = breakingLines(changelog, to);
  return breaks
    .filter((change) => !isNamed(change, lines))
    .map((change) => `openapi/CHANGELOG.md has no line for it below "[${to}]", "Breaking": ${describe(change)}`);
}

const MOST_NAMES = 3;

function describe({ message, operationIds }: Break): string {
  if (operationIds.length === 0) return message;
  const more = operationIds.length - MOST_NAMES;
  return `${message} (${operationIds.slice(0, MOST_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""})`;
}

/** Returns the version of the latest release; "" when there is none. */
export function lastRelease(): string {
  const versions = readdirSync(RELEASES).map((name) => path.basename(name, ".json"));
  return versions.toSorted(compareVersions).at(-1) ?? "";
}

const read = (file: string): Contract => JSON.parse(readFileSync(file, "utf8"));

function main(): void {
  bundleWhenStale();
  const from = lastRelease();
  const contract = read(BUNDLE);
  const to = contract.info.version;
  const comparison = compare(read(path.join(RELEASES, `${from}.json`)), contract);
  const { impact, breaks } = comparison;
  console.log(`${from} -> ${to}: ${impact}, ${breaks.length} breaking`);
  for (const change of breaks) console.log(`  breaking: ${describe(change)}`);
  for (const problem of judge(comparison, from, to, readFileSync(CHANGELOG, "utf8"))) {
    console.error(problem);
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
