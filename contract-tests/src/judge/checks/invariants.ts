import { escapeToken, stringsOf, valueAt, type JsonObject } from "../../json.ts";
import type { PlanContext } from "../../plan/context.ts";
import { cachedByOperation } from "../../plan/read/cached-by-operation.ts";
import { successPlaces, type AnnotatedPlace, memberNamed } from "../../plan/read/schemas.ts";
import { termOf } from "../../plan/read/terms.ts";
import { pointerFrom } from "../../relative-pointer.ts";
import { type Finding, findingAt } from "../finding.ts";
import { canonical, isAmong } from "../values/comparison.ts";
import { textLike, numberAt, numberIn } from "../values/compute.ts";
import { valuesAt, type ValuePlace } from "../values/values-at.ts";
import type { Success } from "./success-check.ts";

const INVARIANTS = "x-invariants";

/** The limits that other values of the same response set. */
const LIMITS = [
  { name: "x-at-least", words: "must not be less than", isBroken: (value: bigint, limit: bigint) => value < limit },
  { name: "x-at-most", words: "must not be more than", isBroken: (value: bigint, limit: bigint) => value > limit },
  { name: "x-more-than", words: "must be more than", isBroken: (value: bigint, limit: bigint) => value <= limit },
  { name: "x-less-than", words: "must be less than", isBroken: (value: bigint, limit: bigint) => value >= limit },
] as const;

/** Where an operation's response has rules of each kind. */
interface Rules {
  readonly invariants: readonly AnnotatedPlace[];
  readonly keys: readonly AnnotatedPlace[];
  readonly limits: readonly (AnnotatedPlace & { readonly limit: (typeof LIMITS)[number] })[];
}

const rulesOf = cachedByOperation(({ contract }: PlanContext, operation): Rules => {
  const placesWith = (name: string) => successPlaces(contract, operation, memberNamed(name));
  return {
    invariants: placesWith(INVARIANTS),
    keys: placesWith("x-row-key"),
    limits: LIMITS.flatMap((limit) => placesWith(limit.name).map((place) => ({ ...place, limit }))),
  };
});

/** The pointer to each list of invariants, by identity: a reference in the spec hides the place of the schema that it names. */
const invariantPointers = new WeakMap<JsonObject, ReadonlyMap<unknown, string>>();

function pointersIn(node: unknown, pointer: string): [unknown, string][] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, member]) => {
    const place = `${pointer}/${escapeToken(name)}`;
    return name === INVARIANTS ? [[member, place] as [unknown, string]] : pointersIn(member, place);
  });
}

function invariantPointer({ contract: { document } }: PlanContext, invariants: unknown): string | undefined {
  const pointers = invariantPointers.get(document) ?? new Map(pointersIn(document, ""));
  invariantPointers.set(document, pointers);
  return pointers.get(invariants);
}

/** A broken rule: where, in which words, and by which rule of the spec. */
interface Broken {
  readonly pointer: string;
  readonly message: string;
  readonly specPointer: string;
}

function brokenInvariants(context: PlanContext, { mark }: AnnotatedPlace, { pointer, value }: ValuePlace): Broken[] {
  const rules = invariantPointer(context, mark);
  if (rules === undefined || !Array.isArray(mark)) return [];
  return mark.flatMap((_, index): Broken[] => {
    const specPointer = `${rules}/${index}`;
    const violations = context.validate(specPointer, value);
    // The violation of `if` itself only says that there is another one.
    const violation = violations.find(({ keyword }) => keyword !== "if") ?? violations[0];
    if (!violation) return [];
    const { valuePointer, message } = violation;
    return [{ pointer: pointer + valuePointer, message: `${message}, because of other values here`, specPointer }];
  });
}

function repeatedKeys({ mark, specPointer }: AnnotatedPlace, { pointer, value: rows }: ValuePlace): Broken[] {
  const places = stringsOf([mark].flat());
  if (places.length === 0 || !Array.isArray(rows)) return [];
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    const parts = places.map((place) => valueAt(row, place) ?? null);
    const key = parts.map(canonical).join(", ");
    const before = seen.get(key);
    if (before !== undefined && parts.some((part) => part !== null)) {
      const names = places.map((place) => place.slice(1)).join(", ");
      const message = `is ${key}, which row ${before} has too: each row has its own ${names}`;
      return [{ pointer: `${pointer}/${index}${places.length === 1 ? places.join("") : ""}`, message, specPointer }];
    }
    seen.set(key, index);
  }
  return [];
}

function brokenLimits(rule: Rules["limits"][number], { pointer, value }: ValuePlace, json: unknown): Broken[] {
  const { mark, limit, specPointer } = rule;
  return [mark].flat().flatMap((told): Broken[] => {
    const [term] = termOf(told);
    if (typeof term !== "object" || !("pointer" in term)) return [];
    if (term.take === undefined && !isAmong(json, pointer, term.where)) return [];
    const place = pointerFrom(pointer, term.pointer);
    const [one, another] = [numberIn(value), numberAt(json, { ...term, pointer: place })];
    if (one === undefined || another === undefined || !limit.isBroken(one, another)) return [];
    const other = term.take === undefined ? canonical(valueAt(json, place)) : textLike(value, another);
    const message = `${limit.words} ${other} at ${place}, but is ${canonical(value)}`;
    return [{ pointer, message, specPointer }];
  });
}

/**
 * Finds values that contradict the rest of their response: a rule that JSON Schema can express and code generators cannot (`x-invariants`), two
 * rows with one key (`x-row-key`), and a value beyond another one (`x-at-least`, `x-at-most`, `x-more-than`, `x-less-than`).
 */
export function invariantFindings({ context, operation, received }: Success): Finding[] {
  const { json } = received;
  const { invariants, keys, limits } = rulesOf(context, operation);
  const inAll = <Place extends AnnotatedPlace>(
    places: readonly Place[],
    judge: (place: Place, value: ValuePlace) => readonly Broken[],
  ) => places.flatMap((place) => valuesAt(json, place.pointer).flatMap((value) => judge(place, value)));
  return [
    ...inAll(invariants, (place, value) => brokenInvariants(context, place, value)),
    ...inAll(keys, repeatedKeys),
    ...inAll(limits, (place, value) => brokenLimits(place, value, json)),
  ].map(({ pointer, message, specPointer }) =>
    findingAt(operation, "consistency", received, pointer, message, { specPointer }),
  );
}
