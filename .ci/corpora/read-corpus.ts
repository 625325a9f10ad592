import { readFileSync } from "node:fs";
import path from "node:path";

export interface HostileMarkup {
  payload: string;
  /** Whether it ran code in a browser when nothing sanitised it. */
  firesRaw: boolean;
}

export interface HostileAddress {
  input: string;
  /** "ok" for a path, or for a URL on the collection's trusted host; any other value says what is wrong. */
  verdict: string;
}

export interface HostileBody {
  /** The file name in JSONTestSuite: `y_` must parse, `n_` must fail, `i_` may do either. */
  name: string;
  base64: string;
}

interface Corpora {
  "xss/markup.json": HostileMarkup[];
  "url/addresses.json": HostileAddress[];
  "json/bodies.json": HostileBody[];
}

/** Reads a collection of hostile inputs as text. @throws Error when it is missing, because no test may skip it */
export const readCorpusText = (name: keyof Corpora): string =>
  readFileSync(path.join(import.meta.dirname, name), "utf8");

/** Reads the entries of a collection of hostile inputs. @throws Error when it is missing, because no test may skip it */
export function readCorpus<Name extends keyof Corpora>(name: Name): Corpora[Name] {
  return JSON.parse(readCorpusText(name));
}
