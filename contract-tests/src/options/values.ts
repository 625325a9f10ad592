import { EVIDENCE, type Evidence } from "../evidence.ts";

/** The command line makes no sense; the message says what to write instead. */
export class UsageError extends Error {}

/** Whether a text is an address, and so no path. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The whole number in a text. Throws UsageError that names the option. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** The number above 0 in a text; parts are allowed. Throws UsageError that names the option. */
export function positiveNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value > 0 && value <= max) return value;
  throw new UsageError(`--${name} must be a number above 0, at most ${max}, not "${text}".`);
}

/** Checks the address of the server. Throws UsageError. */
export function serverUrl(text: string | undefined): string {
  if (text === undefined) throw new UsageError("Say which server to test: --url http://localhost:4010");
  if (URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol)) return text;
  throw new UsageError(`--url must be an http or https address such as http://localhost:4010, not "${text}".`);
}

/** Checks the level of evidence. Throws UsageError. */
export function evidenceLevel(text: string): Evidence {
  const level = EVIDENCE.find((candidate) => candidate === text);
  if (level) return level;
  throw new UsageError(`--evidence must be ${EVIDENCE.join(", ")}, not "${text}".`);
}

/** The names in lists such as "login,wallet". */
export const namesIn = (lists: readonly string[]): string[] =>
  lists
    .flatMap((list) => list.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");

const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/** Printable ASCII and what servers take beyond it: no control characters, so no second header inside. */
const HEADER_VALUE = /^[\t\u0020-\u007E\u0080-\u00FF]*$/;
/** Made by the connection itself. */
const RESERVED = ["host", "content-length", "connection", "transfer-encoding", "content-type"];

/** Checks a header that goes with every request; the name in lower case. Throws UsageError, without the value, which is a secret. */
export function headerOf(name: string, value: string): readonly [name: string, value: string] {
  const lower = name.trim().toLowerCase();
  if (!HEADER_NAME.test(lower)) throw new UsageError(`--header "${name}: …" has no name that a header can have.`);
  if (!HEADER_VALUE.test(value)) throw new UsageError(`--header "${name}: …" has a value that a header cannot have.`);
  if (RESERVED.includes(lower)) throw new UsageError(`--header cannot set ${lower}: the command makes it itself.`);
  return [lower, value.trim()];
}

/** Reads headers written as "Name: value". Throws UsageError. */
export function headersIn(texts: readonly string[]): Readonly<Record<string, string>> {
  const entries = texts.map((text) => {
    const colon = text.indexOf(":");
    if (colon < 1) throw new UsageError('--header must be written as "Name: value".');
    return headerOf(text.slice(0, colon), text.slice(colon + 1));
  });
  return Object.fromEntries(entries);
}
