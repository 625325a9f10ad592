import type { Check } from "../judge/check.ts";
import type { FindingReport } from "./model.ts";

/** The explanation of a rule in reports. */
export interface Rule {
  readonly title: string;
  /** What the server must do. */
  readonly promise: string;
  /** What to check first. */
  readonly advice: string;
}

/** Every rule, most serious first. Findings are sorted in this order. */
export const RULES: Readonly<Record<Check, Rule>> = {
  "not-implemented": {
    title: "Not implemented",
    promise: "Every operation of the spec has a route.",
    advice: "Build the operation, or leave it out of the run with --skip until it is built.",
  },
  "open-door": {
    title: "Allows access without a session",
    promise: "An operation that needs a session answers 401 or 403 to a request without one.",
    advice: "Check the session before anything else, and refuse when it is missing, has ended or is not one of yours.",
  },
  isolation: {
    title: "Shows another member's data",
    promise: "A member can see and change only the member's own data.",
    advice: "Look up data by its id and the account of the session together, never by the id alone.",
  },
  role: {
    title: "Allows access without the rights",
    promise: "A session without the rights for an operation gets 403, as the spec says.",
    advice: "Check what the account may do, not only that it has a session.",
  },
  leak: {
    title: "Reveals secrets",
    promise: "No answer contains a password, a token, another member's data, or internals of the server.",
    advice: "Answer errors with the envelope only, and write stack traces to the log.",
  },
  money: {
    title: "Money appears or disappears",
    promise: "A balance changes exactly by the amounts that were moved.",
    advice: "Book amount and balance in one transaction, with exact decimals.",
  },
  "server-error": {
    title: "The server failed",
    promise: "No request, however wrong, is answered with a status of 500 or above.",
    advice: "Send the request again and read the log of the server: answer a wrong input with a documented 4xx.",
  },
  "no-answer": {
    title: "No answer",
    promise: "Every request is answered in time.",
    advice: "Check whether the server was reachable, closed the connection, or took longer than the deadline.",
  },
  replay: {
    title: "Runs a call twice",
    promise: "A call with an idempotency key runs once. Its repeat gets the same answer and has no further effect.",
    advice: "Store the key and the answer in the transaction that runs the call.",
  },
  effect: {
    title: "A change is not visible",
    promise: "The next read shows what was added, removed or set, also after two changes at the same time.",
    advice:
      "Read from the database that is written, and never overwrite a list that another call has changed meanwhile.",
  },
  totals: {
    title: "Wrong total",
    promise: "The totals of a list are the sums of its rows.",
    advice: "Compute totals by the same filter as the rows, with exact decimals.",
  },
  limit: {
    title: "No limit",
    promise: "Calls beyond the documented limit are refused with 429, which says in Retry-After how long to wait.",
    advice: "Count calls where all instances of the server see them.",
  },
  "cross-origin": {
    title: "Open to every site",
    promise: "Only your own sites may call with the credentials of a member who is logged in.",
    advice:
      "Name the origins that may call; never send Access-Control-Allow-Credentials with * or with any origin that asks.",
  },
  filter: {
    title: "A filter is ignored",
    promise: "A filtered list contains exactly the rows that match the filter.",
    advice: "Check that each parameter reaches the query, and where a range starts and ends.",
  },
  order: {
    title: "Wrong order",
    promise: "The rows of a list are in the order that the spec gives.",
    advice: "Sort by the field that the spec names, before the list is cut into pages.",
  },
  consistency: {
    title: "Two answers contradict each other",
    promise: "The same thing is equal in every answer that contains it: in a list, alone and elsewhere.",
    advice: "Read both from one source.",
  },
  language: {
    title: "Wrong language",
    promise: "Texts are in the language of the request, and another language changes nothing else.",
    advice: "Check how Accept-Language is read, and whether a cache keeps answers in another language.",
  },
  plausibility: {
    title: "Impossible value",
    promise: "Times, amounts and texts have the right unit, currency and characters.",
    advice: "Check the unit (seconds or milliseconds), the rounding, and the encoding of the source.",
  },
  paging: {
    title: "Pages contradict each other",
    promise: "The pages of a list contain each row once, and agree on the totals.",
    advice: "Sort by something that differs in each row, and use the same filter for the count.",
  },
  caching: {
    title: "Misleads caches",
    promise: "Entity tags, 304 and Cache-Control are correct, and shared caches do not store answers for a session.",
    advice: "Compute the tag from the content, and send no-store wherever a session is needed.",
  },
  clock: {
    title: "Wrong time",
    promise: "Clocks show the server's time and move forward, and countdowns decrease.",
    advice: "Take all moments of an answer from one reading of the clock.",
  },
  journey: {
    title: "A journey fails",
    promise: "The calls of a journey, in order, have the results that the workflow describes.",
    advice: "Go through the calls of the journey in order; the criterion that does not hold is named.",
  },
  "session-refused": {
    title: "Refuses a valid session",
    promise: "The token from the login gives access to what the account may use.",
    advice: "Check whether sessions end too early, or whether the server expects the token in another place.",
  },
  "example-refused": {
    title: "Refuses its own example",
    promise: "The documented example is accepted.",
    advice: "Read the message of the refusal: either the example or the server is out of date.",
  },
  "invalid-accepted": {
    title: "Accepts invalid input",
    promise: "An input that the schema forbids is refused with a documented 4xx.",
    advice: "Validate the request against the schema in the spec before you process it.",
  },
  encryption: {
    title: "Encryption does not work",
    promise: "A body encrypted with the server's published key is understood.",
    advice: "Check the key set that the server publishes and the algorithms that it names.",
  },
  method: {
    title: "Accepts an undocumented method",
    promise: "A method that the path does not support gets 405 with Allow, or 404.",
    advice: "Bind handlers to methods; let the router answer the rest.",
  },
  "error-code": {
    title: "Undocumented error code",
    promise: "The code of an error is one that the spec lists for its status.",
    advice: "Answer with a listed code, or list this one.",
  },
  "error-shape": {
    title: "An error in the wrong format",
    promise: "Every error, including 404 and 405, has the format of the spec.",
    advice: "Let the router's own answers go through the same envelope.",
  },
  deadline: {
    title: "Too late",
    promise: "The operation answers within its deadline.",
    advice: "Check what the operation waits for.",
  },
  "undocumented-status": {
    title: "Wrong status",
    promise: "Every answer has a status that the operation documents and that is right for what happened.",
    advice: "Answer with the documented status for this, or document this one.",
  },
  schema: {
    title: "Breaks the schema",
    promise: "The body of an answer is valid by its schema.",
    advice: "Compare the value in the answer with the lines of the spec: type, format, bounds, required members.",
  },
  "not-json": {
    title: "Not JSON",
    promise: "A body that says it is JSON is JSON.",
    advice: "Check whether a proxy or framework sends a page in place of the answer.",
  },
  "undocumented-body": {
    title: "Sends an undocumented body",
    promise: "An answer has a body only where the spec documents its content.",
    advice: "Document the content of this answer, or send none.",
  },
  "content-type": {
    title: "Wrong content type",
    promise: "The content type is one that the answer documents.",
    advice: "Set Content-Type on every answer, errors included.",
  },
  charset: {
    title: "Wrong charset",
    promise: "Text is UTF-8.",
    advice: "Send UTF-8 and say so, or say nothing.",
  },
  header: {
    title: "Wrong header",
    promise: "Documented headers are present and valid by their schema.",
    advice: "Check whether a proxy or cache adds or removes headers.",
  },
  "undocumented-field": {
    title: "Undocumented field",
    promise: "An answer contains no field that the spec does not name.",
    advice: "Leave the field out, or document it: clients start to rely on what they receive.",
  },
  "valid-refused": {
    title: "Refuses valid input",
    promise: "An input that the schema allows is not refused as malformed.",
    advice: "Document the limit in the schema, or accept the value.",
  },
};

const ORDER = Object.keys(RULES);

/** Checks whose violation in a successful response means that clients cannot read it. */
const ABOUT_THE_BODY: readonly Check[] = ["schema", "not-json", "content-type", "undocumented-status"];
const isSuccess = (status: number): boolean => status >= 200 && status < 300;

type Ranked = Pick<FindingReport, "check" | "severity" | "isKnown" | "statuses">;

/** Returns the rank of a finding; 0 is the most serious. An unreadable successful response comes before an accepted wrong request. */
function gravityOf({ check, statuses }: Ranked): number {
  const isBrokenSuccess = ABOUT_THE_BODY.includes(check) && statuses.some(isSuccess);
  return isBrokenSuccess ? ORDER.indexOf("invalid-accepted") - 1 / 2 : ORDER.indexOf(check);
}

/** Compares: errors first, new ones before known ones, then by the importance of the rule, then by the number of cases. */
export const byGravity = <T extends Ranked & { readonly count: number }>(one: T, other: T): number =>
  Number(one.severity === "warning") - Number(other.severity === "warning") ||
  Number(one.isKnown) - Number(other.isKnown) ||
  gravityOf(one) - gravityOf(other) ||
  other.count - one.count;
