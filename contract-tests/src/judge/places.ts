import { escapeToken, isObject, tokensOf, valueAt } from "../json.ts";

/** A value of an answer and where it is. */
export interface Placed {
  readonly pointer: string;
  readonly value: unknown;
}

function at(value: unknown, tokens: readonly string[], pointer: string): Placed[] {
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

/** Every value that is there at the pointer, in which `*` is any member of a list or map. */
export const valuesAt = (value: unknown, pointer: string): Placed[] => at(value, tokensOf(pointer), "");
