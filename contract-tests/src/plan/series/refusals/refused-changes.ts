import type { Operation } from "../../../spec/contract.ts";
import { isJson } from "../../../media-type.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import type { CaseRequest, Series, Step } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { exampleRequest, outsideBody, withoutSubstitution, valueSent, withBodyValue } from "../../generate/requests.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { changingMembers } from "../../read/schemas.ts";
import { variantsOf } from "../../vary/variants.ts";
import { bodyPlaceIn, effectStep, marksNamed, type EffectContext } from "../effect-step.ts";
import { otherBody } from "../keys/replays.ts";
import { stepOf, seriesOf } from "../step.ts";
import { changedRequest, documentedRequest } from "./changed-request.ts";
import { documentedRefusals } from "./documented-refusals.ts";

/** Marks of the effects of a call, with the member that names the read which shows the effect. */
const EFFECTS = [
  ["creates", "listedBy"],
  ["removes", "listedBy"],
  ["sets", "readBy"],
  ["moves", "readBy"],
  ["keepsSum", "readBy"],
] as const;
/** Wrong values that servers tend to notice late, at the end of their work. */
const LATE = [
  "maxLength+1",
  "maximum+1",
  "minimum-1",
  "pattern",
  "unknown member",
  "minLength-1",
  "undocumented property",
];
const MOST_BROKEN = 5;

/** The reads that show what a call changes, by the marks of the spec. */
export function markedReads(context: PlanContext, operation: Operation): Operation[] {
  const ids = EFFECTS.flatMap(([effect, read]) => marksNamed(operation, effect).map((mark) => mark[read]));
  return ids.flatMap((id) => testedOperation(context, id) ?? []);
}

/** The request with other values than usual at the places that the call sets: those of the example may be stored already. */
const withOtherValues = (context: PlanContext, operation: Operation, request: CaseRequest): CaseRequest =>
  marksNamed(operation, "sets").reduce((changed, { value }) => {
    const place = bodyPlaceIn(value);
    return (place === undefined ? undefined : otherBody(context, operation, changed, place)) ?? changed;
  }, request);

interface Broken {
  readonly name: string;
  readonly request: CaseRequest;
  /** The steps that read values of the request before. */
  readonly reads: readonly Step[];
}

/** Requests that are wrong in one place, each in another. */
function brokenRequests(context: PlanContext, operation: Operation): Broken[] {
  const payload = plainPayloadOf(operation);
  const base = withOtherValues(context, operation, exampleRequest(context, operation));
  const sent = valueSent(base);
  if (!payload || !isJson(payload.mediaType) || sent === undefined) return [];
  const variants = variantsOf(context.contract.document, payload.schema, sent)
    .filter(({ change }) => LATE.includes(change))
    .filter(({ value }) => context.validate(payload.schemaPointer, value, "request").length > 0);
  const places = [...Map.groupBy(variants, ({ pointer }) => pointer).values()].flatMap(([variant]) => variant ?? []);
  return places.slice(0, MOST_BROKEN).map(({ pointer, change, value }) => ({
    name: `body${pointer} ${change}`,
    reads: [],
    request: {
      ...withBodyValue(base, value),
      substitutions: pointer === "" ? outsideBody(base) : withoutSubstitution(base.substitutions, "body", pointer),
    },
  }));
}

/** Requests that the spec says are refused (`x-refusals`). */
const refusedRequests = (context: PlanContext, operation: Operation): Broken[] =>
  documentedRefusals(context, operation)
    .filter(({ isOnlyTogether }) => !isOnlyTogether)
    .flatMap(({ when, changes, entry }) => {
      const base = withOtherValues(context, operation, documentedRequest(context, operation, entry));
      const changed = changedRequest(context, operation, operation.id, base, changes);
      return changed ? [{ name: when, ...changed }] : [];
    });

/** The claim that refused calls have changed nothing in the read, which is sent twice before them and once after them. */
export const unchangedClaim = (
  { context, change }: EffectContext,
  read: Operation,
  refused: readonly { readonly name: string }[],
): Claim => ({
  kind: "unchanged",
  still: [`${read.id} before`, `${read.id} before again`],
  before: `${read.id} before again`,
  after: `${read.id} after`,
  by: refused.map(({ name }) => name),
  calls: "refused",
  moving: changingMembers(context.contract, read),
  specPointer: `${change.pointer}/x-contract`,
});

/**
 * A request that is refused because it is wrong changes nothing: neither what the call would change, nor the list in which a wrong request finds the
 * object that it names.
 */
export function refusedChangeSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.spoilsAccount || operation.endsSession || operation.method === "GET") return [];
  const broken = [...brokenRequests(context, operation), ...refusedRequests(context, operation)];
  const sources = new Map(broken.flatMap(({ reads }) => reads.map((step) => [step.name, step] as const)));
  const found = [...sources.keys()].flatMap((id) => testedOperation(context, id) ?? []);
  const reads = [...new Set([...markedReads(context, operation), ...found])];
  if (broken.length === 0 || reads.length === 0) return [];
  const id = `${operation.id} › refused without effect`;
  const scene = { context, id, change: operation };
  const reading = (when: string) => reads.map((read) => [effectStep(scene, `${read.id} ${when}`, read)]);
  const steps = [
    ...reading("before"),
    ...reading("before again"),
    ...[...sources.values()].map((step) => [{ ...step, isNeeded: false }]),
    ...broken.map(({ name, request }) => [
      stepOf(id, "broken", operation, { name, request, expectation: { outcome: "refused", reason: name } }),
    ]),
    ...reading("after"),
  ];
  return seriesOf(
    id,
    steps,
    reads.map((read) => unchangedClaim(scene, read, broken)),
  );
}
