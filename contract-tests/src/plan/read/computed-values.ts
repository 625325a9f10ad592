import { isObject } from "../../json.ts";
import type { Reading } from "./annotated-schemas.ts";

/** A part of a computed value: a number, a place in the same answer, or a place in the answer of another operation. */
export type Term = number | string | { readonly operationId: string; readonly pointer: string };

/** How a value follows from others (`x-computed`): a sum, which may be divided. */
export interface Formula {
  readonly plus: readonly Term[];
  readonly minus: readonly Term[];
  readonly dividedBy: Term | undefined;
  /** The lowest possible value. When the formula gives a lower result, the value must be this one. */
  readonly atLeast: number | undefined;
  /** Tolerated difference, in the unit of the value. */
  readonly within: number;
}

function termOf(told: unknown): Term[] {
  if (typeof told === "number" || typeof told === "string") return [told];
  if (!isObject(told)) return [];
  const { operationId, pointer } = told;
  return typeof operationId === "string" && typeof pointer === "string" ? [{ operationId, pointer }] : [];
}

const termsOf = (told: unknown): Term[] => (Array.isArray(told) ? told.flatMap(termOf) : []);

/** The formula of a schema's values. */
export const formulaOf: Reading = (schema, resolved): Formula | undefined => {
  const told = schema["x-computed"] ?? resolved["x-computed"];
  if (!isObject(told)) return undefined;
  const { within, atLeast } = told;
  return {
    plus: termsOf(told["plus"]),
    minus: termsOf(told["minus"]),
    dividedBy: termOf(told["dividedBy"])[0],
    atLeast: typeof atLeast === "number" ? atLeast : undefined,
    within: typeof within === "number" ? within : 0,
  };
};

/** The operations whose answers a formula needs. */
export const operationsIn = ({ plus, minus, dividedBy }: Formula): string[] => [
  ...new Set(
    [...plus, ...minus, ...(dividedBy === undefined ? [] : [dividedBy])].flatMap((term) =>
      typeof term === "object" ? [term.operationId] : [],
    ),
  ),
];

/** Whether a schema's moments are not later than the answer that contains them (`x-past`). */
export const isPast: Reading = (schema, resolved): true | undefined =>
  (schema["x-past"] ?? resolved["x-past"]) === true ? true : undefined;
