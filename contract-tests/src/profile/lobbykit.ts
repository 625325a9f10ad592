import { valueAt } from "../json.ts";
import { inBrackets, isSuccess, type Profile } from "./profile.ts";

const BAD_REQUEST = 400;
const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
/** The code of the envelope that blames the form of the request; other codes are the business's. */
const INVALID_REQUEST_CODE = "INVALID_REQUEST";
/** A sensitive change needs a recent proof of who asks; a run may take longer than that holds. */
const TOO_OLD_CODE = "REAUTHENTICATION_REQUIRED";

/** The contract of this repository, or one made from it: the envelope, the sign-in, the idempotency key (D4, D12). */
export const LOBBYKIT: Profile = {
  name: "lobbykit",
  description: "Lobbykit's own contract",
  signIn: {
    operationId: "login",
    tokenPointer: "/value/token",
    isTooOld: ({ status, json }) => status === FORBIDDEN && valueAt(json, "/code") === TOO_OLD_CODE,
  },
  idempotencyHeader: "idempotency-key",
  valuePointer: "/value",
  hasTrueExamples: true,
  knowsItsMethods: true,
  guessesFilters: false,
  readsPictures: true,
  // A success in the envelope does not say `success: false`.
  isAccepted: (received) => isSuccess(received) && valueAt(received.json, "/success") !== false,
  isDenied: ({ status }) => status === UNAUTHENTICATED || status === FORBIDDEN,
  isCalledInvalid: ({ status, json }) => status === BAD_REQUEST && valueAt(json, "/code") === INVALID_REQUEST_CODE,
  wordsOf: ({ json }) => inBrackets([valueAt(json, "/code"), valueAt(json, "/message")]),
  severityOf: ({ severity }) => severity,
};
