import type { Claim } from "../../../plan/claim.ts";
import { documentedAnswer } from "../../checks/conformance.ts";
import type { Check } from "../../check.ts";
import { findingAbout } from "../../finding.ts";
import { hasSucceeded, type AnsweredStep, type ClaimFinding, type StepOf } from "../answered-step.ts";

type ClientClaim = Extract<Claim, { kind: "no-coding" | "has-head" | "preflight" | "exposed" }>;

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

const about = ({ name, operation, answer }: AnsweredStep, check: Check, header: string, message: string) => ({
  step: name,
  finding: findingAbout(operation, check, {
    where: `response ${answer.status}${header === "" ? "" : ` header ${header}`}`,
    message,
    doubt: "inferred",
  }),
});

const namesIn = ({ answer }: AnsweredStep, header: string): string[] =>
  (answer.headers.get(header) ?? "").split(",").map((name) => name.trim().toLowerCase());

function noCoding(step: AnsweredStep): ClaimFinding[] {
  const coding = step.answer.headers.get("content-encoding");
  if (coding === undefined || coding.toLowerCase() === "identity") return [];
  const message = `must not be ${coding}: the request accepts only identity (RFC 9110, 12.5.3)`;
  return [about(step, "header", "content-encoding", message)];
}

function hasHead(get: AnsweredStep, head: AnsweredStep): ClaimFinding[] {
  if (!hasSucceeded(get) || !WITHOUT_HEAD.includes(head.answer.status)) return [];
  const message = `must be ${get.answer.status}, as for GET: a server must support HEAD (RFC 9110, 9.1)`;
  return [about(head, "method", "", message)];
}

/** Whether the server answers pages of this origin at all, and with success. */
const opensToPage = ({ answer }: AnsweredStep): boolean => answer.status < 300 && answer.headers.has(ORIGIN);

function preflight(step: AnsweredStep, method: string, headers: readonly string[]): ClaimFinding[] {
  if (!opensToPage(step)) return [];
  const methods = namesIn(step, "access-control-allow-methods");
  const allowed = namesIn(step, "access-control-allow-headers");
  const isMethodOpen =
    SIMPLE_METHODS.includes(method) || methods.includes("*") || methods.includes(method.toLowerCase());
  // A star does not include Authorization (Fetch, 4.9).
  const missing = headers.filter(
    (name) => !allowed.includes(name) && !(allowed.includes("*") && name !== "authorization"),
  );
  return [
    ...(isMethodOpen
      ? []
      : [about(step, "header", "access-control-allow-methods", `must name ${method}, or pages cannot send it`)]),
    ...(missing.length === 0
      ? []
      : [
          about(
            step,
            "header",
            "access-control-allow-headers",
            `must name ${missing.join(", ")}, or pages cannot send what the spec documents`,
          ),
        ]),
  ];
}

function exposed(step: AnsweredStep): ClaimFinding[] {
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
  return [about(step, "header", "access-control-expose-headers", message)];
}

/** Finds responses that some clients cannot use: without compression, with HEAD, or from a page of another origin. */
export function clientFindings(claim: ClientClaim, stepOf: StepOf): ClaimFinding[] {
  const step = stepOf(claim.kind === "has-head" ? claim.again : claim.step);
  if (!step) return [];
  if (claim.kind === "no-coding") return noCoding(step);
  if (claim.kind === "preflight") return preflight(step, claim.method, claim.headers);
  if (claim.kind === "exposed") return exposed(step);
  const first = stepOf(claim.first);
  return first ? hasHead(first, step) : [];
}
