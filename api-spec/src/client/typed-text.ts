/** The kind of text that is typed into a field, as `x-typed-as` declares it in the contract. */
export type TypedTextKind = "digits" | "account" | "name";

/** The typed fields of a body; top-level fields only. */
export interface TypedFields {
  /** Field and value that identify this variant of the body; absent when the operation has only one. */
  readonly when?: readonly [field: string, value: string];
  readonly fields: Readonly<Record<string, TypedTextKind>>;
}

const DIGIT = /\p{Nd}/u;
/** Invisible characters of copied text: direction marks, zero-width characters and soft hyphens. */
const INVISIBLE = /\p{Cf}/gu;
/** Joiners that belong to a name: beside a vowel sign or virama of an Indian script, as in "র‍্যাফ", and between emoji. */
const JOINER =
  /(?<=\p{M})[\u200C\u200D](?=\p{L})|(?<=\p{L})[\u200C\u200D](?=\p{M})|(?<=[\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])\u200D(?=\p{Extended_Pictographic})/gu;
/** Separators that people type between the digits of a number, and the full stops that voice input adds. */
const BETWEEN = /[\s\p{Pd}().\u0964\u06D4\u3002]/gu;
const NUMBER = /^\+?\d+$/;
const ACCOUNT = /^[A-Za-z0-9]+$/;

/**
 * Converts a digit of any script to 0–9. The digits of a script are ten consecutive characters, starting with zero; NFKC has already merged
 * the scripts that have several such rows.
 */
function toLatinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

/**
 * Normalises typed or pasted text to the form that the contract expects. A client does it before sending, a server before validating
 * (docs/for-backend-teams.md).
 * - `name`: full-width letters become normal ones; invisible characters without a meaning and surrounding spaces are removed.
 * - `digits` (codes, payment passwords, phone numbers): digits of any script become 0 to 9; spaces, hyphens, points and brackets are
 * removed.
 * - `account` (account and wallet numbers, captcha answers, invitation codes): the same as `digits`, but letters are allowed.
 * Text that does not fit its kind, such as a name in a code field, is normalised as a name. Passwords are never normalised (D6).
 */
export function normaliseTyped(kind: TypedTextKind, typed: string): string {
  const whole = typed.normalize("NFKC");
  const joiners = new Set(Array.from(whole.matchAll(JOINER), ({ index }) => index));
  const text = whole.replaceAll(INVISIBLE, (mark, index: number) => (joiners.has(index) ? mark : "")).trim();
  if (kind === "name") return text;
  const joined = text.replaceAll(/\p{Nd}/gu, toLatinDigit).replaceAll(BETWEEN, "");
  return (kind === "digits" ? NUMBER : ACCOUNT).test(joined) ? joined : text;
}

/** Returns a JSON body with its typed fields normalised, and any other body unchanged. */
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
