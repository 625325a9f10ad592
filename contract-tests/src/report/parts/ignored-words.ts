import { EVERY_OPERATION, type IgnoreRule } from "../../ignore/ignore-rule.ts";
import type { IgnoredReport, Report } from "../model.ts";

/** Names a rule: "schema of getItem, at response 200 /id". */
export function nameOfRule({ check, operation, place, pointer }: IgnoreRule): string {
  const of = operation === EVERY_OPERATION ? "every operation" : operation;
  return [
    `${check} of ${of}`,
    ...(place === undefined ? [] : [place]),
    ...(pointer === undefined ? [] : [`spec#${pointer}`]),
  ].join(", ");
}

/** The reason of a rule, after its last day. */
export const reasonOf = ({ reason, until }: IgnoreRule): string =>
  until === undefined ? reason : `Until ${until}: ${reason}`;

/** Says what is wrong with a rule; undefined when it applies, or could not be tried. */
export function problemOf({ rule, state }: IgnoredReport): string | undefined {
  const name = nameOfRule(rule);
  if (state === "expired") return `The ignore rule for ${name} expired on ${rule.until}, so it no longer applies.`;
  if (state === "unmatched") return `The ignore rule for ${name} matches no finding. Remove it.`;
  return undefined;
}

/** The reason of each ignored finding, by the key of the finding. */
export const ignoredReasons = ({ ignored }: Report): ReadonlyMap<string, string> =>
  new Map(ignored.flatMap(({ rule, findings }) => findings.map(({ key }) => [key, reasonOf(rule)] as const)));
