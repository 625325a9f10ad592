import { valueAt } from "../json.ts";
import type { Finding } from "../judge/finding.ts";
import { inBrackets, isSuccess, type Profile, type Weighed } from "./profile.ts";

const FIRST_REFUSAL = 400;
const BAD_REQUEST = 400;
const UNPROCESSABLE = 422;
/** What HTTP itself lets any server answer: method, length, media type, rate. */
const STATUSES_OF_HTTP: readonly number[] = [405, 406, 408, 411, 413, 414, 415, 417, 421, 426, 428, 429, 431];
/** What an operation that asks for credentials may always answer. */
const DENIALS: readonly number[] = [401, 403];
const isRefusalName = (name: string): boolean => /^(4|default$)/i.test(name);

/**
 * OpenAPI asks for the successes and the known errors of an operation, not for every status. A spec that documents refusals of an
 * operation promises them; one that documents none says nothing.
 */
function severityOf(weighed: Weighed): Finding["severity"] {
  const { check, severity, isInferred, documented, isSecured, received } = weighed;
  if (isInferred) return "warning";
  const tellsRefusals = documented.some(isRefusalName);
  switch (check) {
    // Given credentials need not open everything, and the examples of a spec need not be on this server.
    case "session-refused":
    case "example-refused":
    // A description without `content` need not say that there is none.
    case "undocumented-body":
      return "warning";
    // Not every method of an address need be in the spec, nor what it answers to others.
    case "method":
      return "warning";
    case "invalid-accepted":
      return tellsRefusals ? severity : "warning";
    case "undocumented-status": {
      if (received.status < FIRST_REFUSAL) return severity;
      const isImplied = STATUSES_OF_HTTP.includes(received.status) || (isSecured && DENIALS.includes(received.status));
      return isImplied || !tellsRefusals ? "warning" : severity;
    }
    default:
      return severity;
  }
}

/** Any OpenAPI document: nothing is known of the API but what the document says. */
export const GENERIC: Profile = {
  name: "generic",
  description: "any OpenAPI document: only what the document itself says",
  signIn: undefined,
  idempotencyHeader: undefined,
  valuePointer: "",
  hasTrueExamples: false,
  // Of methods that it does not have at an address OpenAPI says nothing; one that the server takes after all might do harm.
  knowsItsMethods: false,
  guessesFilters: true,
  readsPictures: false,
  isAccepted: isSuccess,
  // Many servers hide what one may not see (404), or complain of the form first (400), or show a page to sign in (302).
  isDenied: (received) => !isSuccess(received),
  isCalledInvalid: ({ status }) => status === BAD_REQUEST || status === UNPROCESSABLE,
  // An error may be in any form; problem details (RFC 9457) and a plain message are the most common ones.
  wordsOf: ({ json }) =>
    inBrackets([
      valueAt(json, "/code"),
      valueAt(json, "/message") ?? valueAt(json, "/detail") ?? valueAt(json, "/title"),
    ]),
  severityOf,
};
