import { objectOr, valueAt } from "../../../json.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { successPlaces, type AnnotatedPlace, dereference } from "../../../plan/read/schemas.ts";
import type { Operation } from "../../../spec/contract.ts";
import { momentOf } from "../../values/numbers.ts";

/** Names of the members of a row that are the two ends of its period. */
const ENDS = [
  ["from", "to"],
  ["start", "end"],
  ["startsAt", "endsAt"],
  ["startTime", "endTime"],
  ["begin", "end"],
] as const;

/** How words say that periods follow each other without a gap. */
const WITHOUT_GAPS =
  /\bincluding (?:those|the ones|days|weeks|months|hours|periods|intervals) without\b|\bwithout (?:a gap|gaps)\b|\bcontiguous\b/i;

/** The two ends of the period of a row. */
interface Ends {
  readonly from: string;
  readonly to: string;
}

/** The lists of periods that follow each other without a gap, by the words of the spec. */
export const listsWithoutGaps = ({ contract }: PlanContext, operation: Operation): AnnotatedPlace[] =>
  successPlaces(contract, operation, (schema, resolved): Ends | undefined => {
    const words = String(schema["description"] ?? resolved["description"]);
    const row = objectOr(dereference(contract.document, resolved["items"])["properties"]);
    const [from, to] = ENDS.find((names) => names.every((name) => name in row)) ?? [];
    return WITHOUT_GAPS.test(words) && from !== undefined && to !== undefined ? { from, to } : undefined;
  });

/** The first row that does not begin where the row before it ends, with what is wrong; undefined when there is none. The latest row may be first. */
export function gapIn(rows: readonly unknown[], { from, to }: Ends): { index: number; message: string } | undefined {
  const ends = rows.map((row) => [momentOf(valueAt(row, `/${from}`)), momentOf(valueAt(row, `/${to}`))] as const);
  const index = ends.findIndex(([start, end], at) => {
    const [startBefore, endBefore] = ends[at - 1] ?? [];
    if (start === undefined || end === undefined || startBefore === undefined || endBefore === undefined) return false;
    return start !== endBefore && end !== startBefore;
  });
  if (index === -1) return undefined;
  return { index, message: `must follow the row before it: its ${from} must be the ${to} of that row` };
}
