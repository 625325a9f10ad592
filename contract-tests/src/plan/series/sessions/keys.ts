import { objectOr, isObject, stringsOf } from "../../../json.ts";
import type { Operation } from "../../../spec/contract.ts";
import { BEARER, type CredentialPlace, type SecurityScheme } from "../../../spec/security.ts";
import type { Authorization, CaseRequest, Series } from "../../case.ts";
import { type PlanContext, isAllowed } from "../../context.ts";
import { exampleRequest, unfiltered, withSource, placeOf, valueSent, withBodyValue } from "../../generate/requests.ts";
import { successPlaces, dereference, typesOf } from "../../read/schemas.ts";
import { itemBelow } from "../../lifecycle/resources.ts";
import { SeriesSteps } from "../step.ts";
import { plainPayloadOf } from "../../generate/example-values.ts";
import { isWeaker } from "../../vary/access.ts";

/** Names of members with the secret of a new key. */
export const SECRET = /^(?:(?:api|access|secret)_?)?(?:key|token|secret)$|^(?:plain|raw)_?(?:key|token)$/i;
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
export const keyOf = (step: string, pointer: string, { name }: CredentialPlace, form: string): Authorization => ({
  kind: "step-key",
  step,
  pointer,
  name,
  prefix: form === BEARER ? "Bearer " : "",
});

/** The place of a secret in the answer of an operation. */
export const secretIn = (context: PlanContext, operation: Operation, names: RegExp): string | undefined =>
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
export function refreshSeries(context: PlanContext, login: Operation, request: CaseRequest): Series[] {
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
