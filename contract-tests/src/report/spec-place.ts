import { readFileSync } from "node:fs";
import path from "node:path";
import { isAddress } from "../options/values.ts";
import type { QuotedLine, SpecPlace } from "./model.ts";
import { createSourceMap, type ReadSource } from "./source-map.ts";

/** So many lines are quoted before and after the rule. */
const LINES_AROUND = 3;
const MAX_LINE_LENGTH = 160;

const readText: ReadSource = (file) => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

const shorten = (line: string): string =>
  line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)} …` : line;

function quoteOf(text: string, line: number): QuotedLine[] {
  const first = Math.max(1, line - LINES_AROUND);
  const lines = text.split(/\r?\n/);
  return lines.slice(first - 1, line + LINES_AROUND).map((it, index) => ({
    line: first + index,
    text: shorten(it),
    isRule: first + index === line,
  }));
}

/** The name of a file for people: short where it lies in the folder of the run. */
export function nameOfFile(file: string, folder: string): string {
  if (isAddress(file)) return file;
  const relative = path.relative(folder, file);
  return relative.startsWith("..") || path.isAbsolute(relative) ? file : relative;
}

/** Finds the lines of a spec; places have no line when there is no file, or when it cannot be read. */
export function createSpecPlaces(
  file: string | undefined,
  folder: string,
  read: ReadSource = readText,
): (pointer: string) => SpecPlace {
  const texts = new Map<string, string | undefined>();
  const readOnce: ReadSource = (name) => {
    if (!texts.has(name)) texts.set(name, read(name));
    return texts.get(name);
  };
  // What was fetched is not fetched again for the sake of its lines.
  const placeOf = file === undefined || isAddress(file) ? () => undefined : createSourceMap(file, readOnce);
  return (pointer) => {
    const place = placeOf(pointer);
    if (!place) return { pointer, file: null, line: null, column: null, quote: [] };
    const quote = quoteOf(readOnce(place.file) ?? "", place.line);
    return { pointer, ...place, file: nameOfFile(place.file, folder), quote };
  };
}
