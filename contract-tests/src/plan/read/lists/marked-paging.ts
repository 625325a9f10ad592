import { isObject, objectOr, stringsOf, type JsonObject } from "../../../json.ts";
import { marksOf, type Operation, type Parameter } from "../../../spec/contract.ts";
import type { PagePlaces } from "../../claim.ts";
import type { PlanContext } from "../../context.ts";
import { annotatedPlaces, rowSchema } from "../annotated-schemas.ts";
import { dereference, numberOf } from "../dereference.ts";

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

const parameterMarked = ({ contract: { document } }: PlanContext, { parameters }: Operation, mark: string) =>
  parameters.find(
    ({ place, marks, schema }) =>
      place === "query" && [marks["page"], marksOf(dereference(document, schema))["page"]].includes(mark),
  );

/** Names of required members that identify a row, where the profile guesses. */
const KEY_NAMES = ["uuid", "key", "code", "number", "slug", "sku"];

/** The property that identifies each row of the list at `rows`: the one that the spec marks, or else a required `id`. */
export function keyOfRows({ contract }: PlanContext, operation: Operation, rows: string): PagePlaces["key"] {
  const { document } = contract;
  const row = rowSchema(contract, operation, rows);
  const properties = objectOr(row["properties"]);
  const marked = Object.keys(properties).find(
    (name) =>
      marksOf(properties[name])["key"] === true || marksOf(dereference(document, properties[name]))["key"] === true,
  );
  const required = stringsOf(row["required"]);
  const candidates = ["id", ...(contract.profile.guessesFilters ? KEY_NAMES : [])];
  const named = marked ?? candidates.find((name) => required.includes(name));
  return named === undefined ? undefined : `/${named}`;
}

/** The paging by `x-contract.page`: number, size, total, pages, rows. */
export function markedPaging(context: PlanContext, operation: Operation): Paged | undefined {
  const [number, size] = [parameterMarked(context, operation, "number"), parameterMarked(context, operation, "size")];
  const marked = annotatedPlaces(context.contract, operation, "page");
  const pointerOf = (mark: string) => marked.find((place) => place.mark === mark)?.pointer;
  const total = pointerOf("total");
  if (!number || !size || total === undefined) return undefined;
  const parent = total.slice(0, total.lastIndexOf("/"));
  const rows = pointerOf("rows") ?? `${parent}/content`;
  return {
    number,
    size,
    places: {
      rows,
      key: keyOfRows(context, operation, rows),
      total,
      pages: pointerOf("pages") ?? "",
      number: pointerOf("number") ?? "",
      size: pointerOf("size") ?? "",
    },
  };
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
