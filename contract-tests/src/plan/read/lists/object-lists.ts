import { objectOr, stringsOf, escapeToken } from "../../../json.ts";
import { marksOf, type Operation, type Parameter } from "../../../spec/contract.ts";
import type { PagePlaces } from "../../list-claim.ts";
import type { PlanContext } from "../../context.ts";
import { rowSchema, successPlaces, dereference, typesOf } from "../schemas.ts";

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

/** Pointers to the lists of objects in a successful response that are not inside of another list. */
export const listsOfObjects = ({ contract }: PlanContext, operation: Operation): string[] =>
  successPlaces(contract, operation, (_, resolved) =>
    typesOf(dereference(contract.document, resolved["items"]))[0] === "object" ? true : undefined,
  ).flatMap(({ pointer }) => (pointer.includes("*") ? [] : pointer));

/** An operation on one object, with the parameter that names it. */
export interface NamedObject {
  readonly operation: Operation;
  readonly parameter: Parameter;
}

/** A list whose rows have the ids of objects. */
export interface ObjectRows {
  readonly list: Operation;
  readonly rows: string;
  /** Pointer within a row. */
  readonly key: string;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
/** The field of a row that names the object: the one with the parameter's name, else `id`. */
export function keyIn(
  context: PlanContext,
  list: Operation,
  rows: string,
  { name }: Pick<Parameter, "name">,
): string | undefined {
  const names = Object.keys(objectOr(rowSchema(context.contract, list, rows)["properties"]));
  const key = names.find((it) => isSame(it, name)) ?? names.find((it) => isSame(it, "id"));
  return key === undefined ? undefined : `/${escapeToken(key)}`;
}

const known = new WeakMap<
  PlanContext["contract"],
  ReadonlyMap<string, ObjectRows & { readonly parameter: Parameter }>
>();

/** The last path parameter of an operation, and the list of the objects that it names: at the path before it, else one of the same name. */
function findList(
  context: PlanContext,
  operation: Operation,
): (ObjectRows & { readonly parameter: Parameter }) | undefined {
  const parameter = operation.parameters.findLast(({ place }) => place === "path");
  const [collection = ""] = operation.path.split(`/{${parameter?.name}}`);
  const last = collection.split("/").at(-1) ?? "";
  if (!parameter || last === "" || last.endsWith("}")) return undefined;
  const lists = context.contract.operations.filter(
    ({ method, parameters, path }) =>
      method === "GET" &&
      path !== operation.path &&
      !parameters.some(({ place, required }) => place === "query" && required),
  );
  // The objects of two lists that are below each other could be looked for without end.
  const isBelow = listsOfObjects(context, operation).length > 0;
  const others = lists.filter(({ path }) => path.endsWith(`/${last}`) && !(isBelow && path.includes("{")));
  const list = lists.find(({ path }) => path.replace(/\/$/, "") === collection) ?? others[0];
  const [rows] = list ? listsOfObjects(context, list) : [];
  const key = list && rows !== undefined ? keyIn(context, list, rows, parameter) : undefined;
  return list && rows !== undefined && key !== undefined ? { list, rows, key, parameter } : undefined;
}

/** The list of the objects that the last path parameter of an operation names; undefined when the spec is not read by names. */
export function objectListOf(context: PlanContext, operation: Operation): (NamedObject & ObjectRows) | undefined {
  if (!operation.profile.guessesResources) return undefined;
  const lists =
    known.get(context.contract) ??
    new Map(
      context.contract.operations.flatMap((it) => {
        const found = findList(context, it);
        return found ? [[it.id, found] as const] : [];
      }),
    );
  known.set(context.contract, lists);
  const found = lists.get(operation.id);
  return found && { operation, ...found };
}
