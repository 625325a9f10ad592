import { isObject, objectOr, type JsonObject } from "../../json.ts";
import { alternativesOf, dereference } from "../read/schemas.ts";
import { plainValue } from "./plain-values.ts";

/** Whether the value satisfies the constants of this alternative, so that this one is meant. */
export function isMeant(document: JsonObject, alternative: JsonObject, value: unknown): boolean {
  if (!isObject(value)) return true;
  return Object.entries(objectOr(alternative["properties"])).every(([name, property]) => {
    const { const: constant } = dereference(document, property);
    return constant === undefined || value[name] === constant;
  });
}

/**
 * The value with another alternative of a `oneOf` or `anyOf` in place of the one that it has, one at a time and at any depth of its objects. The
 * alternatives are those with an object, because an object that is missing could be a change that the caller does not want.
 */
export function withOtherAlternatives(document: JsonObject, schema: unknown, value: unknown): unknown[] {
  if (!isObject(value)) return [];
  const resolved = dereference(document, schema);
  const alternatives = alternativesOf(document, resolved);
  if (alternatives) {
    const meant = alternatives.find((alternative) => isMeant(document, alternative, value));
    return alternatives
      .filter((alternative) => alternative !== meant)
      .map((alternative) => plainValue(document, alternative))
      .filter(isObject);
  }
  return Object.entries(objectOr(resolved["properties"])).flatMap(([name, property]) =>
    withOtherAlternatives(document, property, value[name]).map((other) => ({ ...value, [name]: other })),
  );
}
