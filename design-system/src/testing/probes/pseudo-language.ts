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

/** Lengthens every word by 40 per cent and adds accents above: "Deposit" → "Dépösîtẅőŗ". */
export const lengthen = (text: string) =>
  text.replaceAll(WORD, (word) => {
    const accented = word.replaceAll(/[aeiouAEOU]/g, (letter) => ACCENTS[letter] ?? letter);
    return accented + PADDING.slice(0, Math.round(word.length * LONGER));
  });

/**
 * Changes every text on the page to the pseudo-language, except those that are no language: running digits, codes, names. Returns a
 * function that restores the texts.
 */
export function speakPseudoLanguage(): () => void {
  const before = shownTexts()
    .filter(({ parent }) => !parent.closest('[translate="no"]'))
    .map(({ node }) => ({ node, data: node.data }));
  for (const { node, data } of before) node.data = lengthen(data);
  return () => {
    for (const { node, data } of before) if (node.data === lengthen(data)) node.data = data;
  };
}
