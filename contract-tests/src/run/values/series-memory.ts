import { randomUUID } from "node:crypto";
import { membersWith } from "../../judge/values/comparison.ts";
import { lastSegment } from "../../judge/values/last-segment.ts";
import { isObject, valueAt, type JsonObject } from "../../json.ts";
import type { Answer, Received } from "../../judge/answer.ts";
import type { Pick, StepSource, Substitution } from "../../plan/case.ts";
import { FIRST_REFUSAL } from "../../status-codes.ts";
import { createAuthenticators } from "./credentials/passkey.ts";
import { forbiddenNumber } from "./forbidden-number.ts";
import { pageSize } from "./page-size.ts";
import { rowValue } from "./row-value.ts";
import { FRESH } from "./substitute.ts";
import { codeAhead } from "./credentials/totp.ts";

function headerValue({ headers }: Received, { header, part }: Extract<StepSource, { header: string }>) {
  const value = headers.get(header);
  return part === undefined || value === undefined ? value : lastSegment(value);
}

type TotpSource = Exclude<
  Extract<StepSource, { pointer: string; totp?: number }>,
  { passkey: string } | { plus: number } | { letter: string }
>;
type LettersSource = Extract<StepSource, { letter: string }>;

function codeOf({ json, headers, at = Date.now() }: Received, { pointer, totp }: TotpSource): unknown {
  return codeAhead(valueAt(json, pointer), totp ?? 0, headers.get("date"), at);
}

/** A server may answer any number, and a text as long as that could fill the memory. */
const MOST_LETTERS = 10_000;

/** A text with as many letters as a number in the answer says; undefined when there is no such text, or it would be very long. */
function lettersOf({ json }: Received, { pointer, letter, longer }: LettersSource): string | undefined {
  const length = Number(valueAt(json, pointer)) + longer;
  return Number.isInteger(length) && length > 0 && length <= MOST_LETTERS ? letter.repeat(length) : undefined;
}

/** The members of a row, with values of earlier steps in place of `{ step, pointer }`; undefined when one of them is unknown. */
const membersOf = (where: JsonObject, answers: ReadonlyMap<string, Answer>): JsonObject | undefined =>
  membersWith(where, (wanted) => {
    if (!isObject(wanted) || typeof wanted["step"] !== "string" || typeof wanted["pointer"] !== "string") return wanted;
    const answer = answers.get(wanted["step"]);
    return answer && !("failure" in answer) ? valueAt(answer.json, wanted["pointer"]) : undefined;
  });

/** The values of a series while it runs. */
export interface Memory {
  /** Names the accounts that the series opens, so that their objects are not taken for those of others. */
  readonly id: string;
  /** Stores the response of a step. */
  readonly keep: (step: string, answer: Answer) => void;
  /** Returns the value for a later step; undefined when the earlier one has none. */
  readonly recall: (source: StepSource) => unknown;
  /** Which account with more rights an earlier step has needed. All later steps use it, because it may be the only one to see what they made. */
  actsAs?: number;
}

/** Creates the memory of one series. */
export function createMemory(): Memory {
  const answers = new Map<string, Answer>();
  const named = new Map<string, string>();
  const codes = new Map<string, unknown>();
  const authenticators = createAuthenticators();
  const makeUp = ({ named: name, fresh }: Extract<StepSource, { named: string }>): string => {
    const value = named.get(name) ?? FRESH[fresh]();
    named.set(name, value);
    return value;
  };
  /** A code is the same whenever it is sent, so that a half minute may end in between. */
  const sameCode = (answer: Received, source: TotpSource): unknown => {
    const key = JSON.stringify(source);
    const code = codes.get(key) ?? codeOf(answer, source);
    codes.set(key, code);
    return code;
  };
  const firstPicked = (source: Pick): unknown => {
    const where = membersOf(source.where ?? {}, answers);
    for (const step of [source.step, ...(source.orElse ?? [])]) {
      const answer = answers.get(step);
      const value = where && answer && "status" in answer ? rowValue(answer.json, { ...source, where }) : undefined;
      if (value !== undefined) return value;
    }
    return undefined;
  };
  return {
    id: randomUUID(),
    keep: (step, answer) => void answers.set(step, answer),
    recall: (source) => {
      if ("named" in source) return makeUp(source);
      if ("take" in source && "form" in source) return firstPicked(source);
      const answer = answers.get(source.step);
      if (!answer || "failure" in answer) return undefined;
      if ("isSuccess" in source) return answer.status < FIRST_REFUSAL === source.isSuccess ? true : undefined;
      if ("letter" in source) return lettersOf(answer, source);
      if ("plus" in source) return forbiddenNumber(answer, source);
      if ("most" in source) return pageSize(answer, source);
      if ("passkey" in source) return authenticators.answer(valueAt(answer.json, source.pointer), source);
      if ("totp" in source) return sameCode(answer, source);
      return "header" in source ? headerValue(answer, source) : valueAt(answer.json, source.pointer);
    },
  };
}

/** Whether the value that the step tests is missing; with another value the step would not test what it is for. */
export function isMissing({ place, source }: Substitution, memory: Memory): boolean {
  if (!("isNeeded" in source && source.isNeeded)) return false;
  const value = memory.recall(source);
  // Only a body can say null: a null cursor says that there is no next page.
  return value === undefined || (value === null && place !== "body");
}
