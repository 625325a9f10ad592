import type { ShownExchange, FindingReport, OperationReport, Report, Share } from "../model.ts";
import { RULES } from "../rules.ts";
import { variablesIn } from "./curl.ts";
import { shownHeaders } from "./shown-headers.ts";
import { layOut } from "./json-layout.ts";
import { groupedLines, placeWords } from "./cause-lines.ts";
import { nameOfRule, problemOf, reasonOf } from "../parts/ignored-words.ts";
import { counted, dimmed, paint, paragraph, plain, WIDTH, type Colour } from "./terminal-text.ts";

const COUNT_WIDTH = 5;
/** A longer table is shortened to the operations that need attention. */
const MAX_ROWS = 20;
const MAX_BODY_LINES = 12;
const MAX_NAMES = 6;
const MAX_INDENT = 20;

const isBuilt = ({ check }: FindingReport): boolean => check !== "not-implemented";

function tableRow(row: OperationReport, nameWidth: number): string {
  const passed = paint(
    row.failed > 0 || row.passed === 0 ? "dim" : "green",
    `✓${String(row.passed).padStart(COUNT_WIDTH)}`,
  );
  const failed = paint(row.failed > 0 ? "red" : "dim", `✗${String(row.failed).padStart(COUNT_WIDTH)}`);
  const skipped = row.skipped > 0 ? paint("yellow", ` ${row.skipped} skipped`) : "";
  const never = row.neverAccepted ? paint("yellow", " never accepted") : "";
  const taken = COUNT_WIDTH * 2 + nameWidth + 9 + (row.skipped > 0 ? 13 : 0) + (row.neverAccepted ? 15 : 0);
  const address = `${row.method} ${row.path}`;
  const room = Math.max(0, WIDTH - taken);
  const shown = address.length > room ? `${address.slice(0, Math.max(0, room - 1))}…` : address;
  return `  ${passed} ${failed}  ${row.operationId.padEnd(nameWidth)}  ${paint("dim", shown)}${skipped}${never}`;
}

const isJudged = ({ passed, failed }: OperationReport): boolean => passed + failed > 0;

/** Returns the ids of the operations that are not implemented. One block reports them all, so the table leaves them out. */
const missingIds = ({ findings }: Report): ReadonlySet<string> =>
  new Set(findings.filter((finding) => !isBuilt(finding)).map(({ operationId }) => operationId));

/** Returns why no case of these operations was judged: the reason if they share one, else a hint at the list of skipped cases. */
function unjudgedReason({ skipped }: Report, ids: readonly string[]): string {
  const own = skipped.filter(({ operationIds }) => operationIds.some((id) => ids.includes(id)));
  const [first] = own;
  return first && own.length === 1 ? first.reason : `their cases were skipped, see "Skipped"`;
}

/** Returns a coloured paragraph about some operations; no line when their number is 0. */
const say = (count: number, colour: Colour, words: string, sign: string): string[] =>
  count === 0 ? [] : paragraph(words, 2, sign).map((line) => paint(colour, line));

/** Returns a summary of the operations that have no row in the table. */
function restLines(rest: readonly OperationReport[], report: Report): string[] {
  const missing = missingIds(report);
  const built = rest.filter(({ operationId }) => !missing.has(operationId));
  const kept = built.filter((row) => isJudged(row) && row.failed === 0);
  const broken = built.filter(({ failed }) => failed > 0).length;
  const unjudged = built.filter((row) => !isJudged(row)).map(({ operationId }) => operationId);
  const passed = kept.reduce((total, row) => total + row.passed, 0);
  const absent = rest.length - built.length;
  return [
    ...say(broken, "red", `${counted(broken, "more operation")} with broken promises, in report.html`, "✗ "),
    ...say(absent, "red", `${counted(absent, "operation")} not implemented`, "✗ "),
    ...say(
      unjudged.length,
      "yellow",
      `${counted(unjudged.length, "operation")} could not be judged: ${unjudgedReason(report, unjudged)}`,
      "- ",
    ),
    ...say(kept.length, "green", `${counted(kept.length, "operation")} as promised (${counted(passed, "case")})`, "✓ "),
  ];
}

function tableLines(report: Report): string[] {
  const { operations } = report;
  const missing = missingIds(report);
  const wantsRow = (row: OperationReport): boolean =>
    !missing.has(row.operationId) && (row.failed > 0 || (row.neverAccepted && isJudged(row)));
  const rows = operations.length > MAX_ROWS ? operations.filter(wantsRow).slice(0, MAX_ROWS * 2) : operations;
  const rest = operations.filter((row) => !rows.includes(row));
  const nameWidth = Math.max(0, ...rows.map(({ operationId }) => operationId.length));
  return [...rows.map((row) => tableRow(row, nameWidth)), ...restLines(rest, report)];
}

const left = (count: number): string[] => (count > 0 ? [`    … ${counted(count, "line")}, in report.html`] : []);

/** Lines of a body around the line with the violation, which is marked. */
function bodyLines(body: string, where = "", isCut = false): string[] {
  const wanted = { where, isCut, maxLines: MAX_BODY_LINES, linesAround: MAX_BODY_LINES / 2 };
  const { lines, marked, before, after } = layOut(body, wanted);
  const all = lines.flatMap((line, index) => {
    const indent = 4 + Math.min(MAX_INDENT, /^ */.exec(line)?.[0].length ?? 0);
    const [first = "", ...rest] = paragraph(line.trim(), indent);
    return index === marked ? [paint("bold", `  > ${first.slice(4)}`), ...rest] : [first, ...rest];
  });
  const long = all.length - MAX_BODY_LINES * 2;
  const shown = long > 0 ? all.slice(0, MAX_BODY_LINES * 2) : all;
  return [...left(before), ...shown, ...left(after + Math.max(0, long))];
}

const headerLines = (headers: ShownExchange["request"]["headers"]): string[] =>
  shownHeaders(headers).flatMap(([name, value]) => paragraph(`${name}: ${value}`, 4));

function answerLines({ response }: ShownExchange, where: string): string[] {
  if ("failure" in response) return paragraph(response.failure, 4);
  const cut = response.cut > 0 ? [`    … ${counted(response.cut, "more character")}`] : [];
  return [
    `    status ${response.status}`,
    ...headerLines(response.headers),
    ...bodyLines(response.body, where, response.cut > 0),
    ...cut,
  ];
}

function shortestLines({ shortest }: FindingReport): string[] {
  if (!shortest) return [];
  const { place, name, value } = shortest;
  return ["  Shortest input", ...paragraph(`${place === "body" ? place : `${place} ${name}`} = ${value}`, 4)];
}

/** Lists the requests that show the finding together; each command repeats one of them. */
function sequenceLines({ sequence }: FindingReport): string[] {
  if (sequence.length === 0) return [];
  const lines = sequence.flatMap(({ method, url, status }, index) =>
    paragraph(`${method} ${url} → ${status ?? "no answer"}`, 4, `${index + 1}. `),
  );
  return ["  Sequence, the shortest that shows it", ...lines];
}

function exchangeLines(finding: FindingReport): string[] {
  const { example } = finding;
  if (!example) return [];
  const { request } = example;
  const curl = finding.shortest?.curl ?? example.curl;
  const variables = variablesIn(curl);
  const promise = `${RULES[finding.check].promise} ${RULES[finding.check].advice}`;
  const set = variables.length === 0 ? [] : paragraph(`Set first: ${variables.join(", ")}`, 2);
  return [
    "",
    paint("bold", "The first one in full, by the shortest request that shows it"),
    ...paragraph(example.caseId, 2, "Case      "),
    ...paragraph(example.expectation, 2, "Expected  "),
    "  Request",
    ...paragraph(`${request.method} ${request.url}`, 4),
    ...headerLines(request.headers),
    ...(request.body === null ? [] : bodyLines(request.body)),
    "  Answer",
    ...answerLines(example, finding.where),
    "  Rule",
    ...paragraph(promise, 4),
    ...paragraph(placeWords(finding), 4),
    ...finding.spec.quote.map(({ line, text, isRule }) => {
      const quoted = `${isRule ? ">" : " "} ${String(line).padStart(5)} ${plain(text)}`;
      return `    ${isRule ? quoted.slice(0, WIDTH - 4) : paint("dim", quoted.slice(0, WIDTH - 4))}`;
    }),
    ...shortestLines(finding),
    ...sequenceLines(finding),
    "  Again",
    ...set,
    plain(curl),
  ];
}

function skippedLines({ skipped }: Report): string[] {
  if (skipped.length === 0) return [];
  const lines = skipped.flatMap(({ reason, count, operationIds }) => {
    const rest = operationIds.length - MAX_NAMES;
    const names = operationIds.slice(0, MAX_NAMES).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
    return [...paragraph(reason, 2, `${String(count).padStart(COUNT_WIDTH)}  `), ...dimmed(paragraph(names, 9))];
  });
  return ["", paint("bold", "Skipped"), ...lines];
}

const shareWords = (name: string, { seen, of }: Share): string => `${seen} of ${of} ${name}`;

function coverageLines({ coverage: { totals } }: Report): string[] {
  const words = [
    shareWords("operations", totals.operations),
    shareWords("documented statuses below 500", totals.statuses),
    shareWords("parameters", totals.parameters),
    ...(totals.journeys.of > 0 ? [shareWords("journeys", totals.journeys)] : []),
  ];
  return ["", ...paragraph(words.join(" · "), 0, "Covered   ")];
}

function comparisonLines({ comparison }: Report): string[] {
  if (!comparison) return [];
  const { fresh, mended, still, notTried, previous } = comparison;
  const words = [`${fresh.length} new`, `${mended.length} fixed`, `${still.length} still there`];
  if (notTried.length > 0) words.push(`${notTried.length} not tried this time`);
  const other = previous.isSameUrl ? "" : ` (of ${previous.url})`;
  return paragraph(`${words.join(" · ")}, since ${previous.startedAt}${other}`, 0, "Compared  ");
}

/** Suggested next steps, the most useful first. */
function nextLines(report: Report): string[] {
  const worst = report.findings.find((it) => it.severity === "error" && !it.isKnown && isBuilt(it));
  const unsafe = report.coverage.operations.filter(({ reason }) => reason?.includes("--unsafe")).length;
  const missing = missingIds(report);
  const never = report.operations
    .filter((row) => row.neverAccepted && isJudged(row) && !missing.has(row.operationId))
    .map(({ operationId }) => operationId);
  const advice = [
    ...(report.isInterrupted ? ["The run was stopped: these are the results so far."] : []),
    ...(worst ? [`Fix ${worst.operationId} first, then: --only ${worst.operationId}`] : []),
    ...(never.length > 0
      ? [`Never accepted, so little is known about them: ${never.slice(0, MAX_NAMES).join(", ")}. See their examples.`]
      : []),
    ...(unsafe > 0 ? [`${counted(unsafe, "operation")} not tried without --unsafe (test servers only).`] : []),
  ];
  return advice.flatMap((text) => paragraph(text, 0, "Next      "));
}

/** A stopped run reports only the errors that it found. */
function verdictOf({ honoursTheSpec, unproved, isInterrupted, totals }: Report): [Colour, string] {
  if (honoursTheSpec) return ["green", "honours the spec"];
  if (unproved !== null && totals.errors === 0) return ["yellow", "could not be tested"];
  if (isInterrupted && totals.errors === totals.known)
    return ["yellow", "was not tested completely; nothing new is broken so far"];
  return ["red", "does not honour the spec"];
}

function verdictLines(report: Report): string[] {
  const { totals, url, unproved, durationMs, seed } = report;
  const ignored = totals.ignored > 0 ? `${counted(totals.ignored, "finding")} ignored, ` : "";
  const counts = `${totals.cases} cases, ${totals.failed} failed, ${totals.skipped} skipped, ${ignored}${(durationMs / 1000).toFixed(1)} s, seed ${seed}`;
  const known = totals.known > 0 ? `, ${totals.known} of them known` : "";
  const broken = totals.errors > 0 ? `: ${counted(totals.errors, "broken promise")}${known}` : "";
  const [colour, words] = verdictOf(report);
  return [
    "",
    ...paragraph(`${url} ${words}${broken}`, 0).map((line) => paint(colour, line)),
    ...(unproved === null ? [] : paragraph(unproved, 0).map((line) => paint("yellow", line))),
    ...paragraph(`(${counts})`, 0),
  ];
}

const MAX_IGNORED = 6;

/** Lists the ignored findings below the reason of their rule. */
function ignoredLines({ ignored }: Report): string[] {
  const rules = ignored.filter(({ findings }) => findings.length > 0);
  if (rules.length === 0) return [];
  const lines = rules.flatMap(({ rule, findings }) => {
    const rest = findings.length - MAX_IGNORED;
    return [
      ...paragraph(reasonOf(rule), 2, `${String(findings.length).padStart(COUNT_WIDTH)}  `),
      ...dimmed(paragraph(nameOfRule(rule), 9)),
      ...findings
        .slice(0, MAX_IGNORED)
        .flatMap(({ operationId, where, message }) => paragraph(`${operationId} ${where}: ${message}`, 9)),
      ...(rest > 0 ? [`         … and ${counted(rest, "more finding")}, in report.html`] : []),
    ];
  });
  return ["", paint("bold", "Ignored, each for a reason"), ...lines];
}

/** Warns of rules that no longer do anything. */
function ruleProblemLines({ ignored }: Report): string[] {
  const problems = ignored.flatMap((rule) => problemOf(rule) ?? []);
  const lines = problems.flatMap((text) => paragraph(text, 0, "! ").map((line) => paint("yellow", line)));
  return lines.length === 0 ? [] : ["", ...lines];
}

const MAX_NOTES = 5;

/** Notes on a generic profile, and on parts of the spec that were left out. */
function specLines({ profile, notes }: Report): string[] {
  const rest = notes.length > MAX_NOTES ? [`… and ${notes.length - MAX_NOTES} more, in report.json`] : [];
  const words = profile === "generic" ? ["any OpenAPI document: only what the document itself says"] : [];
  return [
    ...words.flatMap((text) => dimmed(paragraph(text, 0, "Profile   "))),
    ...[...notes.slice(0, MAX_NOTES), ...rest].flatMap((text) => dimmed(paragraph(text, 0, "Note      "))),
  ];
}

/**
 * Writes the report for a terminal of 80 columns; only the command to copy is longer. `isQuiet` limits it to the findings and the verdict.
 */
export function toTerminal(report: Report, isQuiet = false): string {
  const errors = report.findings.filter(({ severity }) => severity === "error");
  const warnings = report.findings.filter(({ severity }) => severity === "warning");
  const worst = errors.find(isBuilt) ?? errors[0];
  if (isQuiet) {
    const broken = groupedLines("Broken promises, the most serious first", errors, report);
    return [...broken, ...ruleProblemLines(report), ...verdictLines(report)].join("\n").trimStart();
  }
  return [
    ...paragraph(`Contract of ${report.url}`, 0).map((line) => paint("bold", line)),
    ...specLines(report),
    ...tableLines(report),
    ...groupedLines("Broken promises, the most serious first", errors, report),
    ...groupedLines("Worth a look", warnings, report),
    ...(worst ? exchangeLines(worst) : []),
    ...ignoredLines(report),
    ...ruleProblemLines(report),
    ...skippedLines(report),
    ...coverageLines(report),
    ...comparisonLines(report),
    ...nextLines(report),
    ...verdictLines(report),
  ].join("\n");
}
