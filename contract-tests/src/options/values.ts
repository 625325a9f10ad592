import { EVIDENCE, type Evidence } from "../evidence.ts";

/** The command line is invalid; the message says what to write instead. */
export class UsageError extends Error {}

/** Whether a text is a URL rather than a path. */
export const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** Parses a whole number. @throws UsageError that names the option */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

/** Parses a number above 0, with or without decimals. @throws UsageError that names the option */
export function positiveNumber(name: string, text: string, max: number): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value > 0 && value <= max) return value;
  throw new UsageError(`--${name} must be a number above 0, at most ${max}, not "${text}".`);
}

/** Validates the server's address. @throws UsageError */
export function serverUrl(text: string | undefined): string {
  if (text === undefined) throw new UsageError("Name the server to test, for example --url http://localhost:4010");
  const address = URL.parse(text);
  if (address === null || !["http:", "https:"].includes(address.protocol)) {
    const shown = text.replace(/^.*@/, "…@");
    throw new UsageError(`--url must be an http or https address such as http://localhost:4010, not "${shown}".`);
  }
  // Every report and command to copy shows the address.
  if (address.username !== "" || address.password !== "") {
    const advice = 'Give them with --header "Authorization: Basic …".';
    throw new UsageError(`--url must not contain a name and a password. ${advice}`);
  }
  if (!/[?#]/.test(text)) return text;
  throw new UsageError("--url must be the address of the API. Leave out everything from the first ? or # on.");
}

/** Validates the evidence level. @throws UsageError */
export function evidenceLevel(text: string): Evidence {
  const level = EVIDENCE.find((candidate) => candidate === text);
  if (level) return level;
  throw new UsageError(`--evidence must be ${EVIDENCE.join(", ")}, not "${text}".`);
}

/** Splits comma-separated lists such as "login,wallet". */
export const namesIn = (lists: readonly string[]): string[] =>
  lists
    .flatMap((list) => list.split(","))
    .map((name) => name.trim())
    .filter((name) => name !== "");

const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
/**
 * Printable ASCII, and the characters beyond it that servers accept. Control characters are excluded, so that no second header can be
 * injected.
 */
const HEADER_VALUE = /^[\t\u0020-\u007E\u0080-\u00FF]*$/;
/** Headers that the HTTP client sets itself. */
const RESERVED = ["host", "content-length", "connection", "transfer-encoding", "content-type"];

/** Validates a header for every request, and returns its name in lower case. @throws UsageError without the value, which is secret */
export function headerOf(name: string, value: string): readonly [name: string, value: string] {
  const lower = name.trim().toLowerCase();
  if (!HEADER_NAME.test(lower)) throw new UsageError(`--header "${name}: …": a header cannot have this name.`);
  if (!HEADER_VALUE.test(value)) throw new UsageError(`--header "${name}: …": a header cannot have this value.`);
  if (RESERVED.includes(lower)) throw new UsageError(`--header cannot set ${lower}: the command sets it itself.`);
  return [lower, value.trim()];
}

/** Parses headers written as "Name: value". @throws UsageError */
export function headersIn(texts: readonly string[]): Readonly<Record<string, string>> {
  const entries = texts.map((text) => {
    const colon = text.indexOf(":");
    if (colon < 1) throw new UsageError('--header must be written as "Name: value".');
    return headerOf(text.slice(0, colon), text.slice(colon + 1));
  });
  return Object.fromEntries(entries);
}
