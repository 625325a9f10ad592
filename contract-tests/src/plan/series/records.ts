import type { Operation } from "../../spec/contract.ts";
import { objectOr, stringsOf } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import type { Claim } from "../claim.ts";
import type { Series, Step } from "../case.ts";
import { effectStep, textOf, type EffectContext } from "./effect-step.ts";
import { CALL_MS, nowClaims, usableRequest } from "./one-time.ts";
import { entriesOf } from "./refusals/changed-request.ts";

const EXTENSION = "x-records";

/** What is read before and after a call that leaves one row in a list, and the claim about it. */
interface Recording {
  readonly before: Step;
  readonly after: Step;
  readonly claim: Claim;
}

/** The records of the call that the step `by` makes (`x-records`). */
const recordsOf = (scene: EffectContext, by: string): Recording[] =>
  entriesOf(scene.context, scene.change, EXTENSION).flatMap((mark, index): Recording[] => {
    const list = testedOperation(scene.context, mark["listedBy"]);
    if (!list) return [];
    const [before, after] = [`records before ${index + 1}`, `records after ${index + 1}`];
    return [
      {
        before: effectStep(scene, before, list),
        after: effectStep(scene, after, list),
        claim: {
          kind: "recorded",
          before,
          after,
          by,
          rows: textOf(mark["rows"]),
          key: textOf(mark["key"]),
          same: objectOr(mark["same"]),
          now: stringsOf(mark["now"]),
          withinMs: CALL_MS,
          specPointer: `${scene.change.pointer}/${EXTENSION}/${index}`,
        },
      },
    ];
  });

/** The series with its first call's records, read before and after it: a repeat of that call leaves no other row. */
export function withRecords(context: PlanContext, operation: Operation, series: Series, by: string): Series {
  const records = recordsOf({ context, id: series.id, change: operation }, by);
  return {
    ...series,
    groups: [...records.map(({ before }) => [before]), ...series.groups, ...records.map(({ after }) => [after])],
    claims: [...(series.claims ?? []), ...records.map(({ claim }) => claim), ...nowClaims(context, operation, by)],
  };
}

/** A call leaves exactly one row in each list that records it (`x-records`). */
export function recordSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.spoilsAccount || operation.endsSession) return [];
  if (entriesOf(context, operation, EXTENSION).length === 0) return [];
  const id = `${operation.id} › recorded`;
  const usable = usableRequest(context, operation, id);
  if (!usable) return [];
  const call = { ...effectStep({ context, id, change: operation }, "call", operation, true), request: usable.request };
  const groups = [...usable.reads.map((step) => [step]), [call]];
  return [withRecords(context, operation, { id, groups }, "call")];
}
