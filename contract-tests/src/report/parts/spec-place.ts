import { readFileSync } from "node:fs";
import path from "node:path";
import { isAddress } from "../../options/values.ts";
import { decodeText } from "../../text-file.ts";
import type { QuotedLine, SpecPlace } from "../model.ts";
import { createSourceMap, type ReadSource } from "./source-map.ts";

/** Number of lines to quote before and after the rule. */
const LINES_AROUND = 3;
const MAX_LINE_LENGTH = 160;

const readText: ReadSource = (file) => {
  try {
    return decodeText(readFileSync(file));
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

/** File name for display; relative when the file is inside the run's folder. */
export function nameOfFile(file: string, folder: string): string {
  if (isAddress(file)) return file;
  const relative = path.relative(folder, file);
  return relative.startsWith("..") || path.isAbsolute(relative) ? file : relative;
}

/** Finds lines of the spec; without a readable file, places have no line. */
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
  // A spec from the network is not downloaded again just for line numbers.
  const placeOf = file === undefined || isAddress(file) ? () => undefined : createSourceMap(file, readOnce);
  return (pointer) => {
    const place = placeOf(pointer);
    if (!place) return { pointer, file: null, line: null, column: null, quote: [] };
    const quote = quoteOf(readOnce(place.file) ?? "", place.line);
    return { pointer, ...place, file: nameOfFile(place.file, folder), quote };
  };
}
