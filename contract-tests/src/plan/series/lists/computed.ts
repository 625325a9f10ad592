import type { Operation } from "../../../spec/contract.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import { exampleRequest, unfiltered } from "../../generate/requests.ts";
import { daysAgo } from "../../generate/days-ago.ts";
import type { Series } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { successPlaces } from "../../read/schemas.ts";
import { formulasOf, otherTermsIn, type Formula } from "../../read/computed-values.ts";
import { readList } from "../../read/lists/list-reading.ts";
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

const HERE = "here";

interface Place {
  readonly id: string;
  readonly pointer: string;
  /** Whether it is in the rows of a list. */
  readonly isInRow: boolean;
  readonly specPointer: string;
}

const LONG_DAYS = 360;

/** The start of a long period, in which more kinds of things have happened; nothing when the operation takes no start. */
function longPeriods(context: PlanContext, operation: Operation): ParameterValue[] {
  const from = readList(context, operation).filters.find(({ match }) => match === "from");
  return from ? [{ name: from.parameter, value: new Date(daysAgo(LONG_DAYS)).toISOString() }] : [];
}

/** Whether the formula takes values of the period that the answer names. */
const isOfPeriod = (formula: Formula, { name }: ParameterValue): boolean =>
  otherTermsIn(formula).some((term) => name in term.with);

function seriesFor(
  context: PlanContext,
  operation: Operation,
  place: Place,
  formula: Formula,
  period?: ParameterValue,
): Series[] {
  const { pointer, isInRow, specPointer } = place;
  const id = period ? `${place.id} since long ago` : place.id;
  const terms = otherTermsIn(formula);
  const others = terms.flatMap((term) => {
    const other = testedOperation(context, term.operationId);
    return other && isWithinReach(operation, other) ? [{ term, other }] : [];
  });
  if (terms.length === 0 || others.length < terms.length) return [];
  const named = { id, operation };
  const isRead = operation.method === "GET";
  const example = exampleRequest(context, operation);
  // A formula for requests without a parameter needs such a request.
  const plain = formula.without.length === 0 ? example : unfiltered(operation, example);
  const request = period ? withQuery(plain, period) : plain;
  // The formula holds whatever else the request asks for, such as another grouping.
  const variants = isRead && !isInRow ? distinctValues(context, operation) : [];
  const readings = [
    [HERE, request] as const,
    ...variants.map((it) => [HERE + titleOf(it), withQuery(request, it)] as const),
  ];
  const reading = (suffix: string) =>
    readings.map(([name, asked]) => [sharedStep(context, named, name + suffix, operation, asked)]);
  const steps = [
    ...reading(""),
    ...others.map(({ term, other }) => {
      const asked = otherRequest(context, other, term.with, pointer);
      return [sharedStep(context, named, requestNameOf(term), other, asked)];
    }),
    // A call that changes something is made only once.
    ...(isRead ? reading(" again") : []),
  ];
  const claims = readings.map(([here]): Claim => {
    const again = isRead ? `${here} again` : here;
    return { kind: "computed", here, again, pointer, formula, specPointer };
  });
  return seriesOf(id, steps, claims);
}

/** A value that the spec computes from values of other operations must match what those operations return (`x-computed`). */
export function computedSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.endsSession || operation.spoilsAccount) return [];
  return successPlaces(context.contract, operation, formulasOf).flatMap(({ pointer: place, mark, specPointer }) =>
    (mark as readonly Formula[]).flatMap((formula, index) => {
      const isSampled = otherTermsIn(formula).some((term) => isByRow(term.with));
      return sampledPointers(place + formula.at, isSampled).flatMap((pointer) => {
        const id = `${operation.id} › computed ${pointer}${index === 0 ? "" : ` (${index + 1})`}`;
        const periods = longPeriods(context, operation).filter((period) => isOfPeriod(formula, period));
        return [undefined, ...periods].flatMap((period) =>
          seriesFor(context, operation, { id, pointer, isInRow: place.includes("*"), specPointer }, formula, period),
        );
      });
    }),
  );
}
