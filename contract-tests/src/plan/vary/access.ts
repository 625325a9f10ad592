import type { Operation } from "../../spec/contract.ts";
import { isOpenToCertificates, BEARER } from "../../spec/security.ts";
import { rankOf } from "../../evidence.ts";
import { baseRequest, exampleRequest, asAccount, withParameters } from "../generate/requests.ts";
import { type PlanContext, stageOf, isSignIn } from "../context.ts";
import {
  type CaseRequest,
  type Authorization,
  type Case,
  type Expectation,
  type SessionName,
  TOKEN_FORMS,
} from "../case.ts";
import { caseOf } from "./input-case.ts";
import { isObject, stringsOf } from "../../json.ts";
import { successPlaces } from "../read/schemas.ts";
import { knownOf, type Known } from "../read/same-as.ts";

const WRONG_CREDENTIALS: readonly (readonly [string, Authorization])[] = [
  ["no token", { kind: "none" }],
  ["empty token", { kind: "literal", header: "Bearer " }],
  ["garbage token", { kind: "literal", header: "Bearer not-a-token-of-this-server" }],
  ["wrong scheme", { kind: "literal", header: "Basic bm9ib2R5Om5vdGhpbmc=" }],
];

const AUTHORIZATION = "authorization";
const GARBAGE = "not-a-key-of-this-server";

/** Wrong values for the session header, and for each other API key of the spec. */
function wrongCredentials({ security }: Operation): (readonly [string, Authorization])[] {
  const names = new Set(security.flat().flatMap(({ credential }) => credential?.name ?? []));
  const keys = [...names].filter((name) => name !== AUTHORIZATION);
  const isAboutHeader = names.has(AUTHORIZATION) || names.size === 0;
  return [
    ...WRONG_CREDENTIALS.filter(([, { kind }]) => isAboutHeader || kind === "none"),
    ...keys.map((name): readonly [string, Authorization] => [
      `garbage ${name}`,
      { kind: "literal", header: GARBAGE, name },
    ]),
  ];
}

/** Where one session needs several credentials, such as a cookie and a token against forged requests: each of them missing, and wrong. */
function incompleteCredentials({ security }: Operation): (readonly [string, Authorization])[] {
  const [schemes = [], ...alternatives] = security;
  const names = schemes.flatMap(({ credential }) => credential?.name ?? []);
  if (alternatives.length > 0 || names.length < 2) return [];
  return names.flatMap((name): (readonly [string, Authorization])[] => [
    [`session without ${name}`, { kind: "session", altered: { name } }],
    [`session with garbage ${name}`, { kind: "session", altered: { name, value: GARBAGE } }],
  ]);
}

/** A protected operation must refuse a request without a session, and one with only a part of it. */
export function accessCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.isSecured || isOpenToCertificates(operation.security)) return [];
  const base = exampleRequest(context, operation);
  const incomplete = operation.endsSession ? [] : incompleteCredentials(operation);
  return [...wrongCredentials(operation), ...incomplete].map(([name, authorization]) =>
    caseOf(operation, "access", name, {
      // An unauthorised caller needs no real id to be refused. A server that forgets a part of the session would refuse only the made-up id.
      request: { ...base, authorization, substitutions: authorization.kind === "session" ? base.substitutions : [] },
      expectation: { outcome: "denied", reason: name },
    }),
  );
}

/** The most reliable protected read that any session may do. */
export function probeOf(operations: readonly Operation[]): Operation | undefined {
  const reads = operations.filter(
    ({ method, isSecured, account, exampleNeedsState, parameters }) =>
      method === "GET" &&
      isSecured &&
      account === "member" &&
      !exampleNeedsState &&
      !parameters.some(({ place }) => place === "path"),
  );
  return reads.toSorted((one, other) => rankOf(one.evidence) - rankOf(other.evidence))[0];
}

/** After an operation that ends the session, a protected read and the operation itself must refuse its token. */
export function endedSessionCases(context: PlanContext, operations: readonly Operation[]): Case[] {
  const probe = probeOf(context.contract.operations);
  return operations
    .filter((operation) => operation.endsSession)
    .flatMap((operation) => {
      const caseFor = (name: string, called: Operation, request: CaseRequest): Case => ({
        ...caseOf(operation, "access", name, {
          stage: "ending",
          request: { ...request, authorization: { kind: "ended-session", by: operation.id } },
          expectation: { outcome: "denied", reason: `the token after ${operation.id}` },
        }),
        operationId: called.id,
      });
      const read = probe ? [caseFor("its token afterwards", probe, baseRequest(context, probe, undefined))] : [];
      const again = operation.isSecured ? [caseFor("again", operation, exampleRequest(context, operation))] : [];
      return [...read, ...again];
    });
}

/** Roles that an operation may be closed to (`x-contract.closedTo`), and the sessions that test it. */
const CLOSABLE: readonly (readonly [mark: string, session: SessionName, reason: string])[] = [
  ["restricted", "restricted", "an account with few rights"],
  ["guest", "guest", "a guest without an account"],
  ["member", "member", "a member who is not an agent"],
];

/** The roles that the spec closes the operation to, with the code of the refusal: by its own mark, else by that of its 403. */
function closedTo({ marks, answers }: Operation): Map<string, string | undefined> {
  const denial = answers.find(({ status }) => status === "403");
  const told = marks["closedTo"] ?? denial?.marks["closedTo"];
  if (!isObject(told)) return new Map(stringsOf(told).map((role) => [role, undefined]));
  return new Map(Object.entries(told).map(([role, code]) => [role, typeof code === "string" ? code : undefined]));
}

/** Sessions with few rights must get a 403 where the spec closes the operation to them; for other reads they get a documented response. */
export function roleCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.isSecured || operation.endsSession || !context.contract.profile.signIn) return [];
  const closed = closedTo(operation);
  const base = exampleRequest(context, operation);
  return CLOSABLE.flatMap(([mark, account, reason]): Case[] => {
    const isClosed = closed.has(mark);
    if (!isClosed && (operation.method !== "GET" || account === "member")) return [];
    const expectation: Expectation = isClosed
      ? { outcome: "forbidden", reason, code: closed.get(mark) }
      : { outcome: "lawful" };
    return [caseOf(operation, "role", account, { request: asAccount(base, account), expectation })];
  });
}

const MOST_SCOPES = 2;
/** Scopes that often mean others too, although no spec of OAuth says so. */
const WIDE = /admin|all|full|manage|super|root|\*/i;
const READS = /read|view|list|get/i;
const subjectOf = (scope: string): string => scope.split(/[:./]/)[0] ?? "";

/** Whether a token or key with this scope cannot mean the needed one: it is about something else, or only for reading. */
export const isWeaker = (scope: string, needed: readonly string[]): boolean =>
  !WIDE.test(scope) &&
  needed.every((it) => subjectOf(it) !== subjectOf(scope) || (READS.test(scope) && !READS.test(it)));

/** The scopes that each way to call an operation with OAuth 2 needs; undefined when one of them needs none. */
function neededScopes({ security }: Operation): readonly string[] | undefined {
  const ways = security.flatMap((schemes) => schemes.flatMap(({ oauth }) => (oauth ? [oauth.scopes] : [])));
  return ways.length === 0 || ways.some((scopes) => scopes.length === 0) ? undefined : ways.flat();
}

/** A token of OAuth 2 with only another scope than the one that the operation needs must be refused (RFC 6750, 3.1). */
export function scopeCases(context: PlanContext, operation: Operation): Case[] {
  const needed = neededScopes(operation);
  if (!needed || !operation.isSecured) return [];
  const known = context.contract.operations.flatMap((it) => neededScopes(it) ?? []);
  const others = [...new Set(known)].filter((scope) => !needed.includes(scope) && isWeaker(scope, needed));
  // The nearest scope, for reading the same things, comes first: it is the one that a server confuses most easily.
  const near = others.toSorted((one, other) => Number(isAbout(other, needed)) - Number(isAbout(one, needed)));
  return near.slice(0, MOST_SCOPES).map((scope) =>
    caseOf(operation, "access", `only scope ${scope}`, {
      request: { ...exampleRequest(context, operation), authorization: { kind: "scoped-session", scopes: [scope] } },
      expectation: { outcome: "forbidden", reason: `the token has only the scope ${scope}` },
    }),
  );
}

const isAbout = (scope: string, needed: readonly string[]): boolean =>
  needed.some((it) => subjectOf(it) === subjectOf(scope));

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
const YEAR_2000 = 946_684_800;
const YEAR_2100 = 4_102_444_800;

/** Forged tokens: an unsigned one, and one that expired long ago. */
const FORGED: readonly (readonly [name: string, token: string])[] = [
  ["token without a signature", `${encoded({ alg: "none", typ: "JWT" })}.${encoded({ sub: "1", exp: YEAR_2100 })}.`],
  [
    "token of long ago",
    `${encoded({ alg: "HS256", typ: "JWT" })}.${encoded({ sub: "1", exp: YEAR_2000 })}.c2lnbmF0dXJl`,
  ],
];
const LOWER_CASE = "lower-case scheme";

/** Whether a token in the Authorization header is the only way to authenticate. */
const takesBearer = ({ security }: Operation): boolean =>
  security.every((schemes) => schemes.length === 1 && schemes[0]?.form === BEARER);

const denied = (reason: string): Expectation => ({ outcome: "denied", reason });

/** Where a session is optional, an invalid token may be refused or ignored, but must not cause a failure. */
export function optionalTokenCases(context: PlanContext, operation: Operation): Case[] {
  const hasScheme = operation.security.some((schemes) => schemes.some(({ form }) => form === BEARER));
  if (operation.isSecured || !hasScheme || operation.spoilsAccount) return [];
  const base = exampleRequest(context, operation);
  return [
    caseOf(operation, "access", "token of nobody", {
      request: { ...base, authorization: { kind: "literal", header: "Bearer not-a-token-of-this-server" } },
      expectation: { outcome: "answered" },
    }),
  ];
}

/**
 * A valid token must work only in the documented place, and only when complete; a forged one must never work. The scheme's name is
 * case-insensitive (RFC 9110, 11.1).
 */
export function tokenCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.isSecured || operation.endsSession || !context.contract.profile.signIn || !takesBearer(operation))
    return [];
  const base = exampleRequest(context, operation);
  const of = (name: string, authorization: Authorization, expectation: Expectation): Case =>
    caseOf(operation, "access", name, {
      // The request needs no real id, because an unauthorised caller is refused first.
      request: { ...base, authorization, substitutions: expectation.outcome === "denied" ? [] : base.substitutions },
      expectation,
    });
  const wrong = TOKEN_FORMS.filter((form) => form !== LOWER_CASE);
  return [
    ...FORGED.map(([name, token]) => of(name, { kind: "literal", header: `Bearer ${token}` }, denied(name))),
    ...wrong.map((form) =>
      of(`token ${form}`, { kind: "session", shown: form }, denied(`a valid token sent in the wrong way: ${form}`)),
    ),
    ...(operation.method === "GET"
      ? [of(LOWER_CASE, { kind: "session", shown: LOWER_CASE }, { outcome: "lawful" })]
      : []),
  ];
}

const FOREIGN_ORIGIN = "https://foreign.example";

/** Whether the answer has a value of the request's origin (`x-same-as`). */
const namesOrigin = ({ contract }: PlanContext, operation: Operation): boolean =>
  successPlaces(contract, operation, knownOf).some(({ mark }) => {
    const known = mark as Known;
    return "request" in known && known.request.toLowerCase() === "header/origin";
  });

/** Sends requests as a page of another site would. Reads are sent as usual; changes are sent without a session, so that nothing changes. */
export function originCases(context: PlanContext, operation: Operation): Case[] {
  const base = exampleRequest(context, operation);
  const isHarmless = operation.method === "GET" || isSignIn(operation);
  // A public answer that names the origin is judged, whatever it is.
  const isJudged = isHarmless || (!operation.isSecured && namesOrigin(context, operation));
  if (!isJudged && (!operation.isSecured || isOpenToCertificates(operation.security))) return [];
  const request: CaseRequest = {
    ...withParameters(base, "header", { Origin: FOREIGN_ORIGIN }),
    ...(!isJudged && { authorization: { kind: "none" } }),
  };
  return [
    caseOf(operation, "odd", "foreign origin", {
      stage: stageOf(operation),
      request,
      expectation: isJudged ? { outcome: "answered" } : { outcome: "denied", reason: "no token" },
    }),
  ];
}
