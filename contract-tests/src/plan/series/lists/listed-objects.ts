import { type Parameter, ownedFrom, sourceOf, type Operation } from "../../../spec/contract.ts";
import { type JsonObject, mapMembers, stringsOf } from "../../../json.ts";
import { withSource, withParameters, placeOf, exampleRequest, unfiltered, withOnly } from "../../generate/requests.ts";
import type { CaseRequest, PageSize, StepSource, Series, Pick } from "../../case.ts";
import { type Walk, wholeSize } from "../../read/lists/paging.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import { objectListOf, type NamedObject, type ObjectRows } from "../../read/lists/object-lists.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { daysAgo, withOffset } from "../../read/moments.ts";
import { essenceOf } from "../../../media-type.ts";
import { stepOf, seriesOf, SeriesSteps } from "../step.ts";
import { objectIn } from "../../lifecycle/resources.ts";
import { rowSchema, dereference, typesOf, successesOf } from "../../read/schemas.ts";

/** What a page is asked for: its number from 0 on, its size, the step that has the page before, and more parameters of the query. */
export interface Turn {
  readonly index: number;
  readonly size: number | PageSize;
  readonly before?: string;
  readonly query?: JsonObject;
}

const from = (given: CaseRequest, { name }: Parameter, source: StepSource): CaseRequest =>
  withSource(given, { ...placeOf("query", name), source });

/** The request for one page of a list, whether it names the number of the page, a number of rows to skip, or a cursor. */
export function pageRequest(walk: Walk, base: CaseRequest, { index, size, before, query = {} }: Turn): CaseRequest {
  const { by, turn, next = "" } = walk;
  const isPicked = typeof size === "object";
  const request = withParameters(base, "query", {
    ...query,
    ...(by === "page" && { [turn.name]: index + walk.first }),
    ...(by === "offset" && { [turn.name]: isPicked ? 0 : index * size }),
    [walk.size.name]: isPicked ? 1 : size,
  });
  const sized = isPicked ? from(request, walk.size, size) : request;
  if (index > 0 && by === "offset" && isPicked) return from(sized, turn, size);
  if (by !== "cursor" || before === undefined) return sized;
  return from(sized, turn, { step: before, pointer: next, isNeeded: true });
}

/** An operation that reads one object, and the list that has it. */
export interface ListedObject extends NamedObject, ObjectRows {
  /** Whether this follows only from names, because the spec does not mark where the id comes from (`x-contract.from`). */
  readonly isInferred: boolean;
}

const FIRST_ROW = /^(.*)\/0(\/[^/]+)$/;

/** The list from which the spec takes the id of the object that an operation reads (`x-contract.from`). */
export function markedObjectOf(context: PlanContext, operation: Operation): ListedObject | undefined {
  const [parameter, ...more] = operation.parameters.filter(({ place }) => place === "path");
  if (operation.method !== "GET" || !parameter || more.length > 0) return undefined;
  const source = parameter.source ?? sourceOf(parameter.schema) ?? ownedFrom(parameter.schema);
  // Where only some rows can be read alone, the spec compares them itself.
  if (!source || !("operationId" in source) || source.where) return undefined;
  const list = testedOperation(context, source.operationId);
  const [, rows, key] = FIRST_ROW.exec(source.pointer) ?? [];
  return list && rows !== undefined && key !== undefined
    ? { operation, parameter, list, rows, key, isInferred: false }
    : undefined;
}

/** The list that has the objects of a reading operation. Undefined when there is none, or when the spec is not read by names. */
export function listedObjectOf(context: PlanContext, operation: Operation): ListedObject | undefined {
  const found =
    operation.method === "GET" && operation.path.endsWith("}") ? objectListOf(context, operation) : undefined;
  return found && readList(context, found.list).places ? { ...found, isInferred: true } : undefined;
}

/** The request for the list, in a page as large as the spec allows, with more parameters of the query. */
export function listRequest(
  context: PlanContext,
  list: Operation,
  query: Readonly<Record<string, unknown>> = {},
): CaseRequest {
  const { walk } = readList(context, list);
  const base = unfiltered(list, exampleRequest(context, list));
  const sized = walk && { [walk.size.name]: wholeSize(context, walk.size) };
  return withParameters(base, "query", { ...sized, ...query });
}

/** Pages of a list that are read to find objects in it. */
const MOST_PAGES = 3;

/** The requests for the first pages of a list, each with the name of its step. */
export function listPages(
  context: PlanContext,
  list: Operation,
  name: string,
): (readonly [name: string, request: CaseRequest])[] {
  const { walk } = readList(context, list);
  const base = listRequest(context, list);
  if (!walk) return [[name, base]];
  const size = wholeSize(context, walk.size);
  const nameOf = (index: number) => (index === 0 ? name : `${name}, page ${index + 1}`);
  return Array.from({ length: MOST_PAGES }, (_, index) => [
    nameOf(index),
    pageRequest(walk, base, { index, size, ...(index > 0 && { before: nameOf(index - 1) }) }),
  ]);
}

const isOfPath = ({ place }: CaseRequest["substitutions"][number]): boolean => place === "path";

/** The request for the object that `source` names. An outer object that both paths name is that of the list. */
export function objectRequest(
  context: PlanContext,
  operation: Operation,
  { list, parameter }: { readonly list: Operation; readonly parameter: Parameter },
  source: StepSource,
): CaseRequest {
  const [base, beside] = [operation, list].map((it) => unfiltered(it, exampleRequest(context, it)));
  const request = base ?? exampleRequest(context, operation);
  const shared = beside?.parameters.path ?? {};
  const path = mapMembers(request.parameters.path, (value, name) => shared[name] ?? value);
  const outer = beside?.substitutions.filter(isOfPath) ?? [];
  const same = outer.reduce(withSource, withOnly(request, "path", path));
  return withSource(same, { ...placeOf("path", parameter.name), source });
}

const CSV = "text/csv";

/** A list that the spec also documents as CSV has the same rows there, with the same values in columns of the same name. */
export function csvSeries(context: PlanContext, operation: Operation): Series[] {
  const types = successesOf(operation).flatMap(({ content }) => [...content.keys()]);
  const { places } = readList(context, operation);
  if (operation.method !== "GET" || !places || !types.some((type) => essenceOf(type) === CSV)) return [];
  const id = `${operation.id} › as CSV`;
  const list = listRequest(context, operation);
  const asCsv = withParameters(list, "header", { Accept: CSV });
  const of = (name: string, request: CaseRequest) => [stepOf(id, "relation", operation, { name, request })];
  return seriesOf(
    id,
    [of("list", list), of("CSV", asCsv), of("list again", list)],
    [{ kind: "same-table", list: "list", table: "CSV", last: "list again", places, specPointer: operation.pointer }],
  );
}

const LIST = "list";
/** An object may have many members, and an enum many values. */
const MOST_VALUES = 12;
const MOST_STATES = 30;

/** A value of a member, in which state an object may look different. */
export interface State {
  readonly member: string;
  readonly label: string;
  /** The value, or `{ not: null }`. */
  readonly value: unknown;
  readonly isOfEnum: boolean;
}

const mayBeNull = (schema: JsonObject): boolean =>
  schema["nullable"] === true ||
  typesOf(schema).includes("null") ||
  [schema["oneOf"], schema["anyOf"]]
    .flat()
    .some((it) => typeof it === "object" && it !== null && "type" in it && it.type === "null");

export const nameOf = ({ member, label }: State): string => `${member} ${label}`;

/** The states of a row: each value of its enums, each truth value, and members that are null or not. */
export function statesOf({ contract: { document } }: PlanContext, row: JsonObject): State[] {
  const members = Object.entries((row["properties"] ?? {}) as JsonObject);
  const all = members.flatMap(([member, schema]): State[] => {
    const resolved = dereference(document, schema);
    const values = stringsOf(resolved["enum"]).slice(0, MOST_VALUES);
    const truths = typesOf(resolved).includes("boolean") ? [true, false] : [];
    return [
      ...[...values, ...truths].map((value) => ({ member, label: String(value), value, isOfEnum: true })),
      ...(mayBeNull(resolved)
        ? [null, { not: null }].map((value) => ({
            member,
            label: value === null ? "null" : "not null",
            value,
            isOfEnum: false,
          }))
        : []),
    ];
  });
  return [...all.filter(({ isOfEnum }) => isOfEnum), ...all.filter(({ isOfEnum }) => !isOfEnum)].slice(0, MOST_STATES);
}

/** The requests for the pages of a list, and for the list in each state that a filter selects, by the names of their steps. */
export function listsByState(
  context: PlanContext,
  list: Operation,
  states: readonly State[],
): ReadonlyMap<string, CaseRequest> {
  const { filters } = readList(context, list);
  const filterFor = ({ member, isOfEnum }: State) =>
    isOfEnum &&
    filters.find(({ fields, match }) => match === "equal" && fields.length === 1 && fields[0] === `/${member}`);
  const lists = new Map(listPages(context, list, LIST));
  for (const state of states) {
    const filter = filterFor(state);
    if (filter) lists.set(`${LIST} ${nameOf(state)}`, listRequest(context, list, { [filter.parameter]: state.value }));
  }
  return lists;
}

/** The first object in a state, from the list in that state or else from the pages of the list. */
export function pickIn(lists: ReadonlyMap<string, CaseRequest>, state: State, { rows, key }: ListedObject): Pick {
  const own = `${LIST} ${nameOf(state)}`;
  const [step = LIST, ...orElse] = lists.has(own) ? [own] : lists.keys();
  const where = { [state.member]: state.value };
  return { step, orElse, isNeeded: true, rows, field: key, where, take: "first", form: "value" };
}

const OLD = "list of old rows";
/** What is older may have been cleaned up, although the list still has it. */
const OLD_DAYS = 2;

/** The list without the rows of the last days, where a range of times selects them. */
function oldRows(context: PlanContext, list: Operation): (readonly [name: string, request: CaseRequest])[] {
  const { filters } = readList(context, list);
  const end = filters.find(({ match, fields }) => match === "before" && fields.length > 0);
  return end ? [[OLD, listRequest(context, list, { [end.parameter]: withOffset(daysAgo(OLD_DAYS), 0) })]] : [];
}

/**
 * Reads one object in each state that a list shows: for each value of an enum, and with and without a value that may be null. It also reads the
 * last one that the list shows. Each must fit the schema, and agree with its row in the list.
 */
export function stateSeries(context: PlanContext, operation: Operation): Series[] {
  const listed = listedObjectOf(context, operation) ?? markedObjectOf(context, operation);
  if (!listed || listed.list.id === operation.id || !isWithinReach(operation, listed.list)) return [];
  const { list, rows, key, isInferred } = listed;
  const steps = new SeriesSteps(`${operation.id} › states`, context, "relation");
  const states = statesOf(context, rowSchema(context.contract, list, rows));
  const lists = new Map([...listsByState(context, list, states), ...oldRows(context, list)]);
  for (const [name, request] of lists) steps.add(name, list, request);
  const [last = LIST, ...orElse] = [
    OLD,
    ...listPages(context, list, LIST)
      .map(([name]) => name)
      .toReversed(),
  ].filter((name) => lists.has(name));
  const picks = states.map((state) => [nameOf(state), pickIn(lists, state, listed)] as const);
  const end: Pick = { step: last, orElse, isNeeded: true, rows, field: key, where: {}, take: "last", form: "value" };
  const at = isInferred
    ? (objectIn(context.contract, operation, listed.parameter) ?? "")
    : operation.profile.valuePointer;
  for (const [name, pick] of [...picks, ["last", end] as const]) {
    steps.add(name, operation, objectRequest(context, operation, listed, pick));
    // A list that does not have the object says nothing of it.
    for (const seen of [pick.step, ...(pick.orElse ?? [])])
      steps.claims.push({
        kind: "same-object",
        here: { step: seen, at: rows, key },
        there: { step: name, at },
        again: `${seen} again`,
        key,
        specPointer: operation.pointer,
        isInferred,
      });
  }
  for (const [name, request] of lists) steps.add(`${name} again`, list, request);
  return steps.judgedSeries;
}

/** A public operation is compared only with public ones, because its test must work without an account. */
export const isWithinReach = (operation: Operation, other: Operation): boolean =>
  operation.isSecured || !other.isSecured;
