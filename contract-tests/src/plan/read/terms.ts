import { isObject, objectOr, type JsonObject } from "../../json.ts";

/** How one number is taken from several values. */
export const TAKES = ["sum", "count", "maximum", "minimum"] as const;
export type Take = (typeof TAKES)[number];

/** Where an answer has the number of a term. */
export interface TermPlace {
  readonly pointer: string;
  /** For a pointer with `*`: how one number is taken from its values. */
  readonly take: Take | undefined;
  /** For a pointer with `*`: only rows with these members are used. */
  readonly where: JsonObject;
  /** The number of all rows. When the answer has fewer, nothing is taken from them. */
  readonly total: string | undefined;
  /** The number that each value of an enum stands for. */
  readonly values: JsonObject | undefined;
}

/** A term in the answer of another operation. */
export interface OtherTerm extends TermPlace {
  readonly operationId: string;
  /** Parameters of the other operation: literal, or `{ at }` for a value of this answer. */
  readonly with: JsonObject;
}

/** A term that the request carried: `query/NAME`, `path/NAME`, `body/POINTER`, or `bytes`, the size of its body. */
export interface RequestTerm {
  readonly request: string;
}

/** A part of a computed value: a number, or a number in this answer, in the request, or in the answer of another operation. */
export type Term = number | TermPlace | OtherTerm | RequestTerm;

/** Reads a term; empty when the value is no term. */
export function termOf(told: unknown): Term[] {
  if (typeof told === "number") return [told];
  if (typeof told === "string")
    return [{ pointer: told, take: undefined, where: {}, total: undefined, values: undefined }];
  if (!isObject(told)) return [];
  const { operationId, pointer, request, take, where, total, values } = told;
  if (typeof request === "string") return [{ request }];
  if (typeof pointer !== "string") return [];
  const place: TermPlace = {
    pointer,
    take: TAKES.find((known) => known === take),
    where: objectOr(where),
    total: typeof total === "string" ? total : undefined,
    values: isObject(values) ? values : undefined,
  };
  return [typeof operationId === "string" ? { ...place, operationId, with: objectOr(told["with"]) } : place];
}

/** Whether the term is in the answer of another operation. */
export const isOther = (term: Term): term is OtherTerm => typeof term === "object" && "operationId" in term;

/** Whether the term is in the request. */
export const isRequested = (term: Term): term is RequestTerm => typeof term === "object" && "request" in term;

/** A name for the request to the other operation: terms with the same name need only one. */
export const requestNameOf = ({ operationId, with: given }: Pick<OtherTerm, "operationId" | "with">): string =>
  Object.keys(given).length === 0 ? operationId : `${operationId} ${JSON.stringify(given)}`;
