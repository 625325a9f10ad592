import { locate } from "./contract.ts";
import { isObject, objectOr, stringsOf, type JsonObject } from "./json.ts";

/** How sure the contract is of something, surest first. */
export const EVIDENCE = ["shown", "inferred", "proposed"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** The place of a mark in EVIDENCE; what carries no mark is surest. */
export const rankOf = (evidence: unknown): number => EVIDENCE.findIndex((level) => level === evidence);

/** Whether something marked `evidence` counts when the run asks for `limit`; what carries no mark counts. */
export const isWithin = (evidence: unknown, limit: Evidence): boolean => rankOf(evidence) <= rankOf(limit);

const LEFT_OPEN = "x-left-open";

/** A property that the run does not ask for: in answers any value will do, or none. */
export interface LeftOpen {
  readonly schema: unknown;
  /** A server that knows the property may demand it, so requests still send it. */
  readonly isRequired: boolean;
}

/** What a property was before the run left it open; undefined for a property that the run asks for. */
export function leftOpenOf(property: unknown): LeftOpen | undefined {
  const { [LEFT_OPEN]: mark } = objectOr(property);
  return isObject(mark) ? { schema: mark["schema"], isRequired: mark["isRequired"] === true } : undefined;
}

const REFERENCE = "$ref";

/** The mark of a schema or parameter, or of what it refers to. */
function evidenceOf(document: JsonObject, node: unknown): unknown {
  const { "x-evidence": own, [REFERENCE]: reference } = objectOr(node);
  if (own !== undefined || typeof reference !== "string") return own;
  return evidenceOf(document, locate(document, reference.slice(1)).node);
}

function openProperties(document: JsonObject, schema: JsonObject, limit: Evidence): JsonObject {
  const properties = objectOr(schema["properties"]);
  const weak = Object.keys(properties).filter((name) => !isWithin(evidenceOf(document, properties[name]), limit));
  const demanded = stringsOf(schema["required"]);
  const openedProperty = (name: string): JsonObject => {
    const mark: LeftOpen = { schema: properties[name], isRequired: demanded.includes(name) };
    return { [LEFT_OPEN]: { ...mark } };
  };
  const opened = Object.fromEntries(weak.map((name) => [name, openedProperty(name)]));
  const required = demanded.filter((name) => !weak.includes(name));
  return { ...schema, properties: { ...properties, ...opened }, ...("required" in schema && { required }) };
}

function isAskedFor(document: JsonObject, parameter: unknown, limit: Evidence): boolean {
  const reference = objectOr(parameter)[REFERENCE];
  const node = typeof reference === "string" ? locate(document, reference.slice(1)).node : parameter;
  return objectOr(node)["required"] === true || isWithin(evidenceOf(document, node), limit);
}

/** A header of an answer that is less sure than asked for: it may be missing. */
const isWeakHeader = (document: JsonObject, node: JsonObject, limit: Evidence): boolean =>
  node["required"] === true &&
  isObject(node["schema"]) &&
  !("in" in node) &&
  !isWithin(evidenceOf(document, node["schema"]), limit);

function limitNode(document: JsonObject, node: unknown, limit: Evidence): unknown {
  if (Array.isArray(node)) return node.map((member) => limitNode(document, member, limit));
  if (!isObject(node)) return node;
  const opened = isObject(node["properties"]) ? openProperties(document, node, limit) : node;
  const { parameters } = opened;
  const asked = Array.isArray(parameters) && {
    parameters: parameters.filter((parameter) => isAskedFor(document, parameter, limit)),
  };
  const unasked = isWeakHeader(document, node, limit) && { required: false };
  return Object.fromEntries(
    Object.entries({ ...opened, ...asked, ...unasked }).map(([name, member]) => [
      name,
      limitNode(document, member, limit),
    ]),
  );
}

/**
 * The document as a server must honour it that was built on `limit` alone: properties with weaker evidence may be
 * missing and may hold anything, and what is optional with weaker evidence is not sent.
 */
export const limitEvidence = (document: unknown, limit: Evidence): unknown =>
  isObject(document) && limit !== "proposed" ? limitNode(document, document, limit) : document;
