import type { Operation } from "../../../spec/contract.ts";
import { objectOr, stringsOf, isObject, type JsonObject } from "../../../json.ts";
import { isAllowed, isSignIn, testedOperation, type PlanContext } from "../../context.ts";
import type { CaseRequest, Step, Substitution, Expectation, Series } from "../../case.ts";
import { exampleRequest, baseRequest, unfiltered, withSource } from "../../generate/requests.ts";
import { extensionOf } from "../../read/schemas.ts";
import { changedRequest } from "../refusals/changed-request.ts";
import { stepOf, seriesOf } from "../step.ts";
import type { Claim } from "../../claim.ts";
import { probeOf } from "../../vary/access.ts";
import { marksNamed, ownSessionKey, textOf } from "../effect-step.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";

/** Places in the body of a call of the credentials that it sets, and of the password that the account had before (`x-credentials`). */
export interface CredentialPlaces {
  readonly username: readonly string[];
  readonly password: readonly string[];
  readonly current: readonly string[];
}

/** The places of credentials in an operation's body. */
function credentialPlaces({ contract }: PlanContext, operation: Operation): CredentialPlaces {
  const told = objectOr(extensionOf(contract.document, operation, "x-credentials"));
  return {
    username: stringsOf(told["username"]),
    password: stringsOf(told["password"]),
    current: stringsOf(told["current"]),
  };
}

/** Two passwords whose spaces and letter case matter. The first one is that of every new account. */
export const PASSWORDS = [" Exact-2026-Text ", " Other-2026-Text "] as const;

/** Where the name of the new account comes from; it is the same in all steps of the series. */
export const NEW_NAME: Substitution["source"] = { named: "username", fresh: "word" };

/** The request with the same text at each of the places. */
function withTextAt(
  context: PlanContext,
  operation: Operation,
  request: CaseRequest,
  places: readonly string[],
  value: string,
): CaseRequest {
  const changes = Object.fromEntries(places.map((place) => [place, { value }]));
  return changedRequest(context, operation, operation.id, request, changes)?.request ?? request;
}

/** The request that opens an account with a new name. */
function openingRequest(context: PlanContext, operation: Operation): CaseRequest {
  const places = credentialPlaces(context, operation);
  const base = withTextAt(context, operation, exampleRequest(context, operation), places.password, PASSWORDS[0]);
  const others = base.substitutions.filter((it) => it.place !== "body" || !places.username.includes(it.pointer));
  const names = places.username.map((pointer): Substitution => ({ place: "body", pointer, source: NEW_NAME }));
  return { ...base, substitutions: [...others, ...names] };
}

/** The operation that opens an account for `operation`: a run that is limited to safe operations opens none. */
const openerFor = (context: PlanContext, operation: Operation): Operation | undefined =>
  context.contract.operations.find(
    (it) =>
      credentialPlaces(context, it).username.length > 0 &&
      (!operation.isSafe || isAllowed(context, it)) &&
      testedOperation(context, it.id) !== undefined,
  );

/** An account that a series opens for itself, so that nothing else needs it afterwards. */
export interface NewAccount {
  readonly opener: Operation;
  readonly opening: Step;
  /** A step that logs in to it. */
  readonly logIn: (name: string, password?: string) => Step;
}

/** Plans a new account for the series `id`; undefined when the spec does not say how one is opened. */
export function newAccount(context: PlanContext, id: string, operation: Operation): NewAccount | undefined {
  const opener = openerFor(context, operation);
  const login = context.contract.operations.find(isSignIn);
  if (!opener || !login || !plainPayloadOf(login)) return undefined;
  const opening = stepOf(id, "access", opener, {
    name: "open an account",
    request: openingRequest(context, opener),
    isNeeded: true,
  });
  const logIn = (name: string, password: string = PASSWORDS[0]): Step => {
    const base = withTextAt(context, login, exampleRequest(context, login), ["/password"], password);
    const others = base.substitutions.filter((it) => it.pointer !== "/username");
    const named: Substitution = { place: "body", pointer: "/username", source: NEW_NAME };
    const request = { ...base, substitutions: [...others, named] };
    return stepOf(id, "access", login, { name, request, expectation: { outcome: "any" } });
  };
  return { opener, opening, logIn };
}

/** The step in the session that an earlier step has opened. */
export const inSessionOf = (step: Step, opened: string): Step => ({
  ...step,
  request: { ...step.request, authorization: { kind: "step-session", step: opened } },
});

/** The calls of a series that opens an account, calls the operation in it unless that opens it, and then logs in. */
interface AccountCall {
  readonly account: NewAccount;
  /** Whether the operation itself opens the account. */
  readonly opensIt: boolean;
  /** The steps up to the call. */
  readonly steps: readonly Step[];
  /** The name of the step with the call. */
  readonly by: string;
}

/** Calls an operation, with its password and another new one, in an account that the series opens; undefined when it opens an account in another way. */
function callInNewAccount(
  context: PlanContext,
  id: string,
  operation: Operation,
  name: string,
): AccountCall | undefined {
  const { username, password, current } = credentialPlaces(context, operation);
  const account = newAccount(context, id, operation);
  if (!account) return undefined;
  const { opener, opening, logIn } = account;
  if (username.length > 0)
    return opener.id === operation.id ? { account, opensIt: true, steps: [opening], by: opening.name } : undefined;
  const proved = withTextAt(context, operation, exampleRequest(context, operation), current, PASSWORDS[0]);
  const request = withTextAt(context, operation, proved, password, PASSWORDS[1]);
  const call = inSessionOf(stepOf(id, "access", operation, { name, request, isNeeded: true }), "first login");
  const steps = [opening, { ...logIn("first login"), isNeeded: true }, call];
  return { account, opensIt: false, steps, by: name };
}

const [FIRST, SECOND] = PASSWORDS;

/** Texts that are almost the password, and must not be taken for it. */
const nearly = (password: string): (readonly [what: string, text: string])[] => [
  ["the password without the spaces at its ends", password.trim()],
  ["the password in another letter case", password.toLowerCase()],
];

/**
 * A password that a call sets is the one for the next login, exactly as it was sent, and the earlier one is not (`x-credentials`). The series
 * opens an account for it.
 */
export function credentialSeries(context: PlanContext, operation: Operation): Series[] {
  const id = `${operation.id} › credentials`;
  const called = callInNewAccount(context, id, operation, "change");
  if (!called || credentialPlaces(context, operation).password.length === 0) return [];
  const { account, opensIt, by } = called;
  const set = opensIt ? FIRST : SECOND;
  const wrong = [...nearly(set), ...(opensIt ? [] : [["the earlier password", FIRST] as const])];
  const specPointer = `${operation.pointer}/x-credentials`;
  const claimOf = (kind: "usable" | "unusable", what: string): Claim => ({ kind, step: what, by, what, specPointer });
  const steps = [
    ...called.steps,
    account.logIn("the new password", set),
    ...wrong.map(([what, text]) => account.logIn(what, text)),
    // A success after the wrong ones ends the count of failures.
    account.logIn("the new password again", set),
  ];
  return seriesOf(id, steps, [
    claimOf("usable", "the new password"),
    ...wrong.map(([what]) => claimOf("unusable", what)),
  ]);
}

/** A call that asks for the password takes it exactly as it is: with its spaces and in its letter case (`current` of `x-credentials`). */
export function proofSeries(context: PlanContext, operation: Operation): Series[] {
  const { current, password } = credentialPlaces(context, operation);
  const id = `${operation.id} › password exactly`;
  const account = newAccount(context, id, operation);
  if (current.length === 0 || !account) return [];
  const base = withTextAt(context, operation, exampleRequest(context, operation), password, SECOND);
  const called = (name: string, text: string, expectation: Expectation): Step =>
    inSessionOf(
      stepOf(id, "access", operation, {
        name,
        request: withTextAt(context, operation, base, current, text),
        expectation,
      }),
      "first login",
    );
  const wrong = nearly(FIRST);
  const exact = called("the password", FIRST, { outcome: "accepted", needsState: false });
  const specPointer = `${operation.pointer}/x-credentials`;
  const steps = [
    account.opening,
    { ...account.logIn("first login"), isNeeded: true },
    ...wrong.map(([what, text]) => called(what, text, { outcome: "any" })),
    // It comes last, because it may change the password.
    exact,
  ];
  return seriesOf(
    id,
    steps,
    wrong.map(([what]): Claim => ({ kind: "unusable", step: what, by: exact.name, what, specPointer })),
  );
}

/** What the next login after a call answers (`x-next-login`), in an account that the series opens, because others have logged in before. */
export function nextLoginSeries(context: PlanContext, operation: Operation): Series[] {
  const told = Object.entries(objectOr(extensionOf(context.contract.document, operation, "x-next-login")));
  const id = `${operation.id} › next login`;
  const called = callInNewAccount(context, id, operation, "call");
  if (told.length === 0 || !called) return [];
  const { account, opensIt, steps, by } = called;
  const isChanged = !opensIt && credentialPlaces(context, operation).password.length > 0;
  return seriesOf(
    id,
    [...steps, account.logIn("next login", isChanged ? SECOND : FIRST)],
    told.map(([pointer, value]): Claim => ({
      kind: "stored",
      read: "next login",
      row: undefined,
      pointer,
      by,
      value,
      specPointer: `${operation.pointer}/x-next-login`,
    })),
  );
}

/** What the sessions of an account are called in steps and findings. */
const SESSIONS = {
  own: "the session of the call",
  others: "another session of the account",
  named: "the session that the request names",
} as const;
type SessionPart = keyof typeof SESSIONS;

const PARTS: readonly SessionPart[] = ["own", "others", "named"];

/** The list of an account's sessions (`x-session-list`), with the mark. */
function sessionListOf(context: PlanContext): { readonly list: Operation; readonly mark: JsonObject } | undefined {
  const { operations, document } = context.contract;
  return operations.flatMap((list) => {
    const mark = extensionOf(document, list, "x-session-list");
    return isObject(mark) && testedOperation(context, list.id) ? [{ list, mark }] : [];
  })[0];
}

/** The value that names the session of the step "named before" in the request. */
function namingOf(operation: Operation, mark: JsonObject): Substitution | undefined {
  const [parameter] = operation.parameters.filter(({ place }) => place === "path");
  return parameter && ownSessionKey(parameter.name, "named before", mark);
}

/** The call itself; in a new account, with its password and with another new one. */
function changeRequest(context: PlanContext, operation: Operation, isNew: boolean): CaseRequest {
  const base = exampleRequest(context, operation);
  const { current, password } = credentialPlaces(context, operation);
  if (!isNew) return base;
  const proved = withTextAt(context, operation, base, current, PASSWORDS[0]);
  return withTextAt(context, operation, proved, password, PASSWORDS[1]);
}

/** The same call with a wrong password of the new account, which must end no session; undefined when it names no password. */
function wrongRequest(context: PlanContext, operation: Operation): CaseRequest | undefined {
  const { current } = credentialPlaces(context, operation);
  const valid = changeRequest(context, operation, true);
  return current.length === 0 ? undefined : withTextAt(context, operation, valid, current, `${PASSWORDS[0]}x`);
}

/**
 * Which sessions of an account a call ends, and which continue (`x-sessions`). Each session is used before and after the call, and after a call
 * that is refused. Where the call would make the account unusable, the series opens an account for it.
 */
export function sessionSeries(context: PlanContext, operation: Operation): Series[] {
  const { contract } = context;
  const told = extensionOf(contract.document, operation, "x-sessions");
  const login = contract.operations.find(isSignIn);
  const found = sessionListOf(context);
  const probe = found?.list ?? probeOf(contract.operations);
  if (!isObject(told) || !login || !probe || operation.account !== "member") return [];
  const id = `${operation.id} › sessions`;
  const naming = "named" in told && found ? namingOf(operation, found.mark) : undefined;
  if ("named" in told && !naming) return [];
  const isNew = operation.spoilsAccount && marksNamed(operation, "endsListed").length === 0;
  const account = isNew ? newAccount(context, id, operation) : undefined;
  if (isNew && !account) return [];

  // A login opens its own session, which nothing can use before.
  const parts = PARTS.filter((part) => part in told && (part !== "own" || operation.isSecured));
  const used = operation.isSecured ? [...new Set<SessionPart>(["own", ...parts])] : parts;
  const opened = used.map((part): Step => {
    const step = stepOf(id, "access", login, { name: part, request: exampleRequest(context, login) });
    return { ...(account?.logIn(part) ?? step), isNeeded: true };
  });
  const reading = (part: SessionPart, when: string): Step =>
    inSessionOf(
      stepOf(id, "access", probe, {
        name: `${part} ${when}`,
        request: unfiltered(probe, baseRequest(context, probe, undefined)),
        isNeeded: when === "before",
        expectation: when === "before" ? { outcome: "accepted", needsState: false } : { outcome: "any" },
      }),
      part,
    );
  const base = changeRequest(context, operation, isNew);
  const plain = stepOf(id, "access", operation, {
    name: "call",
    request: naming ? withSource(base, naming) : base,
    isNeeded: true,
  });
  const call = operation.isSecured ? inSessionOf(plain, "own") : plain;
  const specPointer = `${operation.pointer}/x-sessions`;
  const claims = parts.flatMap((part): Claim[] => {
    const isKept = told[part] !== "ends";
    const what = SESSIONS[part];
    const use: Claim = { kind: isKept ? "usable" : "unusable", step: `${part} after`, by: "call", what, specPointer };
    const reader = used.find((it) => told[it] !== "ends");
    if (!found || !reader) return [use];
    const places = {
      rows: textOf(found.mark["rows"]),
      key: textOf(found.mark["key"]),
      own: objectOr(found.mark["own"]),
    };
    const list: Claim = {
      kind: "session-listed",
      list: `${reader} after`,
      of: `${part} before`,
      by: "call",
      isListed: isKept,
      ...places,
      what,
      specPointer,
    };
    return [use, list];
  });
  const wrong = isNew ? wrongRequest(context, operation) : undefined;
  const expectation = { outcome: "refused", reason: "the password is wrong" } as const;
  const steps = [
    ...(account ? [account.opening] : []),
    ...opened,
    ...(wrong
      ? [inSessionOf(stepOf(id, "access", operation, { name: "wrong call", request: wrong, expectation }), "own")]
      : []),
    ...used.map((part) => [reading(part, "before")]),
    call,
    ...used.map((part) => [reading(part, "after")]),
  ];
  return seriesOf(id, steps, claims);
}
