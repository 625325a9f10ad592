import { shownTexts } from "./page.ts";

const LONGER = 0.4;
const PADDING = "ẅőŗđśẅőŗđś";
const ACCENTS: Readonly<Record<string, string>> = {
  a: "á",
  e: "é",
  i: "î",
  o: "ö",
  u: "ü",
  A: "Á",
  E: "É",
  O: "Ö",
  U: "Ü",
};
const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** "Deposit" → "Dépösîtẅőŗ": every word 40 per cent longer, with accents above. */
export const lengthen = (text: string) =>
  text.replaceAll(WORD, (word) => {
    const accented = word.replaceAll(/[aeiouAEOU]/g, (letter) => ACCENTS[letter] ?? letter);
    return accented + PADDING.slice(0, Math.round(word.length * LONGER));
  });

/** Puts every text into the pseudo-language, but what is no language: digits that tick, codes, names. Gives the way back. */
export function speakPseudoLanguage(): () => void {
  const before = shownTexts()
    .filter(({ parent }) => !parent.closest('[translate="no"]'))
    .map(({ node }) => ({ node, data: node.data }));
  for (const { node, data } of before) node.data = lengthen(data);
  return () => {
    for (const { node, data } of before) if (node.data === lengthen(data)) node.data = data;
  };
}
