import type { Claim } from "../../../plan/claim.ts";
import type { Received } from "../../answer.ts";
import { canonical, withoutMembers } from "../../values/comparison/canonical-json.ts";
import { findingAbout, type Finding } from "../../finding.ts";
import type { ClaimFinding, StepOf, AnsweredStep } from "../answered-step.ts";
import { NOT_MODIFIED } from "../../../status-codes.ts";

const OK = 200;

type CachingClaim = Extract<
  Claim,
  { kind: "not-modified" | "same-tag" | "varies" | "same-headers" | "own-tag" | "own-tags" }
>;
type Told = Pick<Finding, "message" | "doubt"> & { readonly name: string };

const about = ({ name, operation, answer }: AnsweredStep, { name: header, message, doubt }: Told): ClaimFinding[] => [
  {
    step: name,
    finding: findingAbout(operation, "caching", {
      where: `response ${answer.status} ${header}`,
      message,
      specPointer: `${operation.pointer}/responses`,
      doubt,
    }),
  },
];

const tagOf = ({ headers }: Received): string | undefined => headers.get("etag");
/** Weak comparison of entity tags (RFC 9110, 8.8.3.2). */
const isSameTag = (one: string, other: string): boolean => one.replace(/^W\//, "") === other.replace(/^W\//, "");

function notModified(first: AnsweredStep, again: AnsweredStep): ClaimFinding[] {
  const asked = tagOf(first.answer);
  if (asked === undefined) return [];
  if (again.answer.status === NOT_MODIFIED) {
    const tag = tagOf(again.answer);
    if (again.answer.text !== "") return about(again, { name: "body", message: "a 304 must not have a body" });
    return tag === undefined || isSameTag(tag, asked)
      ? []
      : about(again, {
          name: "header etag",
          message: "a 304 must repeat the entity tag of the request, but names another",
        });
  }
  const now = tagOf(again.answer);
  // A list that has changed since is sent in full, with a new tag.
  if (again.answer.status !== OK || (now !== undefined && !isSameTag(now, asked))) return [];
  const message = "must be 304: If-None-Match named the entity tag of this answer";
  return about(again, { name: "header etag", message });
}

const contentWithout = ({ answer }: AnsweredStep, moving: readonly string[]): string =>
  canonical(withoutMembers(answer.json ?? answer.text, moving));

/** A tag from a response in another language says nothing about this one. */
function ownTag(first: AnsweredStep, other: AnsweredStep, asked: AnsweredStep | undefined, moving: readonly string[]) {
  if (asked?.answer.status !== NOT_MODIFIED) return [];
  if (contentWithout(first, moving) === contentWithout(other, moving)) return [];
  const message = "must not be 304: the entity tag belongs to another language, whose content differs";
  return about(asked, { name: "header etag", message });
}

function sameTag(first: AnsweredStep, again: AnsweredStep, moving: readonly string[]): ClaimFinding[] {
  const [one, other] = [tagOf(first.answer), tagOf(again.answer)];
  if (one === undefined || other === undefined) return [];
  const isSame = contentWithout(first, moving) === contentWithout(again, moving);
  if (isSame === isSameTag(one, other)) return [];
  if (isSame) return about(again, { name: "header etag", message: "has changed, but the content has not" });
  // Where the spec names the parts that do not count, every other change must change a weak tag too.
  const isLoose = one.startsWith("W/") && moving.length === 0;
  const message = "has not changed, but the content has";
  return about(again, { name: "header etag", message, ...(isLoose && { doubt: "weak-tag" }) });
}

/**
 * Finds two responses with different contents and the same tag. This is only a warning, because a server may number the versions of each
 * URL separately.
 */
function ownTags({ steps, moving }: Extract<CachingClaim, { kind: "own-tags" }>, stepOf: StepOf): ClaimFinding[] {
  const answered = steps.map((name) => stepOf(name)).filter((step) => step?.answer.status === OK);
  return answered.flatMap((step, index): ClaimFinding[] => {
    const tag = step && tagOf(step.answer);
    if (!step || tag === undefined) return [];
    const twin = answered.slice(0, index).find((other) => other && isSameTag(tagOf(other.answer) ?? "", tag));
    if (!twin || contentWithout(twin, moving) === contentWithout(step, moving)) return [];
    const message = `is the same as for "${twin.name}", but the content differs`;
    return about(step, { name: "header etag", message, doubt: "should" });
  });
}

const isShared = ({ headers }: Received): boolean =>
  /\bpublic\b|\bs-maxage\b/i.test(headers.get("cache-control") ?? "");

function varies(first: AnsweredStep, again: AnsweredStep, header: string): ClaimFinding[] {
  const named = (first.answer.headers.get("vary") ?? "").toLowerCase().split(",");
  const isNamed = named.some((name) => [header.toLowerCase(), "*"].includes(name.trim()));
  const [one, other] = [tagOf(first.answer), tagOf(again.answer)];
  const isOther = one !== undefined && other !== undefined && !isSameTag(one, other);
  if (isNamed || !isOther || !isShared(first.answer)) return [];
  const message = `must name ${header}, because the answer depends on it: shared caches would mix the answers up`;
  return about(again, { name: "header vary", message, doubt: "should" });
}

/** The value of a header to compare. A 304 and a HEAD have no body, so whether they vary by its coding does not matter. */
function comparable({ headers }: Received, name: string): string | undefined {
  const value = headers.get(name);
  if (name !== "vary" || value === undefined) return value;
  const names = value
    .toLowerCase()
    .split(",")
    .map((part) => part.trim());
  return names
    .filter((part) => part !== "accept-encoding")
    .toSorted()
    .join(", ");
}

function sameHeaders(
  { names, shared = [] }: Extract<CachingClaim, { kind: "same-headers" }>,
  [first, again, still]: readonly [AnsweredStep, AnsweredStep, AnsweredStep],
): ClaimFinding[] {
  return [...names, ...shared].flatMap((name) => {
    const [one, other, later] = [first, again, still].map(({ answer }) => comparable(answer, name));
    const isLeftOut = shared.includes(name) && (one === undefined || other === undefined);
    // A header that has become empty is as good as missing.
    if (isLeftOut || one !== later || (one ?? "") === (other ?? "")) return [];
    return about(again, {
      name: `header ${name}`,
      message: `must be ${one ?? "missing"}, as in the answer to GET, but is ${other ?? "missing"}`,
    });
  });
}

/** Finds responses that caches would handle wrongly (RFC 9110, 13; RFC 9111). */
export function cachingFindings(claim: CachingClaim, stepOf: StepOf): ClaimFinding[] {
  if (claim.kind === "own-tags") return ownTags(claim, stepOf);
  const [first, again] = [stepOf(claim.first), stepOf(claim.kind === "own-tag" ? claim.other : claim.again)];
  if (!first || !again || first.answer.status !== OK) return [];
  if (claim.kind === "not-modified") return notModified(first, again);
  if (claim.kind === "same-headers") {
    const still = claim.still === undefined ? first : stepOf(claim.still);
    return still && [OK, NOT_MODIFIED].includes(again.answer.status) ? sameHeaders(claim, [first, again, still]) : [];
  }
  if (again.answer.status !== OK) return [];
  if (claim.kind === "same-tag") return sameTag(first, again, claim.moving);
  if (claim.kind === "own-tag") return ownTag(first, again, stepOf(claim.asked), claim.moving);
  return varies(first, again, claim.header);
}
