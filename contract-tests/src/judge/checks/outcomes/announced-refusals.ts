import { objectOr, textOr, type JsonObject } from "../../../json.ts";
import { dereference } from "../../../plan/read/schemas.ts";
import type { Operation } from "../../../spec/contract.ts";
import type { Answer, Received } from "../../answer.ts";
import type { Verdict } from "../../judge.ts";
import { textsIn } from "../../values/values-at.ts";

/** How the words about a member say more than its schema can: another member or the clock bounds it, or a list that is kept elsewhere has its values. */
const RULE =
  /\b(?:must|not (?:later|earlier|before|after|more|less|greater)|at (?:most|least) (?:the|as)|exceed|unique|existing|IANA|ISO[ -]?\d+|BCP ?47|RFC \d+|database|registry|catalogue)\b/i;

/** Words in backticks, such as the code of an error. */
const NAMED = /`([\w.-]+)`/g;

const nameIn = (text: string): string => text.split(/[/.]/).at(-1) ?? "";

/**
 * Whether the words of a spec announce the refusal of a body that fits its schema: the answer has a code that the operation's words name, or names a
 * member with a rule in its words.
 */
function isAnnounced(
  document: JsonObject,
  { description, payloads }: Pick<Operation, "description" | "payloads">,
  { json }: Pick<Received, "json">,
): boolean {
  const texts = textsIn(json).map(({ text }) => text);
  const codes = new Set([...description.matchAll(NAMED)].map(([, name = ""]) => name));
  const members = payloads.flatMap(({ schema }) =>
    Object.entries(objectOr(dereference(document, schema)["properties"])),
  );
  const ruled = members
    .filter(([, member]) => RULE.test(textOr(dereference(document, member)["description"], "")))
    .map(([name]) => name);
  return texts.some((text) => codes.has(text) || (/^[\w./-]+$/.test(text) && ruled.includes(nameIn(text))));
}

/** A verdict without the refusals of valid values that the words of the spec announce. */
export function withoutAnnounced(
  document: JsonObject,
  operation: Operation,
  answer: Answer,
  verdict: Verdict,
): Verdict {
  const isRefused = verdict.findings.some(({ check }) => check === "valid-refused");
  if (!isRefused || "failure" in answer || !isAnnounced(document, operation, answer)) return verdict;
  return { ...verdict, findings: verdict.findings.filter(({ check }) => check !== "valid-refused") };
}
