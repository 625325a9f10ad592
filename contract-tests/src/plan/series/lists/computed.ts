import type { Operation } from "../../../spec/contract.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import type { Series } from "../../case.ts";
import { successPlaces } from "../../read/annotated-schemas.ts";
import { formulasOf, otherTermsIn, type Formula } from "../../read/computed-values.ts";
import { requestNameOf } from "../../read/terms.ts";
import { isByRow, isWithinReach, otherRequest, sampledPointers, sharedStep } from "./other-operation.ts";

interface Place {
  readonly id: string;
  readonly pointer: string;
  readonly specPointer: string;
}

function seriesFor(context: PlanContext, operation: Operation, place: Place, formula: Formula): Series[] {
  const { id, pointer, specPointer } = place;
  const terms = otherTermsIn(formula);
  const others = terms.flatMap((term) => {
    const other = testedOperation(context, term.operationId);
    return other && isWithinReach(operation, other) ? [{ term, other }] : [];
  });
  if (terms.length === 0 || others.length < terms.length) return [];
  const named = { id, operation };
  const isRead = operation.method === "GET";
  return [
    {
      id,
      groups: [
        [sharedStep(context, named, "here", operation)],
        ...others.map(({ term, other }) => {
          const request = otherRequest(context, other, term.with, pointer);
          return [sharedStep(context, named, requestNameOf(term), other, request)];
        }),
        // A call that changes something is made only once.
        ...(isRead ? [[sharedStep(context, named, "here again", operation)]] : []),
      ],
      claims: [
        { kind: "computed", here: "here", again: isRead ? "here again" : "here", pointer, formula, specPointer },
      ],
    },
  ];
}

/** A value that the spec computes from values of other operations must match what those operations return (`x-computed`). */
export function computedSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.endsSession || operation.spoilsAccount) return [];
  return successPlaces(context.contract, operation, formulasOf).flatMap(({ pointer: place, mark, specPointer }) =>
    (mark as readonly Formula[]).flatMap((formula, index) => {
      const isSampled = otherTermsIn(formula).some((term) => isByRow(term.with));
      return sampledPointers(place + formula.at, isSampled).flatMap((pointer) => {
        const id = `${operation.id} › computed ${pointer}${index === 0 ? "" : ` (${index + 1})`}`;
        return seriesFor(context, operation, { id, pointer, specPointer }, formula);
      });
    }),
  );
}
