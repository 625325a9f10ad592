import { isObject } from "../../json.ts";
import { essenceOf } from "../../media-type.ts";
import type { Upload } from "../../plan/lifecycle/uploads.ts";
import { findingIn, hasSucceeded, type AnsweredStep, type ClaimFinding } from "../claims/answered-step.ts";
import type { ClaimOf, Steps } from "../claims/judges.ts";
import { PARTIAL_CONTENT } from "../../status-codes.ts";
import { readDisposition } from "../formats/content-disposition.ts";

const FILE_NAME = /^(?:original_?)?file_?name$/i;

/** The name that the answer to an upload gives the file; undefined when it gives none. */
function nameIn({ answer: { json } }: AnsweredStep): string | undefined {
  const members = isObject(json) ? Object.entries(json) : [];
  const name = members.find(([member]) => FILE_NAME.test(member))?.[1];
  return typeof name === "string" ? name : undefined;
}

/** What is wrong with the answer that has the file, and in which header or body. */
function complaintOf(
  made: AnsweredStep,
  read: AnsweredStep,
  { mediaType, text }: Upload,
): [string, string] | undefined {
  const { headers, text: found } = read.answer;
  const type = essenceOf(headers.get("content-type") ?? "");
  if (mediaType !== undefined && type !== "" && type !== mediaType)
    return ["header content-type", `must be ${mediaType}, as the upload, but is ${type}`];
  if (text !== undefined && found !== text)
    return ["body", `must be the content that was uploaded: ${JSON.stringify(text)}`];
  const [wanted, { fileName }] = [nameIn(made), readDisposition(headers.get("content-disposition") ?? "")];
  if (wanted === undefined || fileName === undefined || fileName === wanted) return undefined;
  return [
    "header content-disposition",
    `must name the file ${JSON.stringify(wanted)}, as the answer to the upload, but names ${JSON.stringify(fileName)}`,
  ];
}

/** Finds a file that comes back otherwise than it was uploaded. */
export function downloadFindings(claim: ClaimOf<"downloaded">, { made, read }: Steps<"made" | "read">): ClaimFinding[] {
  const [place, message] = complaintOf(made, read, claim.upload) ?? [];
  if (place === undefined || message === undefined) return [];
  return [findingIn(read, "effect", place, message, { ...claim, isInferred: true })];
}

/** The first and the last position of a part, as a header writes them. */
function positionsOf(length: number, [start, end = length]: readonly [number, number?]): readonly [number, number] {
  const first = start < 0 ? Math.max(0, length + start) : start;
  return [first, Math.min(end, length) - 1];
}

/** Finds a range of bytes that is another part of the file than was asked for. A server may send the whole (RFC 9110, 14.2), and only ASCII has one byte for each letter. */
export function rangeFindings(claim: ClaimOf<"ranged">, { whole, part }: Steps<"whole" | "part">): ClaimFinding[] {
  if (!hasSucceeded(whole) || part.answer.status !== PARTIAL_CONTENT) return [];
  const { text } = whole.answer;
  const [first, last] = positionsOf(text.length, claim.slice);
  if (first > last || /[^\p{ASCII}]/u.test(text)) return [];
  const { specPointer } = claim;
  const tell = (place: string, message: string) => [findingIn(part, "effect", place, message, { specPointer })];
  const due = text.slice(first, last + 1);
  if (part.answer.text !== due)
    return tell(
      "body",
      `must be ${JSON.stringify(due)}, the bytes ${first} to ${last}, but is ${JSON.stringify(part.answer.text)}`,
    );
  const [wanted, told] = [`bytes ${first}-${last}/${text.length}`, part.answer.headers.get("content-range")];
  if (told === undefined || told === wanted || told === `bytes ${first}-${last}/*`) return [];
  return tell("header content-range", `must be ${wanted}, but is ${told}`);
}
