import type { Claim } from "../../plan/claim.ts";
import type { Received } from "../answer.ts";
import { canonical, withoutMembers } from "../canonical.ts";
import { findingAbout, type Finding } from "../finding.ts";
import type { ClaimFinding, StepOf, ToldStep } from "./told-step.ts";

const OK = 200;
const NOT_MODIFIED = 304;

type CachingClaim = Extract<Claim, { kind: "not-modified" | "same-tag" | "varies" | "same-headers" | "own-tag" }>;
type Told = Pick<Finding, "message"> & { readonly name: string; readonly severity?: Finding["severity"] };

const about = ({ name, operation, answer }: ToldStep, { name: header, message, severity }: Told): ClaimFinding[] => [
  {
    step: name,
    finding: findingAbout(operation, "caching", {
      where: `response ${answer.status} ${header}`,
      message,
      specPointer: `${operation.pointer}/responses`,
      ...(severity && { severity }),
    }),
  },
];

const tagOf = ({ headers }: Received): string | undefined => headers.get("etag");
/** Weak comparison (RFC 9110, 8.8.3.2). */
const isSameTag = (one: string, other: string): boolean => one.replace(/^W\//, "") === other.replace(/^W\//, "");

function notModified(first: ToldStep, again: ToldStep): ClaimFinding[] {
  const asked = tagOf(first.answer);
  if (asked === undefined) return [];
  if (again.answer.status === NOT_MODIFIED) {
    const tag = tagOf(again.answer);
    if (again.answer.text !== "") return about(again, { name: "body", message: "a 304 has no body" });
    return tag === undefined || isSameTag(tag, asked)
      ? []
      : about(again, { name: "header etag", message: "a 304 names another entity tag than the one it was asked with" });
  }
  const now = tagOf(again.answer);
  // What has changed since comes whole.
  if (again.answer.status !== OK || (now !== undefined && !isSameTag(now, asked))) return [];
  const message = "must be 304: If-None-Match named the entity tag of this answer";
  return about(again, { name: "header etag", message });
}

const contentWithout = ({ answer }: ToldStep, moving: readonly string[]): string =>
  canonical(withoutMembers(answer.json ?? answer.text, moving));

/** A tag that was given for another language is no news of this one. */
function ownTag(first: ToldStep, other: ToldStep, asked: ToldStep | undefined, moving: readonly string[]) {
  if (asked?.answer.status !== NOT_MODIFIED) return [];
  if (contentWithout(first, moving) === contentWithout(other, moving)) return [];
  const message = "must not be 304: the tag is that of another language, in which the content is another";
  return about(asked, { name: "header etag", message });
}

function sameTag(first: ToldStep, again: ToldStep, moving: readonly string[]): ClaimFinding[] {
  const [one, other] = [tagOf(first.answer), tagOf(again.answer)];
  if (one === undefined || other === undefined) return [];
  const isSame = contentWithout(first, moving) === contentWithout(again, moving);
  if (isSame === isSameTag(one, other)) return [];
  if (isSame) return about(again, { name: "header etag", message: "is another, and the content is the same" });
  // A weak tag may overlook what does not matter; only where the spec says what that is, the rest must count.
  const isLoose = one.startsWith("W/") && moving.length === 0;
  const message = "is the same, and the content is another";
  return about(again, { name: "header etag", message, severity: isLoose ? "warning" : "error" });
}

const isShared = ({ headers }: Received): boolean =>
  /\bpublic\b|\bs-maxage\b/i.test(headers.get("cache-control") ?? "");

function varies(first: ToldStep, again: ToldStep, header: string): ClaimFinding[] {
  const named = (first.answer.headers.get("vary") ?? "").toLowerCase().split(",");
  const isNamed = named.some((name) => [header.toLowerCase(), "*"].includes(name.trim()));
  const [one, other] = [tagOf(first.answer), tagOf(again.answer)];
  const isOther = one !== undefined && other !== undefined && !isSameTag(one, other);
  if (isNamed || !isOther || !isShared(first.answer)) return [];
  // RFC 9110, 12.5.5 says SHOULD; the spec says nothing.
  const message = `does not name ${header}, and the answer is another with another ${header}: shared caches mix them up`;
  return about(again, { name: "header vary", message, severity: "warning" });
}

const sameHeaders = (first: ToldStep, again: ToldStep, names: readonly string[]): ClaimFinding[] =>
  names.flatMap((name) => {
    const [one, other] = [first.answer.headers.get(name), again.answer.headers.get(name)];
    if (one === other) return [];
    return about(again, {
      name: `header ${name}`,
      message: `must be what GET answers, ${one}, is ${other ?? "missing"}`,
    });
  });

/** What caches would do wrong with the answers (RFC 9110, 13; RFC 9111). */
export function cachingFindings(claim: CachingClaim, stepOf: StepOf): ClaimFinding[] {
  const [first, again] = [stepOf(claim.first), stepOf(claim.kind === "own-tag" ? claim.other : claim.again)];
  if (!first || !again || first.answer.status !== OK) return [];
  if (claim.kind === "not-modified") return notModified(first, again);
  if (again.answer.status !== OK) return [];
  if (claim.kind === "same-tag") return sameTag(first, again, claim.moving);
  if (claim.kind === "own-tag") return ownTag(first, again, stepOf(claim.asked), claim.moving);
  if (claim.kind === "varies") return varies(first, again, claim.header);
  return sameHeaders(first, again, claim.names);
}
