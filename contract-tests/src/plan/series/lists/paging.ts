import type { Operation, Parameter } from "../../../spec/contract.ts";
import { marksOf } from "../../../spec/contract.ts";
import { isObject, objectOr, stringsOf, type JsonObject } from "../../../json.ts";
import { exampleRequest } from "../../generate/base-request.ts";
import type { PlanContext } from "../../context.ts";
import type { Claim, PagePlaces } from "../../claim.ts";
import type { CaseRequest, Series, Step } from "../../case.ts";
import { stepOf } from "../step.ts";
import { dereference } from "../../read/dereference.ts";
import { isTagged } from "../conditional-requests.ts";
import { annotatedPlaces, changingMembers, rowSchema } from "../../read/annotated-schemas.ts";

/** Small, so that even short lists have several pages. */
const SIZE = 2;
/** One page that holds a whole list of moderate length. */
export const WHOLE_SIZE = 100;
const BEYOND = 100_000;
const PAGES = ["first", "second", "third"] as const;
const WHOLE = "whole";
const UNSIZED = "without a size";

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

/** The property that identifies each row of the list at `rows`: the one that the spec marks, or else a required `id`. */
export function keyOfRows({ contract }: PlanContext, operation: Operation, rows: string): PagePlaces["key"] {
  const { document } = contract;
  const row = rowSchema(contract, operation, rows);
  const properties = objectOr(row["properties"]);
  const marked = Object.keys(properties).find(
    (name) =>
      marksOf(properties[name])["key"] === true || marksOf(dereference(document, properties[name]))["key"] === true,
  );
  const named = marked ?? (stringsOf(row["required"]).includes("id") ? "id" : undefined);
  return named === undefined ? undefined : `/${named}`;
}

/** The paging of a list (`x-contract.page`: number, size, total, pages, rows); undefined when it has none. */
export function pagedOf(context: PlanContext, operation: Operation): Paged | undefined {
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

/** The pages of a list must match each other in any size. What a page says of itself is checked in every response. */
export function pagingSeries(context: PlanContext, operation: Operation): Series[] {
  const paged = operation.method === "GET" ? pagedOf(context, operation) : undefined;
  if (!paged) return [];
  const { number, size, places } = paged;
  const id = `${operation.id} › paging`;
  const base = exampleRequest(context, operation);
  const at = (page: number, pageSize: number): CaseRequest => ({
    ...base,
    parameters: { ...base.parameters, query: { ...base.parameters.query, [number.name]: page, [size.name]: pageSize } },
  });
  const of = (name: string, request: CaseRequest): Step =>
    stepOf(id, "paging", operation, { name, request, isNeeded: name === PAGES[0] });
  const { default: usual } = dereference(context.contract.document, size.schema);
  const hasUsual = typeof usual === "number" && !size.required;
  const claims: Claim[] = [
    ...(isTagged(operation)
      ? [{ kind: "own-tags", steps: PAGES, moving: changingMembers(context.contract, operation) } as const]
      : []),
    {
      kind: "one-list",
      pages: PAGES,
      whole: WHOLE,
      beyond: "beyond",
      last: "first again",
      places,
      size: SIZE,
    },
  ];
  return [
    {
      id,
      groups: [
        ...PAGES.map((name, index) => [of(name, at(index + 1, SIZE))]),
        [of("beyond", at(beyondOf(context, number), SIZE))],
        [of(WHOLE, at(1, WHOLE_SIZE))],
        ...(hasUsual ? [[of(UNSIZED, withoutSize(at(1, usual), size.name))]] : []),
        [of("first again", at(1, SIZE))],
      ],
      claims,
    },
  ];
}

function withoutSize(request: CaseRequest, name: string): CaseRequest {
  const { [name]: _, ...query } = request.parameters.query;
  return { ...request, parameters: { ...request.parameters, query } };
}

/** The highest page number that the spec allows. */
function beyondOf({ contract: { document } }: PlanContext, { schema }: Parameter): number {
  const { maximum } = dereference(document, schema);
  return typeof maximum === "number" ? maximum : BEYOND;
}
