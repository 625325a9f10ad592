import { valueAt, isObject } from "../json.ts";
import { inBrackets, isSuccess, type Profile } from "./profile.ts";
import { BAD_REQUEST, UNPROCESSABLE, FORBIDDEN, UNAUTHENTICATED } from "../status-codes.ts";

/** Profile for any OpenAPI document; nothing is assumed beyond the document. */
export const GENERIC: Profile = {
  name: "generic",
  description: "any OpenAPI document: only what the document itself says",
  signIn: undefined,
  guessesLogin: true,
  // The name in the draft of the IETF. It only counts where the spec has such a parameter.
  idempotencyHeader: "idempotency-key",
  valuePointer: "",
  hasTrueExamples: false,
  // OpenAPI does not say what happens with undocumented methods; one that the server supports after all could do harm.
  knowsItsMethods: false,
  // OpenAPI names a media type with its parameters, so a server may compare it as a whole.
  acceptsCharset: false,
  guessesFilters: true,
  guessesFormulas: true,
  guessesResources: true,
  readsPictures: false,
  isAccepted: isSuccess,
  // Many servers hide a forbidden object (404), validate the request first (400), or redirect to a login page (302).
  isDenied: (received) => !isSuccess(received),
  isCalledInvalid: ({ status }) => status === BAD_REQUEST || status === UNPROCESSABLE,
  // An error may have any form; problem details (RFC 9457) and a plain message are the most common.
  wordsOf: ({ json }) =>
    inBrackets([
      valueAt(json, "/code"),
      valueAt(json, "/message") ?? valueAt(json, "/detail") ?? valueAt(json, "/title"),
    ]),
  countsOnlySpec: true,
};

/** The envelope's code for an invalid request; other codes are business errors. */
const INVALID_REQUEST_CODE = "INVALID_REQUEST";
/** A sensitive change needs a recent proof of identity. In a long run, that proof may become too old. */
const TOO_OLD_CODE = "REAUTHENTICATION_REQUIRED";

/** Profile for this repository's contract, or one based on it: envelope, login, idempotency key (D4, D12). */
export const LOBBYKIT: Profile = {
  name: "lobbykit",
  description: "Lobbykit's own contract",
  signIn: {
    operationId: "login",
    tokenPointer: "/value/token",
    isTooOld: ({ status, json }) => status === FORBIDDEN && valueAt(json, "/code") === TOO_OLD_CODE,
  },
  guessesLogin: false,
  idempotencyHeader: "idempotency-key",
  valuePointer: "/value",
  hasTrueExamples: true,
  knowsItsMethods: true,
  acceptsCharset: true,
  guessesFilters: false,
  guessesFormulas: false,
  guessesResources: false,
  readsPictures: true,
  // A successful envelope never has `success: false`.
  isAccepted: (received) => isSuccess(received) && valueAt(received.json, "/success") !== false,
  isDenied: ({ status }) => status === UNAUTHENTICATED || status === FORBIDDEN,
  isCalledInvalid: ({ status, json }) => status === BAD_REQUEST && valueAt(json, "/code") === INVALID_REQUEST_CODE,
  wordsOf: ({ json }) => inBrackets([valueAt(json, "/code"), valueAt(json, "/message")]),
  countsOnlySpec: false,
};

/** Marks that only Lobbykit's specs contain. */
const MARKS = ["x-contract", "x-evidence"] as const;

function hasMark(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasMark);
  if (!isObject(node)) return false;
  return MARKS.some((mark) => mark in node) || Object.values(node).some(hasMark);
}

/** Chooses the profile of a spec: Lobbykit's when it contains Lobbykit's marks, else the generic one. */
export const profileFor = (document: unknown): Profile => (hasMark(document) ? LOBBYKIT : GENERIC);
