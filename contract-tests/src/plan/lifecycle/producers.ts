import type { BorrowedSource, DocumentedList } from "../../spec/borrowed-source.ts";
import type { Operation, Parameter } from "../../spec/contract.ts";
import { placeReferredBy } from "../../spec/references.ts";
import { escapeToken, objectOr, valueAt } from "../../json.ts";
import { successPlaces } from "../read/schemas.ts";
import { objectListOf, listsOfObjects } from "../read/lists/object-lists.ts";
import { isAllowed, type PlanContext } from "../context.ts";
import { idPlace, itemBelow, linksOf, onObject, outersOf, type Resource, resourceOf } from "./resources.ts";

/** Where a parameter of a path comes from: the answer of the creating operation, or the path that it was called with. */
type PathSource = { readonly pointer: string } | { readonly requestPath: string };

/** An operation that creates objects, the path of one object, and where its parameters come from. */
export interface Producer {
  readonly create: Operation;
  readonly path: string;
  readonly sources: ReadonlyMap<string, PathSource>;
}

/** Methods after which the object may be gone or in another state. */
const USES_UP: readonly string[] = ["DELETE", "POST"];

const pathNames = ({ parameters }: Operation): string[] =>
  parameters.filter(({ place }) => place === "path").map(({ name }) => name);

/** An operation on the object that `create` makes, and where its id is. Some objects, such as keys, cannot be read but removed. */
function createdObject(context: PlanContext, create: Operation) {
  const { contract } = context;
  const resource = resourceOf(context, create, contract.operations);
  if (resource) return { item: resource.read, id: resource.id, parent: resource.parent };
  const removable = create.method === "POST" ? itemBelow(contract, create, "DELETE") : undefined;
  return removable && { ...removable, parent: undefined };
}

/** Where the id of the outer object is: in the answer of `create` under the name of its path parameter, else in the path of `create`. */
function outerIn({ contract }: PlanContext, create: Operation, { read }: Resource): PathSource {
  const parameter = read.parameter.name;
  const pointer = `/${escapeToken(parameter)}`;
  const isShown = successPlaces(contract, create, () => true).some((place) => place.pointer === pointer);
  return isShown ? { pointer } : { requestPath: parameter };
}

/** The objects that the paths of the spec show. */
function producersByPath(context: PlanContext, create: Operation): Producer[] {
  const object = createdObject(context, create);
  if (!object || !("pointer" in object.id)) return [];
  const { item, id, parent } = object;
  const { path } = item.operation;
  const outers = outersOf({ parent }).filter(({ read }) => path.includes(`{${read.parameter.name}}`));
  const sources = new Map<string, PathSource>([
    ...outers.map((outer) => [outer.read.parameter.name, outerIn(context, create, outer)] as const),
    [item.parameter.name, { pointer: id.pointer }],
  ]);
  return [{ create, path, sources }];
}

/** The objects that the links of the spec show, each with all parameters of its path. */
function producersByLinks({ contract }: PlanContext, create: Operation): Producer[] {
  return linksOf(contract, create).flatMap(({ operation, sourceOf }): Producer[] => {
    const sources = pathNames(operation).flatMap((name) => {
      const [, place, value] = /^\$(response\.body#|request\.path\.)(.+)$/.exec(sourceOf(name) ?? "") ?? [];
      if (value === undefined) return [];
      return [[name, place === "request.path." ? { requestPath: value } : { pointer: value }] as const];
    });
    const isWhole = sources.length > 0 && sources.length === pathNames(operation).length;
    return isWhole && operation.path.endsWith("}") ? [{ create, path: operation.path, sources: new Map(sources) }] : [];
  });
}

/** The schemas of the successful answers of an operation that have a name. */
const namedAnswers = ({ answers }: Operation): string[] =>
  answers
    .filter(({ status }) => status.startsWith("2"))
    .flatMap(({ content }) => [...content.values()])
    .flatMap((pointer) => (pointer === undefined ? [] : pointer));

/** The objects that another path reads: POST /reports answers with the same schema as GET /jobs/{jobId}, which the header Location names. */
function producersBySchema({ contract }: PlanContext, create: Operation): Producer[] {
  const { document } = contract;
  const schemaOf = (operation: Operation) =>
    namedAnswers(operation).map((pointer) => placeReferredBy(objectOr(valueAt(document, pointer))));
  const made = create.method === "POST" ? schemaOf(create) : [];
  return contract.operations.flatMap((read): Producer[] => {
    const item = read.method === "GET" && read.path.endsWith("}") ? onObject(read) : undefined;
    const isSame = schemaOf(read).some((schema) => schema !== undefined && made.includes(schema));
    const id = item && isSame ? idPlace(contract, create, item.parameter) : undefined;
    if (!item || !id || !("pointer" in id)) return [];
    return [{ create, path: read.path, sources: new Map([[item.parameter.name, { pointer: id.pointer }]]) }];
  });
}

const known = new WeakMap<PlanContext, readonly Producer[]>();

/** What the operations that the run may call create: by paths, by links, then by the schemas of their answers. */
export function producersOf(context: PlanContext): readonly Producer[] {
  const before = known.get(context);
  if (before) return before;
  const creating = context.contract.operations.filter((create) => isAllowed(context, create));
  const found = [producersByPath, producersByLinks, producersBySchema].flatMap((producers) =>
    creating.flatMap((create) => producers(context, create)),
  );
  known.set(context, found);
  return found;
}

/**
 * Where a path gets the id of an object that the run has created, so that a call does not depend on the data of the server: by links or paths of
 * the spec. A call that may end or use up the object (DELETE, POST) gets a new one. Undefined when the run cannot create such objects.
 */
function createdSource(context: PlanContext, operation: Operation, parameter: Parameter): BorrowedSource | undefined {
  const names = pathNames(operation);
  const producer = producersOf(context).find(
    ({ create, path, sources }) =>
      create.id !== operation.id &&
      `${operation.path}/`.startsWith(`${path}/`) &&
      names.length === sources.size &&
      names.every((name) => sources.has(name)),
  );
  const source = producer?.sources.get(parameter.name);
  if (!producer || !source) return undefined;
  const isNew = USES_UP.includes(operation.method);
  return { operationId: producer.create.id, pointer: "", ...source, isNew };
}

/** A list below objects that are inside of others, with the documented objects: the spec names some that belong together. */
function documentedList(context: PlanContext, operation: Operation, { name }: Parameter): DocumentedList | undefined {
  const { method, id: operationId, parameters } = operation;
  const [rows] = method === "GET" && !operation.path.endsWith("}") ? listsOfObjects(context, operation) : [];
  const named = parameters.filter(({ place }) => place === "path");
  if (rows === undefined || named.length < 2 || named.some(({ examples }) => examples.length === 0)) return undefined;
  const path = Object.fromEntries(named.map((it) => [it.name, it.examples[0]]));
  return { operationId, path, parameter: name, rows };
}

/** Where a path of a reading operation gets the id of an object that the server has: for a list below objects, of the one with most rows. */
export function objectSourceOf(
  context: PlanContext,
  operation: Operation,
  parameter: Parameter,
): BorrowedSource | undefined {
  if (parameter.place !== "path" || !operation.profile.guessesResources) return undefined;
  const created = createdSource(context, operation, parameter);
  const documented = created && documentedList(context, operation, parameter);
  if (documented) return { ...created, documented };
  const listed = operation.method === "GET" ? objectListOf(context, operation) : undefined;
  if (!listed || listed.parameter.name !== parameter.name) return created;
  const source = created ?? { operationId: listed.list.id, pointer: `${listed.rows}/0${listed.key}` };
  const [rows] = operation.path.endsWith("}") ? [] : listsOfObjects(context, operation);
  if (rows === undefined) return source;
  const { list, rows: objects, key } = listed;
  const below = { operationId: operation.id, parameter: parameter.name, rows };
  return { ...source, busiest: { listId: list.id, objects, key, ...below } };
}
