import { dereference, typesOf } from "./dereference.ts";
import { isObject, objectOr, type JsonObject } from "../json.ts";
import type { Validate } from "../schema.ts";

/** A parameter value as it stands in an address or header; a list is joined by commas. */
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
 * Everything a server may take a text for. A text counts as invalid only when every reading of it is, because an
 * address cannot say whether 7 is a number or a string.
 */
export function readingsOf(text: string, isList: boolean): unknown[] {
  const scalars = [text, scalarOf(text)];
  if (!isList) return scalars;
  const items = text.split(",").map((item) => item.trim());
  return [...scalars, text.split(","), items, items.map(scalarOf)];
}

/** Is the text invalid however it is read? */
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

/** A form carries text alone: its value with every member as a server may read it. */
export function formReadings(value: unknown): unknown[] {
  if (!isObject(value)) return [value];
  const members = Object.entries(objectOr(value));
  return [
    value,
    Object.fromEntries(members.map(([name, member]) => [name, asText(member)])),
    Object.fromEntries(members.map(([name, member]) => [name, scalarOf(asText(member))])),
  ];
}
