import type { Operation } from "../contract.ts";
import { escapeToken } from "../json.ts";
import type { Received } from "./answer.ts";
import { findingAbout, type Finding } from "./finding.ts";
import { FILE_PATHS, INSIDES, PRIVATE_ADDRESS, TELLING_HEADERS, type LeakPattern } from "./leak-patterns.ts";

const FIRST_REFUSAL = 400;
/** Shorter ones may stand in an answer by chance. */
const LEAST_SECRET_LENGTH = 6;
const LEAST_PERSONAL_LENGTH = 4;

/** What must not come back. */
export interface Confidential {
  /** Passwords and payment passwords of all accounts, each after what it is called in a finding. */
  readonly passwords: Iterable<readonly [what: string, secret: string]>;
  /** The token of the request, or undefined. */
  readonly token: string | undefined;
  /** Where the contract itself gives a token. */
  readonly tokenPointer: string | undefined;
  /** What only another member's answers may hold, such as a mobile number; empty for sessions that may see others. */
  readonly personal: ReadonlySet<string>;
}

interface Leaf {
  readonly pointer: string;
  readonly text: string;
}

/** Every text and number of a value with its place. */
function leavesOf(value: unknown, pointer = ""): Leaf[] {
  if (typeof value === "string" || typeof value === "number") return [{ pointer, text: String(value) }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => leavesOf(member, `${pointer}/${escapeToken(name)}`));
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}-]/g, String.raw`\$&`);
/** The text as a word of its own: digits of a payment password may stand inside a longer number. */
export const asWord = (text: string): RegExp => new RegExp(`(?<![\\w-])${escaped(text)}(?![\\w-])`);

/** So much of a text is looked through: a server must not keep us busy with what it sends. */
const LOOKED_AT = 20_000;

const placesOf = ({ json, text, headers }: Received): Leaf[] =>
  [
    ...(json === undefined ? [{ pointer: "body", text }] : leavesOf(json)),
    ...[...headers].map(([name, value]) => ({ pointer: `header ${name}`, text: value })),
  ].map((leaf) => ({ ...leaf, text: leaf.text.slice(0, LOOKED_AT) }));

function insideFindings(operation: Operation, received: Received, sent: string): Finding[] {
  const patterns: readonly LeakPattern[] = received.status < FIRST_REFUSAL ? INSIDES : [...INSIDES, ...FILE_PATHS];
  return placesOf(received).flatMap(({ pointer, text }) => {
    const hit = patterns.find(({ pattern }) => {
      const found = pattern.exec(text)?.[0];
      // What the request said itself is no secret of the server.
      return found !== undefined && !sent.includes(found);
    });
    if (!hit) return [];
    const where = `response ${received.status} ${pointer}`;
    return [findingAbout(operation, "leak", { where, message: `holds ${hit.name}` })];
  });
}

function secretFindings(operation: Operation, received: Received, confidential: Confidential): Finding[] {
  const { passwords, token, tokenPointer, personal } = confidential;
  const secrets = [...passwords].filter(([, secret]) => secret.length >= LEAST_SECRET_LENGTH);
  const about = (pointer: string, what: string) =>
    findingAbout(operation, "leak", { where: `response ${received.status} ${pointer}`, message: `holds ${what}` });
  return placesOf(received).flatMap(({ pointer, text }): Finding[] => {
    const secret = secrets.find(([, word]) => asWord(word).test(text));
    if (secret) return [about(pointer, secret[0])];
    if (token !== undefined && pointer !== tokenPointer && text.includes(token))
      return [about(pointer, "the token of the session")];
    return personal.has(text) && text.length >= LEAST_PERSONAL_LENGTH
      ? [about(pointer, "what belongs to another member")]
      : [];
  });
}

function tellingFindings(operation: Operation, received: Received): Finding[] {
  const warn = (where: string, message: string) =>
    findingAbout(operation, "leak", { where, message, severity: "warning" });
  const headers = TELLING_HEADERS.flatMap(([name, pattern]) => {
    const value = received.headers.get(name);
    return value !== undefined && pattern.test(value)
      ? [warn(`header ${name}`, `tells what the server runs on: ${value}`)]
      : [];
  });
  const addresses = placesOf(received)
    .filter(({ pointer }) => received.status >= FIRST_REFUSAL || pointer.startsWith("header "))
    .filter(({ text }) => PRIVATE_ADDRESS.test(text))
    .map(({ pointer }) => warn(pointer, "holds an address of a private network"));
  return [...headers, ...addresses];
}

/** What an answer tells that nobody outside should know. `sent` is the request in one text. */
export const leakFindings = (
  operation: Operation,
  received: Received,
  sent: string,
  confidential: Confidential,
): Finding[] => [
  ...insideFindings(operation, received, sent),
  ...secretFindings(operation, received, confidential),
  ...tellingFindings(operation, received),
];
