import { type Parameter, ownedFrom, sourceOf, type Operation } from "../../../spec/contract.ts";
import { type JsonObject, mapMembers } from "../../../json.ts";
import { withSource, withParameters, placeOf, exampleRequest, unfiltered, withOnly } from "../../generate/requests.ts";
import type { CaseRequest, PageSize, StepSource, Series } from "../../case.ts";
import { type Walk, wholeSize } from "../../read/lists/paging.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import { objectListOf, type NamedObject, type ObjectRows } from "../../read/lists/object-lists.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { essenceOf } from "../../../media-type.ts";
import { stepOf, seriesOf } from "../step.ts";

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
const OK = /^2(?:\d\d|xx)$/i;

/** A list that the spec also documents as CSV has the same rows there, with the same values in columns of the same name. */
export function csvSeries(context: PlanContext, operation: Operation): Series[] {
  const types = operation.answers.flatMap(({ status, content }) => (OK.test(status) ? [...content.keys()] : []));
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
