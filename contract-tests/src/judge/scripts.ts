/** Names of scripts that are written with several (ISO 15924), as Unicode has them. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  Hans: ["Han"],
  Hant: ["Han"],
  Jpan: ["Han", "Hira", "Kana"],
  Kore: ["Hang", "Han"],
};

/** The scripts that a language is written in, most likely; empty for what is no language. */
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

/** Has the text a letter of one of the scripts? */
const hasScript = (text: string, scripts: readonly string[]): boolean =>
  scripts.some((script) => lettersOf(script).test(text));

/** The first letter that is of none of the scripts; marks and signs that many scripts share do not count. */
export const strangeLetter = (text: string, scripts: readonly string[]): string | undefined =>
  text.match(/\p{L}/gu)?.find((letter) => !hasScript(letter, scripts) && !/\p{Script=Common}/u.test(letter));
