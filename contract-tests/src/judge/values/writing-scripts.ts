/** Codes of writing systems that combine several scripts (ISO 15924), with their Unicode names. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  Hans: ["Han"],
  Hant: ["Han"],
  Jpan: ["Han", "Hira", "Kana"],
  Kore: ["Hang", "Han"],
};

/** The scripts in which a language is usually written; empty for an unknown language. */
export function scriptsOf(tag: string): readonly string[] {
  try {
    const script = new Intl.Locale(tag).maximize().script;
    return script === undefined ? [] : (SEVERAL[script] ?? [script]);
  } catch {
    return [];
  }
}

const LETTERS = new Map<string, RegExp>();
const lettersOf = (script: string): RegExp => {
  const known = LETTERS.get(script) ?? new RegExp(`\\p{Script=${script}}`, "u");
  LETTERS.set(script, known);
  return known;
};

/** Whether the text contains a letter of one of the scripts. */
const hasScript = (text: string, scripts: readonly string[]): boolean =>
  scripts.some((script) => lettersOf(script).test(text));

/** The first letter of any other script; marks and signs that many scripts share are ignored. */
export const letterOfAnotherScript = (text: string, scripts: readonly string[]): string | undefined =>
  text.match(/\p{L}/gu)?.find((letter) => !hasScript(letter, scripts) && !/\p{Script=Common}/u.test(letter));
