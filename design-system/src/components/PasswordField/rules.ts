/** How hard a password is to guess. */
export const PASSWORD_STRENGTHS = ["weak", "fair", "good", "strong"] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** Passwords that attackers try first. */
const COMMON =
  /password|passwort|demo|test|qwerty|asdf|zxcv|letmein|welcome|admin|bangla|dhaka|cricket|iloveyou|lottery/gi;
/** Kinds of characters, each with the number of characters that an attacker must try. */
const KINDS = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/\p{Lo}/u, 50],
  [/[^\p{L}\p{N}]/u, 33],
] as const;
/** Bits of entropy from which a password is fair, good or strong: about an hour, a year and a lifetime of guessing. */
const LEAST_BITS = [36, 52, 70] as const;

/** Counts the characters that add strength: no repetition, and no sequence such as "abcd" or "4321". */
function newCharacters(password: string): number {
  const codes = Array.from(password, (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, place) => {
    const step = code - (codes[place - 1] ?? Number.NaN);
    const stepBefore = (codes[place - 1] ?? Number.NaN) - (codes[place - 2] ?? Number.NaN);
    return !(step === 0 || (Math.abs(step) === 1 && step === stepBefore));
  }).length;
}

/**
 * Estimates the strength by length and kinds of characters. Sequences, repetitions and common words add little. It is advice, not a rule.
 */
export function passwordStrength(password: string): PasswordStrength {
  const rare = password.replaceAll(COMMON, "*");
  const pool = KINDS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 0);
  const bits = newCharacters(rare) * Math.log2(Math.max(pool, 1));
  return PASSWORD_STRENGTHS[LEAST_BITS.filter((least) => bits >= least).length] ?? "weak";
}
