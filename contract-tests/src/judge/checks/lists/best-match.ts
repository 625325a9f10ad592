import { valueAt } from "../../../json.ts";

/** How well a text matches a search, the best first. */
const RANKS = [
  "it is these words",
  "it begins with these words",
  "words of it begin with these words",
  "it contains these words",
] as const;
const NO_MATCH = RANKS.length;

const MARKS = /[\u0300-\u036F]/g;
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** The text without accents, letter case and punctuation. */
const folded = (text: string): string =>
  text.normalize("NFKD").replaceAll(MARKS, "").toLowerCase().replaceAll(BETWEEN_WORDS, " ").trim();

function rankOf(text: string, search: string): number {
  const words = search.split(" ");
  if (text === search) return 0;
  if (text.startsWith(search)) return 1;
  const own = text.split(" ");
  if (words.every((word) => own.some((it) => it.startsWith(word)))) return 2;
  return words.every((word) => text.includes(word)) ? 3 : NO_MATCH;
}

/**
 * Finds the first row that comes after one that matches the search less well (`bestFirst` in `x-filters`). Rows that do not show these words
 * match for another reason, and may be anywhere.
 * @param fields the texts of a row that are compared with the search; the best of them decides
 */
export function misplacedMatch(rows: readonly unknown[], fields: readonly string[], asked: unknown) {
  const search = typeof asked === "string" ? folded(asked) : "";
  if (search === "") return undefined;
  let [worst, before]: [number, string] = [0, ""];
  for (const [index, row] of rows.entries()) {
    const texts = fields.map((field) => valueAt(row, field)).filter((text) => typeof text === "string");
    const rank = Math.min(NO_MATCH, ...texts.map((text) => rankOf(folded(text), search)));
    if (rank < worst) {
      const message = `must not come after ${before}, because it matches better: ${RANKS[rank]}`;
      return { place: `/${index}${fields[0] ?? ""}`, message };
    }
    if (rank < NO_MATCH && rank >= worst) [worst, before] = [rank, JSON.stringify(texts[0])];
  }
  return undefined;
}
