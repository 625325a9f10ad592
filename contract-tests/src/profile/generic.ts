import { valueAt } from "../json.ts";
import { inBrackets, isSuccess, type Profile } from "./profile.ts";
import { BAD_REQUEST, UNPROCESSABLE } from "../status-codes.ts";

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
