import { ownedFrom, sourceOf, type Operation, type Parameter } from "../../../spec/contract.ts";
import { testedOperation, type PlanContext } from "../../context.ts";
import { withSource, exampleRequest, unfiltered, withParameters, withOnly, placeOf } from "../../generate/requests.ts";
import type { CaseRequest, StepSource } from "../../case.ts";
import { pageRequest } from "./page-request.ts";
import { wholeSize } from "../../read/lists/marked-paging.ts";
import { objectListOf, type NamedObject, type ObjectRows } from "../../read/lists/object-lists.ts";
import { readList } from "../../read/lists/list-reading.ts";
import { mapMembers } from "../../../json.ts";

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
