import { isObject, objectOr, type JsonObject } from "../../../json.ts";
import { marksOf, type Operation, type Parameter } from "../../../spec/contract.ts";
import type { PagePlaces } from "../../list-claim.ts";
import type { PlanContext } from "../../context.ts";
import { annotatedPlaces, dereference, numberOf } from "../schemas.ts";
import { keyOfRows } from "./rows.ts";

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
export const pagingWith = (
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
