/** Levenshtein distance between two words. */
export function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let column = 1; column < row.length; column += 1) {
      const isSame = other[column - 1] === one[index];
      const changed = (row[column - 1] ?? 0) + (isSame ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const MAX_NEAREST = 3;
/** One typing mistake is allowed per this many letters. */
const LETTERS_A_MISTAKE = 3;

/** The known names that were probably meant, best first; empty when none is similar. */
export function nearestNames(name: string, known: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  const limit = Math.max(1, Math.ceil(wanted.length / LETTERS_A_MISTAKE));
  return known
    .map((candidate) => {
      const lower = candidate.toLowerCase();
      const isPart = wanted.length >= LETTERS_A_MISTAKE && lower.includes(wanted);
      return { candidate, far: isPart ? 1 : distance(wanted, lower) };
    })
    .filter(({ far }) => far <= limit)
    .toSorted((left, right) => left.far - right.far || left.candidate.localeCompare(right.candidate, "en"))
    .slice(0, MAX_NEAREST)
    .map(({ candidate }) => candidate);
}

/** The suggestion " (did you mean login, logout?)", or an empty string. */
export function didYouMean(name: string, known: readonly string[]): string {
  const nearest = nearestNames(name, known);
  return nearest.length === 0 ? "" : ` (did you mean ${nearest.join(", ")}?)`;
}
