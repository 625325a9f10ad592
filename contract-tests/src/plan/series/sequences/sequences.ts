import { ACCOUNT_NAMES, FRESH_KINDS, type Operation } from "../../../spec/contract.ts";
import { isObject, objectOr, textOr, type JsonObject, mapMembers, mapLeaves } from "../../../json.ts";
import {
  ROLES,
  type Authorization,
  type CaseRequest,
  type Expectation,
  type SessionName,
  type Series,
  type Step,
  type StepSource,
  type Substitution,
} from "../../case.ts";
import type { Claim } from "../../claim.ts";
import { isAllowed, isSignIn, testedOperation, type PlanContext } from "../../context.ts";
import { exampleRequest, unfiltered, withSource } from "../../generate/requests.ts";
import { changedRequest, documentedRequest, entriesOf, placeNamed, stepSource } from "../refusals/changed-request.ts";
import { NEW_NAME, PASSWORDS, newAccount, type NewAccount } from "../sessions/account-sessions.ts";
import { stepOf, seriesOf } from "../step.ts";
import { expectedValuesIn, type ExpectedValue } from "./expected-values.ts";
import { TOO_MANY_REQUESTS } from "../../../status-codes.ts";

const EXTENSION = "x-sequences";
/** The name of the call that opens the account, and of the session that it opens. */
const OPENING = "open an account";
const SHARED: readonly SessionName[] = [...ACCOUNT_NAMES, ...ROLES];

/** A call of a sequence. */
interface Call {
  readonly told: JsonObject;
  readonly operation: Operation;
  readonly name: string;
}

/** A short story of calls in a new account, and what they must answer. */
interface Sequence {
  /** The operation that the spec says it of. */
  readonly at: Operation;
  readonly when: string;
  readonly calls: readonly Call[];
  readonly specPointer: string;
}

const SECOND_MS = 1000;

/** The pause before the call that waits (`wait`, in seconds); undefined when none does. `opened` calls come before the sequence. */
function restOf(calls: readonly Call[], opened: number): Series["rest"] {
  const index = calls.findIndex(({ told }) => typeof told["wait"] === "number");
  const seconds = calls[index]?.told["wait"];
  return typeof seconds === "number" ? { before: opened + index, ms: seconds * SECOND_MS } : undefined;
}

/** Stands in a repeated call for the number of the repeat, from 0 on. */
const NUMBER = /\{n\}/g;

const numbered = (value: unknown, index: number): unknown =>
  mapLeaves(value, (leaf) => (typeof leaf === "string" ? leaf.replace(NUMBER, String(index)) : leaf));

/**
 * The calls that an entry stands for: one, or as many as `times` says. The last of them has the name of the entry, unless the name has the
 * number of the repeat.
 */
function repeated({ told, operation, name }: Call): Call[] {
  const { times } = told;
  const count = typeof times === "number" ? times : 1;
  const named = (index: number): string => (index + 1 === count ? name : `${name}, time ${index + 1}`);
  return Array.from({ length: count }, (_, index) => {
    const own = name.replace(NUMBER, String(index));
    return { told: objectOr(numbered(told, index)), operation, name: own === name ? named(index) : own };
  });
}

const callsOf = (context: PlanContext, told: unknown): Call[] | undefined => {
  const calls = [told]
    .flat()
    .filter(isObject)
    .map((call, index): Call | undefined => {
      const operation = testedOperation(context, call["operationId"]);
      return operation && { told: call, operation, name: textOr(call["as"], `${index + 1}. ${operation.id}`) };
    });
  const known = calls.filter((call) => call !== undefined);
  return known.length === calls.length ? known.flatMap(repeated) : undefined;
};

/** Every sequence of the spec whose operations the run may call, and of which it tests one. */
const sequencesOf = (context: PlanContext, operations: readonly Operation[]): Sequence[] =>
  context.contract.operations.flatMap((at) =>
    entriesOf(context, at, EXTENSION).flatMap(({ when, calls: told }, index): Sequence[] => {
      const calls = callsOf(context, told);
      const isTested = calls?.some(({ operation }) => operations.includes(operation));
      if (!calls || !isTested || !calls.every(({ operation }) => isAllowed(context, operation))) return [];
      return [{ at, when: String(when), calls, specPointer: `${at.pointer}/${EXTENSION}/${index}` }];
    }),
  );

/** The session of a call: one that the sequence has opened, one of the run, or none. Where a session is optional, the call has one only if it is named. */
function authorizationOf({ told, operation }: Call): Authorization {
  const session = textOr(told["session"], operation.isSecured ? OPENING : "none");
  if (session === "none") return { kind: "none" };
  const account = SHARED.find((name) => name === session);
  return account
    ? { kind: "session", account }
    : { kind: "step-session", step: session === "opening" ? OPENING : session };
}

/** The step of a call: `opening` is the call that opens the account. */
const stepNamed = (call: string): string => (call === "opening" ? OPENING : call);

/** A value that a claim expects, with the step of the opening in place of its name. */
const withOpening = (members: JsonObject): JsonObject =>
  mapMembers(members, (value) =>
    isObject(value) && value["call"] === "opening" ? { ...value, call: OPENING } : value,
  );

function ofSteps(wanted: ExpectedValue): ExpectedValue {
  if ("call" in wanted) {
    const moved = wanted.moved?.map((move) => ({ ...move, call: stepNamed(move.call) }));
    return { ...wanted, call: stepNamed(wanted.call), ...(moved && { moved }) };
  }
  if ("has" in wanted) return { ...wanted, has: withOpening(wanted.has) };
  return "lacks" in wanted ? { lacks: withOpening(wanted.lacks) } : wanted;
}

/** Where a change takes its value from: the new account, a value with a name, or an earlier call; undefined for any other change. */
function ownSource(change: JsonObject): Substitution["source"] | undefined {
  const { account, call, fresh, named, header } = change;
  if (account === "username") return NEW_NAME;
  const kind = FRESH_KINDS.find((it) => it === fresh);
  if (kind && typeof named === "string") return { named, fresh: kind };
  if (typeof call !== "string") return undefined;
  const step = stepNamed(call);
  if (typeof header === "string") return { step, header: header.toLowerCase(), isNeeded: true };
  return stepSource(step, { ...change, where: whereOf(change["where"]) });
}

/** The members of a row, where a value of an earlier call is a source. */
const whereOf = (told: unknown): JsonObject =>
  mapMembers(objectOr(told), (value) => {
    const { call, pointer } = objectOr(value);
    return typeof call === "string" ? { step: stepNamed(call), pointer } : value;
  });

/** A change to the password of the new account gets the password as its value, because the run has chosen it. */
const withPassword = (change: unknown): unknown =>
  objectOr(change)["account"] === "password" ? { value: PASSWORDS[0] } : change;

function requestOf(
  context: PlanContext,
  id: string,
  call: Call,
  account: NewAccount | undefined,
): CaseRequest | undefined {
  const { told, operation } = call;
  const isRead = operation.method === "GET" && told["example"] === undefined;
  const plain = isRead
    ? unfiltered(operation, exampleRequest(context, operation))
    : documentedRequest(context, operation, told);
  const base = (isSignIn(operation) ? account?.logIn(call.name).request : undefined) ?? plain;
  const changes = Object.entries(objectOr(told["change"])).map(
    ([place, change]) => [place, withPassword(change)] as const,
  );
  const others = changes.map(([place, change]) => [place, ownSource(objectOr(change)) ? { value: "" } : change]);
  const changed = changedRequest(context, operation, id, base, Object.fromEntries(others));
  if (!changed || changed.reads.length > 0) return undefined;
  const given = [told["given"]].flat().flatMap((it): StepSource[] => {
    const source = ownSource(objectOr(it));
    return source && ("step" in source || "named" in source) ? [source] : [];
  });
  const filled = changes.reduce((request, [place, change]) => {
    const told = objectOr(change);
    const source: StepSource | Substitution["source"] | undefined = ownSource(told);
    const form = told["otherCase"] === true ? { isInOtherCase: true as const } : {};
    return source ? withSource(request, { ...placeNamed(place), source, ...form }) : request;
  }, changed.request);
  return { ...filled, authorization: authorizationOf(call), ...(given.length > 0 && { given }) };
}

const refusalOf = ({ told }: Call, when: string): Expectation | undefined =>
  typeof told["code"] === "string" ? { outcome: "refused", reason: when } : undefined;

function stepFor({ when }: Sequence, id: string, call: Call, request: CaseRequest): Step {
  const refusal = refusalOf(call, when);
  return stepOf(id, "effect", call.operation, {
    name: call.name,
    request,
    isNeeded: refusal === undefined && call.told["unlocked"] !== true,
    expectation: refusal ?? { outcome: "accepted", needsState: false },
  });
}

/** Whether the call is one of several that are all refused, and none of them because there were too many. */
const isRefusedAgain = ({ told }: Call): boolean =>
  typeof told["times"] === "number" && typeof told["code"] === "string" && told["status"] !== TOO_MANY_REQUESTS;

/**
 * A call that must not be locked is compared with the next call of the same operation. One of several that are refused in the same way is
 * compared with the last call of the sequence, which shows that the server answers.
 */
function unlockedClaim({ when, calls, specPointer }: Sequence, call: Call): Claim[] {
  const next = calls.slice(calls.indexOf(call) + 1).find(({ operation }) => operation === call.operation);
  const later = call.told["unlocked"] === true ? next : isRefusedAgain(call) ? calls.at(-1) : undefined;
  if (!later || later === call) return [];
  return [{ kind: "unlocked", step: call.name, later: later.name, when, specPointer }];
}

function claimsOf(sequence: Sequence): Claim[] {
  const { when, calls, specPointer } = sequence;
  return calls.flatMap((call): Claim[] => {
    const { told, name: step } = call;
    const { code, status, names, answers } = told;
    const due = { status: typeof status === "number" ? status : undefined, names: textOr(names, undefined) };
    const refused: Claim[] =
      typeof code === "string" ? [{ kind: "refused-with", step, code, ...due, when, specPointer }] : [];
    const expected = expectedValuesIn(answers).map(([place, wanted]): Claim => ({
      kind: "expected",
      step,
      place,
      wanted: ofSteps(wanted),
      kindOfAnswer: refused.length === 0 ? "success" : status === TOO_MANY_REQUESTS ? "limit" : "refusal",
      when,
      specPointer,
    }));
    return [...refused, ...expected, ...unlockedClaim(sequence, call)];
  });
}

/** Whether a call needs the new account: its session, its name or its password. */
const usesAccount = (call: Call): boolean => {
  const authorization = authorizationOf(call);
  const isInside = authorization.kind === "step-session" && authorization.step === OPENING;
  return isInside || isSignIn(call.operation) || /"(?:opening|account)"/.test(JSON.stringify(call.told));
};

/** Sequences of calls, most of them in a new account, and what they must answer (`x-sequences`). */
export const sequenceSeries = (context: PlanContext, operations: readonly Operation[]): Series[] =>
  sequencesOf(context, operations).flatMap((sequence): Series[] => {
    const id = `${sequence.at.id} › sequence: ${sequence.when}`;
    const isInside = sequence.calls.some(usesAccount);
    const account = isInside ? newAccount(context, id, sequence.at) : undefined;
    if (isInside && !account) return [];
    const steps = sequence.calls.flatMap((call) => {
      const request = requestOf(context, id, call, account);
      return request ? [stepFor(sequence, id, call, request)] : [];
    });
    if (steps.length < sequence.calls.length) return [];
    const opened = account ? [account.opening] : [];
    const rest = restOf(sequence.calls, opened.length);
    return seriesOf(id, [...opened, ...steps], claimsOf(sequence), { isEarly: true, ...(rest && { rest }) });
  });
