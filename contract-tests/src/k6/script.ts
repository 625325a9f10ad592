import { readFileSync } from "node:fs";
import path from "node:path";
import type { Operation, ValueSource } from "../spec/contract.ts";
import { objectOr, replaceAt, tokensOf, type JsonObject } from "../json.ts";
import { exampleRequest } from "../plan/generate/requests.ts";
import { isSignIn, type PlanContext } from "../plan/context.ts";
import type { CaseBody, CaseRequest, Substitution } from "../plan/case.ts";
import { exampleCases } from "../plan/generate/example-cases.ts";
import { FIRST_REFUSAL } from "../status-codes.ts";

/** The template is in this file's folder, also in the published package. */
const TEMPLATE = path.join(import.meta.dirname, "load-template.js");
const PLACE_OF_PLAN = "const PLAN = {};";
const FIRST_SUCCESS = 200;

export interface LoadOptions {
  /** Requests per second. */
  readonly rate: number;
  /** In k6's format: "60s", "10m". */
  readonly duration: string;
}

/** An operation that the script does not call, with the reason. */
export interface LeftOut {
  readonly operationId: string;
  readonly reason: string;
}

export interface LoadScript {
  readonly text: string;
  readonly operationIds: readonly string[];
  readonly leftOut: readonly LeftOut[];
}

interface Loan {
  readonly operationId: string;
  readonly pointer: string;
}

const keyOf = ({ operationId, pointer }: Loan): string => `${operationId}#${pointer}`;

/** The source in the script's format; undefined for a source that only a series of requests has. */
function scriptSource(source: Substitution["source"]): JsonObject | undefined {
  if ("step" in source || "named" in source) return undefined;
  if (!("operationId" in source)) return { ...source };
  return { borrowed: keyOf(source) };
}

function scriptBody(body: CaseBody | undefined): JsonObject | null {
  if (!body) return null;
  if ("base64" in body) return { type: body.mediaType, base64: body.base64 };
  if ("text" in body) return { type: body.mediaType, text: body.text };
  return { type: body.mediaType, value: body.value };
}

const successes = ({ answers }: Operation) =>
  answers.filter(({ status }) => Number(status) >= FIRST_SUCCESS && Number(status) < FIRST_REFUSAL);

/** Removes example values that the environment will replace, because an example may be a real password. */
function withoutCredentials(request: CaseRequest): CaseRequest {
  const places = request.substitutions.filter(({ place, source }) => place === "body" && "account" in source);
  const { body } = request;
  if (!body || !("value" in body)) return request;
  const value = places.reduce((emptied, { pointer }) => replaceAt(emptied, pointer, ""), body.value);
  return { ...request, body: { ...body, value } };
}

function scriptCall(operation: Operation, request: CaseRequest): JsonObject {
  const fills = request.substitutions.flatMap(({ place, pointer, source }) => {
    const known = scriptSource(source);
    return known ? [{ place, tokens: tokensOf(pointer), source: known }] : [];
  });
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    account: operation.isSecured ? operation.account : null,
    parameters: request.parameters,
    body: scriptBody(withoutCredentials(request).body),
    fills,
    statuses: successes(operation).map(({ status }) => Number(status)),
    types: [...new Set(successes(operation).flatMap(({ content }) => [...content.keys()]))],
  };
}

/** Returns the reason why the load test leaves an operation out; undefined when it includes it. */
function leftOutReason(context: PlanContext, operation: Operation): string | undefined {
  if (isSignIn(operation)) return "the script logs in once, before the load";
  if (operation.endsSession) return "it ends the session that the other calls use";
  if (operation.spoilsAccount) return "it would make the account unusable";
  if (successes(operation).length === 0) return "the spec documents no success response for it";
  const { body } = exampleRequest(context, operation);
  if (body && "value" in body && body.isEncrypted) return "it accepts only encrypted bodies";
  if (!acceptedExample(context, operation)) return "its examples need a state that a load test does not create";
  return undefined;
}

/** The first documented example that the server must accept unchanged. */
const acceptedExample = (context: PlanContext, operation: Operation): CaseRequest | undefined =>
  exampleCases(context, operation).find(
    ({ expectation }) => expectation.outcome === "accepted" && !expectation.needsState,
  )?.request;

const loansIn = ({ substitutions }: CaseRequest): Loan[] =>
  substitutions.flatMap(({ source }) => (isLoan(source) ? [source] : []));
const isLoan = (source: Substitution["source"]): source is Extract<ValueSource, Loan> => "operationId" in source;

const requestOf = (context: PlanContext, operation: Operation): CaseRequest => exampleRequest(context, operation);

function scriptLoans(context: PlanContext, requests: readonly CaseRequest[]): JsonObject[] {
  const loans = new Map(requests.flatMap(loansIn).map((loan) => [keyOf(loan), loan]));
  return [...loans].flatMap(([key, { operationId, pointer }]) => {
    const lender = context.contract.operations.find(({ id }) => id === operationId);
    if (!lender) return [];
    return [{ key, call: scriptCall(lender, requestOf(context, lender)), tokens: tokensOf(pointer) }];
  });
}

function scriptSignIn(context: PlanContext): JsonObject | null {
  const { signIn } = context.contract.profile;
  const login = context.contract.operations.find(isSignIn);
  if (!signIn || !login) return null;
  return { call: scriptCall(login, requestOf(context, login)), tokenPath: tokensOf(signIn.tokenPointer) };
}

/**
 * Writes a k6 script that calls the operations with their documented examples. The same spec and options give the same script, and it
 * contains no secret. Operations that cannot be load-tested are listed separately.
 */
export function loadScript(context: PlanContext, operations: readonly Operation[], options: LoadOptions): LoadScript {
  const leftOut = operations.flatMap((operation): LeftOut[] => {
    const reason = leftOutReason(context, operation);
    return reason === undefined ? [] : [{ operationId: operation.id, reason }];
  });
  const called = operations.flatMap((operation) => {
    const isLeftOut = leftOut.some(({ operationId }) => operationId === operation.id);
    const request = isLeftOut ? undefined : acceptedExample(context, operation);
    return request ? [{ operation, request }] : [];
  });
  const loans = scriptLoans(
    context,
    called.map(({ request }) => request),
  );
  const calls = called.map(({ operation, request }) => scriptCall(operation, request));
  const callers = [...calls, ...loans.map((loan) => objectOr(loan["call"]))];
  const accounts = [...new Set(callers.flatMap(({ account }) => (typeof account === "string" ? [account] : [])))];
  const plan = { ...options, accounts, signIn: scriptSignIn(context), loans, operations: calls };
  // JSON is valid JavaScript. The replacement is a function, because `replace` would interpret `$` in a string.
  const text = readFileSync(TEMPLATE, "utf8").replace(
    PLACE_OF_PLAN,
    () => `const PLAN = ${JSON.stringify(plan, null, 2)};`,
  );
  return { text, operationIds: called.map(({ operation }) => operation.id), leftOut };
}
