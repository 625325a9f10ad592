import { randomInt, randomUUID } from "node:crypto";
import type { BorrowedSource } from "../../spec/borrowed-source.ts";
import { inOtherCase } from "../../plan/read/letter-case.ts";
import { foreignAddress } from "../../foreign-address.ts";
import { type FreshKind, type ValueSource, WORD_LENGTH } from "../../spec/contract.ts";
import type { Answer } from "../../judge/answer.ts";
import { isObject, objectOr, replaceAt, tokensOf } from "../../json.ts";
import type { CaseBody, CaseRequest, Parameters, Role, StepSource, Substitution } from "../../plan/case.ts";

export interface Account {
  readonly username: string;
  readonly password: string;
  /** The six digits that the server requires before money or points leave the account. */
  readonly paymentPassword: string;
}

/** Accounts that a run can do without: a restricted member, and an agent of another team. */
export type SpareAccounts = Readonly<Partial<Record<Exclude<Role, "guest">, Account>>>;

/** Values of parameters of the path, by their names. */
export type PathValues = Parameters["path"];

/** The answer of an operation, and the path that it was called with. */
export interface Made {
  readonly answer: Answer;
  readonly path: PathValues;
}

/** The request that takes values: its path, and what has been created for it, so that all its values are of one object. */
export interface Taker {
  readonly path: PathValues;
  readonly made: Map<string, Promise<Made>>;
}

/** Gets a value from the response of another operation; undefined when it has none. */
export type Borrow = (source: BorrowedSource, taker: Taker) => Promise<unknown>;

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const newWord = () => Array.from({ length: WORD_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");

const DIGITS_LENGTH = 9;
/** Returns random digits that do not begin with a zero, as in a phone number. */
const newDigits = () => String(randomInt(10 ** (DIGITS_LENGTH - 1), 10 ** DIGITS_LENGTH));
/** Generators of new values by kind. */
export const FRESH: Readonly<Record<FreshKind, () => string>> = {
  uuid: () => randomUUID(),
  word: newWord,
  digits: newDigits,
  email: () => `${newWord()}@example.com`,
};

/** The sources of a request's values. */
export interface Supplies {
  /** The address of the server under test. */
  readonly url: string;
  readonly account: Account;
  readonly borrow: Borrow;
  /** Values of earlier steps in a series; undefined for a single case. */
  readonly earlier?: (source: StepSource) => unknown;
}

const isOfSeries = (source: Substitution["source"]): source is StepSource => "step" in source || "named" in source;

async function valueOf(
  source: ValueSource | StepSource,
  { url, account, borrow, earlier }: Supplies,
  taker: Taker,
): Promise<unknown> {
  if (isOfSeries(source)) return earlier?.(source);
  if ("account" in source) return account[source.account];
  if ("server" in source) return source.foreign === undefined ? url : foreignAddress(url, source.foreign);
  if ("fresh" in source) return FRESH[source.fresh]();
  return borrow(source, taker);
}

function replaceInParameters(
  parameters: Parameters,
  place: keyof Parameters,
  pointer: string,
  value: unknown,
): Parameters {
  const [name = "", ...inside] = tokensOf(pointer);
  if (inside.length > 0) return { ...parameters, [place]: objectOr(replaceAt(parameters[place], pointer, value)) };
  // Create the place of an optional parameter without an example.
  return { ...parameters, [place]: { ...parameters[place], [name]: value } };
}

function replaceInBody(body: CaseBody | undefined, pointer: string, value: unknown): CaseBody | undefined {
  if (!body || !("value" in body) || (pointer !== "" && !isObject(body.value))) return body;
  return { ...body, value: replaceAt(body.value, pointer, value) };
}

type Form = Omit<Substitution, "place" | "pointer" | "source">;

const isInHeader = ({ source }: Substitution): boolean => "operationId" in source && source.header !== undefined;

/** The value in the form in which a request sends it. A number in a path is a text there. */
function inForm(found: unknown, { isSpaced, isInOtherCase, prefix = "", suffix = "" }: Form): unknown {
  if (typeof found === "number" && suffix !== "") return prefix + String(found) + suffix;
  if (typeof found !== "string") return found;
  const cased = isInOtherCase ? inOtherCase(found) : found;
  return prefix + (isSpaced ? ` ${cased} ` : cased) + suffix;
}

/** Fills in every substitution of a request; when a source has no value, the documented one stays. */
export async function substitute(request: CaseRequest, supplies: Supplies): Promise<CaseRequest> {
  let { parameters, body } = request;
  const made = new Map<string, Promise<Made>>();
  // What depends on the path comes after it.
  const inOrder = request.substitutions.toSorted((one, other) => Number(isInHeader(one)) - Number(isInHeader(other)));
  for (const { place, pointer, source, ...form } of inOrder) {
    const found = await valueOf(source, supplies, { path: parameters.path, made });
    if (found === undefined) continue;
    const value = inForm(found, form);
    if (place === "body") body = replaceInBody(body, pointer, value);
    else parameters = replaceInParameters(parameters, place, pointer, value);
  }
  return { ...request, parameters, body };
}
