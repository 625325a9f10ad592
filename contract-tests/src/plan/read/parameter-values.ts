import { isObject, type JsonObject } from "../../json.ts";
import type { Parameter } from "../../spec/contract.ts";
import { asText } from "./parameter-text.ts";

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
