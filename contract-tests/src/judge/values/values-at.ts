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
