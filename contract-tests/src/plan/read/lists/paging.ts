import { headerPlace } from "../../../judge/values/numbers.ts";
import { objectOr, isObject, type JsonObject } from "../../../json.ts";
import { type Operation, type Parameter, marksOf } from "../../../spec/contract.ts";
import type { PagePlaces } from "../../list-claim.ts";
import type { PlanContext } from "../../context.ts";
import { successPlaces, type AnnotatedPlace, dereference, numberOf, typesOf, annotatedPlaces } from "../schemas.ts";
import { keyOfRows, listsOfObjects } from "./object-lists.ts";

const PAGE = /^page(?:_?(?:number|no|index))?$/i;
/** Names of the parameter that sets the number of rows. */
export const SIZE_NAMES = /^(?:(?:page_?)?(?:size|limit)|count|(?:items_?)?per_?page|max_?results|top)$/i;
const TOTAL = /^total(?:_?(?:items|count|elements|results|records|rows))?$/i;
const TOTAL_HEADER = /^(?:x-)?(?:pagination-)?total(?:-(?:count|items|results|records|rows))?$/i;
const PAGES = /^(?:total_?pages|page_?count|pages|last_?page)$/i;
const FIRST_PAGE = 1;
const OFFSET = /^(?:offset|skip|start(?:_?index)?|first_?result)$/i;

const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);
const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));

const CURSOR = /^(?:cursor|(?:next_?)?page_?token|(?:starting_?)?after|continuation(?:_?token)?)$/i;
const NEXT_CURSOR = /^(?:next(?:_?(?:cursor|page_?token|token))?|(?:end_?)?cursor|continuation(?:_?token)?)$/i;

/** Whether a parameter takes a text that an earlier page has, by its name: any text, not a number, a moment or one of some words. */
export function isCursor({ contract: { document } }: PlanContext, { place, name, schema }: Parameter): boolean {
  if (place !== "query" || !CURSOR.test(name)) return false;
  const resolved = dereference(document, schema);
  return typesOf(resolved).includes("string") && !["format", "enum"].some((keyword) => keyword in resolved);
}

/** How a list is read page by page. */
export interface Walk {
  /** What a request names: the number of the page, the number of rows to skip, or a text that the page before has. */
  readonly by: "page" | "offset" | "cursor";
  readonly turn: Parameter;
  /** The number of the first page. */
  readonly first: number;
  readonly size: Parameter;
  readonly places: PagePlaces;
  /** Pointer in the response to the text that asks for the next page. */
  readonly next?: string;
}

/** The paging of a list by cursors, by the usual names of its parameters and of the members of its response. */
function cursorWalk(context: PlanContext, operation: Operation): Walk | undefined {
  const asked = operation.parameters.filter(({ place }) => place === "query");
  const [turn, size] = [CURSOR, SIZE_NAMES].map((pattern) => asked.find(({ name }) => pattern.test(name)));
  const next = placesBesideRows(context, operation).find(
    ({ pointer, mark }) => NEXT_CURSOR.test(nameOf(pointer)) && typesOf(objectOr(mark)).includes("string"),
  )?.pointer;
  const [rows] = listsOfObjects(context, operation);
  if (!turn || !size || rows === undefined || next === undefined) return undefined;
  return { by: "cursor", turn, first: 0, size, next, places: inferredPlaces(context, operation, rows) };
}

/** The paging of a list by a number of rows to skip, by the usual names of its parameters. */
function offsetWalk(context: PlanContext, operation: Operation): Walk | undefined {
  const [turn, size] = [OFFSET, SIZE_NAMES].map((pattern) => numberNamed(context, operation, pattern));
  const [rows] = listsOfObjects(context, operation);
  if (!turn || !size || rows === undefined) return undefined;
  return { by: "offset", turn, first: 0, size, places: inferredPlaces(context, operation, rows) };
}

/** The number of the first page, by the default or the least number of the parameter. */
function firstPage({ contract: { document } }: PlanContext, { schema }: Parameter): unknown {
  const resolved = dereference(document, schema);
  return resolved["default"] ?? numberOf(resolved, "minimum");
}

/** The paging of a list by the number of a page, where the response has no total in its body. */
function pageWalk(context: PlanContext, operation: Operation): Walk | undefined {
  const [turn, size] = [PAGE, SIZE_NAMES].map((pattern) => numberNamed(context, operation, pattern));
  const [rows] = listsOfObjects(context, operation);
  const first = turn && firstPage(context, turn);
  if (!turn || !size || rows === undefined || (first !== 0 && first !== FIRST_PAGE)) return undefined;
  return { by: "page", turn, first, size, places: inferredPlaces(context, operation, rows) };
}

/** The place of the total in a header of the successful answer; empty when none tells it. */
function totalHeader({ answers }: Operation): string {
  const headers = answers.flatMap(({ status, headers: ofAnswer }) => (status.startsWith("2") ? ofAnswer : []));
  const found = headers.find(({ name }) => TOTAL_HEADER.test(name));
  return found ? headerPlace(found.name) : "";
}

/** The places of a list that says only its total, beside its rows or in a header. */
function inferredPlaces(context: PlanContext, operation: Operation, rows: string): PagePlaces {
  const total = placesBesideRows(context, operation).find(
    ({ pointer }) => TOTAL.test(nameOf(pointer)) && parentOf(pointer) === parentOf(rows),
  )?.pointer;
  const key = keyOfRows(context, operation, rows);
  return { rows, key, total: total ?? totalHeader(operation), pages: "", number: "", size: "", isInferred: true };
}

/** How a list is read page by page: by the marks of the spec, else by the usual names. @param paged its pages by number, where it has them */
export function walkOf(context: PlanContext, operation: Operation, paged: Paged | undefined): Walk | undefined {
  if (paged) return { by: "page", turn: paged.number, first: FIRST_PAGE, size: paged.size, places: paged.places };
  if (!context.contract.profile.guessesFilters) return undefined;
  return cursorWalk(context, operation) ?? offsetWalk(context, operation) ?? pageWalk(context, operation);
}

/** The places of a response that are not inside of rows, each with its schema. */
const placesBesideRows = ({ contract }: PlanContext, operation: Operation): AnnotatedPlace[] =>
  successPlaces(contract, operation, (_, resolved) => resolved).filter(({ pointer }) => !pointer.includes("*"));

/** The parameter of the query that is a whole number and has such a name. */
const numberNamed = ({ contract }: PlanContext, { parameters }: Operation, names: RegExp): Parameter | undefined =>
  parameters.find(
    ({ place, name, schema }) =>
      place === "query" && names.test(name) && typesOf(dereference(contract.document, schema))[0] === "integer",
  );

/** The paging of a list by the usual names of its parameters and of the members of its response, when its pages begin with 1. */
export function inferredPaging(context: PlanContext, operation: Operation): Paged | undefined {
  const [number, size] = [PAGE, SIZE_NAMES].map((pattern) => numberNamed(context, operation, pattern));
  if (!number || !size || firstPage(context, number) !== FIRST_PAGE) return undefined;
  const places = placesBesideRows(context, operation);
  const [rows] = listsOfObjects(context, operation);
  const named = (pattern: RegExp) =>
    places.find(({ pointer, mark }) => pattern.test(nameOf(pointer)) && typesOf(objectOr(mark))[0] === "integer")
      ?.pointer;
  const total = named(TOTAL);
  if (rows === undefined || total === undefined || parentOf(total) !== parentOf(rows)) return undefined;
  const names = { pages: PAGES, number: PAGE, size: SIZE_NAMES };
  const paged = pagingWith(context, operation, { number, size, rows, total }, (what) => named(names[what]));
  return { ...paged, places: { ...paged.places, isInferred: true } };
}

/** One page that holds a whole list of moderate length. */
const WHOLE_SIZE = 100;

/** A total that must be the sum of a value over all rows (`x-contract.sumOf`). */
export interface Sum {
  readonly figure: string;
  /** Pointer within a row; an empty one counts the rows. */
  readonly value: string;
  /** Includes only rows with these field values. */
  readonly where: JsonObject;
  /** Pointer to the rows, when it differs from the paged rows. */
  readonly rows?: string;
  readonly specPointer: string;
}

export interface Paged {
  readonly number: Parameter;
  readonly size: Parameter;
  readonly places: PagePlaces;
}

/** Puts a paging together. @param placeOf where a response says something of itself; undefined when it does not */
const pagingWith = (
  context: PlanContext,
  operation: Operation,
  { number, size, rows, total }: Pick<Paged, "number" | "size"> & Pick<PagePlaces, "rows" | "total">,
  placeOf: (what: "pages" | "number" | "size") => string | undefined,
): Paged => ({
  number,
  size,
  places: {
    rows,
    key: keyOfRows(context, operation, rows),
    total,
    pages: placeOf("pages") ?? "",
    number: placeOf("number") ?? "",
    size: placeOf("size") ?? "",
  },
});

const parameterMarked = ({ contract: { document } }: PlanContext, { parameters }: Operation, mark: string) =>
  parameters.find(
    ({ place, marks, schema }) =>
      place === "query" && [marks["page"], marksOf(dereference(document, schema))["page"]].includes(mark),
  );

/** The paging by `x-contract.page`: number, size, total, pages, rows. */
export function markedPaging(context: PlanContext, operation: Operation): Paged | undefined {
  const [number, size] = [parameterMarked(context, operation, "number"), parameterMarked(context, operation, "size")];
  const marked = annotatedPlaces(context.contract, operation, "page");
  const pointerOf = (mark: string) => marked.find((place) => place.mark === mark)?.pointer;
  const total = pointerOf("total");
  if (!number || !size || total === undefined) return undefined;
  const parent = total.slice(0, total.lastIndexOf("/"));
  const rows = pointerOf("rows") ?? `${parent}/content`;
  return pagingWith(context, operation, { number, size, rows, total }, pointerOf);
}

/** The totals that are sums over the rows (`x-contract.sumOf`). */
export const sumsOf = (context: PlanContext, operation: Operation): Sum[] =>
  annotatedPlaces(context.contract, operation, "sumOf").flatMap(({ pointer, mark, specPointer }) => {
    const { value, where, rows } = objectOr(mark);
    if (typeof value !== "string") return [];
    const sum = { figure: pointer, value, where: isObject(where) ? where : {}, specPointer };
    return [typeof rows === "string" ? { ...sum, rows } : sum];
  });

/** The size of a page for a whole list: no more than the spec allows. */
export const wholeSize = ({ contract: { document } }: PlanContext, { schema }: Parameter): number =>
  Math.min(WHOLE_SIZE, numberOf(dereference(document, schema), "maximum") ?? WHOLE_SIZE);
