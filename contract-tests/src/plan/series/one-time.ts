import type { Operation } from "../../spec/contract.ts";
import { objectOr, stringsOf } from "../../json.ts";
import { exampleRequest } from "../generate/requests.ts";
import { type PlanContext, testedOperation } from "../context.ts";
import type { CaseRequest, Series, Substitution, Step } from "../case.ts";
import type { Claim } from "../claim.ts";
import { stepOf, seriesOf } from "./step.ts";
import { extensionOf } from "../read/schemas.ts";
import { changedRequest, type ChangedRequest, entriesOf } from "./refusals/changed-request.ts";
import { effectStep, textOf, type EffectContext } from "./effect-step.ts";

/** Two calls must never return the same value at some places (`x-unique`). */
export function uniqueSeries(context: PlanContext, operation: Operation): Series[] {
  const pointers = stringsOf(extensionOf(context.contract.document, operation, "x-unique"));
  if (pointers.length === 0 || operation.spoilsAccount) return [];
  const id = `${operation.id} › unique`;
  const request = exampleRequest(context, operation);
  const steps = ["one", "other"];
  const specPointer = `${operation.pointer}/x-unique`;
  return seriesOf(
    id,
    steps.map((name) => [stepOf(id, "effect", operation, { name, request })]),
    pointers.map((pointer) => ({ kind: "unique", steps, pointer, specPointer })),
  );
}

/** The documented request, with the objects that it can be sent for (`with` of `x-repeat`), and the steps that find them. */
function usableRequest(context: PlanContext, operation: Operation, id: string): ChangedRequest | undefined {
  const { with: sources } = objectOr(extensionOf(context.contract.document, operation, "x-repeat"));
  return changedRequest(context, operation, id, exampleRequest(context, operation), objectOr(sources));
}

/** How far the time of a call may be from the `Date` of its answer: the longest time that a call takes. */
const CALL_MS = 20_000;

/** The claims that times in the answer of a step are the time of its call (`x-now`). */
const nowClaims = (context: PlanContext, operation: Operation, step: string): Claim[] =>
  stringsOf(extensionOf(context.contract.document, operation, "x-now")).map((pointer) => ({
    kind: "near",
    step,
    pointer,
    withinMs: CALL_MS,
    specPointer: `${operation.pointer}/x-now`,
  }));

/** Times in an answer that are the time of the call itself (`x-now`). */
export function nowSeries(context: PlanContext, operation: Operation): Series[] {
  const id = `${operation.id} › now`;
  const claims = nowClaims(context, operation, "call");
  const usable = usableRequest(context, operation, id);
  if (claims.length === 0 || !usable || operation.spoilsAccount) return [];
  const call = stepOf(id, "time", operation, { name: "call", request: usable.request });
  return seriesOf(id, [...usable.reads, call], claims);
}

/** The request with values that are generated once, because the same request must be sent again. The idempotency key stays new. */
export const withOneBody = (request: CaseRequest): CaseRequest => ({
  ...request,
  substitutions: request.substitutions.map((it): Substitution =>
    "fresh" in it.source && it.place === "body" ? { ...it, source: { named: it.pointer, fresh: it.source.fresh } } : it,
  ),
});

/** The claim that `again` is refused because `first` has succeeded (`x-repeat`); none where the spec says nothing of it. */
export function refusedAgain(context: PlanContext, operation: Operation, first: string, again: string): Claim[] {
  const { code } = objectOr(extensionOf(context.contract.document, operation, "x-repeat"));
  const specPointer = `${operation.pointer}/x-repeat`;
  return typeof code === "string" ? [{ kind: "refused-again", first, again, code, specPointer }] : [];
}

/** Whether the same request succeeds again, with the same result (`x-repeat`). */
export const hasSameResult = (context: PlanContext, operation: Operation): boolean =>
  objectOr(extensionOf(context.contract.document, operation, "x-repeat"))["same"] === true;

/** After a success, the same request must be refused with the documented code, or succeed with the same result (`x-repeat`). */
export function repeatSeries(context: PlanContext, operation: Operation): Series[] {
  const claims = refusedAgain(context, operation, "first", "again");
  const isSame = hasSameResult(context, operation);
  if ((claims.length === 0 && !isSame) || operation.spoilsAccount) return [];
  const { with: sources } = objectOr(extensionOf(context.contract.document, operation, "x-repeat"));
  const id = `${operation.id} › repeat`;
  const base = withOneBody(exampleRequest(context, operation));
  const changed = changedRequest(context, operation, id, base, objectOr(sources));
  if (!changed) return [];
  const { reads, request } = changed;
  const first = stepOf(id, "effect", operation, { name: "first", request, isNeeded: true });
  const again = stepOf(id, "effect", operation, {
    name: "again",
    request,
    ...(isSame && {
      expectation: { outcome: "accepted", needsState: false },
      crossStepChecks: [{ kind: "same", step: "first", pointer: operation.profile.valuePointer }],
    }),
  });
  return seriesOf(id, [...reads, first, again], claims);
}

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
