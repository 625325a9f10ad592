import type { Operation } from "../contract.ts";
import { escapeToken, isObject } from "../json.ts";
import { askedOperation, baseRequest, exampleBody, type PlanContext } from "./base.ts";
import type { CaseRequest, Expectation, Series, Step, Substitution } from "./case.ts";
import type { Claim } from "./claim.ts";
import { CLOSED_TO_STRANGERS } from "./isolation.ts";
import { markedPlaces } from "./marked.ts";

const KEY = { named: "key", fresh: "uuid" } as const;
const ACCEPTED: Expectation = { outcome: "accepted", needsState: false };
const LAWFUL: Expectation = { outcome: "lawful" };

/** The header by which a repeated call works once; undefined where the operation takes none. */
function keyHeaderOf({ contract }: PlanContext, { parameters }: Operation): string | undefined {
  const { idempotencyHeader } = contract.profile;
  return parameters.find(({ place, name }) => place === "header" && name.toLowerCase() === idempotencyHeader)?.name;
}

/** The request with the one key of the series in this place. */
function withKey(request: CaseRequest, place: Substitution["place"], name: string): CaseRequest {
  const pointer = `/${escapeToken(name)}`;
  const others = request.substitutions.filter((it) => it.place !== place || it.pointer !== pointer);
  return { ...request, substitutions: [...others, { place, pointer, source: KEY }] };
}

type Told = Pick<Step, "name" | "request" | "expectation"> & { readonly isNeeded?: boolean };

const stepOf = (id: string, kind: Step["kind"], operation: Operation, { isNeeded = false, ...told }: Told): Step => ({
  id: `${id} › ${told.name}`,
  operationId: operation.id,
  kind,
  stage: "open",
  bonds: [],
  isNeeded,
  ...told,
});

const example = (context: PlanContext, operation: Operation): CaseRequest =>
  baseRequest(context, operation, exampleBody(context, operation));

/**
 * What became of a call is told by its key (`x-contract.keyOf` of the parameter): to whoever called, and to nobody else. The call itself
 * must be one that the run may make.
 */
export function byKeySeries(context: PlanContext, operation: Operation, operations: readonly Operation[]): Series[] {
  return operation.parameters.flatMap(({ place, name, marks }): Series[] => {
    const maker = askedOperation(context, marks["keyOf"]);
    const header = maker && keyHeaderOf(context, maker);
    const mayMake = maker && (maker.isSafe || operations.some(({ isSafe }) => !isSafe));
    if (!maker || header === undefined || !mayMake) return [];
    const id = `${operation.id} › by the key of ${maker.id}`;
    const request = withKey(example(context, operation), place, name);
    const made = withKey(example(context, maker), "header", header);
    const foreign: CaseRequest = { ...request, authorization: { kind: "session", account: "other" } };
    const make = { name: "make", request: made, expectation: LAWFUL, isNeeded: true };
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

/** A call that is repeated with its key makes one thing, not two: the list grows by one (D12). */
export function onceSeries(context: PlanContext, operation: Operation): Series[] {
  const header = keyHeaderOf(context, operation);
  const mark = [operation.marks["creates"]].flat().find(isObject);
  const list = mark && askedOperation(context, mark["listedBy"]);
  const rows = mark?.["rows"];
  if (header === undefined || operation.spoilsAccount || !list || typeof rows !== "string") return [];
  const id = `${operation.id} › effect once for a key`;
  const read = example(context, list);
  const asOne: CaseRequest = {
    ...read,
    parameters: { ...read.parameters, query: {} },
    authorization: { kind: "session", account: operation.account },
  };
  const request = withKey(example(context, operation), "header", header);
  const of = (name: string, asked: Operation, sent: CaseRequest, isNeeded = false) =>
    stepOf(id, "effect", asked, { name, request: sent, expectation: LAWFUL, isNeeded });
  const total = markedPlaces(context.contract, list, "page").find((place) => place.mark === "total")?.pointer;
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
