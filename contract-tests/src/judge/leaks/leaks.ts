import type { Operation } from "../../spec/contract.ts";
import type { Received } from "../answer.ts";
import { findingAbout, type Finding, findingAt } from "../finding.ts";
import { FILE_PATHS, INSIDES, PRIVATE_ADDRESS, TELLING_HEADERS, type LeakPattern } from "./leak-patterns.ts";
import { FIRST_REFUSAL } from "../../status-codes.ts";
import { textsIn } from "../values/values-at.ts";

/** Shorter secrets may occur in a response by chance. */
const LEAST_SECRET_LENGTH = 6;
const LEAST_PERSONAL_LENGTH = 4;

/** Values that must not appear in a response. */
export interface Confidential {
  /** Passwords and payment passwords of all accounts, each with its name for findings. */
  readonly passwords: Iterable<readonly [what: string, secret: string]>;
  /** The request's token, or undefined. */
  readonly token: string | undefined;
  /** Where the contract returns a token on purpose. */
  readonly tokenPointer: string | undefined;
  /** Values that only another member's responses may contain, such as a mobile number; empty for sessions that may see other members. */
  readonly personal: ReadonlySet<string>;
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`);
/** Whether the text contains this word separately, because the digits of a payment password may occur inside a longer number. */
export const containsWord = (text: string, word: string): boolean =>
  text.includes(word) && new RegExp(`(?<![\\w-])${escaped(word)}(?![\\w-])`).test(text);

interface Place {
  readonly pointer: string;
  readonly text: string;
}

/** Texts are searched up to this length, so that a large response cannot slow the run down. */
const LOOKED_AT = 20_000;

const placesOf = ({ json, text, headers }: Received): Place[] =>
  [
    ...(json === undefined ? [{ pointer: "body", text }] : textsIn(json, true)),
    ...[...headers].map(([name, value]) => ({ pointer: `header ${name}`, text: value })),
  ].map((leaf) => ({ ...leaf, text: leaf.text.slice(0, LOOKED_AT) }));

function insideFindings(operation: Operation, received: Received, places: readonly Place[], sent: string): Finding[] {
  const patterns: readonly LeakPattern[] = received.status < FIRST_REFUSAL ? INSIDES : [...INSIDES, ...FILE_PATHS];
  return places.flatMap(({ pointer, text }) => {
    const hit = patterns.find(({ pattern }) => {
      const found = pattern.exec(text)?.[0];
      // Text that was in the request is not a leak.
      return found !== undefined && !sent.includes(found);
    });
    return hit ? [findingAt(operation, "leak", received, pointer, `contains ${hit.name}`)] : [];
  });
}

function secretFindings(
  operation: Operation,
  received: Received,
  places: readonly Place[],
  confidential: Confidential,
): Finding[] {
  const { passwords, token, tokenPointer, personal } = confidential;
  const secrets = [...passwords].filter(([, secret]) => secret.length >= LEAST_SECRET_LENGTH);
  const about = (pointer: string, what: string) => findingAt(operation, "leak", received, pointer, `contains ${what}`);
  return places.flatMap(({ pointer, text }): Finding[] => {
    const secret = secrets.find(([, word]) => containsWord(text, word));
    if (secret) return [about(pointer, secret[0])];
    if (token !== undefined && pointer !== tokenPointer && text.includes(token))
      return [about(pointer, "the token of the session")];
    return personal.has(text) && text.length >= LEAST_PERSONAL_LENGTH
      ? [about(pointer, "what belongs to another member")]
      : [];
  });
}

function tellingFindings(operation: Operation, received: Received, places: readonly Place[]): Finding[] {
  const warn = (where: string, message: string) =>
    findingAbout(operation, "leak", { where, message, doubt: "about-the-server" });
  const headers = TELLING_HEADERS.flatMap(([name, pattern]) => {
    const value = received.headers.get(name);
    return value !== undefined && pattern.test(value)
      ? [warn(`header ${name}`, `reveals the server's software: ${value}`)]
      : [];
  });
  const addresses = places
    .filter(({ pointer }) => received.status >= FIRST_REFUSAL || pointer.startsWith("header "))
    .filter(({ text }) => PRIVATE_ADDRESS.test(text))
    .map(({ pointer }) => warn(pointer, "contains an address of a private network"));
  return [...headers, ...addresses];
}

/** Finds secrets and internals in a response. `sent` is the request as one text. */
export function leakFindings(
  operation: Operation,
  received: Received,
  sent: string,
  confidential: Confidential,
): Finding[] {
  const places = placesOf(received);
  return [
    ...insideFindings(operation, received, places, sent),
    ...secretFindings(operation, received, places, confidential),
    ...tellingFindings(operation, received, places),
  ];
}
