import { dereference, typesOf } from "./schemas.ts";
import { isObject, objectOr, type JsonObject } from "../../json.ts";
import type { Validate } from "../../spec/validator.ts";

/** A parameter value as it is written in a URL or header; lists are joined by commas. */
export const asText = (value: unknown): string =>
  typeof value === "string"
    ? value
    : [value]
        .flat()
        .map((item) => (isObject(item) ? JSON.stringify(item) : String(item)))
        .join(",");

function scalarOf(text: string): unknown {
  if (text === "true") return true;
  if (text === "false") return false;
  return text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : text;
}

/**
 * Every value that a server may parse a text as. A text counts as invalid only if all of them are, because a URL cannot express whether 7
 * is a number or a string.
 */
export function readingsOf(text: string, isList: boolean): unknown[] {
  const scalars = [text, scalarOf(text)];
  if (!isList) return scalars;
  const items = text.split(",").map((item) => item.trim());
  return [...scalars, text.split(","), items, items.map(scalarOf)];
}

/** Whether the text is invalid in every reading. */
export function isInvalidText(
  document: JsonObject,
  validate: Validate,
  pointer: string,
  schema: unknown,
  text: string,
) {
  const isList = typesOf(dereference(document, schema)).includes("array");
  return readingsOf(text, isList).every((reading) => validate(pointer, reading).length > 0);
}

/**
 * Returns the forms that a server may read from a request body. A form contains only text, so a server may keep each field as text or parse
 * it as a number or boolean.
 */
export function formReadings(value: unknown): unknown[] {
  if (!isObject(value)) return [value];
  const members = Object.entries(objectOr(value));
  return [
    value,
    Object.fromEntries(members.map(([name, member]) => [name, asText(member)])),
    Object.fromEntries(members.map(([name, member]) => [name, scalarOf(asText(member))])),
  ];
}
