import type { Parameter } from "../contract.ts";
import { asText } from "./text.ts";

const UNPRINTABLE_IN_HEADERS = /[^\u0020-\u007e]/;
/** A path that consists of dots is another path, and an empty one another operation. */
const UNSENDABLE_IN_PATHS = /^\.{0,2}$/;

/** Can the value stand where the parameter stands, and mean nothing but itself there? */
export function isSendable({ place, required, writing }: Parameter, value: unknown): boolean {
  if (writing.mediaType !== undefined) return true;
  if (typeof value === "object" && (!Array.isArray(value) || value.length === 0)) return false;
  // How a thing in a list is written, no style says.
  if (Array.isArray(value) && value.some((item) => typeof item === "object")) return false;
  const text = asText(value);
  if (place === "path") return !UNSENDABLE_IN_PATHS.test(text);
  // Many servers read an empty optional parameter as one that is not there.
  if (text === "") return place === "query" && required;
  return place === "query" || (text.trim() === text && !UNPRINTABLE_IN_HEADERS.test(text));
}
