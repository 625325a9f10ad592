import type { CaseKind } from "../../plan/case.ts";
import type { Report } from "../model.ts";

/** Formats a number with separators: 6,327. */
export const figure = (count: number): string => NUMBER.format(count);
const NUMBER = new Intl.NumberFormat("en");
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${figure(count)} ${count === 1 ? one : many}`;

const DATE = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });
export const moment = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : `${DATE.format(new Date(iso))} UTC`;

/** Says that findings are ignored, wherever the page says how the run ended. */
function verdict(report: Report): string {
  const { ignored } = report.totals;
  if (ignored === 0) return judgement(report);
  return `${judgement(report)} ${counted(ignored, "finding is", "findings are")} ignored for a reason.`;
}

const hasProvedNothing = ({ unproved, totals }: Report): boolean => unproved !== null && totals.errors === 0;

function outcomeOf(report: Report): string {
  if (report.honoursTheSpec) return "Honoured";
  return hasProvedNothing(report) ? "Not tested" : "Broken";
}

function judgement(report: Report): string {
  const { totals, honoursTheSpec, findings, coverage } = report;
  if (totals.passed === 0) return "Nothing was proved: no case passed.";
  if (hasProvedNothing(report)) return "Nothing was proved: no request succeeded.";
  const errors = findings.filter(({ severity }) => severity === "error");
  const operations = new Set(errors.map(({ operationId }) => operationId)).size;
  const where = `in ${figure(operations)} of ${counted(coverage.totals.operations.seen, "operation")}`;
  if (!honoursTheSpec && totals.known > 0) {
    const fresh = counted(totals.errors - totals.known, "new promise");
    return `The server breaks ${fresh} of the contract, in addition to ${figure(totals.known)} in the baseline.`;
  }
  if (!honoursTheSpec) return `The server breaks ${counted(totals.errors, "promise")} of the contract, ${where}.`;
  if (totals.known > 0)
    return `The server breaks nothing new: the baseline contains its ${counted(totals.known, "broken promise")}.`;
  return `The server honours the contract, as far as ${counted(totals.cases, "case")} can say.`;
}

/** Every text of the page. */
export const TEXTS = {
  title: (report: Report) => `${outcomeOf(report)}: ${report.spec.title}, contract report`,
  brand: "Lobbykit",
  product: "Contract report",
  skip: "Skip to the findings",
  theme: { legend: "Theme", auto: "System", light: "Light", dark: "Dark" },
  verdict,
  interrupted: "The run was stopped early: these are the results so far.",
  facts: {
    server: "Server",
    spec: "Spec",
    started: "Started",
    took: "Took",
    seed: "Seed",
    evidence: "Evidence",
    profile: "Read as",
  },
  notes: (count: number) => counted(count, "note on this run", "notes on this run"),
  seconds: (durationMs: number) => `${(durationMs / 1000).toFixed(1)} s`,
  figures: {
    heading: "In figures",
    cases: "Cases tried",
    failed: "Failed",
    skipped: "Skipped",
    operations: "Operations",
    statuses: "Statuses below 500",
    parameters: "Parameters",
    journeys: "Journeys",
    of: (of: number) => `of ${figure(of)}`,
    passed: (count: number) => `${figure(count)} passed`,
  },
  nav: {
    label: "Parts of the report",
    findings: "Findings",
    ignored: "Ignored",
    coverage: "Coverage",
    journeys: "Journeys",
    skipped: "Skipped",
  },
  comparison: {
    heading: "Since the last run",
    since: (iso: string) => `Compared with the run of ${moment(iso)}`,
    otherUrl: (url: string) => `, which was of another server: ${url}`,
    fresh: "New",
    mended: "Fixed",
    still: "Still there",
    notTried: "Not tried this time",
    more: (count: number) => `and ${counted(count, "more", "more")}`,
  },
  lamps: {
    heading: "Every operation",
    passed: "as promised",
    failed: "broken",
    warned: "worth a look",
    untried: "not tried",
    legend: "One lamp for each operation; each links to its row below.",
  },
  findings: {
    heading: "Findings",
    none: "No promise of the contract was broken.",
    noneHint: "The table below shows what was tried and what was not.",
    sorted: (findings: number, causes: number) =>
      `${counted(findings, "finding")} with ${counted(causes, "cause")}, the most serious first. One change of the server should fix all places of a cause. Open a place to see the request, the answer and the lines of the spec.`,
    at: (places: number) => `at ${counted(places, "place")}`,
    left: (count: number) =>
      `${counted(count, "more finding")} without their requests, to keep this page small: report.json has them in full.`,
    shownOf: (of: number) => ` of ${counted(of, "cause")} shown`,
    cases: (count: number) => counted(count, "case"),
    error: "Breach",
    warning: "Worth a look",
    known: "Known",
    fresh: "New",
    expected: "Expected",
    request: "Request",
    answer: "Answer",
    noAnswer: "No answer",
    noRequest: "No request was sent.",
    emptyBody: "The body is empty.",
    marked: "The marked line is the one that breaks the promise.",
    linesLeft: (count: number) => `… ${counted(count, "line")} left out …`,
    cut: (count: number) => `… ${counted(count, "more character")}`,
    spec: "The spec says",
    place: (file: string, line: number) => `${file}, line ${line}`,
    shortest: "The shortest input",
    shortestHint: "The smallest value that was found to fail the same way.",
    sequence: "The sequence",
    sequenceHint: "The shortest sequence of requests that shows it. Ids differ in the next run.",
    again: "Send it again",
    variables: (names: readonly string[]) =>
      `Secrets are not in this report. Set ${names.join(" and ")} in your shell first.`,
    shownBy: (count: number) => `Shown by ${counted(count, "case")}`,
    moreCases: (count: number) => `and ${figure(count)} more, in report.json`,
  },
  ignored: {
    heading: "Ignored",
    intro: "The run does not fail for these findings. Each rule has a reason.",
    states: { applied: "applied", expired: "expired", unmatched: "matches nothing", untested: "not tried" },
    findings: (count: number) => counted(count, "finding"),
    more: (count: number) => `and ${figure(count)} more, in report.json`,
  },
  filters: {
    heading: "Filter",
    all: "All",
    tag: "Tag",
    state: "State",
    status: "Answer",
    evidence: "Evidence",
    kind: "Kind of case",
    noAnswer: "none",
    untagged: "untagged",
    states: { fresh: "new", still: "seen before", known: "in the baseline", warning: "worth a look" },
  },
  kinds: {
    example: "example",
    encrypted: "encrypted body",
    generated: "generated input",
    broken: "broken input",
    access: "access",
    replay: "replay",
    isolation: "isolation",
    journey: "journey",
  } satisfies Partial<Record<CaseKind, string>> as Readonly<Record<string, string>>,
  coverage: {
    heading: "Coverage",
    intro: "What the spec documents, and whether the run saw it. Everything that it did not see has a reason.",
    caption: (tag: string) => `Operations of ${tag}: statuses, parameters and journeys`,
    operation: "Operation",
    evidence: "Evidence",
    cases: "Cases",
    statuses: "Statuses",
    parameters: "Parameters",
    journeys: "Journeys",
    inJourneys: (count: number) => counted(count, "journey"),
    unseen: (count: number) => `${figure(count)} not seen`,
    seen: (count: number) => `seen ${counted(count, "time")}`,
    notSeen: "not seen",
    untagged: "no tag",
    none: "none",
    valid: (valid: number, broken: number) => `${figure(valid)} right, ${figure(broken)} wrong`,
  },
  journeys: {
    heading: "Journeys",
    caption: "Journeys, their steps, and how they ended",
    journey: "Journey",
    steps: "Steps",
    outcome: "Outcome",
    none: "The run contained no journeys.",
    outcomes: { passed: "arrived", failed: "broken", skipped: "left out" },
  },
  skipped: {
    heading: "Skipped",
    none: "Nothing was skipped.",
    caption: "Cases that were not tried, by reason",
    reason: "Reason",
    cases: "Cases",
    operations: "Operations",
    more: (count: number) => ` and ${figure(count)} more`,
  },
  footer: (tool: string, version: string) =>
    `Made by ${tool} ${version}. For programs, the same run is in report.json, report.sarif, and junit.xml in the same folder.`,
} as const;
