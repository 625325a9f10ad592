import type { Check } from "../../judge/check.ts";
import type { FindingReport } from "../model.ts";
import { byGravity } from "../rules.ts";

/** Findings of any operations that one change of the server would mend together. */
export interface Cause {
  /** The same from run to run. */
  readonly key: string;
  readonly check: Check;
  readonly severity: FindingReport["severity"];
  /** Whether the baseline contains all of its findings. */
  readonly isKnown: boolean;
  /** Number of cases that show it, at all places. */
  readonly count: number;
  /** Those of its first place. */
  readonly statuses: FindingReport["statuses"];
  /** Where it shows: the place with the most cases first. */
  readonly places: readonly [FindingReport, ...FindingReport[]];
}

/** A word with a digit, such as an id or an amount; not the name of a change, such as "maximum+1". */
const WORD_WITH_DIGIT = /(?<![\p{L}\p{N}])(?!\p{L}+[+-]1(?!\p{N}))[\p{L}\p{N}_+-]*\p{N}[\p{L}\p{N}_.:+-]*/gu;

/** What a message says apart from its values: texts in quotes, and words with digits. */
const shapeOf = (message: string): string =>
  message
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .replaceAll(WORD_WITH_DIGIT, "#")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The place in the spec without the operation that it belongs to. */
const withinOperation = (pointer: string): string => pointer.replace(/^\/paths\/[^/]+(?:\/[^/]+)?/, "");

/** Messages of these checks name one of many wrong requests, all of which one missing check lets through. */
const OF_ONE_CHECK: readonly Check[] = ["open-door", "invalid-accepted"];

/** The input that a wrong request is about: "query size" of "accepted a wrong request: query size: maximum+1". */
const inputOf = (message: string): string => message.split(": ")[1]?.replace(/ is missing$/, "") ?? "";

/** What lets wrong requests through: the lack of a session check, or of a check of one input. */
const gapOf = ({ check, message }: FindingReport): string => (check === "invalid-accepted" ? inputOf(message) : "");

const ownGap = (finding: FindingReport): string => [finding.operationId, finding.check, gapOf(finding)].join(" · ");

/**
 * A shared part of the spec that is violated is one cause, whatever each message says. A rule of a single operation is the same cause where
 * another operation has the same rule at the same place, with the same statuses and a message of the same shape. What a missing check of an
 * operation lets through is one cause, and the same where another operation lets through the same.
 */
function causeKey(finding: FindingReport, letThrough: ReadonlyMap<string, readonly FindingReport[]>): string {
  const { check, severity, spec, statuses, message } = finding;
  if (check === "not-implemented") return [severity, check, statuses.join(",")].join(" · ");
  if (OF_ONE_CHECK.includes(check)) {
    const shapes = letThrough.get(ownGap(finding))?.map((other) => shapeOf(other.message)) ?? [];
    return [severity, check, gapOf(finding), ...new Set(shapes.toSorted())].join(" · ");
  }
  const place = withinOperation(spec.pointer);
  const isShared = place === spec.pointer && spec.pointer !== "";
  return [severity, check, place, ...(isShared ? [] : [statuses.join(","), shapeOf(message)])].join(" · ");
}

const byCases = (one: { readonly count: number }, other: { readonly count: number }): number => other.count - one.count;

/** One place of each operation first, so that all operations are seen where only the first places are shown. */
function byTurns(findings: readonly FindingReport[]): FindingReport[] {
  const byOperation = [...Map.groupBy(findings, ({ operationId }) => operationId).values()];
  return [...byOperation.flatMap((own) => own.slice(0, 1)), ...byOperation.flatMap((own) => own.slice(1))];
}

/** Groups findings by their cause, the gravest and most frequent first. */
export function causesOf(findings: readonly FindingReport[]): Cause[] {
  const letThrough = Map.groupBy(findings, ownGap);
  const groups = Map.groupBy(findings, (finding) => causeKey(finding, letThrough));
  return [...groups]
    .flatMap(([key, own]): Cause[] => {
      const [first, ...others] = byTurns(own.toSorted(byCases));
      if (!first) return [];
      const { check, severity } = first;
      const isKnown = own.every((finding) => finding.isKnown);
      const count = own.reduce((total, finding) => total + finding.count, 0);
      return [{ key, check, severity, isKnown, count, statuses: first.statuses, places: [first, ...others] }];
    })
    .toSorted(byGravity);
}
