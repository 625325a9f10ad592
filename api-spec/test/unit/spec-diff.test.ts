import { describe, expect, it } from "vitest";
import { allowsBreaks, breakingLines, compareVersions, judge } from "../../src/spec-diff.ts";

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
  ])("a breaking change from %s to %s is allowed: %s", (from, to, expected) => {
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
  ])("refuses comparison %j released as %s with changelog line %j", (comparison, version, line, expected) => {
    const problems = judge(comparison, "0.1.0", version, changelog(line));
    expect(problems).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    [broken, "0.2.0", "- `readA` is gone."],
    [broken, "0.2.0", "- The path\n  `/a` is gone."],
    [grown, "0.1.1", ""],
    [{ impact: "patch" as const, breaks: [] }, "0.1.0", ""],
  ])("accepts comparison %j released as %s with changelog line %j", (comparison, version, line) => {
    expect(judge(comparison, "0.1.0", version, changelog(line))).toEqual([]);
  });

  it("reads only the changelog lines of the given version", () => {
    expect(breakingLines(changelog("- One.\n- Two\n  lines."), "0.2.0")).toHaveLength(2);
    expect(breakingLines(changelog("- One."), "0.3.0")).toEqual([]);
  });
});
