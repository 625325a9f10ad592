import { readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../../../..");

/** A file of the repository, by its path from the root. */
export const fileAt = (file: string): string => path.join(ROOT, file);
export const read = (file: string): string => readFileSync(fileAt(file), "utf8");

/** Returns the code in backticks in a cell or sentence. */
export const codeIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");

const cellsOf = (line: string) =>
  line
    .split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * Returns the rows of the table whose first column has the heading `head`, without the row of headings.
 * @throws Error when the page has no such table
 */
export function tableOf(page: string, head: string): string[][] {
  const lines = page.split("\n");
  const start = lines.findIndex((line) => line.startsWith("|") && cellsOf(line)[0] === head);
  if (start === -1) throw new Error(`No table begins with "${head}"`);
  const rest = lines.slice(start);
  const end = rest.findIndex((line) => !line.startsWith("|"));
  return rest.slice(2, end === -1 ? undefined : end).map(cellsOf);
}
