import { escapeToken, isObject, objectOr, replaceAt, stringsOf, type JsonObject } from "../../json.ts";
import { arbitraryFor } from "./arbitrary.ts";
import { alternativesOf, dereference } from "../read/schemas.ts";

/** fast-check returns many shrunk values for one; the first ones shrink most. */
const MOST_OF_A_LEAF = 6;

/** Smaller values of a string, number or other primitive. */
function smallerLeaves(document: JsonObject, schema: unknown, value: unknown): unknown[] {
  const arbitrary = arbitraryFor(document, schema);
  if (!arbitrary.canShrinkWithoutContext(value)) return [];
  return [...arbitrary.shrink(value, undefined).take(MOST_OF_A_LEAF)].map((smaller) => smaller.value);
}

const without = (value: JsonObject, name: string): JsonObject => {
  const { [name]: _, ...rest } = value;
  return rest;
};

function smallerObjects(document: JsonObject, schema: JsonObject, value: JsonObject): unknown[] {
  const alternatives = alternativesOf(document, schema) ?? [schema];
  const properties = Object.assign({}, ...alternatives.map((it) => objectOr(it["properties"])));
  const required = alternatives.length === 1 ? stringsOf(schema["required"]) : [];
  const names = Object.keys(value);
  const dropped = names.filter((name) => !required.includes(name)).map((name) => without(value, name));
  const inside = names.flatMap((name) =>
    shrunkValues(document, objectOr(properties)[name], value[name]).map((member) => ({ ...value, [name]: member })),
  );
  return [...dropped, ...inside];
}

function smallerLists(document: JsonObject, schema: JsonObject, value: readonly unknown[]): unknown[] {
  const halves = value.length > 1 ? [value.slice(0, Math.floor(value.length / 2))] : [];
  const dropped = value.map((_, index) => value.filter((__, place) => place !== index));
  const inside = value.flatMap((member, index) =>
    shrunkValues(document, schema["items"], member).map((smaller) =>
      replaceAt(value, `/${escapeToken(String(index))}`, smaller),
    ),
  );
  return [...halves, ...dropped, ...inside];
}

/** Values one step smaller than this one, largest steps first; most are still valid. The result is deterministic. */
export function shrunkValues(document: JsonObject, schema: unknown, value: unknown): unknown[] {
  const resolved = dereference(document, schema);
  if (Array.isArray(value)) return smallerLists(document, resolved, value);
  if (isObject(value)) return smallerObjects(document, resolved, value);
  return smallerLeaves(document, schema, value);
}

/** Length of the value as JSON; smaller values are easier to read. */
const sizeOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

export interface Search {
  readonly candidates: (value: unknown) => readonly unknown[];
  /** Whether the smaller value fails like the original one. */
  readonly isFailing: (value: unknown) => Promise<boolean>;
  /** Maximum number of attempts. */
  readonly budget: number;
}

/** Searches step by step for the smallest value that still fails, and returns it with the number of attempts. */
export async function findSmallest(first: unknown, { candidates, isFailing, budget }: Search) {
  const tried = new Set([JSON.stringify(first)]);
  let smallest = first;
  let left = budget;
  let hasMoved = true;
  while (hasMoved && left > 0) {
    hasMoved = false;
    for (const candidate of candidates(smallest)) {
      const text = JSON.stringify(candidate);
      if (left === 0 || tried.has(text) || sizeOf(candidate) > sizeOf(smallest)) continue;
      tried.add(text);
      left -= 1;
      if (!(await isFailing(candidate))) continue;
      smallest = candidate;
      hasMoved = true;
      break;
    }
  }
  return { smallest, tries: budget - left };
}
