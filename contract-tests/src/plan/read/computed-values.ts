import { isObject, objectOr, stringsOf, type JsonObject } from "../../json.ts";
import type { Reading } from "./schemas.ts";
import { isOther, requestNameOf, termOf, type OtherTerm, type Term } from "./terms.ts";

/** How a value follows from others (`x-computed`): a sum, which may be divided. */
export interface Formula {
  readonly plus: readonly Term[];
  readonly minus: readonly Term[];
  readonly dividedBy: Term | undefined;
  /** The lowest possible value, itself a formula. When this formula gives a lower result, the value must be that one. */
  readonly atLeast: Formula | undefined;
  /** Tolerated difference, in the unit of the value. */
  readonly within: number;
  /** The place of the value below the schema of the formula. */
  readonly at: string;
  /** Applies only where the object around the value has these members. */
  readonly where: JsonObject;
  /** Applies only to requests without these parameters: `query/NAME`. */
  readonly without: readonly string[];
}

const termsOf = (told: unknown): Term[] => (Array.isArray(told) ? told.flatMap(termOf) : []);

function formulaOf(told: unknown): Formula[] {
  if (!isObject(told)) return [];
  const { within, atLeast, at, where, without } = told;
  return [
    {
      plus: termsOf(told["plus"]),
      minus: termsOf(told["minus"]),
      dividedBy: termOf(told["dividedBy"])[0],
      atLeast: formulaOf(typeof atLeast === "number" ? { plus: [atLeast] } : atLeast)[0],
      within: typeof within === "number" ? within : 0,
      at: typeof at === "string" ? at : "",
      where: objectOr(where),
      without: typeof without === "string" ? [without] : stringsOf(without),
    },
  ];
}

/** The formulas of a schema's values: one, or several for different cases. */
export const formulasOf: Reading = (schema, resolved): readonly Formula[] | undefined => {
  const told = schema["x-computed"] ?? resolved["x-computed"];
  return told === undefined ? undefined : [told].flat().flatMap(formulaOf);
};

/** The terms of a formula in the answers of other operations, one for each request that they need. */
export const otherTermsIn = ({ plus, minus, dividedBy }: Formula): OtherTerm[] => {
  const terms = [...plus, ...minus, ...(dividedBy === undefined ? [] : [dividedBy])].filter(isOther);
  return [...new Map(terms.map((term) => [requestNameOf(term), term])).values()];
};

/** Whether a schema's moments are not later than the answer that contains them (`x-past`). */
export const isPast: Reading = (schema, resolved): true | undefined =>
  (schema["x-past"] ?? resolved["x-past"]) === true ? true : undefined;
