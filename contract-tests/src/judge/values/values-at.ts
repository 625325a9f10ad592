import type { AnnotatedPlace } from "../../plan/read/schemas.ts";
import { escapeToken, isObject, tokensOf, valueAt } from "../../json.ts";

/** A value of a response with its pointer. */
export interface ValuePlace {
  readonly pointer: string;
  readonly value: unknown;
}

function at(value: unknown, tokens: readonly string[], pointer: string): ValuePlace[] {
  const [token, ...rest] = tokens;
  if (token === undefined) return value === undefined ? [] : [{ pointer, value }];
  if (token === "*") {
    return Array.isArray(value) || isObject(value)
      ? Object.entries(value).flatMap(([name, member]) => at(member, rest, `${pointer}/${escapeToken(name)}`))
      : [];
  }
  const escaped = escapeToken(token);
  return at(valueAt(value, `/${escaped}`), rest, `${pointer}/${escaped}`);
}

/** Every existing value at the pointer; `*` stands for any element of a list or value of a map. */
export const valuesAt = (value: unknown, pointer: string): ValuePlace[] => at(value, tokensOf(pointer), "");

/** The values at places that the spec marks, each with its mark. */
export const markedValues = <Place extends AnnotatedPlace>(
  json: unknown,
  places: readonly Place[],
): (Place & { readonly value: unknown })[] =>
  places.flatMap((place) => valuesAt(json, place.pointer).map((found) => ({ ...place, ...found })));

/** Every plain value in a value, with its pointer. */
function leavesOf(value: unknown, pointer = ""): ValuePlace[] {
  if (typeof value !== "object" || value === null) return [{ pointer, value }];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${pointer}/${escapeToken(name)}`));
}

/** Every string in a value, and every number when these are wanted too, as a text with its pointer. */
export const textsIn = (value: unknown, withNumbers = false): { readonly pointer: string; readonly text: string }[] =>
  leavesOf(value).flatMap(({ pointer, value: leaf }) =>
    typeof leaf === "string" || (withNumbers && typeof leaf === "number") ? [{ pointer, text: String(leaf) }] : [],
  );
