import type { BorrowedSource } from "../../spec/borrowed-source.ts";
import type { Operation, Parameter } from "../../spec/contract.ts";
import { escapeToken } from "../../json.ts";
import { successPlaces } from "../read/annotated-schemas.ts";
import { objectListOf } from "../read/lists/object-lists.ts";
import { listsOfObjects } from "../read/lists/rows.ts";
import { isAllowed, type PlanContext } from "../context.ts";
import { itemBelow, type Resource, resourceOf } from "./resources.ts";

/** An operation that creates objects, the path of one object, and where the answer has its id. */
interface Producer {
  readonly create: Operation;
  readonly path: string;
  readonly parameter: string;
  readonly pointer: string;
  /** The object that these are inside of: the parameter that names it, and where the answer has its id. */
  readonly outer: { readonly parameter: string; readonly pointer: string } | undefined;
}

/** Methods after which the object may be gone or in another state. */
const USES_UP: readonly string[] = ["DELETE", "POST"];

/** An operation on the object that `create` makes, and where its id is. Some objects, such as keys, cannot be read but removed. */
function createdObject(context: PlanContext, create: Operation) {
  const { contract } = context;
  const resource = resourceOf(context, create, contract.operations);
  if (resource) return { item: resource.read, id: resource.id, parent: resource.parent };
  const removable = create.method === "POST" ? itemBelow(contract, create, "DELETE") : undefined;
  return removable && { ...removable, parent: undefined };
}

/** Where the answer of `create` has the id of the outer object, under the name of its path parameter. */
function outerIn({ contract }: PlanContext, create: Operation, { read }: Resource): Producer["outer"] {
  const parameter = read.parameter.name;
  const pointer = `/${escapeToken(parameter)}`;
  const isShown = successPlaces(contract, create, () => true).some((place) => place.pointer === pointer);
  return isShown ? { parameter, pointer } : undefined;
}

const known = new WeakMap<PlanContext, readonly Producer[]>();

function producersOf(context: PlanContext): readonly Producer[] {
  const { operations } = context.contract;
  const found = operations.flatMap((create): Producer[] => {
    const object = isAllowed(context, create) ? createdObject(context, create) : undefined;
    if (!object || !("pointer" in object.id)) return [];
    const { operation, parameter } = object.item;
    const { pointer } = object.id;
    const isInside = object.parent !== undefined && operation.path.includes(`{${object.parent.read.parameter.name}}`);
    const outer = isInside && object.parent ? outerIn(context, create, object.parent) : undefined;
    return isInside && !outer ? [] : [{ create, path: operation.path, parameter: parameter.name, pointer, outer }];
  });
  known.set(context, found);
  return found;
}

/**
 * Where a path gets the id of an object that the run has created, so that a call does not depend on the data of the server: by links or paths of
 * the spec. A call that may end or use up the object (DELETE, POST) gets a new one. Undefined when the run cannot create such objects.
 */
function createdSource(context: PlanContext, operation: Operation, parameter: Parameter): BorrowedSource | undefined {
  const names = operation.parameters.filter(({ place }) => place === "path").map(({ name }) => name);
  const producer = (known.get(context) ?? producersOf(context)).find(
    ({ create, path, parameter: name, outer }) =>
      create.id !== operation.id &&
      `${operation.path}/`.startsWith(`${path}/`) &&
      names.length === (outer ? 2 : 1) &&
      names.at(-1) === name,
  );
  if (!producer) return undefined;
  const { create, pointer, outer } = producer;
  if (!outer) return { operationId: create.id, pointer, isNew: USES_UP.includes(operation.method) };
  // Both ids must be of the same object, so it is a shared one, which must not be removed.
  if (operation.method === "DELETE") return undefined;
  const source = parameter.name === outer.parameter ? outer.pointer : pointer;
  return { operationId: create.id, pointer: source, isNew: false };
}

/** Where a path of a reading operation gets the id of an object that the server has: for a list below objects, of the one with most rows. */
export function objectSourceOf(
  context: PlanContext,
  operation: Operation,
  parameter: Parameter,
): BorrowedSource | undefined {
  if (parameter.place !== "path" || !operation.profile.guessesResources) return undefined;
  const created = createdSource(context, operation, parameter);
  const listed = operation.method === "GET" ? objectListOf(context, operation) : undefined;
  if (!listed || listed.parameter.name !== parameter.name) return created;
  const source = created ?? { operationId: listed.list.id, pointer: `${listed.rows}/0${listed.key}` };
  const [rows] = operation.path.endsWith("}") ? [] : listsOfObjects(context, operation);
  if (rows === undefined) return source;
  const { list, rows: objects, key } = listed;
  const below = { operationId: operation.id, parameter: parameter.name, rows };
  return { ...source, busiest: { listId: list.id, objects, key, ...below } };
}
