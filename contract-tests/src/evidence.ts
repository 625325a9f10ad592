import { referredBy } from "./spec/references.ts";
import { isObject, objectOr, stringsOf, type JsonObject, mapMembers } from "./json.ts";

/** How well the product specification supports a part of the contract, best first. */
export const EVIDENCE = ["shown", "inferred", "proposed"] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** Index of a mark in EVIDENCE; no mark counts as best. */
export const rankOf = (evidence: unknown): number => EVIDENCE.findIndex((level) => level === evidence);

/** Whether something marked `evidence` is tested when the run has the given `limit`; no mark always is. */
export const isWithin = (evidence: unknown, limit: Evidence): boolean => rankOf(evidence) <= rankOf(limit);

const UNTESTED = "x-untested";

/** A property below the evidence limit: in responses it may have any value or be missing. */
export interface UntestedProperty {
  readonly schema: unknown;
  /** Requests still send a required property, because a server that knows it may require it. */
  readonly isRequired: boolean;
}

/** What a property was before the evidence limit removed its schema; undefined for a property that is tested. */
export function untestedPropertyOf(property: unknown): UntestedProperty | undefined {
  const { [UNTESTED]: mark } = objectOr(property);
  return isObject(mark) ? { schema: mark["schema"], isRequired: mark["isRequired"] === true } : undefined;
}

/** The evidence mark of a schema or parameter, or of the one that it references. */
function evidenceOf(document: JsonObject, node: unknown): unknown {
  const own = objectOr(node)["x-evidence"];
  const referred = own === undefined ? referredBy(document, node) : undefined;
  return referred === undefined ? own : evidenceOf(document, referred);
}

function openProperties(document: JsonObject, schema: JsonObject, limit: Evidence): JsonObject {
  const properties = objectOr(schema["properties"]);
  const weak = Object.keys(properties).filter((name) => !isWithin(evidenceOf(document, properties[name]), limit));
  const demanded = stringsOf(schema["required"]);
  const openedProperty = (name: string): JsonObject => {
    const mark: UntestedProperty = { schema: properties[name], isRequired: demanded.includes(name) };
    return { [UNTESTED]: { ...mark } };
  };
  const opened = Object.fromEntries(weak.map((name) => [name, openedProperty(name)]));
  const required = demanded.filter((name) => !weak.includes(name));
  return { ...schema, properties: { ...properties, ...opened }, ...("required" in schema && { required }) };
}

function isAskedFor(document: JsonObject, parameter: unknown, limit: Evidence): boolean {
  const node = referredBy(document, parameter) ?? parameter;
  return objectOr(node)["required"] === true || isWithin(evidenceOf(document, node), limit);
}

/** A response header below the evidence limit may be missing. */
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
  return mapMembers({ ...opened, ...asked, ...unasked }, (member) => limitNode(document, member, limit));
}

/**
 * Returns the document reduced to an evidence limit. Properties with weaker evidence may be missing and have any value; optional inputs
 * with weaker evidence are not sent.
 */
export const limitEvidence = (document: unknown, limit: Evidence): unknown =>
  isObject(document) && limit !== "proposed" ? limitNode(document, document, limit) : document;
