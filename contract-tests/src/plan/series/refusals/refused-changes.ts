import type { Operation } from "../../../spec/contract.ts";
import { isJson } from "../../../media-type.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import type { CaseRequest, Series } from "../../case.ts";
import { exampleRequest } from "../../generate/base-request.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { outsideBody, withoutSubstitution } from "../../generate/substitutions.ts";
import { changingMembers } from "../../read/annotated-schemas.ts";
import { variantsOf } from "../../vary/variants.ts";
import { effectStep, marksNamed } from "../effect-step.ts";
import { stepOf, seriesOf } from "../step.ts";
import { changedRequest, documentedRequest } from "./changed-request.ts";
import { documentedRefusals } from "./documented-refusals.ts";
import { valueSent, withBodyValue } from "../../generate/request-edits.ts";

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

/** The reads that show what a call changes. */
function readsOf(context: PlanContext, operation: Operation): Operation[] {
  const ids = EFFECTS.flatMap(([effect, read]) => marksNamed(operation, effect).map((mark) => mark[read]));
  return [...new Set(ids)].flatMap((id) => testedOperation(context, id) ?? []);
}

interface Broken {
  readonly name: string;
  readonly request: CaseRequest;
}

/** Requests that are wrong in one place, each in another. */
function brokenRequests(context: PlanContext, operation: Operation): Broken[] {
  const payload = plainPayloadOf(operation);
  const base = exampleRequest(context, operation);
  const sent = valueSent(base);
  if (!payload || !isJson(payload.mediaType) || sent === undefined) return [];
  const variants = variantsOf(context.contract.document, payload.schema, sent)
    .filter(({ change }) => LATE.includes(change))
    .filter(({ value }) => context.validate(payload.schemaPointer, value, "request").length > 0);
  const places = [...Map.groupBy(variants, ({ pointer }) => pointer).values()].flatMap(([variant]) => variant ?? []);
  return places.slice(0, MOST_BROKEN).map(({ pointer, change, value }) => ({
    name: `body${pointer} ${change}`,
    request: {
      ...withBodyValue(base, value),
      substitutions: pointer === "" ? outsideBody(base) : withoutSubstitution(base.substitutions, "body", pointer),
    },
  }));
}

/** Requests that the spec says are refused (`x-refusals`), as far as they need no value of another operation. */
const refusedRequests = (context: PlanContext, operation: Operation): Broken[] =>
  documentedRefusals(context, operation)
    .filter(({ isOnlyTogether }) => !isOnlyTogether)
    .flatMap(({ when, changes, entry }) => {
      const base = documentedRequest(context, operation, entry);
      const changed = changedRequest(context, operation, operation.id, base, changes);
      return changed?.reads.length === 0 ? [{ name: when, request: changed.request }] : [];
    });

/** A request that is refused because it is wrong changes nothing of what the call would change. */
export function refusedChangeSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.spoilsAccount || operation.endsSession) return [];
  const broken = [...brokenRequests(context, operation), ...refusedRequests(context, operation)];
  if (broken.length === 0) return [];
  return readsOf(context, operation).flatMap((read) => {
    const id = `${operation.id} › refused without effect on ${read.id}`;
    const scene = { context, id, change: operation };
    const reading = (name: string) => [effectStep(scene, name, read)];
    const steps = [
      reading("before"),
      reading("before again"),
      ...broken.map(({ name, request }) => [
        stepOf(id, "broken", operation, { name, request, expectation: { outcome: "refused", reason: name } }),
      ]),
      reading("after"),
    ];
    return seriesOf(id, steps, [
      {
        kind: "unchanged",
        still: ["before", "before again"],
        before: "before again",
        after: "after",
        by: broken.map(({ name }) => name),
        calls: "refused",
        moving: changingMembers(context.contract, read),
        specPointer: `${operation.pointer}/x-contract`,
      },
    ]);
  });
}
