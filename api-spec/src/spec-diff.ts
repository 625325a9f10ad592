/**
 * `npm run spec:diff`: names every breaking change of the contract since its last release (releases/VERSION.json), and exits 1
 * when the version or the changelog does not say so.
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

/** A change that can break a client or a server, wherever it shows. */
export interface Break {
  message: string;
  /** Operations it shows in; empty when it shows outside of them. */
  operationIds: string[];
}

export interface Comparison {
  /** The heaviest change there is. */
  impact: Impact;
  breaks: Break[];
}

/** The parts of a contract that are looked at. */
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
 * Compares two bundled contracts. Redocly reports a shared schema once and in one direction only, so each use is written out
 * first and the same finding in many places is put together again.
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

/** The operations at, above or below `#/paths/~1a/get/…`. */
function operationsAt({ paths }: Contract, pointer: string): string[] {
  const [, area, route = "", method] = pointer.split("/");
  const item = area === "paths" ? paths[route.replaceAll("~1", "/").replaceAll("~0", "~")] : undefined;
  return Object.entries(item ?? {}).flatMap(([name, { operationId }]) =>
    operationId !== undefined && (method === undefined || name === method) ? operationId : [],
  );
}

/** Redocly does not know our marks: whether a body is encrypted is part of the contract (R417). */
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

/** Below zero when `one` comes before `other`. */
export function compareVersions(one: string, other: string): number {
  const others = numbersOf(other);
  return numbersOf(one).reduce((order, number, index) => order || number - (others[index] ?? 0), 0);
}

/** Whether a breaking change may lie between two versions: the first number rises, below 1.0.0 the second. */
export function allowsBreaks(from: string, to: string): boolean {
  const [major = 0, minor = 0] = numbersOf(from);
  const [newMajor = 0, newMinor = 0] = numbersOf(to);
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor);
}

/** The lines below `### Breaking` in the section of a version. */
export function breakingLines(changelog: string, version: string): string[] {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`)) ?? "";
  const breaking = section.split(/^### /m).find((text) => text.startsWith("Breaking")) ?? "";
  return breaking.split(/\n(?=- )/).slice(1);
}

/** A line names a break by its operation, or by what the message puts in backticks. */
function isNamed({ message, operationIds }: Break, lines: readonly string[]): boolean {
  const names = [...operationIds, ...[...message.matchAll(/`([^`]+)`/g)].map(([, name]) => name)];
  return lines.some((line) => names.some((name) => line.includes(`\`${name}\``)));
}

/** What is wrong with the version or the changelog; empty when both say what has happened. */
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

/** The version of the newest release. */
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
