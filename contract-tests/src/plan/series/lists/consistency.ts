import type { Operation, ParameterPlace } from "../../../spec/contract.ts";
import { objectOr, type JsonObject } from "../../../json.ts";
import { pointerFrom } from "../../../relative-pointer.ts";
import { type PlanContext, isSignIn, testedOperation } from "../../context.ts";
import { exampleRequest, withSource, withParameters, asAccount, placeOf, unfiltered } from "../../generate/requests.ts";
import { extensionOf, changingMembers, successPlaces, type AnnotatedPlace } from "../../read/schemas.ts";
import { asText } from "../../read/parameter-text.ts";
import type { CaseRequest, Step, Series } from "../../case.ts";
import { stepOf, seriesOf } from "../step.ts";
import { listRequest, markedObjectOf, isWithinReach } from "./listed-objects.ts";
import type { Claim } from "../../claim.ts";
import { likenessesOf, type Likeness } from "../../read/same-as.ts";
import { requestNameOf } from "../../read/terms.ts";
import { daysAgo } from "../../read/moments.ts";
import { formulasOf, otherTermsIn, type Formula } from "../../read/computed-values.ts";
import { readList } from "../../read/lists/list-reading.ts";

/** A series with its id and the operation whose answer it judges. */
export interface Named {
  readonly id: string;
  readonly operation: Operation;
}

/** A step of a comparison. All of its requests use the account of the operation that is judged. */
export const sharedStep = (
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
    request: isShared ? asAccount(plain, operation.account) : plain,
  });
};

/** A parameter of the query with a value. */
export interface ParameterValue {
  readonly name: string;
  readonly value: unknown;
}

/** The values of parameters of which each has another answer (`x-distinct`). */
const distinctValues = ({ contract }: PlanContext, operation: Operation): ParameterValue[] =>
  Object.entries(objectOr(extensionOf(contract.document, operation, "x-distinct"))).flatMap(([name, values]) =>
    Array.isArray(values) ? values.map((value: unknown) => ({ name, value })) : [],
  );

const titleOf = ({ name, value }: ParameterValue): string => ` for ${name} ${asText(value)}`;

const withQuery = (request: CaseRequest, { name, value }: ParameterValue): CaseRequest =>
  withParameters(request, "query", { [name]: value });

/** Indexes of the rows that are compared when each row of a list needs its own request to the other operation. */
const SAMPLES = ["0", "1", "2", "3"];

/** Returns the pointer to the value that a request to the other operation copies from this response (`with`). */
const takenFrom = (told: unknown): string | undefined => {
  const { at } = objectOr(told);
  return typeof at === "string" ? at : undefined;
};

/** Whether each row needs its own request to the other operation, because the request contains a value of the row. */
const isByRow = (given: JsonObject): boolean => Object.values(given).some((told) => takenFrom(told) !== undefined);

/** The places to compare: one for a whole list, or some sample rows when each row needs its own request. */
const sampledPointers = (pointer: string, isSampled: boolean): string[] =>
  isSampled ? [...new Set(SAMPLES.map((index) => pointer.replaceAll("*", index)))] : [pointer];

/** The place of a parameter in `with`: `NAME` is a query parameter, `path/NAME` is one of the path. */
const parameterNamed = (name: string): readonly [ParameterPlace, string] =>
  name.startsWith("path/") ? ["path", name.slice("path/".length)] : ["query", name];

/** Builds the request to the other operation, for as many rows as one page has. Its parameters are literal, or copied from the response of the step "here". */
function otherRequest(context: PlanContext, other: Operation, given: JsonObject, pointer: string): CaseRequest {
  const plain = listRequest(context, other);
  return Object.entries(given).reduce<CaseRequest>((request, [name, told]) => {
    const [place, parameter] = parameterNamed(name);
    const at = takenFrom(told);
    if (at === undefined) return withParameters(request, place, { [parameter]: told });
    const source = { step: "here", pointer: pointerFrom(pointer, at), isNeeded: true } as const;
    return withSource(request, { ...placeOf(place, parameter), source });
  }, plain);
}

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
