import { objectOr, isObject, stringsOf, textOr, type JsonObject } from "../../../json.ts";
import { type Operation, documentsStatus } from "../../../spec/contract.ts";
import { BEARER, type CredentialPlace, type SecurityScheme } from "../../../spec/security.ts";
import type { Authorization, CaseRequest, Series, Case, Substitution } from "../../case.ts";
import { type PlanContext, isAllowed } from "../../context.ts";
import {
  exampleRequest,
  unfiltered,
  withSource,
  placeOf,
  valueSent,
  withBodyValue,
  baseRequest,
} from "../../generate/requests.ts";
import { successPlaces, dereference, typesOf, numberOf } from "../../read/schemas.ts";
import { itemBelow } from "../../lifecycle/resources.ts";
import { SeriesSteps, stepOf, seriesOf } from "../step.ts";
import { isWeaker, probeOf } from "../../vary/access.ts";
import type { Login } from "../../../profile/inferred-login.ts";
import type { Claim } from "../../claim.ts";
import { CASE_DOES_NOT_MATTER } from "../../read/letter-case.ts";
import { TOO_MANY_REQUESTS } from "../../../status-codes.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";

/** Names of members with the secret of a new key. */
const SECRET = /^(?:(?:api|access|secret)_?)?(?:key|token|secret)$|^(?:plain|raw)_?(?:key|token)$/i;
const REFRESH_TOKEN = /^refresh_?token$/i;
const REFRESH = /refresh|renew/i;
const ONCE =
  /\bonce\b|single[- ]use|rotat|(?:old|used|earlier|previous|former) [^.]*(?:invalid|refus|reject|revok|no longer)|(?:invalid|refus|reject|revok)[^.]*\b(?:old|used|earlier|previous|former)\b/i;
const CREATE = "create";
const AUTHORIZATION: CredentialPlace = { place: "header", name: "authorization" };

/** A read that a key alone opens, and how the key is sent. */
function probeFor({ contract }: PlanContext, isKey: (scheme: SecurityScheme) => boolean) {
  for (const operation of contract.operations) {
    const isPlain =
      operation.method === "GET" &&
      !operation.parameters.some(
        ({ place, required, examples }) => (place === "path" || required) && examples.length === 0,
      );
    const [scheme, ...more] = operation.security.find((schemes) => schemes.length === 1 && schemes.some(isKey)) ?? [];
    if (isPlain && operation.isSecured && scheme?.credential && more.length === 0)
      return { operation, credential: scheme.credential, form: scheme.form };
  }
  return undefined;
}

/** The credential of a request whose key is in the answer of an earlier step. */
const keyOf = (step: string, pointer: string, { name }: CredentialPlace, form: string): Authorization => ({
  kind: "step-key",
  step,
  pointer,
  name,
  prefix: form === BEARER ? "Bearer " : "",
});

/** The place of a secret in the answer of an operation. */
const secretIn = (context: PlanContext, operation: Operation, names: RegExp): string | undefined =>
  successPlaces(context.contract, operation, (_, resolved, name) =>
    names.test(name) && typesOf(resolved).includes("string") ? true : undefined,
  ).find(({ pointer }) => !pointer.includes("*"))?.pointer;

/**
 * A key that an operation creates, or a token that a login opens, opens a read until another operation has removed it.
 * @param request the login with the account of the run; undefined for a key
 */
export function revokedKeySeries(context: PlanContext, create: Operation, request?: CaseRequest): Series[] {
  const { contract } = context;
  const isLogin = request !== undefined;
  if (!contract.profile.guessesResources || create.method !== "POST" || create.opensSession !== isLogin) return [];
  const secret = isLogin ? contract.login?.tokenPointer : secretIn(context, create, SECRET);
  const removal = itemBelow(contract, create, "DELETE");
  const probe =
    (isLogin ? undefined : probeFor(context, ({ form }) => form === "key")) ??
    probeFor(context, ({ form, oauth }) => form === BEARER && !oauth);
  if (secret === undefined || !removal || !probe) return [];
  const steps = new SeriesSteps(`${create.id} › revoked key`, context, "access");
  const read = unfiltered(probe.operation, exampleRequest(context, probe.operation));
  const withKey: CaseRequest = { ...read, authorization: keyOf(CREATE, secret, probe.credential, probe.form) };
  const { operation: remove, parameter } = removal.item;
  const named = withSource(exampleRequest(context, remove), {
    ...placeOf("path", parameter.name),
    source: { step: CREATE, ...removal.id, isNeeded: true },
  });
  steps.add(CREATE, create, request ?? exampleRequest(context, create), true);
  steps.add("use the key", probe.operation, withKey, true);
  steps.add("revoke", remove, named, true);
  steps.add("use the revoked key", probe.operation, withKey);
  const facts = { by: "revoke", what: isLogin ? "the token" : "the key", specPointer: remove.pointer };
  steps.claims.push({ kind: "unusable", step: "use the revoked key", ...facts });
  return steps.series;
}

/** The member of a body that takes a refresh token. */
function refreshMember({ contract: { document } }: PlanContext, { payloads, method }: Operation): string | undefined {
  const schemas =
    method === "POST" ? payloads.map(({ schema }) => objectOr(dereference(document, schema)["properties"])) : [];
  return schemas.flatMap(Object.keys).find((name) => REFRESH_TOKEN.test(name));
}

/** A refresh token works once, where the spec says so, and no longer after the logout of its session. @param login the request that opens a session */
function refreshSeries(context: PlanContext, login: Operation, request: CaseRequest): Series[] {
  const { contract } = context;
  const opened = secretIn(context, login, REFRESH_TOKEN);
  const refresh = contract.operations.find(
    (it) => REFRESH.test(`${it.id} ${it.path}`) && refreshMember(context, it) !== undefined,
  );
  const member = refresh && refreshMember(context, refresh);
  if (!refresh || member === undefined || opened === undefined) return [];
  const logout = contract.operations.find((it) => it.endsSession);
  const probe = probeFor(context, ({ form }) => form === BEARER);
  const isOnce = ONCE.test(`${refresh.description} ${login.description}`);
  const steps = new SeriesSteps(`${refresh.id} › refresh tokens`, context, "access");
  const refreshing = (step: string): CaseRequest => {
    const source = { step, pointer: opened, isNeeded: true } as const;
    return withSource(exampleRequest(context, refresh), { ...placeOf("body", member), source });
  };
  steps.add("log in", login, request, true);
  steps.add("refresh", refresh, refreshing("log in"), true);
  if (isOnce) {
    const facts = { by: "refresh", what: "the used refresh token", specPointer: refresh.pointer };
    steps.add("refresh again", refresh, refreshing("log in"));
    steps.claims.push({ kind: "unusable", step: "refresh again", ...facts });
  }
  if (logout) {
    const token = contract.login?.tokenPointer ?? "";
    const authorization = keyOf("log in again", token, probe?.credential ?? AUTHORIZATION, BEARER);
    const facts = { by: "log out", what: "the refresh token", specPointer: logout.pointer };
    steps.add("log in again", login, request, true);
    steps.add("log out", logout, { ...exampleRequest(context, logout), authorization }, true);
    steps.add("refresh after the logout", refresh, refreshing("log in again"));
    steps.claims.push({ kind: "unusable", step: "refresh after the logout", ...facts });
  }
  return steps.series;
}

const SCOPES = /^(?:scopes?|permissions?|rights|grants|abilities)$/i;

/** `events:write` says what it is about; a bare `write` may mean `read` too. */
const HAS_SUBJECT = /[:./]/;

/** The member of a body that lists the scopes of a new key, and the scopes that exist. */
function scopesIn({ contract: { document } }: PlanContext, create: Operation) {
  const properties = objectOr(dereference(document, plainPayloadOf(create)?.schema)["properties"]);
  const found = Object.entries(properties).find(([name]) => SCOPES.test(name));
  const scopes = found ? stringsOf(dereference(document, dereference(document, found[1])["items"])["enum"]) : [];
  return found && scopes.length > 1 ? { member: found[0], scopes } : undefined;
}

const isNamedIn = ({ description }: Operation, scope: string): boolean =>
  description.split(/[\s`"'(),;]+/).includes(scope);

/**
 * A key with one scope only is refused by the operations whose words name another scope (403). Each operation is also called with the scope that it
 * names, because a refusal for another reason would say nothing.
 */
export function keyScopeSeries(context: PlanContext, create: Operation): Series[] {
  const { contract } = context;
  if (!contract.profile.guessesResources || create.method !== "POST") return [];
  const secret = secretIn(context, create, SECRET);
  const told = scopesIn(context, create);
  const removal = itemBelow(contract, create, "DELETE");
  const remove = removal && isAllowed(context, removal.item.operation) ? removal : undefined;
  if (secret === undefined || !told) return [];
  const { member, scopes } = told;
  return contract.operations.flatMap((operation): Series[] => {
    const [way, ...others] = operation.security.filter((schemes) => schemes.length > 0);
    const [scheme, ...more] = way ?? [];
    const needed = scopes.filter((scope) => isNamedIn(operation, scope));
    const lacking = scopes.find((scope) => HAS_SUBJECT.test(scope) && isWeaker(scope, needed));
    const isAlone = more.length === 0 && others.length === 0;
    if (needed.length === 0 || lacking === undefined || !isAlone || !isAllowed(context, operation)) return [];
    if (scheme?.form !== "key" || !scheme.credential) return [];
    const { credential, form } = scheme;
    const id = `${operation.id} › key without ${needed.join(", ")}`;
    const steps = new SeriesSteps(id, context, "access");
    const keyWith = (name: string, granted: readonly string[]) => {
      const base = exampleRequest(context, create);
      const value = valueSent(base);
      steps.add(name, create, isObject(value) ? withBodyValue(base, { ...value, [member]: granted }) : base, true);
      return { ...exampleRequest(context, operation), authorization: keyOf(name, secret, credential, form) };
    };
    const revoke = (name: string) => {
      if (!remove) return;
      const { item, id: key } = remove;
      const source = { step: name, ...key, isNeeded: true } as const;
      const named = { ...placeOf("path", item.parameter.name), source };
      steps.add(`revoke: ${name}`, item.operation, withSource(exampleRequest(context, item.operation), named));
    };
    const [right, wrong] = ["key with the scope", "key without the scope"];
    steps.add("use the scope", operation, keyWith(right, needed), true);
    revoke(right);
    const reason = `the key has only the scope ${lacking}`;
    steps.add("use another scope", operation, keyWith(wrong, [lacking]), false, { outcome: "forbidden", reason });
    revoke(wrong);
    return steps.series;
  });
}

const LIFETIME = /^(?:token_?)?(?:life_?time|expires_?in|ttl|max_?age)(?:_?(?:in_?)?(?:seconds|secs?|s))?$/i;
const EXPIRES_IN = /^expires_?in$/i;
/** A longer lifetime would make the run wait. */
const LONGEST_WAIT_S = 5;
const MS_PER_S = 1000;
/** Limits of logins are mostly lower. More attempts could disturb a server that others use. */
const ATTEMPTS = 12;
const WRONG_PASSWORD = "Wrong-password-7x9";

/** A member of the body that has a value of the run's account. */
const credential = (member: string, field: "username" | "password"): Substitution => ({
  ...placeOf("body", member),
  source: { account: field },
});

/** A login with the account of the run. */
function loginRequest(
  context: PlanContext,
  operation: Operation,
  { mediaType, body, username, password }: Login,
  more: JsonObject = {},
): CaseRequest {
  return {
    ...baseRequest(context, operation, undefined),
    body: { mediaType, value: { ...body, [username]: "", [password]: "", ...more }, isEncrypted: false },
    substitutions: [credential(username, "username"), credential(password, "password")],
  };
}

/** The member of the login's body that chooses how many seconds the token lives, and the least number. */
function lifetimeOf({ contract }: PlanContext, operation: Operation, { mediaType }: Login) {
  const payload = operation.payloads.find((it) => it.mediaType === mediaType);
  const properties = objectOr(dereference(contract.document, payload?.schema)["properties"]);
  return Object.entries(properties).flatMap(([name, schema]) => {
    const resolved = dereference(contract.document, schema);
    const least = numberOf(resolved, "minimum");
    const isShort = least !== undefined && least > 0 && least <= LONGEST_WAIT_S;
    return LIFETIME.test(name) && typesOf(resolved)[0] === "integer" && isShort ? [{ name, least }] : [];
  })[0];
}

/** A token with the shortest lifetime that a login can ask for no longer opens anything afterwards, and the answer says its lifetime. */
function lifetimeSeries(context: PlanContext, operation: Operation, login: Login): Series[] {
  const lifetime = lifetimeOf(context, operation, login);
  const probe = probeOf(context.contract.operations);
  if (!lifetime || !probe || login.tokenPointer === undefined) return [];
  const { name, least } = lifetime;
  const id = `${operation.id} › lifetime`;
  const [opened, ended] = ["log in for a moment", "read afterwards"];
  const told = successPlaces(context.contract, operation, (_, resolved, member) =>
    EXPIRES_IN.test(member) && /integer|number/.test(String(typesOf(resolved)[0])) ? true : undefined,
  )[0];
  const claims: Claim[] = told
    ? [{ kind: "lifetime", step: opened, pointer: told.pointer, seconds: least, specPointer: told.specPointer }]
    : [];
  const read: CaseRequest = {
    ...exampleRequest(context, probe),
    authorization: { kind: "step-session", step: opened },
  };
  const steps = [
    stepOf(id, "access", operation, {
      name: opened,
      request: loginRequest(context, operation, login, { [name]: least }),
      isNeeded: true,
    }),
    stepOf(id, "access", probe, {
      name: ended,
      request: read,
      expectation: { outcome: "denied", reason: `the token after its lifetime of ${least} s` },
    }),
  ];
  return seriesOf(id, steps, claims, { rest: { before: 1, ms: (least + 1) * MS_PER_S } });
}

const NAME_OF_ACCOUNT = /user ?name|e-?mail|login name/i;

/** Whether a sentence of the spec says that the letter case of the account's name does not matter. */
const ignoresCaseOfName = (description: string): boolean =>
  description.split(/[.;]/).some((sentence) => CASE_DOES_NOT_MATTER.test(sentence) && NAME_OF_ACCOUNT.test(sentence));

/** The name of an account works in other letter case, where the spec says that it does not matter. */
function letterCaseSeries(context: PlanContext, operation: Operation, login: Login): Series[] {
  if (!ignoresCaseOfName(operation.description)) return [];
  const id = `${operation.id} › other letter case`;
  const usual = loginRequest(context, operation, login);
  const [name, ...rest] = usual.substitutions;
  const other: CaseRequest = { ...usual, substitutions: name ? [{ ...name, isInOtherCase: true }, ...rest] : rest };
  const step = (called: string, request: CaseRequest) =>
    stepOf(id, "access", operation, { name: called, request, isNeeded: called === "as usual" });
  const claim: Claim = {
    kind: "same-outcome",
    first: "as usual",
    again: "in other letter case",
    reason: `the letter case of ${login.username} does not matter`,
    specPointer: operation.pointer,
  };
  return seriesOf(id, [step("as usual", usual), step("in other letter case", other)], [claim]);
}

/** What the spec says of a login that the run has recognised: how long its token lives, the letter case of the name, refresh tokens, and how its session ends. */
export function loginSeries(context: PlanContext, operation: Operation): Series[] {
  const { login } = context.contract;
  if (!login || !operation.opensSession) return [];
  return [
    ...lifetimeSeries(context, operation, login),
    ...letterCaseSeries(context, operation, login),
    ...refreshSeries(context, operation, loginRequest(context, operation, login)),
    ...revokedKeySeries(context, operation, loginRequest(context, operation, login)),
  ];
}

/**
 * Wrong logins with a name that nobody has, until the documented limit (429) must show. They are the last cases of a run, because a server may
 * count the logins of all names together.
 */
export function wrongLoginCases(context: PlanContext, operation: Operation): Case[] {
  const { login, profile } = context.contract;
  const isLimited = documentsStatus(operation, TOO_MANY_REQUESTS);
  if (!login || !profile.guessesLogin || !operation.opensSession || !isLimited) return [];
  const { mediaType, body, username, password } = login;
  const name = textOr(body[username], "").includes("@")
    ? `nobody-${context.seed}@example.com`
    : `nobody-${context.seed}`;
  const value = { ...body, [username]: name, [password]: WRONG_PASSWORD };
  const usual = baseRequest(context, operation, undefined);
  const request: CaseRequest = { ...usual, body: { mediaType, value, isEncrypted: false }, substitutions: [] };
  return Array.from({ length: ATTEMPTS }, (_, index): Case => ({
    id: `${operation.id} › wrong password ${index + 1}`,
    operationId: operation.id,
    kind: "access",
    stage: "sign-in",
    request,
    expectation: { outcome: "denied", reason: "a wrong password" },
  }));
}
