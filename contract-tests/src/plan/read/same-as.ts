import { isObject, listOfTexts, objectOr, textOr, type JsonObject } from "../../json.ts";
import type { Reading } from "./schemas.ts";

/** A value that another operation returns too (`x-same-as` with `operationId`). */
export interface Likeness {
  readonly operationId: string;
  /** The place of the value below the schema that says so. */
  readonly at: string;
  /** Parameters of the other operation: literal, or `{ at }` for a value of this answer. */
  readonly with: JsonObject;
  /** The place in the other answer: of the value, or of the list that has it. */
  readonly pointer: string;
  readonly where: JsonObject;
  /** For a list: how its rows are compared. */
  readonly keys: RowKeys | undefined;
  /** For a value: the row of the other list, by its members, and the place of the value in that row. */
  readonly row: OtherRow | undefined;
}

/** The keys of the rows of two lists. */
export interface RowKeys {
  readonly own: readonly string[];
  readonly other: readonly string[];
  /** The place of a time in the rows of both lists, the latest first: each row of the other list is here too, unless it is before the last one. */
  readonly allSince: string | undefined;
  /** The rows that both lists have come in the same order. */
  readonly isInOrder: boolean;
  /** A row has every member that the other row has. */
  readonly isComplete: boolean;
}

/** The row of another list that has a value. */
export interface OtherRow {
  /** Literal members, or `{ at }` for a value of this answer. */
  readonly members: JsonObject;
  readonly field: string;
  /** What each of its values means here. */
  readonly values: JsonObject | undefined;
  /** The value here when there is no such row. Without it, the place is not compared then. */
  readonly absent: unknown;
}

function rowOf({ row, field, values, absent }: JsonObject): OtherRow | undefined {
  if (!isObject(row)) return undefined;
  return { members: row, field: textOr(field, ""), values: isObject(values) ? values : undefined, absent };
}

function likenessOf(told: unknown): Likeness[] {
  const mark = objectOr(told);
  const { operationId, pointer, key, otherKey, inOrder, complete, allSince } = mark;
  if (typeof operationId !== "string" || typeof pointer !== "string") return [];
  const [own, other] = [listOfTexts(key), listOfTexts(otherKey ?? key)];
  const keys =
    own.length > 0
      ? {
          own,
          other,
          isInOrder: inOrder === true,
          isComplete: complete === true,
          allSince: textOr(allSince, undefined),
        }
      : undefined;
  return [
    {
      operationId,
      pointer,
      at: textOr(mark["at"], ""),
      with: objectOr(mark["with"]),
      where: objectOr(mark["where"]),
      keys,
      row: rowOf(mark),
    },
  ];
}

/** The values of other operations that a schema's values must equal. */
export const likenessesOf: Reading = (schema, resolved): readonly Likeness[] | undefined => {
  const found = [schema["x-same-as"] ?? resolved["x-same-as"] ?? []].flat().flatMap(likenessOf);
  return found.length === 0 ? undefined : found;
};

/** A value that the request, or the spec itself, already has. */
export type Known =
  | {
      readonly request: string;
      readonly isHost: boolean;
      /** Other values of the request need not come back. */
      readonly only: readonly unknown[] | undefined;
      /** What each value of the request means here: one value, or several of which any is right. */
      readonly values: JsonObject | undefined;
    }
  | { readonly document: string };

/** Where the request or the spec has the value that a schema's values must equal (`x-same-as` with `request` or `document`). */
export const knownOf: Reading = (schema, resolved): Known | undefined =>
  [schema["x-same-as"] ?? resolved["x-same-as"] ?? []].flat().flatMap((told): Known[] => {
    const { request, document, part, only, values } = objectOr(told);
    if (typeof request === "string") {
      const meanings = isObject(values) ? values : undefined;
      return [{ request, isHost: part === "host", only: Array.isArray(only) ? only : undefined, values: meanings }];
    }
    return typeof document === "string" ? [{ document }] : [];
  })[0];
