/** What a text is that somebody types, as `x-typed-as` says in the contract. */
export type TypedTextKind = "digits" | "account" | "name";

/** Top-level fields of a body that people type. */
export interface TypedFields {
  /** The field and its value that tell this body from others of the operation; absent where there are no others. */
  readonly when?: readonly [field: string, value: string];
  readonly fields: Readonly<Record<string, TypedTextKind>>;
}

const DIGIT = /\p{Nd}/u;
/** Marks of direction and width that come with a copied text, and soft hyphens: nobody sees them. */
const INVISIBLE = /\p{Cf}/gu;
/** What people write between the digits of a number. */
const BETWEEN = /[\s\p{Pd}().]/gu;
const NUMBER = /^\+?\d+$/;
const ACCOUNT = /^[A-Za-z0-9]+$/;

/** The digits of a script are ten characters in a row, zero first. NFKC has made one row of those that have more. */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * A text as the contract means it, whatever keyboard it was typed on and wherever it was copied from. A client does it before it sends,
 * a server before it judges (docs/for-backend-teams.md).
 * - `name`: full-width letters become ordinary ones, invisible characters and the spaces around it go.
 * - `digits` (codes, payment passwords, phone numbers): digits of any script become 0 to 9; spaces, hyphens, points and brackets go.
 * - `account` (numbers of accounts and wallets): the same, with letters.
 * A text that is something else, such as a name where a code is usual, is treated as a name. Passwords are of none of these kinds (D6).
 */
export function normaliseTyped(kind: TypedTextKind, typed: string): string {
  const text = typed.normalize("NFKC").replaceAll(INVISIBLE, "").trim();
  if (kind === "name") return text;
  const joined = text.replaceAll(/\p{Nd}/gu, toLatinDigit).replaceAll(BETWEEN, "");
  return (kind === "digits" ? NUMBER : ACCOUNT).test(joined) ? joined : text;
}

/** A JSON body with its typed fields normalised; any other body as it is. */
export function normaliseBody(body: unknown, typed: readonly TypedFields[] = []): unknown {
  if (typeof body !== "object" || body === null || Object.getPrototypeOf(body) !== Object.prototype) return body;
  const values = new Map<string, unknown>(Object.entries(body));
  for (const { when, fields } of typed) {
    if (when && values.get(when[0]) !== when[1]) continue;
    for (const [name, kind] of Object.entries(fields)) {
      const value = values.get(name);
      if (typeof value === "string") values.set(name, normaliseTyped(kind, value));
    }
  }
  return Object.fromEntries(values);
}
