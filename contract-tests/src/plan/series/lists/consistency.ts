import type { Operation } from "../../../spec/contract.ts";
import { objectOr } from "../../../json.ts";
import { isSignIn, testedOperation, type PlanContext } from "../../context.ts";
import { exampleRequest, withSource, placeOf } from "../../generate/requests.ts";
import type { Series } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { changingMembers, successPlaces, type AnnotatedPlace } from "../../read/schemas.ts";
import { likenessesOf, type Likeness } from "../../read/same-as.ts";
import { requestNameOf } from "../../read/terms.ts";
import {
  distinctValues,
  isByRow,
  isWithinReach,
  otherRequest,
  sampledPointers,
  sharedStep,
  titleOf,
  withQuery,
  type ParameterValue,
} from "./other-operation.ts";
import { seriesOf } from "../step.ts";
import { listRequest, markedObjectOf } from "./listed-objects.ts";

/** One comparison: the value, and the request to the other operation. */
interface Comparison {
  readonly likeness: Likeness;
  readonly specPointer: string;
  readonly pointer: string;
}

/** Returns the comparisons of a place: one for a whole list, or some sample rows when each row needs its own request. */
const comparisonsOf = ({ mark, pointer: place, specPointer }: AnnotatedPlace): Comparison[] =>
  (mark as readonly Likeness[]).flatMap((likeness) =>
    sampledPointers(place + likeness.at, isByRow(likeness.with)).map((pointer) => ({ likeness, specPointer, pointer })),
  );

const isRead = ({ method }: Operation): boolean => method === "GET";

function sameClaim(
  context: PlanContext,
  [operation, other]: readonly [Operation, Operation],
  { likeness, specPointer, pointer }: Comparison,
): Claim {
  const { pointer: at, keys, where, row } = likeness;
  const moving = [operation, other].flatMap((it) => changingMembers(context.contract, it));
  const steps = { here: "here", again: isRead(operation) ? "here again" : "here", other: "there" } as const;
  return keys
    ? { kind: "same-rows", ...steps, pointer, at, keys, moving, specPointer }
    : { kind: "same-value", ...steps, pointer, at, where, row, moving, specPointer };
}

const takes = ({ parameters }: Operation, name: string): boolean =>
  parameters.some((it) => it.place === "query" && it.name === name);

/** The filters of the list that give it only rows to compare (`where`), so that there are such rows. */
const filtersFor = (operation: Operation, { where }: Likeness): ParameterValue[] =>
  Object.entries(where).flatMap(([name, value]) =>
    typeof value === "string" && takes(operation, name) ? [{ name, value }] : [],
  );

/** Comparisons with the same key need the same requests. */
const requestKey = (operation: Operation, { likeness, pointer }: Comparison): string =>
  JSON.stringify([requestNameOf(likeness), isByRow(likeness.with) ? pointer : "", filtersFor(operation, likeness)]);

/** The parameters of the request that choose the row of the other list. */
const requestedBy = ({ row }: Likeness): unknown[] =>
  Object.values(row?.members ?? {}).map((told) => objectOr(told)["request"]);

/**
 * The values of a parameter of which each value has another answer (`x-distinct`), where both operations take it, or where it chooses the
 * row of the other list.
 */
function sharedValues(
  context: PlanContext,
  operation: Operation,
  other: Operation,
  likenesses: readonly Likeness[],
): ParameterValue[] {
  const isShared = (name: string) =>
    takes(other, name) || likenesses.some((likeness) => requestedBy(likeness).includes(`query/${name}`));
  return distinctValues(context, operation).filter(({ name }) => isShared(name));
}

/** A value that another operation also returns must be the same there (`x-same-as`). */
export function sameValueSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.endsSession || operation.spoilsAccount || isSignIn(operation)) return [];
  const comparisons = successPlaces(context.contract, operation, likenessesOf).flatMap(comparisonsOf);
  const byRequest = [...Map.groupBy(comparisons, (it) => requestKey(operation, it)).values()];
  return byRequest.flatMap((own, index): Series[] => {
    const [first] = own;
    const other = testedOperation(context, first?.likeness.operationId);
    // Without other parameters, an operation would be compared with itself.
    const isItself = other?.id === operation.id && Object.keys(first?.likeness.with ?? {}).length === 0;
    if (!first || !other || isItself || !isWithinReach(operation, other)) return [];
    const isFirst = !byRequest.slice(0, index).some(([it]) => it?.likeness.operationId === other.id);
    const filters = filtersFor(operation, first.likeness);
    const place = isFirst ? "" : ` at ${first.pointer}`;
    const id = `${operation.id} › same as ${other.id}${place}${filters.map(titleOf).join("")}`;
    const asked = otherRequest(context, other, first.likeness.with, first.pointer);
    const claims = own.map((comparison) => sameClaim(context, [operation, other], comparison));
    const between = (title: string, shared: ParameterValue[]) => {
      const named = { id: title, operation };
      // A filter of the example, or a short page, could leave nothing to compare.
      const plain = isRead(operation) ? listRequest(context, operation) : exampleRequest(context, operation);
      const here = [...filters, ...shared].reduce(withQuery, plain);
      const there = shared.filter(({ name }) => takes(other, name)).reduce(withQuery, asked);
      const steps = [
        sharedStep(context, named, "here", operation, here),
        sharedStep(context, named, "there", other, there),
        // A call that changes something is made only once.
        ...(isRead(operation) ? [sharedStep(context, named, "here again", operation, here)] : []),
      ];
      return seriesOf(title, steps, claims);
    };
    const likenesses = own.map(({ likeness }) => likeness);
    const shared = isRead(operation) ? sharedValues(context, operation, other, likenesses) : [];
    return [...between(id, []), ...shared.flatMap((it) => between(id + titleOf(it), [it]))];
  });
}

/** The first row of a list must equal the response of its detail operation. */
export function singleRowSeries(context: PlanContext, operation: Operation): Series[] {
  const found = markedObjectOf(context, operation);
  if (!found || found.list.id === operation.id || !isWithinReach(operation, found.list)) return [];
  const { list, rows, key, parameter } = found;
  const id = `${operation.id} › as in ${list.id}`;
  const row = `${rows}/0`;
  const source = { step: "list", pointer: row + key, isNeeded: true } as const;
  const request = withSource(exampleRequest(context, operation), { ...placeOf("path", parameter.name), source });
  const named = { id, operation };
  const steps = [
    sharedStep(context, named, "list", list),
    sharedStep(context, named, "alone", operation, request),
    sharedStep(context, named, "list again", list),
  ];
  const { valuePointer: at } = context.contract.profile;
  return seriesOf(id, steps, [{ kind: "same-row", list: "list", again: "list again", row, alone: "alone", at }]);
}
