import path from "node:path";
import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import { escapeToken, tokensOf } from "../../json.ts";

/** A place in a file; lines and columns count from one. */
export interface SourcePlace {
  /** The file name as passed to the reader. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Finds the line of a JSON pointer in the spec, or the nearest enclosing line when the place itself is not written. */
export type SourceMap = (pointer: string) => SourcePlace | undefined;

/** Returns the text of a spec file; undefined when it cannot be read. */
export type ReadSource = (file: string) => string | undefined;

interface FileIndex {
  /** Offset of the key, or of the list element, by pointer. */
  readonly offsets: ReadonlyMap<string, number>;
  /** Value of `$ref` by the object's pointer. */
  readonly references: ReadonlyMap<string, string>;
  readonly lineStarts: readonly number[];
}

const REFERENCE = "$ref";
/** JSON tokens: strings, punctuation and literals; the last string may be cut. */
export const JSON_TOKEN = /"(?:[^"\\]|\\.)*"?|[{}[\],:]|[^\s{}[\],:"]+/g;

const lineStartsOf = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

interface Level {
  readonly pointer: string;
  readonly isList: boolean;
  key: string | undefined;
  count: number;
}

/** Indexes JSON without a full parser, so that a spec of one megabyte takes only some hundredths of a second. */
function indexJson(text: string): FileIndex {
  const offsets = new Map([["", 0]]);
  const references = new Map<string, string>();
  const levels: Level[] = [];
  const place = (level: Level, offset: number): string => {
    if (level.isList) {
      const pointer = `${level.pointer}/${level.count}`;
      offsets.set(pointer, offset);
      return pointer;
    }
    return `${level.pointer}/${escapeToken(level.key ?? "")}`;
  };
  for (const { 0: token, index } of text.matchAll(JSON_TOKEN)) {
    const level = levels.at(-1);
    if (token === "}" || token === "]") levels.pop();
    else if (token === ",") {
      if (level) Object.assign(level, { key: undefined, count: level.count + 1 });
    } else if (token === ":") continue;
    else if (level && !level.isList && level.key === undefined) {
      level.key = String(JSON.parse(token));
      offsets.set(`${level.pointer}/${escapeToken(level.key)}`, index);
    } else {
      const pointer = level ? place(level, index) : "";
      if (token === "{" || token === "[") levels.push({ pointer, isList: token === "[", key: undefined, count: 0 });
      else if (level?.key === REFERENCE && token.startsWith('"')) references.set(level.pointer, JSON.parse(token));
    }
  }
  return { offsets, references, lineStarts: lineStartsOf(text) };
}

/** The line of a place in a JSON text, which may be cut; undefined when the place is not in it. */
export function lineInJson(text: string, pointer: string): number | undefined {
  try {
    const { offsets, lineStarts } = indexJson(text);
    const offset = offsets.get(pointer);
    return offset === undefined ? undefined : lineStarts.findLastIndex((start) => start <= offset) + 1;
  } catch {
    // The text was cut within a field name.
    return undefined;
  }
}

function indexYaml(text: string): FileIndex {
  const document = parseDocument(text, { lineCounter: new LineCounter(), uniqueKeys: false, logLevel: "silent" });
  const offsets = new Map([["", 0]]);
  const references = new Map<string, string>();
  const visit = (given: unknown, pointer: string): void => {
    const node = isAlias(given) ? given.resolve(document) : given;
    if (isSeq(node)) {
      for (const [index, member] of node.items.entries()) {
        if (isNode(member) && member.range) offsets.set(`${pointer}/${index}`, member.range[0]);
        visit(member, `${pointer}/${index}`);
      }
    }
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const inner = `${pointer}/${escapeToken(String(key.value))}`;
      if (key.range) offsets.set(inner, key.range[0]);
      if (key.value === REFERENCE && isScalar(value)) references.set(pointer, String(value.value));
      visit(value, inner);
    }
  };
  visit(document.contents, "");
  return { offsets, references, lineStarts: lineStartsOf(text) };
}

function indexOf(text: string): FileIndex {
  try {
    JSON.parse(text);
    return indexJson(text);
  } catch {
    return indexYaml(text);
  }
}

function placeOf(file: string, { lineStarts }: FileIndex, offset: number): SourcePlace {
  const after = lineStarts.findIndex((start) => start > offset);
  const line = after === -1 ? lineStarts.length : after;
  return { file, line, column: offset - (lineStarts[line - 1] ?? 0) + 1 };
}

/** The file and pointer that a reference leads to, relative to its file; undefined for a remote address. */
function targetOf(reference: string, file: string): { file: string; pointer: string } | undefined {
  const [address = "", fragment = ""] = reference.split("#");
  if (URL.canParse(address)) return undefined;
  const target = address === "" ? file : path.join(path.dirname(file), decodeURIComponent(address));
  return { file: target, pointer: decodeURIComponent(fragment) };
}

/** A longer chain of references is circular. */
const MAX_HOPS = 20;

/**
 * Finds places of the spec in its files: `root`, and the files that it references. Files are read and indexed on first use; places in
 * unreadable files are not found.
 */
export function createSourceMap(root: string, read: ReadSource): SourceMap {
  const indexes = new Map<string, FileIndex | undefined>();
  const indexFor = (file: string): FileIndex | undefined => {
    if (!indexes.has(file)) {
      const text = read(file);
      indexes.set(file, text === undefined ? undefined : indexOf(text));
    }
    return indexes.get(file);
  };
  const follow = (start: { file: string; pointer: string }) => {
    let place = start;
    for (let hops = 0; hops < MAX_HOPS; hops += 1) {
      const reference = indexFor(place.file)?.references.get(place.pointer);
      const target = reference === undefined ? undefined : targetOf(reference, place.file);
      if (!target || indexFor(target.file)?.offsets.get(target.pointer) === undefined) return place;
      place = target;
    }
    return place;
  };
  return (pointer) => {
    let place = { file: root, pointer: "" };
    for (const token of tokensOf(pointer)) {
      const from = follow(place);
      const next = { file: from.file, pointer: `${from.pointer}/${escapeToken(token)}` };
      if (indexFor(next.file)?.offsets.get(next.pointer) === undefined) break;
      place = next;
    }
    const index = indexFor(place.file);
    const offset = index?.offsets.get(place.pointer);
    return index && offset !== undefined ? placeOf(place.file, index, offset) : undefined;
  };
}
