import { dereference, typesOf } from "./schemas.ts";
import { isObject, objectOr, type JsonObject } from "../../json.ts";
import type { Validate } from "../../spec/validator.ts";
import type { Parameter } from "../../spec/contract.ts";

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

const UNPRINTABLE_IN_HEADERS = /[^\u0020-\u007e]/;
/** Values that a path cannot contain: `.` and `..` lead to another path, and an empty segment leads to another operation. */
const UNSENDABLE_IN_PATHS = /^\.{0,2}$/;

const isFlat = (value: JsonObject): boolean =>
  Object.keys(value).length > 0 && Object.values(value).every((member) => typeof member !== "object" && member !== "");

/** Whether the value can be sent in the parameter's place without changing its meaning. */
export function isSendable({ place, required, writing }: Parameter, value: unknown): boolean {
  if (writing.mediaType !== undefined) return true;
  // The style is defined for objects of plain values only.
  if (writing.style === "deepObject") return isObject(value) && isFlat(value);
  if (typeof value === "object" && (!Array.isArray(value) || value.length === 0)) return false;
  // No style defines how an object inside a list is written.
  if (Array.isArray(value) && value.some((item) => typeof item === "object")) return false;
  const text = asText(value);
  if (place === "path") return !UNSENDABLE_IN_PATHS.test(text);
  // Many servers treat an empty optional parameter as missing.
  if (text === "") return place === "query" && required;
  return place === "query" || (text.trim() === text && !UNPRINTABLE_IN_HEADERS.test(text));
}
