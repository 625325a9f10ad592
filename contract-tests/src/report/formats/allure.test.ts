import { LabelName, LinkType, Severity, Stage, Status, type TestResult } from "allure-js-commons";
import { createStepResult, createTestResult } from "allure-js-commons/sdk/reporter";
import { describe, expect, it } from "vitest";
import { smallReport } from "../../../test/support/reports/small-report.ts";
import type { Report } from "../model.ts";
import { toAllure } from "./allure.ts";

/** The results of a report, by their names. */
function resultsOf(report: Report): Map<string, TestResult> {
  const results = toAllure(report)
    .filter(({ name }) => name.endsWith("-result.json"))
    .map(({ text }): TestResult => JSON.parse(text));
  return new Map(results.map((result) => [result.name ?? "", result]));
}

const labelOf = (result: TestResult | undefined, name: string) =>
  result?.labels.find((label) => label.name === name)?.value;

describe("Allure's results", () => {
  const report = smallReport();
  const results = resultsOf(report);

  it("use only the members and words of Allure's own library", () => {
    const members = Object.keys(createTestResult("", ""));
    const words = { labels: Object.values<string>(LabelName), links: Object.values<string>(LinkType) };
    for (const {
      fullName: _,
      testCaseId: __,
      titlePath: ___,
      description,
      start,
      stop,
      ...result
    } of results.values()) {
      expect(Object.keys(result).toSorted()).toEqual(members.toSorted());
      expect(Object.values<string>(Status)).toContain(result.status);
      expect(result.stage).toBe(Stage.FINISHED);
      expect(words.labels).toEqual(expect.arrayContaining(result.labels.map(({ name }) => name)));
      expect(words.links).toEqual(expect.arrayContaining(result.links.map(({ type }) => type)));
      expect(Object.values<string>(Severity)).toContain(result.labels.find(({ name }) => name === "severity")?.value);
      expect([typeof description, Number(stop) >= Number(start)]).toEqual(["string", true]);
      for (const { name: ____, ...step } of result.steps) {
        expect(Object.keys(step).toSorted()).toEqual(Object.keys(createStepResult()).toSorted());
      }
    }
  });

  it("are one for each operation and kind of case", () => {
    expect(Object.fromEntries([...results].map(([name, { status }]) => [name, status]))).toEqual({
      "login: example": "passed",
      "login: encrypted": "failed",
      "login: access": "failed",
      "login: journey": "passed",
      "listItems: example": "failed",
      "listItems: broken": "passed",
      "listItems: paging": "failed",
      "listItems: role": "skipped",
      "listItems: odd": "skipped",
      "listItems: journey": "skipped",
      "createItem: generated": "failed",
      "createItem: journey": "failed",
      "sendPicture: example": "failed",
    });
    expect(results.get("listItems: role")?.statusDetails.message).toBe("no session of a guest");
    expect(labelOf(results.get("login: access"), "severity")).toBe("blocker");
    expect(labelOf(results.get("sendPicture: example"), "severity")).toBe("critical");
    expect(labelOf(results.get("listItems: example"), "suite")).toBe("items");
    expect(results.get("login: access")?.links[0]?.url).toBe("http://server.example/session");
  });

  it("have the same history ids in every run, and different uuids", () => {
    const again = resultsOf(report);
    for (const [name, { uuid, historyId }] of results) {
      expect(again.get(name)?.historyId).toBe(historyId);
      expect(again.get(name)?.uuid).not.toBe(uuid);
    }
  });

  it("attach request and answer without secrets, and shortened", () => {
    const files = new Map(toAllure(report).map(({ name, text }) => [name, text]));
    const attached = [...files].filter(([name]) => name.endsWith("-attachment.txt")).map(([, text]) => text);
    const sources = [...files]
      .filter(([name]) => name.endsWith("-result.json"))
      .flatMap(([, text]) => (JSON.parse(text) as TestResult).steps)
      .flatMap(({ attachments }) => attachments.map(({ source }) => source));
    expect(attached).toHaveLength(sources.length);
    for (const source of sources) expect(files.has(source)).toBe(true);
    const all = [...files.values()].join("\n");
    expect(all).not.toContain("correct horse");
    expect(all).not.toContain("t0ken-0f-the-member");
    expect(attached).toContainEqual(expect.stringMatching(/^POST http:\/\/server\.example\/items\n/));
    expect(attached).toContainEqual(expect.stringMatching(/^500\n[^]*panic$/));
  });

  it("are skipped, with the reason, when all their errors are in the baseline or ignored by a rule", () => {
    const knownKeys = new Set(report.findings.filter(({ check }) => check === "open-door").map(({ key }) => key));
    const ignoreRules = [{ check: "server-error", operation: "sendPicture", reason: "The camera is old." }] as const;
    const accepted = resultsOf(smallReport({ facts: { knownKeys, ignoreRules } }));
    expect(accepted.get("login: access")?.status).toBe("skipped");
    expect(accepted.get("login: access")?.statusDetails.message).toMatch(/^in the baseline: login/);
    expect(accepted.get("sendPicture: example")?.status).toBe("skipped");
    expect(accepted.get("sendPicture: example")?.statusDetails.message).toMatch(/^ignored \(The camera is old\.\): /);
  });
});
