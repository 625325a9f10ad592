import { ownedFrom, sourceOf, type Operation, type Parameter } from "../../../spec/contract.ts";
import { escapeToken, objectOr, type JsonObject } from "../../../json.ts";
import { pointerFrom } from "../../../relative-pointer.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import { exampleRequest, unfiltered } from "../../generate/base-request.ts";
import type { CaseRequest, Series, Step, Substitution } from "../../case.ts";
import { stepOf } from "../step.ts";
import type { Claim } from "../../claim.ts";
import { changingMembers, successPlaces, type AnnotatedPlace } from "../../read/annotated-schemas.ts";
import { formulaOf, operationsIn, type Formula } from "../../read/computed-values.ts";
import { withSource } from "../../generate/substitutions.ts";

interface Named {
  readonly id: string;
  readonly operation: Operation;
}

/** A public operation is compared only with public ones, because its test must work without an account. */
const isWithinReach = (operation: Operation, other: Operation): boolean => operation.isSecured || !other.isSecured;

const sharedStep = (
  context: PlanContext,
  { id, operation }: Named,
  name: string,
  asked: Operation,
  request?: CaseRequest,
): Step => {
  const plain = request ?? exampleRequest(context, asked);
  const isShared = plain.authorization.kind === "session";
  return stepOf(id, "relation", asked, {
    name,
    isNeeded: !name.endsWith("again"),
    // Both requests use the same account.
    request: isShared ? { ...plain, authorization: { kind: "session", account: operation.account } } : plain,
  });
};

/** Indexes of the rows that are compared when each row of a list needs its own request to the other operation. */
const SAMPLES = ["0", "1"];

/** Returns the pointer to the value that a request to the other operation copies from this response (`with`). */
const takenFrom = (told: unknown): string | undefined => {
  const { at } = objectOr(told);
  return typeof at === "string" ? at : undefined;
};

/** Whether each row needs its own request to the other operation, because the request contains a value of the row. */
const isByRow = (mark: JsonObject): boolean =>
  Object.values(objectOr(mark["with"])).some((told) => takenFrom(told) !== undefined);

/** One comparison: the place of the value, and the request to the other operation. */
interface Comparison {
  readonly mark: JsonObject;
  readonly place: AnnotatedPlace;
  readonly pointer: string;
}

/** Comparisons with the same key need the same request. */
const requestKey = ({ mark, pointer }: Comparison): string =>
  JSON.stringify([mark["operationId"], mark["with"], isByRow(mark) ? pointer : ""]);

/** Returns the comparisons of a place: one for a whole list, or some sample rows when each row needs its own request. */
function comparisonsOf(place: AnnotatedPlace): Comparison[] {
  const mark = objectOr(place.mark);
  const pointers = isByRow(mark) ? SAMPLES.map((index) => place.pointer.replaceAll("*", index)) : [place.pointer];
  return [...new Set(pointers)].map((pointer) => ({ mark, place, pointer }));
}

/** Builds the request to the other operation. Its query parameters are literal, or copied from the response of the first operation. */
function otherRequest(context: PlanContext, other: Operation, { mark, pointer }: Comparison): CaseRequest {
  const plain = unfiltered(other, exampleRequest(context, other));
  const given = Object.entries(objectOr(mark["with"]));
  const literal = given.filter(([, told]) => takenFrom(told) === undefined);
  const taken = given.flatMap(([name, told]): Substitution[] => {
    const at = takenFrom(told);
    if (at === undefined) return [];
    const source = { step: "here", pointer: pointerFrom(pointer, at), isNeeded: true } as const;
    return [{ place: "query", pointer: `/${escapeToken(name)}`, source }];
  });
  const query = { ...plain.parameters.query, ...Object.fromEntries(literal) };
  return {
    ...plain,
    parameters: { ...plain.parameters, query },
    substitutions: [...plain.substitutions, ...taken],
  };
}

function sameClaim(
  context: PlanContext,
  [operation, other]: readonly [Operation, Operation],
  { mark, place, pointer }: Comparison,
): Claim[] {
  const { pointer: at, key, otherKey, where } = mark;
  if (typeof at !== "string") return [];
  const moving = [operation, other].flatMap((it) => changingMembers(context.contract, it));
  const steps = { here: "here", again: "here again", other: "there" } as const;
  const { specPointer } = place;
  if (typeof key !== "string")
    return [{ kind: "same-value", ...steps, pointer, at, where: objectOr(where), moving, specPointer }];
  const theirs = typeof otherKey === "string" ? otherKey : key;
  return [{ kind: "same-rows", ...steps, pointer, key, at, otherKey: theirs, moving, specPointer }];
}

/** A value that another operation also returns must be the same there (`x-same-as`). */
export function sameValueSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET" || operation.endsSession) return [];
  const places = successPlaces(context.contract, operation, (schema) => schema["x-same-as"]);
  const comparisons = places.flatMap(comparisonsOf);
  const byRequest = [...Map.groupBy(comparisons, requestKey).values()];
  return byRequest.flatMap((own, index): Series[] => {
    const [first] = own;
    const other = testedOperation(context, first?.mark["operationId"]);
    if (!first || !other || other.id === operation.id || !isWithinReach(operation, other)) return [];
    const isFirst = !byRequest.slice(0, index).some(([it]) => it?.mark["operationId"] === other.id);
    const id = `${operation.id} › same as ${other.id}${isFirst ? "" : ` at ${first.pointer}`}`;
    const named = { id, operation };
    const asked = otherRequest(context, other, first);
    return [
      {
        id,
        groups: [
          [sharedStep(context, named, "here", operation)],
          [sharedStep(context, named, "there", other, asked)],
          [sharedStep(context, named, "here again", operation)],
        ],
        claims: own.flatMap((comparison) => sameClaim(context, [operation, other], comparison)),
      },
    ];
  });
}

/** A value that the spec computes from values of other operations must match what those operations return (`x-computed`). */
export function computedSeries(context: PlanContext, operation: Operation): Series[] {
  if (operation.method !== "GET" || operation.endsSession) return [];
  return successPlaces(context.contract, operation, formulaOf).flatMap(({ pointer, mark, specPointer }): Series[] => {
    const formula = mark as Formula;
    const ids = operationsIn(formula);
    const others = ids.flatMap((other) => testedOperation(context, other) ?? []);
    const isKnown = others.length === ids.length && others.every((other) => isWithinReach(operation, other));
    if (others.length === 0 || !isKnown) return [];
    const id = `${operation.id} › computed ${pointer}`;
    const named = { id, operation };
    return [
      {
        id,
        groups: [
          [sharedStep(context, named, "here", operation)],
          ...others.map((other) => [sharedStep(context, named, other.id, other)]),
          [sharedStep(context, named, "here again", operation)],
        ],
        claims: [{ kind: "computed", here: "here", again: "here again", pointer, formula, specPointer }],
      },
    ];
  });
}

const FIRST_ROW = /^(.*\/0)\/[^/]+$/;

/** The list that contains the objects of a detail operation, and the matching row. */
function listedIn(context: PlanContext, operation: Operation, parameter: Parameter) {
  const source = parameter.source ?? sourceOf(parameter.schema) ?? ownedFrom(parameter.schema);
  if (source && "operationId" in source) {
    const list = testedOperation(context, source.operationId);
    const row = FIRST_ROW.exec(source.pointer)?.[1];
    return list && row !== undefined ? { list, row, pointer: source.pointer } : undefined;
  }
  return undefined;
}

/** A row of a list must equal the response of its detail operation. */
export function singleRowSeries(context: PlanContext, operation: Operation): Series[] {
  const [parameter, ...more] = operation.parameters.filter(({ place }) => place === "path");
  if (operation.method !== "GET" || !parameter || more.length > 0) return [];
  const found = listedIn(context, operation, parameter);
  if (!found || found.list.id === operation.id || !isWithinReach(operation, found.list)) return [];
  const { list, row, pointer } = found;
  const id = `${operation.id} › as in ${list.id}`;
  const base = exampleRequest(context, operation);
  const picked: Substitution = {
    place: "path",
    pointer: `/${parameter.name}`,
    source: { step: "list", pointer, isNeeded: true },
  };
  const request = withSource(base, picked);
  const named = { id, operation };
  return [
    {
      id,
      groups: [
        [sharedStep(context, named, "list", list)],
        [sharedStep(context, named, "alone", operation, request)],
        [sharedStep(context, named, "list again", list)],
      ],
      claims: [
        {
          kind: "same-row",
          list: "list",
          again: "list again",
          row,
          alone: "alone",
          at: context.contract.profile.valuePointer,
        },
      ],
    },
  ];
}
