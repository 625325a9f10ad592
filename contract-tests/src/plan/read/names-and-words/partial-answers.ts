import { objectOr, stringsOf, type JsonObject, mapMembers } from "../../../json.ts";
import type { Operation, Parameter } from "../../../spec/contract.ts";
import type { PlanContext } from "../../context.ts";
import { rowSchema, successPlaces, dereference, typesOf } from "../schemas.ts";
import { cachedByOperation } from "../cached-by-operation.ts";
import { keyOfRows, listsOfObjects } from "../lists/object-lists.ts";

/** A parameter that chooses the members of objects in an answer, or that puts related objects into it. */
export interface PartialParameter {
  readonly parameter: Parameter;
  /** Names of members that it may name. */
  readonly members: readonly string[];
}

/** What parameters leave out of the objects in an answer, or put into them. */
export interface PartialAnswers {
  /** Pointer to the object, or to a list of objects. */
  readonly at: string;
  /** Pointer within an object. */
  readonly key: string | undefined;
  /** The dereferenced schemas of the members. */
  readonly members: Readonly<Record<string, JsonObject>>;
  readonly fields: PartialParameter | undefined;
  readonly expand: PartialParameter | undefined;
}

const FIELDS = /^\$?(?:fields?|select|only|attributes|properties|columns)$/i;
/** Whether a request chooses members of the objects in its answer, so that required ones may be missing. */
export const choosesMembers = (
  { profile, parameters, method }: Pick<Operation, "profile" | "parameters" | "method">,
  query: JsonObject,
): boolean =>
  profile.guessesFilters &&
  method === "GET" &&
  parameters.some(({ place, name }) => place === "query" && FIELDS.test(name) && query[name] !== undefined);

const EXPAND = /^\$?(?:expand|embed|include|with|populate)$/i;

const membersOf = (document: JsonObject, { properties }: JsonObject): Record<string, JsonObject> =>
  mapMembers(objectOr(properties), (schema) => dereference(document, schema));

/** The object in an answer: the only member of an envelope such as `data`, or else the whole answer. */
function objectPlace({ contract }: PlanContext, operation: Operation): readonly [at: string, schema: JsonObject] {
  const places = successPlaces(contract, operation, (_, resolved) => ("properties" in resolved ? resolved : undefined));
  const root = objectOr(places.find(({ pointer }) => pointer === "")?.mark);
  const names = Object.keys(objectOr(root["properties"]));
  const inner = names.length === 1 ? places.find(({ pointer }) => pointer === `/${names[0]}`) : undefined;
  return inner ? [inner.pointer, objectOr(inner.mark)] : ["", root];
}

/** Whether a member can be an object or a list of objects, so that an answer may have only its id. */
function isRelated(document: JsonObject, schema: JsonObject): boolean {
  const related = [schema, ...[schema["oneOf"], schema["anyOf"]].flat().map((it) => dereference(document, it))];
  return related.some((it) => "properties" in it || "properties" in dereference(document, it["items"]));
}

/** The parameter of the query with such a name, and the members that its enum or its words name. */
function parameterNamed(
  { contract: { document } }: PlanContext,
  { parameters }: Operation,
  names: RegExp,
  members: readonly string[],
): PartialParameter | undefined {
  const parameter = parameters.find(({ place, name }) => place === "query" && names.test(name));
  const schema = dereference(document, parameter?.schema);
  const item = typesOf(schema)[0] === "array" ? dereference(document, schema["items"]) : schema;
  if (!parameter || typesOf(item)[0] === "boolean" || typesOf(item)[0] === "integer") return undefined;
  const listed = stringsOf(item["enum"]);
  const told = listed.length > 0 ? members.filter((name) => listed.includes(name)) : members;
  return { parameter, members: told };
}

/** Reads which parameters of a reading operation leave members out or put objects in, by the usual names. Undefined when there is none. */
export const partialAnswersOf = cachedByOperation(
  (context: PlanContext, operation): { readonly found?: PartialAnswers } => {
    const { contract } = context;
    const { document, profile } = contract;
    if (operation.method !== "GET" || !profile.guessesFilters) return {};
    const [rows] = listsOfObjects(context, operation);
    const isList = rows !== undefined && !operation.path.endsWith("}");
    const [at, schema] = isList ? [rows, rowSchema(contract, operation, rows)] : objectPlace(context, operation);
    const members = membersOf(document, schema);
    const names = Object.keys(members);
    const fields = parameterNamed(context, operation, FIELDS, names);
    const related = names.filter((name) => isRelated(document, members[name] ?? {}));
    const expand = parameterNamed(context, operation, EXPAND, related);
    if (!fields && !expand) return {};
    const key = isList ? keyOfRows(context, operation, rows) : undefined;
    return { found: { at, key: key ?? ("id" in members ? "/id" : undefined), members, fields, expand } };
  },
);
