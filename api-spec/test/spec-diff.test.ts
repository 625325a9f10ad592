import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import {
  allowsBreaks,
  breakingLines,
  compare,
  compareVersions,
  judge,
  lastRelease,
  type Contract,
} from "../src/spec-diff.ts";
import { bundle, child, operations, type Node } from "./contract.ts";

// A slow machine may take its time to start processes.
vi.setConfig({ testTimeout: 60_000 });

const release = (): Contract & Node =>
  JSON.parse(readFileSync(new URL(`../releases/${lastRelease()}.json`, import.meta.url), "utf8"));
const schema = (contract: Node, name: string, property?: string) =>
  property === undefined
    ? child(contract, "components", "schemas", name)
    : child(contract, "components", "schemas", name, "properties", property);

const changed = (change: (contract: Contract & Node) => void) => {
  const contract = release();
  change(contract);
  return compare(release(), contract);
};

describe("R418 a break of the contract is found and named", () => {
  it.each<[string, (contract: Contract & Node) => unknown, string, string]>([
    ["an operation is gone", ({ paths }) => delete paths["/wps/captcha"], "/wps/captcha", "getCaptcha"],
    [
      "an enum of an answer grows",
      (contract) => Object(schema(contract, "ErrorCode")).enum.push("NEW_CODE"),
      "NEW_CODE",
      "login",
    ],
    [
      "a field inside an encrypted body is asked for",
      (contract) => Object(schema(contract, "UsernameLogin")).required.push("captcha"),
      "captcha",
      "login",
    ],
    [
      "a shared schema is narrowed",
      (contract) => Object.assign(schema(contract, "NodeId"), { maximum: 10 }),
      "10",
      "addFavoriteGame",
    ],
    [
      "a body must be encrypted",
      ({ paths }) => Object.assign(child(paths, "/wps/relay/MCSFE_addFavoriteGameV2", "post"), { "x-encrypted": true }),
      "x-encrypted",
      "addFavoriteGame",
    ],
  ])("%s", (_, change, words, operationId) => {
    const { impact, breaks } = changed(change);
    expect(impact).toBe("major");
    expect(breaks.some(({ message }) => message.includes(words))).toBe(true);
    expect(breaks.flatMap(({ operationIds }) => operationIds)).toContain(operationId);
  });

  it("an optional field in an answer and another description break nothing", () => {
    const { impact, breaks } = changed((contract) => {
      contract.info = { ...contract.info, version: "0.1.1" };
      Object.assign(schema(contract, "Balance", "balance"), { description: "Money." });
      const properties = child(schema(contract, "Balance"), "properties");
      properties.bonus = { type: "string", maxLength: 4 };
    });
    expect([impact, breaks]).toEqual(["minor", []]);
  });

  it("says nothing of a contract that stayed the same", () => {
    expect(compare(release(), release())).toEqual({ impact: "none", breaks: [] });
  });
});

const changelog = (line: string) => `# Changes\n\n## [0.2.0]\n\n### Breaking\n\n${line}\n\n### Added\n\n- \`readA\`.\n`;

describe("version and changelog", () => {
  const broken = { impact: "major" as const, breaks: [{ message: "Path `/a` was removed.", operationIds: ["readA"] }] };
  const grown = { impact: "minor" as const, breaks: [] };

  it.each([
    ["0.1.0", "0.2.0", true],
    ["0.1.0", "0.1.1", false],
    ["0.9.0", "1.0.0", true],
    ["1.2.0", "1.3.0", false],
    ["1.2.0", "2.0.0", true],
  ])("a break between %s and %s: %s", (from, to, expected) => {
    expect(allowsBreaks(from, to)).toBe(expected);
  });

  it("orders versions by number", () => {
    expect(["0.10.0", "0.9.1", "0.9.0"].toSorted(compareVersions)).toEqual(["0.9.0", "0.9.1", "0.10.0"]);
  });

  it.each([
    [broken, "0.1.1", "- `readA` is gone.", /higher version than 0\.1\.1/],
    [broken, "0.2.0", "", /no line for it.*Path `\/a` was removed\. \(readA\)/],
    [broken, "0.2.0", "- `readB` is gone.", /no line for it/],
    [grown, "0.1.0", "", /raise info\.version/],
  ])("%j as %s with %j is refused", (comparison, version, line, expected) => {
    const problems = judge(comparison, "0.1.0", version, changelog(line));
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    [broken, "0.2.0", "- `readA` is gone."],
    [broken, "0.2.0", "- The path\n  `/a` is gone."],
    [grown, "0.1.1", ""],
    [{ impact: "patch" as const, breaks: [] }, "0.1.0", ""],
  ])("%j as %s with %j is fine", (comparison, version, line) => {
    expect(judge(comparison, "0.1.0", version, changelog(line))).toEqual([]);
  });

  it("reads the lines of one version only", () => {
    expect(breakingLines(changelog("- One.\n- Two\n  lines."), "0.2.0")).toHaveLength(2);
    expect(breakingLines(changelog("- One."), "0.3.0")).toEqual([]);
  });
});

it("R418 names every operation since the last release below Added", () => {
  const contract = bundle();
  const text = readFileSync(new URL("../CHANGELOG.md", import.meta.url), "utf8");
  const section =
    text.split(/^## /m).find((part) => part.startsWith(`[${String(child(contract, "info").version)}]`)) ?? "";
  const added = section.split(/^### /m).find((part) => part.startsWith("Added")) ?? "";
  const old = new Set(operations(release()).map(({ id }) => id));
  const unnamed = operations(contract).filter(({ id }) => !old.has(id) && !added.includes(`\`${id}\``));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});
