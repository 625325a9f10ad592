import { createHash } from "node:crypto";
import type { Case, CaseRequest, Plan, Series, Step } from "../../src/plan/case.ts";

/** Longer values are shortened to their beginning, their length and a hash. */
const MAX_LENGTH = 160;

/** Formats a value as JSON, with escapes for invisible characters and those beyond ASCII. Long values are shortened. */
function shown(value: unknown): string {
  const text = (JSON.stringify(value) ?? "undefined").replaceAll(
    /[\u007F-\uFFFF]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  if (text.length <= MAX_LENGTH) return text;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  return `${text.slice(0, MAX_LENGTH)}… (${text.length} characters, ${hash})`;
}

function requestLines({ method, parameters, body, authorization, substitutions }: CaseRequest): string[] {
  const filled = Object.entries(parameters).filter(([, values]) => Object.keys(values).length > 0);
  return [
    ...(method === undefined ? [] : [`method ${method}`]),
    ...filled.map(([place, values]) => `${place} ${shown(values)}`),
    ...(body === undefined ? [] : [`body ${shown(body)}`]),
    `as ${shown(authorization)}`,
    ...substitutions.map(({ place, pointer, source }) => `fills ${place}${pointer} ${shown(source)}`),
  ];
}

/** Returns the subject of a line: "query", "fills body/name". */
const nameOf = (line: string): string => /^(?:fills \S+|\S+)/.exec(line)?.[0] ?? "";

/** Writes a plan. An operation's requests share most lines, so only the first is written in full, and the others by their difference. */
class Writer {
  readonly #first = new Map<string, readonly string[]>();

  caseLines({ id, operationId, kind, stage, request, expectation, varied }: Case): string[] {
    return [
      `${id} (${operationId}, ${kind}, ${stage}) expects ${shown(expectation)}`,
      ...(varied === undefined ? [] : [`  varies ${shown(varied)}`]),
      ...this.#difference(operationId, requestLines(request)),
    ];
  }

  /** Marks lines that only this request has with `+`, and lines that only the operation's first request has with `-`. */
  #difference(operationId: string, lines: readonly string[]): string[] {
    const first = this.#first.get(operationId);
    if (!first) {
      this.#first.set(operationId, lines);
      return lines.map((line) => `  ${line}`);
    }
    const more = lines.filter((line) => !first.includes(line));
    const replaced = more.map(nameOf);
    const less = first.filter((line) => !lines.includes(line) && !replaced.includes(nameOf(line)));
    return [...more.map((line) => `  + ${line}`), ...less.map((line) => `  - ${nameOf(line)}`)];
  }

  stepLines(step: Step): string[] {
    return [
      ...this.caseLines(step),
      `  step ${shown(step.name)}${step.isNeeded ? ", needed" : ""}`,
      ...step.crossStepChecks.map((check) => `  cross-step ${shown(check)}`),
    ];
  }

  seriesLines({ id, groups, claims = [], rest }: Series): string[] {
    return [
      `series ${id}${rest === undefined ? "" : `, rests ${shown(rest)}`}`,
      ...groups.flatMap((group, index) =>
        group.flatMap((step) => this.stepLines(step)).map((line) => `  ${index + 1} ${line}`),
      ),
      ...claims.map((claim) => `  claim ${JSON.stringify(claim)}`),
    ];
  }
}

/** Formats a whole plan as text, with one or more lines for each request. */
export function planText({ cases, series }: Plan): string {
  const writer = new Writer();
  const lines = [
    ...cases.flatMap((tried) => writer.caseLines(tried)),
    ...series.flatMap((it) => writer.seriesLines(it)),
  ];
  return `${lines.join("\n")}\n`;
}

/** Lists the ids of all cases of a plan with their expected outcomes. */
export const planNames = ({ cases, series }: Plan): string =>
  `${[...cases, ...series.flatMap(({ groups }) => groups.flat())].map(({ id, expectation: { outcome } }) => `${id}: ${outcome}`).join("\n")}\n`;
