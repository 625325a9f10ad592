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
    title: "Opens without a right",
    promise: "An operation that needs a session answers 401 or 403 to whoever has none.",
    advice: "Check the session before anything else is read, and deny when it is missing, ended or not one of yours.",
  },
  isolation: {
    title: "Shows what belongs to another",
    promise: "A member sees and touches only what is the member's own.",
    advice: "Look up by the id and by the account of the session together, never by the id alone.",
  },
  role: {
    title: "Opens to who may not",
    promise: "A session with few rights gets 403 where the spec closes an operation to it.",
    advice: "Check what the account may do, not only that it has a session.",
  },
  leak: {
    title: "Tells what nobody should know",
    promise: "No answer holds a password, a token, what belongs to another member, or the inside of the server.",
    advice: "Answer errors with the envelope alone; write traces to the log.",
  },
  money: {
    title: "Money is made or lost",
    promise: "A balance changes by what was moved, and by nothing else.",
    advice: "Book amount and balance in one transaction, with exact decimals.",
  },
  "server-error": {
    title: "The server failed",
    promise: "No request, however wrong, is answered with a status of 500 or above.",
    advice: "Send the request again and read the log of the server: a wrong input wants a documented 4xx.",
  },
  "no-answer": {
    title: "No answer came",
    promise: "Every request is answered in time.",
    advice: "See whether the server was reachable, closed the connection, or took longer than the deadline.",
  },
  replay: {
    title: "Does its work twice",
    promise: "A call with an idempotency key does its work once; its repeat is answered like the first.",
    advice: "Keep the key with the answer in the same transaction that does the work.",
  },
  effect: {
    title: "What was changed is not so",
    promise: "What was added, removed or set is so when it is read next, also when two change at once.",
    advice: "Read from where is written, and never write a whole list over one that another call has changed.",
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
    promise: "No site but your own may call with the credentials of a person who is signed in.",
    advice:
      "Name the origins that may call; never send Access-Control-Allow-Credentials with * or with any origin that asks.",
  },
  filter: {
    title: "A filter is not looked at",
    promise: "A list that is asked for by a value holds what has this value, all of it and nothing else.",
    advice: "See that each parameter reaches the query, and where a range begins and ends.",
  },
  order: {
    title: "Another order",
    promise: "The rows of a list come in the order that the spec gives.",
    advice: "Sort by the field that the spec names, before the list is cut into pages.",
  },
  consistency: {
    title: "Two answers contradict each other",
    promise: "The same thing is told the same way, in the list, alone and in what else speaks of it.",
    advice: "Read both from one source.",
  },
  language: {
    title: "Another language",
    promise: "Texts are in the language of the request, and another language changes nothing else.",
    advice: "See how Accept-Language is read, and whether a cache keeps answers of another language.",
  },
  plausibility: {
    title: "Cannot be",
    promise: "Moments, amounts and texts mean what they say: their unit, their currency, their letters.",
    advice: "Look at the unit (seconds or milliseconds), the rounding, and the encoding of the source.",
  },
  paging: {
    title: "Pages do not fit together",
    promise: "The pages of a list hold each row once, and say the same of the whole.",
    advice: "Order by something that no two rows share, and count by the same filter.",
  },
  caching: {
    title: "Misleads caches",
    promise:
      "Entity tags, 304 and Cache-Control tell caches the truth, and what belongs to a session stays out of shared ones.",
    advice: "Make the tag from the content; say no-store wherever a session is needed.",
  },
  clock: {
    title: "Wrong time",
    promise: "Clocks tell the time of the server, go on, and what counts down falls.",
    advice: "Take all moments of an answer from one reading of the clock.",
  },
  journey: {
    title: "A journey ends early",
    promise: "The calls of a journey, one after the other, come to what the workflow says.",
    advice: "Go through the calls of the journey in order; the criterion that does not hold is named.",
  },
  "session-refused": {
    title: "Refuses a valid session",
    promise: "The token that signing in gave opens what the account may use.",
    advice: "See whether sessions end too early, or whether the token is looked for in another place.",
  },
  "example-refused": {
    title: "Refuses its own example",
    promise: "The documented example is accepted.",
    advice: "Read the words of the refusal: either the example or the server is out of date.",
  },
  "invalid-accepted": {
    title: "Takes what is wrong",
    promise: "An input that the schema forbids is refused with a documented 4xx.",
    advice: "Validate the request by the schema of the spec before it is worked on.",
  },
  encryption: {
    title: "Encryption does not work",
    promise: "A body encrypted with the server's published key is understood.",
    advice: "Look at the key set the server publishes and at the algorithms it names.",
  },
  method: {
    title: "Takes a method that it does not have",
    promise: "A method that the address does not take is answered with 405 and Allow, or with 404.",
    advice: "Bind handlers to methods; let the router answer the rest.",
  },
  "error-code": {
    title: "Undocumented error code",
    promise: "The code of an error is one that the spec lists for its status.",
    advice: "Answer with a listed code, or list this one.",
  },
  "error-shape": {
    title: "An error in another form",
    promise: "Every error, 404 and 405 included, has the form of the spec.",
    advice: "Let the router's own answers go through the same envelope.",
  },
  deadline: {
    title: "Too late",
    promise: "The operation answers within its deadline.",
    advice: "See what the operation waits for.",
  },
  "undocumented-status": {
    title: "Wrong status",
    promise: "Every answer has a status that the operation documents, and one that says what happened.",
    advice: "Answer with the documented status for this, or document this one.",
  },
  schema: {
    title: "Breaks the schema",
    promise: "The body of an answer is what its schema says.",
    advice: "Compare the value in the answer with the lines of the spec: type, format, bounds, required members.",
  },
  "not-json": {
    title: "Not JSON",
    promise: "A body that says it is JSON is JSON.",
    advice: "Look for a page of a proxy or framework in the place of the answer.",
  },
  "undocumented-body": {
    title: "Sends a body of its own",
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
    promise: "Documented headers are there, and are what their schema says.",
    advice: "Look at what a proxy or cache between adds or takes away.",
  },
  "undocumented-field": {
    title: "Undocumented field",
    promise: "An answer holds no field that the spec does not name.",
    advice: "Leave the field out, or document it: clients come to rely on what they see.",
  },
  "valid-refused": {
    title: "Refuses what is valid",
    promise: "An input that the schema allows is not refused as malformed.",
    advice: "Tell the limit in the schema, or take the value.",
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
