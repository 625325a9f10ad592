import { objectOr, tokensOf, valueAt } from "../../../json.ts";
import { pointerFrom } from "../../../relative-pointer.ts";
import { patternOf } from "../../../pattern.ts";
import { cachedByOperation } from "../../../plan/read/cached-by-operation.ts";
import { successPlaces, type Reading, typesOf } from "../../../plan/read/schemas.ts";
import { type Finding, findingAt } from "../../finding.ts";
import { otherCurrencyWith } from "../../values/currencies.ts";
import { momentOf } from "../../values/numbers.ts";
import { markedValues, type ValuePlace } from "../../values/values-at.ts";
import type { PlanContext } from "../../../plan/context.ts";
import { type Success, valueCheck } from "../success-check.ts";

/** A class of characters whose backslash was escaped once more than a regular expression needs. */
const ESCAPED_TWICE = /\\\\[bBdDpPsSwW]/;

/** Whether the words or the format of a schema say that its values are regular expressions. */
const isPattern: Reading = (schema, resolved): true | undefined => {
  const words = String(schema["description"] ?? resolved["description"]);
  return resolved["format"] === "regex" || /\bregular expression\b/i.test(words) || undefined;
};

function patternComplaint(value: unknown): string | undefined {
  if (typeof value !== "string" || value === "" || value === "*") return undefined;
  if (!patternOf(value)) return "is no regular expression";
  return ESCAPED_TWICE.test(value) ? "has each backslash twice, so it matches a backslash and a letter" : undefined;
}

/** From here on, a usual value cannot be mistaken for a fraction. */
const LEAST_USUAL_PERCENTAGE = 20;
/** Of fewer values, all may be that low by chance. */
const FEWEST_PERCENTAGES = 3;

/** The lowest percentage that the words or examples of a schema name, if it is so high that a fraction would show. */
const usualPercentage: Reading = (schema, resolved): number | undefined => {
  const words = String(schema["description"] ?? resolved["description"]);
  const isNumber = typesOf(resolved).includes("number");
  if (!isNumber || !/\bper ?cent\b|%/i.test(words)) return undefined;
  const told = [...words.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
  const shown = [schema["examples"] ?? resolved["examples"] ?? []].flat().map(Number);
  const least = Math.min(...told, ...shown);
  return Number.isFinite(least) && least >= LEAST_USUAL_PERCENTAGE ? least : undefined;
};

const placesOfPercentages = cachedByOperation(({ contract }: PlanContext, operation) =>
  successPlaces(contract, operation, usualPercentage),
);

function percentageFindings({ context, operation, received }: Success): Finding[] {
  return placesOfPercentages(context, operation).flatMap((place): Finding[] => {
    const values = markedValues(received.json, [place]).filter(({ value }) => typeof value === "number" && value > 0);
    const [first] = values;
    if (!first || values.length < FEWEST_PERCENTAGES || values.some(({ value }) => Number(value) > 1)) return [];
    const message = `must be a percentage such as ${String(place.mark)}, but all ${values.length} values are at most 1, as fractions are`;
    const grounds = { specPointer: place.specPointer, doubt: "inferred" } as const;
    return [findingAt(operation, "plausibility", received, first.pointer, message, grounds)];
  });
}

const TIME = "(?:_?(?:at|on|date|time))?$";
/** Names of the ends of a period. One that expires cannot end when it starts; an event of one day can. */
const PERIODS = [
  [
    new RegExp(`^(?:expir(?:es|y)|valid_?(?:until|to))${TIME}`, "i"),
    new RegExp(`^(?:issued|granted|valid_?from)${TIME}`, "i"),
    0,
  ],
  [new RegExp(`^ends?${TIME}`, "i"), new RegExp(`^(?:starts?|begins?)${TIME}`, "i"), -1],
] as const;

/** Whether a period ends before it starts. */
function periodComplaint({ pointer, value }: ValuePlace, json: unknown): string | undefined {
  const owner = objectOr(valueAt(json, pointerFrom(pointer, "1")));
  const [, start, most] = PERIODS.find(([end]) => end.test(tokensOf(pointer).at(-1) ?? "")) ?? [];
  const name = Object.keys(owner).find((it) => start?.test(it));
  const [from, to] = [momentOf(name === undefined ? undefined : owner[name]), momentOf(value)];
  if (name === undefined || most === undefined || from === undefined || to === undefined || to - from > most)
    return undefined;
  return `must be later than ${name}, ${String(owner[name])}, but is ${String(value)}`;
}

const SIGN = /^currency_?(?:sign|symbol)$/i;
const CODES = ["currency", "currencyCode", "currency_code"];

/** Whether the value is the sign of another currency than the one that is named beside it. */
function signComplaint({ pointer, value }: ValuePlace, json: unknown): string | undefined {
  const owner = objectOr(valueAt(json, pointerFrom(pointer, "1")));
  const currency = CODES.map((name) => owner[name]).find((code) => typeof code === "string");
  const other = typeof value === "string" && currency !== undefined ? otherCurrencyWith(value, currency) : undefined;
  return other === undefined ? undefined : `must be the sign of ${currency}, but ${String(value)} is that of ${other}`;
}

/**
 * Find values that contradict the words of their schema, although they fit the schema itself: a regular expression that was escaped twice, and
 * percentages that are all fractions, the sign of another currency, and a period that ends before it starts.
 */
export const DESCRIBED_CHECKS = [
  valueCheck({
    check: "plausibility",
    isInferred: true,
    places: ({ contract }, operation) => successPlaces(contract, operation, isPattern),
    complaint: ({ value }) => patternComplaint(value),
  }),
  percentageFindings,
  valueCheck({
    check: "plausibility",
    isInferred: true,
    places: ({ contract }, operation) =>
      successPlaces(contract, operation, (_schema, _resolved, name) => SIGN.test(name) || undefined),
    complaint: (place, { received: { json } }) => signComplaint(place, json),
  }),
  valueCheck({
    check: "plausibility",
    isInferred: true,
    places: ({ contract }, operation) =>
      successPlaces(
        contract,
        operation,
        (_schema, _resolved, name) => PERIODS.some(([end]) => end.test(name)) || undefined,
      ),
    complaint: (place, { received: { json } }) => periodComplaint(place, json),
  }),
];
