import type { Doubt } from "../../check.ts";
import type { Received } from "../../answer.ts";
import { canonical, withoutMembers } from "../../values/comparison.ts";
import { findingIn, type AnsweredStep, type ClaimFinding } from "../answered-step.ts";
import { type Judges, whenAnswered, whenAll } from "../judges.ts";
import { NOT_MODIFIED } from "../../../status-codes.ts";

const OK = 200;

/** The step, when its answer is a 200. */
const ok = (step: AnsweredStep | undefined): AnsweredStep | undefined =>
  step?.answer.status === OK ? step : undefined;

/** Judges claims by steps whose answers are a 200. */
const whenOk = whenAll(ok);

const about = (step: AnsweredStep, place: string, message: string, doubt?: Doubt): ClaimFinding[] => [
  findingIn(step, "caching", place, message, { specPointer: `${step.operation.pointer}/responses`, doubt }),
];

const tagOf = ({ headers }: Received): string | undefined => headers.get("etag");
/** Weak comparison of entity tags (RFC 9110, 8.8.3.2). */
const isSameTag = (one: string, other: string): boolean => one.replace(/^W\//, "") === other.replace(/^W\//, "");

const contentWithout = ({ answer }: AnsweredStep, moving: readonly string[]): string =>
  canonical(withoutMembers(answer.json ?? answer.text, moving));

const isShared = ({ headers }: Received): boolean =>
  /\bpublic\b|\bs-maxage\b/i.test(headers.get("cache-control") ?? "");

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

/** Find responses that caches would handle wrongly (RFC 9110, 13; RFC 9111). */
export const CACHING_JUDGES = {
  "not-modified": whenAnswered(["first", "again"], ({ still }, { first, again }, stepOf) => {
    const asked = tagOf(first.answer);
    if (!ok(first) || asked === undefined) return [];
    const now = tagOf(again.answer);
    const isOther = now !== undefined && !isSameTag(now, asked);
    if (again.answer.status === NOT_MODIFIED) {
      if (again.answer.text !== "") return about(again, "body", "a 304 must not have a body");
      const later = still === undefined ? first : stepOf(still);
      if (!later || !isSameTag(tagOf(later.answer) ?? "", asked)) return [];
      const message = "a 304 must repeat the entity tag of the request, but names another";
      return isOther ? about(again, "header etag", message) : [];
    }
    // A list that has changed since is sent in full, with a new tag.
    if (!ok(again) || isOther) return [];
    return about(again, "header etag", "must be 304: If-None-Match named the entity tag of this answer");
  }),
  "same-tag": whenOk(["first", "again"], ({ moving }, { first, again }) => {
    const [one, other] = [tagOf(first.answer), tagOf(again.answer)];
    if (one === undefined || other === undefined) return [];
    const isSame = contentWithout(first, moving) === contentWithout(again, moving);
    if (isSame === isSameTag(one, other)) return [];
    if (isSame) return about(again, "header etag", "has changed, but the content has not");
    // Where the spec names the parts that do not count, every other change must change a weak tag too.
    const isLoose = one.startsWith("W/") && moving.length === 0;
    return about(again, "header etag", "has not changed, but the content has", isLoose ? "weak-tag" : undefined);
  }),
  varies: whenOk(["first", "again"], ({ header }, { first, again }) => {
    const named = (first.answer.headers.get("vary") ?? "").toLowerCase().split(",");
    const isNamed = named.some((name) => [header.toLowerCase(), "*"].includes(name.trim()));
    const [one, other] = [tagOf(first.answer), tagOf(again.answer)];
    const isOther = one !== undefined && other !== undefined && !isSameTag(one, other);
    if (isNamed || !isOther || !isShared(first.answer)) return [];
    const message = `must name ${header}, because the answer depends on it: shared caches would mix the answers up`;
    return about(again, "header vary", message, "should");
  }),
  "same-headers": whenAnswered(["first", "again"], (claim, { first, again }, stepOf) => {
    const { names, shared = [] } = claim;
    const still = claim.still === undefined ? first : stepOf(claim.still);
    if (!ok(first) || !still || ![OK, NOT_MODIFIED].includes(again.answer.status)) return [];
    return [...names, ...shared].flatMap((name) => {
      const [one, other, later] = [first, again, still].map(({ answer }) => comparable(answer, name));
      const isLeftOut = shared.includes(name) && (one === undefined || other === undefined);
      // A header that has become empty is as good as missing.
      if (isLeftOut || one !== later || (one ?? "") === (other ?? "")) return [];
      const message = `must be ${one ?? "missing"}, as in the answer to GET, but is ${other ?? "missing"}`;
      return about(again, `header ${name}`, message);
    });
  }),
  /** A tag from a response in another language says nothing about this one. */
  "own-tag": whenOk(["first", "other"], (claim, { first, other }, stepOf) => {
    const asked = stepOf(claim.asked);
    if (asked?.answer.status !== NOT_MODIFIED) return [];
    if (contentWithout(first, claim.moving) === contentWithout(other, claim.moving)) return [];
    const message = "must not be 304: the entity tag belongs to another language, whose content differs";
    return about(asked, "header etag", message);
  }),
  /**
   * Finds two responses with different contents and the same tag. This is only a warning, because a server may number the versions of each
   * URL separately.
   */
  "own-tags": ({ steps, moving }, stepOf) => {
    const sent = steps.flatMap((name) => ok(stepOf(name)) ?? []);
    return sent.flatMap((step, index): ClaimFinding[] => {
      const tag = tagOf(step.answer);
      if (tag === undefined) return [];
      const twin = sent.slice(0, index).find((other) => isSameTag(tagOf(other.answer) ?? "", tag));
      if (!twin || contentWithout(twin, moving) === contentWithout(step, moving)) return [];
      const message = `is the same as for "${twin.name}", but the content differs`;
      return about(step, "header etag", message, "should");
    });
  },
} satisfies Partial<Judges>;
