import type { Operation } from "../../spec/contract.ts";
import { escapeToken, isObject } from "../../json.ts";
import { testedOperation, type PlanContext } from "../context.ts";
import { exampleRequest } from "../generate/base-request.ts";
import type { CaseRequest, Expectation, Series, Substitution } from "../case.ts";
import { stepOf } from "./step.ts";
import type { Claim } from "../claim.ts";
import { CLOSED_TO_STRANGERS } from "./isolation.ts";
import { annotatedPlaces } from "../read/annotated-schemas.ts";
import { withSource } from "../generate/substitutions.ts";

const KEY = { named: "key", fresh: "uuid" } as const;
const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };

/** Name of the idempotency-key header; undefined when the operation has none. */
function keyHeaderOf({ contract }: PlanContext, { parameters }: Operation): string | undefined {
  const { idempotencyHeader } = contract.profile;
  return parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === idempotencyHeader)?.name;
}

/** The request with the series' shared key in this place. */
function withKey(request: CaseRequest, place: Substitution["place"], name: string): CaseRequest {
  return withSource(request, { place, pointer: `/${escapeToken(name)}`, source: KEY });
}

/**
 * The outcome of a call can be looked up by its key (`x-contract.keyOf` of the parameter), but only by the caller. The run must be allowed
 * to make the call itself.
 */
export function idempotencySeries(
  context: PlanContext,
  operation: Operation,
  operations: readonly Operation[],
): Series[] {
  return operation.parameters.flatMap(({ place, name, marks }): Series[] => {
    const maker = testedOperation(context, marks["keyOf"]);
    const header = maker && keyHeaderOf(context, maker);
    const mayMake = maker && (maker.isSafe || operations.some(({ isSafe }) => !isSafe));
    if (!maker || header === undefined || !mayMake) return [];
    const id = `${operation.id} › by the key of ${maker.id}`;
    const request = withKey(exampleRequest(context, operation), place, name);
    const made = withKey(exampleRequest(context, maker), "header", header);
    const foreign: CaseRequest = { ...request, authorization: { kind: "session", account: "other" } };
    const make = { name: "make", request: made, isNeeded: true };
    return [
      {
        id,
        groups: [
          [stepOf(id, "isolation", maker, make)],
          [stepOf(id, "isolation", operation, { name: "by its owner", request, expectation: ACCEPTED })],
          [
            stepOf(id, "isolation", operation, {
              name: "by another",
              request: foreign,
              expectation: CLOSED_TO_STRANGERS,
            }),
          ],
        ],
      },
    ];
  });
}

/** A call that is repeated with the same key creates one object, so the list grows by one (D12). */
export function concurrentCallSeries(context: PlanContext, operation: Operation): Series[] {
  const header = keyHeaderOf(context, operation);
  const mark = [operation.marks["creates"]].flat().find(isObject);
  const list = mark && testedOperation(context, mark["listedBy"]);
  const rows = mark?.["rows"];
  if (header === undefined || operation.spoilsAccount || !list || typeof rows !== "string") return [];
  const id = `${operation.id} › effect once for a key`;
  const read = exampleRequest(context, list);
  const asOne: CaseRequest = {
    ...read,
    parameters: { ...read.parameters, query: {} },
    authorization: { kind: "session", account: operation.account },
  };
  const request = withKey(exampleRequest(context, operation), "header", header);
  const of = (name: string, asked: Operation, sent: CaseRequest, isNeeded = false) =>
    stepOf(id, "effect", asked, { name, request: sent, isNeeded });
  const total = annotatedPlaces(context.contract, list, "page").find((place) => place.mark === "total")?.pointer;
  const claim: Claim = {
    kind: "grew-once",
    before: "before",
    after: "after",
    by: "first",
    again: "again",
    count: total ?? rows,
    specPointer: `${operation.pointer}/x-contract`,
  };
  return [
    {
      id,
      groups: [
        [of("before", list, asOne, true)],
        [of("first", operation, request, true)],
        [of("again", operation, request)],
        [of("after", list, asOne)],
      ],
      claims: [claim],
    },
  ];
}
