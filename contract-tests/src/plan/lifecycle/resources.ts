import { locate } from "../../spec/references.ts";
import { escapeToken, objectOr, pointerOf, tokensOf, valueAt, type JsonObject } from "../../json.ts";
import { documentsStatus, type Contract, type Operation, type Parameter } from "../../spec/contract.ts";
import type { PlanContext } from "../context.ts";
import { successPlaces, successesOf } from "../read/schemas.ts";
import { SIZE_NAMES } from "../read/lists/paging.ts";
import { readList } from "../read/lists/list-reading.ts";
import { keyIn, type NamedObject } from "../read/lists/object-lists.ts";
import type { IdPlace } from "./lifecycle-claim.ts";

/** An operation on one object, with the parameter that names the object. */
export type OnObject = NamedObject;

/** A list of the objects. */
export interface ObjectList {
  readonly operation: Operation;
  readonly rows: string;
  readonly key: string;
  /** The parameter that sets the number of rows. */
  readonly limit: Parameter | undefined;
}

/** The operations on one kind of object. */
export interface Resource {
  /** All operations that the run may call. */
  readonly operations: readonly Operation[];
  readonly create: Operation;
  /** The objects that these are inside of, such as the orders of lines. */
  readonly parent: Resource | undefined;
  readonly id: IdPlace;
  readonly read: OnObject;
  /** Pointer to the object in the response of `read`. */
  readonly at: string;
  readonly list: ObjectList | undefined;
  /** A PUT comes before a PATCH. */
  readonly changes: readonly OnObject[];
  readonly remove: OnObject | undefined;
  /** Whether the operations are combined by their paths, not by links of the spec. */
  readonly isInferred: boolean;
}

const CREATED = 201;
const LINKED_VALUE = /^\$response\.body#(\/.+)$/;
const MAX_DEPTH = 2;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
const last = (pointer: string): string => tokensOf(pointer).at(-1) ?? "";
const parentOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf("/"));

/** The objects that an object of this kind is inside of, the outermost first. */
export const outersOf = ({ parent }: Pick<Resource, "parent">): Resource[] =>
  parent ? [...outersOf(parent), parent] : [];

/** The path parameters of an operation, without those of the outer objects. */
function pathParameters({ parameters }: Operation, parent?: Resource): Parameter[] {
  const outer = outersOf({ parent }).map(({ read }) => read.parameter.name);
  return parameters.filter(({ place, name }) => place === "path" && !outer.includes(name));
}

/** An operation with one path parameter, besides those of the outer objects. */
export function onObject(operation: Operation | undefined, parent?: Resource): OnObject | undefined {
  const [parameter, ...more] = operation ? pathParameters(operation, parent) : [];
  return operation && parameter && more.length === 0 ? { operation, parameter } : undefined;
}

const plainName = (name: string): string => name.replaceAll(/[_-]/g, "").toLowerCase();

/** The operation that reads the object which a member such as `roomId` or `room_id` names: its path ends with a parameter of that name. */
export function readerOf({ operations }: Contract, reference: string): OnObject | undefined {
  const reads = operations.flatMap((operation) => (operation.method === "GET" ? (onObject(operation) ?? []) : []));
  return reads.find(
    ({ operation: { path }, parameter: { name } }) =>
      path.endsWith(`/{${name}}`) && plainName(name) === plainName(reference),
  );
}

/** The place of the id in an operation's response: a field with the parameter's name, else `id`, near the top. */
function idPointer(contract: Contract, operation: Operation, { name }: Pick<Parameter, "name">): string | undefined {
  const near = successPlaces(contract, operation, () => true)
    .map(({ pointer }) => pointer)
    .filter((pointer) => pointer !== "" && !pointer.includes("*") && tokensOf(pointer).length <= MAX_DEPTH)
    .toSorted((one, other) => tokensOf(one).length - tokensOf(other).length);
  return near.find((pointer) => isSame(last(pointer), name)) ?? near.find((pointer) => isSame(last(pointer), "id"));
}

/** The place of the id in the response of a creating operation. */
export function idPlace(
  contract: Contract,
  create: Operation,
  parameter: Pick<Parameter, "name">,
): IdPlace | undefined {
  const pointer = idPointer(contract, create, parameter);
  if (pointer !== undefined) return { pointer };
  return documentsStatus(create, CREATED) ? { header: "location", part: "last-segment" } : undefined;
}

/** The operation that a link names, by its id or by a pointer. */
function linkedOperation({ operations }: Contract, { operationId, operationRef }: JsonObject): Operation | undefined {
  const pointer =
    typeof operationRef === "string" && operationRef.startsWith("#") ? pointerOf(operationRef) : undefined;
  return operations.find((operation) => operation.id === operationId || operation.pointer === pointer);
}

/** A link of a response. */
interface Link {
  readonly operation: Operation;
  /** The expression for a parameter of the path; undefined when the link does not have it. */
  readonly sourceOf: (parameter: string) => string | undefined;
}

/** The links of the successful responses of an operation. */
export function linksOf(contract: Contract, create: Operation): Link[] {
  const { document } = contract;
  const links = successesOf(create).flatMap(({ pointer }) =>
    Object.keys(objectOr(objectOr(valueAt(document, pointer))["links"])).map((name) =>
      objectOr(locate(document, `${pointer}/links/${escapeToken(name)}`).node),
    ),
  );
  return links.flatMap((link): Link[] => {
    const operation = linkedOperation(contract, link);
    const parameters = objectOr(link["parameters"]);
    const sourceOf = (name: string) => {
      const value = parameters[name] ?? parameters[`path.${name}`];
      return typeof value === "string" ? value : undefined;
    };
    return operation ? [{ operation, sourceOf }] : [];
  });
}

/** The reading operation that a response of `create` links to, and the id that the link takes from the response. */
function linkedRead(contract: Contract, create: Operation): { item: OnObject; id: IdPlace } | undefined {
  for (const { operation, sourceOf } of linksOf(contract, create)) {
    const read = onObject(operation);
    const [, pointer] = (read && LINKED_VALUE.exec(sourceOf(read.parameter.name) ?? "")) ?? [];
    if (read?.operation.method === "GET" && pointer !== undefined) return { item: read, id: { pointer } };
  }
  return undefined;
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");

/** The operation on one object below the path of `create`, such as GET /items/{id} for POST /items. */
export function itemBelow(
  contract: Contract,
  create: Operation,
  method: string,
  parent?: Resource,
): { item: OnObject; id: IdPlace } | undefined {
  if (pathParameters(create, parent).length > 0) return undefined;
  const path = withoutSlash(create.path);
  // What is made inside of an outer object may be read without it: POST /orders/{orderId}/refunds and GET /refunds/{refundId}.
  const places = parent ? [path, path.slice(path.lastIndexOf("/"))] : [path];
  for (const operation of contract.operations) {
    const item = operation.method === method ? onObject(operation, parent) : undefined;
    const isBelow = item && places.includes(operation.path.slice(0, -`/{${item.parameter.name}}`.length));
    const id = isBelow && idPlace(contract, create, item.parameter);
    if (id) return { item, id };
  }
  return undefined;
}

function listOf(
  context: PlanContext,
  operations: readonly Operation[],
  create: Operation,
  parameter: Parameter,
  parent: Resource | undefined,
): ObjectList | undefined {
  const outer = outersOf({ parent }).map(({ read }) => read.parameter.name);
  const list = operations.find(
    ({ method, path, parameters }) =>
      method === "GET" &&
      withoutSlash(path) === withoutSlash(create.path) &&
      !parameters.some((it) => it.required && it.place !== "header" && !outer.includes(it.name)),
  );
  const rows = list && readList(context, list).places?.rows;
  const key = list && rows !== undefined ? keyIn(context, list, rows, parameter) : undefined;
  if (!list || rows === undefined || key === undefined) return undefined;
  const limit = list.parameters.find(({ place, name }) => place === "query" && SIZE_NAMES.test(name));
  return { operation: list, rows, key, limit };
}

/** The objects that those of `create` are inside of: their path is a part of its path. */
export function outerResourceOf(
  context: PlanContext,
  create: Operation,
  operations: readonly Operation[],
): Resource | undefined {
  const depth = pathParameters(create).length;
  if (depth === 0) return undefined;
  return operations
    .filter((operation) => operation.method === "POST" && pathParameters(operation).length === depth - 1)
    .flatMap((operation) => resourceOf(context, operation, operations) ?? [])
    .find(({ read }) => create.path.startsWith(`${withoutSlash(read.operation.path)}/`));
}

/**
 * Finds the operations on the objects that `create` makes: by the links of its responses, else by its path. Only operations that the run may
 * call are used. Undefined when the objects cannot be read.
 */
export function resourceOf(
  context: PlanContext,
  create: Operation,
  operations: readonly Operation[],
): Resource | undefined {
  const { contract } = context;
  if (!contract.profile.guessesResources || create.method !== "POST") return undefined;
  const linked = linkedRead(contract, create);
  const parent = linked ? undefined : outerResourceOf(context, create, operations);
  const found = linked ?? itemBelow(contract, create, "GET", parent);
  if (!found || !operations.includes(found.item.operation)) return undefined;
  const { item: read, id } = found;
  const atItem = (method: string): OnObject | undefined =>
    onObject(
      operations.find((it) => it.method === method && it.path === read.operation.path),
      parent,
    );
  return {
    operations,
    create,
    parent,
    id,
    read,
    at: objectIn(contract, read.operation, read.parameter) ?? "",
    list: listOf(context, operations, create, read.parameter, parent),
    changes: ["PUT", "PATCH"].flatMap((method) => atItem(method) ?? []),
    remove: atItem("DELETE"),
    isInferred: linked === undefined,
  };
}

/** Pointer to the object in a response: where its id is. Undefined when the response does not show it. */
export function objectIn(contract: Contract, operation: Operation, parameter: Parameter): string | undefined {
  const id = idPointer(contract, operation, parameter);
  return id === undefined ? undefined : parentOf(id);
}

/** The properties of the object at a pointer in the response of an operation. */
export function propertiesAt(contract: Contract, operation: Operation, at: string): JsonObject {
  const places = successPlaces(contract, operation, (_, resolved) => resolved);
  return objectOr(objectOr(places.find(({ pointer }) => pointer === at)?.mark)["properties"]);
}

/** The properties of the object that `read` returns. */
export const propertiesRead = ({ contract }: PlanContext, { read, at }: Resource): JsonObject =>
  propertiesAt(contract, read.operation, at);
