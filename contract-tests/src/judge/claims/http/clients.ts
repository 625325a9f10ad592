import { documentedAnswer } from "../../checks/conformance.ts";
import { findingIn, hasSucceeded, type AnsweredStep, type ClaimFinding } from "../answered-step.ts";
import { type Judges, whenAnswered } from "../judges.ts";

const ORIGIN = "access-control-allow-origin";
/** Statuses that say that HEAD does not work here. */
const WITHOUT_HEAD = [404, 405, 501];
/** Methods that a page may use without permission (Fetch, 2.2.1). */
const SIMPLE_METHODS = ["GET", "HEAD", "POST"];
/** Response headers that every page may read (Fetch, 2.2.2). */
const READABLE = new Set([
  "cache-control",
  "content-language",
  "content-length",
  "content-type",
  "expires",
  "last-modified",
  "pragma",
  // For caches, not for pages.
  "vary",
]);

const about = (step: AnsweredStep, header: string, message: string): ClaimFinding =>
  findingIn(step, "header", `header ${header}`, message, { isInferred: true });

const namesIn = ({ answer }: AnsweredStep, header: string): string[] =>
  (answer.headers.get(header) ?? "").split(",").map((name) => name.trim().toLowerCase());

/** Whether the server answers pages of this origin at all, and with success. */
const opensToPage = ({ answer }: AnsweredStep): boolean => answer.status < 300 && answer.headers.has(ORIGIN);

/** Find responses that some clients cannot use: without compression, with HEAD, or from a page of another origin. */
export const CLIENT_JUDGES = {
  "no-coding": whenAnswered(["step"], (_, { step }) => {
    const coding = step.answer.headers.get("content-encoding");
    if (coding === undefined || coding.toLowerCase() === "identity") return [];
    const message = `must not be ${coding}: the request accepts only identity (RFC 9110, 12.5.3)`;
    return [about(step, "content-encoding", message)];
  }),
  "has-head": whenAnswered(["first", "again"], (_, { first: get, again: head }) => {
    if (!hasSucceeded(get) || !WITHOUT_HEAD.includes(head.answer.status)) return [];
    const message = `must be ${get.answer.status}, as for GET: a server must support HEAD (RFC 9110, 9.1)`;
    return [findingIn(head, "method", undefined, message, { isInferred: true })];
  }),
  preflight: whenAnswered(["step"], ({ method, headers }, { step }) => {
    if (!opensToPage(step)) return [];
    const methods = namesIn(step, "access-control-allow-methods");
    const allowed = namesIn(step, "access-control-allow-headers");
    const isMethodOpen =
      SIMPLE_METHODS.includes(method) || methods.includes("*") || methods.includes(method.toLowerCase());
    // A star does not include Authorization (Fetch, 4.9).
    const missing = headers.filter(
      (name) => !allowed.includes(name) && !(allowed.includes("*") && name !== "authorization"),
    );
    const found: ClaimFinding[] = [];
    if (!isMethodOpen)
      found.push(about(step, "access-control-allow-methods", `must name ${method}, or pages cannot send it`));
    if (missing.length > 0) {
      const message = `must name ${missing.join(", ")}, or pages cannot send what the spec documents`;
      found.push(about(step, "access-control-allow-headers", message));
    }
    return found;
  }),
  exposed: whenAnswered(["step"], (_, { step }) => {
    const { answer, operation } = step;
    if (!opensToPage(step)) return [];
    const open = namesIn(step, "access-control-expose-headers");
    if (open.includes("*")) return [];
    const hidden = (documentedAnswer(operation, answer.status)?.headers ?? []).filter(
      ({ name, required }) => required && answer.headers.has(name) && !READABLE.has(name) && !open.includes(name),
    );
    if (hidden.length === 0) return [];
    const names = hidden.map(({ name }) => name).join(", ");
    const message = `must name ${names}, which the spec requires, or pages cannot read it`;
    return [about(step, "access-control-expose-headers", message)];
  }),
} satisfies Partial<Judges>;
