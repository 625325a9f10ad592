import { objectOr } from "../../../json.ts";
import type { Operation, Parameter } from "../../../spec/contract.ts";
import type { PlanContext } from "../../context.ts";
import { successPlaces } from "../annotated-schemas.ts";
import { dereference, numberOf, typesOf } from "../dereference.ts";
import { keyOfRows, type Paged } from "./marked-paging.ts";

const PAGE = /^page(?:_?(?:number|no|index))?$/i;
const SIZE = /^(?:(?:page_?)?(?:size|limit)|per_?page|items_?per_?page)$/i;
const TOTAL = /^total(?:_?(?:items|count|elements|results|records|rows))?$/i;
const PAGES = /^(?:total_?pages|page_?count|pages|last_?page)$/i;
const FIRST_PAGE = 1;

const nameOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);
const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));

/** The paging of a list by the usual names of its parameters and of the members of its response, when its pages begin with 1. */
export function inferredPaging(context: PlanContext, operation: Operation): Paged | undefined {
  const { contract } = context;
  const { document } = contract;
  const asked = operation.parameters.filter(({ place }) => place === "query");
  const isNumber = ({ schema }: Parameter) => typesOf(dereference(document, schema))[0] === "integer";
  const [number, size] = [PAGE, SIZE].map((pattern) => asked.find((it) => pattern.test(it.name) && isNumber(it)));
  const first =
    number &&
    (dereference(document, number.schema)["default"] ?? numberOf(dereference(document, number.schema), "minimum"));
  if (!number || !size || first !== FIRST_PAGE) return undefined;
  const places = successPlaces(contract, operation, (_, resolved) => resolved).filter(
    ({ pointer }) => !pointer.includes("*"),
  );
  const rows = places.find(
    ({ mark }) => typesOf(dereference(document, objectOr(mark)["items"]))[0] === "object",
  )?.pointer;
  const named = (pattern: RegExp) =>
    places.find(({ pointer, mark }) => pattern.test(nameOf(pointer)) && typesOf(objectOr(mark))[0] === "integer")
      ?.pointer;
  const total = named(TOTAL);
  if (rows === undefined || total === undefined || parentOf(total) !== parentOf(rows)) return undefined;
  return {
    number,
    size,
    places: {
      rows,
      key: keyOfRows(context, operation, rows),
      total,
      pages: named(PAGES) ?? "",
      number: named(PAGE) ?? "",
      size: named(SIZE) ?? "",
      isInferred: true,
    },
  };
}
