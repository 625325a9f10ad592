import { documentsStatus, type Operation } from "../../../spec/contract.ts";
import type { Login } from "../../../profile/inferred-login.ts";
import { objectOr, textOr, type JsonObject } from "../../../json.ts";
import type { Case, CaseRequest, Series, Substitution } from "../../case.ts";
import type { Claim } from "../../claim.ts";
import type { PlanContext } from "../../context.ts";
import { baseRequest, exampleRequest, placeOf } from "../../generate/requests.ts";
import { successPlaces, dereference, numberOf, typesOf } from "../../read/schemas.ts";
import { CASE_DOES_NOT_MATTER } from "../../read/letter-case.ts";
import { probeOf } from "../../vary/access.ts";
import { TOO_MANY_REQUESTS } from "../../../status-codes.ts";
import { stepOf, seriesOf } from "../step.ts";
import { refreshSeries, revokedKeySeries } from "./keys.ts";

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
