import { valueAt } from "../json.ts";
import { inBrackets, isSuccess, type Profile } from "./profile.ts";
import { BAD_REQUEST, FORBIDDEN, UNAUTHENTICATED } from "../status-codes.ts";

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
