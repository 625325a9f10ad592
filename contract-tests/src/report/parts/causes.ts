import type { Check } from "../../judge/check.ts";
import type { FindingReport } from "../model.ts";
import { byGravity } from "../rules.ts";

/** Findings of any operations that one change of the server would fix together. */
export interface Cause {
  /** Identifies the cause; equal in every run. */
  readonly key: string;
  readonly check: Check;
  readonly severity: FindingReport["severity"];
  /** Whether the baseline contains all findings of the cause. */
  readonly isKnown: boolean;
  /** Number of failed cases, over all places of the cause. */
  readonly count: number;
  /** Statuses of the responses at the first place. */
  readonly statuses: FindingReport["statuses"];
  /** The places where the cause shows itself; the place with the most cases comes first. */
  readonly places: readonly [FindingReport, ...FindingReport[]];
}

/** A word with a digit, such as an id or an amount; not the name of a change, such as "maximum+1". */
const WORD_WITH_DIGIT = /(?<![\p{L}\p{N}])(?!\p{L}+[+-]1(?!\p{N}))[\p{L}\p{N}_+-]*\p{N}[\p{L}\p{N}_.:+-]*/gu;

/** Returns a message without its values (quoted texts, and words with digits), so that messages of the same kind are equal. */
const shapeOf = (message: string): string =>
  message
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .replaceAll(WORD_WITH_DIGIT, "#")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The place in the spec without the operation that it belongs to. */
const withinOperation = (pointer: string): string => pointer.replace(/^\/paths\/[^/]+(?:\/[^/]+)?/, "");

/** Checks with many findings for one fault: the server lacks a single check, so it accepts many different wrong requests. */
const OF_ONE_CHECK: readonly Check[] = ["open-door", "invalid-accepted"];

/** Returns the invalid input that a message names: "query size" in "accepted an invalid request: query size: maximum+1". */
const inputOf = (message: string): string => message.split(": ")[1]?.replace(/ is missing$/, "") ?? "";

/** Names the check that the server lacks: that of one input, or "" for the check of the session. */
const gapOf = ({ check, message }: FindingReport): string => (check === "invalid-accepted" ? inputOf(message) : "");

const ownGap = (finding: FindingReport): string => [finding.operationId, finding.check, gapOf(finding)].join(" · ");

/**
 * Returns the key by which findings are grouped into causes:
 * - All violations of a shared part of the spec have one cause, whatever their messages say.
 * - Violations of the same rule in several operations have one cause if their statuses and the kind of their messages are equal.
 * - All wrong requests that one missing check accepts have one cause, in every operation that accepts the same wrong requests.
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

/** Sorts the first finding of each operation to the front, because a report shows only some findings and should show every operation. */
function byTurns(findings: readonly FindingReport[]): FindingReport[] {
  const byOperation = [...Map.groupBy(findings, ({ operationId }) => operationId).values()];
  return [...byOperation.flatMap((own) => own.slice(0, 1)), ...byOperation.flatMap((own) => own.slice(1))];
}

/** Groups findings by their cause, the most serious and most frequent first. */
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
