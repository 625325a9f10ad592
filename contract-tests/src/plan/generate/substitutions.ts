import { escapeToken, isObject, objectOr, valueAt, type JsonObject } from "../../json.ts";
import { sourceOf, type Operation, type ParameterPlace } from "../../spec/contract.ts";
import type { CaseRequest, Substitution } from "../case.ts";
import { isIdempotencyKey, isSignIn, type PlanContext } from "../context.ts";
import { objectSourceOf } from "../lifecycle/producers.ts";
import { versionSourceOf } from "../lifecycle/changes/versions.ts";
import { alternativesOf, dereference } from "../read/dereference.ts";
import { plainPayloadOf } from "./example-values.ts";
import { placeOf, withParameters, withBodyValue } from "./request-edits.ts";

/** Parts of a body whose schema names another source for the real value. */
function bodySubstitutions(context: PlanContext, schema: unknown, value: unknown, pointer: string): Substitution[] {
  const { document } = context.contract;
  const resolved = dereference(document, schema);
  const source = sourceOf(resolved);
  if (source) return [{ place: "body", pointer, source }];
  if (!isObject(value)) return [];
  const alternatives = alternativesOf(document, resolved) ?? [resolved];
  const found = alternatives.flatMap((alternative) =>
    Object.entries(objectOr(alternative["properties"])).flatMap(([name, property]) =>
      name in value ? bodySubstitutions(context, property, value[name], `${pointer}/${escapeToken(name)}`) : [],
    ),
  );
  return [...new Map(found.map((substitution) => [substitution.pointer, substitution])).values()];
}

const loginSubstitutions = (body: unknown): Substitution[] =>
  typeof valueAt(body, "/username") === "string" && typeof valueAt(body, "/password") === "string"
    ? [
        { place: "body", pointer: "/username", source: { account: "username" } },
        { place: "body", pointer: "/password", source: { account: "password" } },
      ]
    : [];

/** Where the real values of a request come from: marks of the spec, the account, a new idempotency key. */
export function substitutionsFor(context: PlanContext, operation: Operation, body: unknown): Substitution[] {
  const inParameters = operation.parameters.flatMap((parameter): Substitution[] => {
    const source =
      parameter.source ??
      (isIdempotencyKey(parameter, operation)
        ? ({ fresh: "uuid" } as const)
        : (objectSourceOf(context, operation, parameter) ?? versionSourceOf(context, operation, parameter)));
    return source ? [{ ...placeOf(parameter.place, parameter.name), source }] : [];
  });
  if (isSignIn(operation)) return [...inParameters, ...loginSubstitutions(body)];
  return [...inParameters, ...bodySubstitutions(context, plainPayloadOf(operation)?.schema, body, "")];
}

const isPaymentPassword = ({ source }: Substitution): boolean =>
  "account" in source && source.account === "paymentPassword";
/** Whether the substitution fills in a username or a login password. */
const isCredential = (it: Substitution): boolean => "account" in it.source && !isPaymentPassword(it);

/**
 * Returns the request without the substitution at `pointer`, because the case sets that value itself. A made-up username or password is
 * never combined with real credentials, and payment passwords are never made up, because wrong ones would lock the account.
 */
export function withoutSubstitution(
  substitutions: readonly Substitution[],
  place: Substitution["place"],
  pointer: string,
): Substitution[] {
  const isChosen = (it: Substitution) =>
    it.place === place && (pointer === "" ? !isPaymentPassword(it) : `${pointer}/`.startsWith(`${it.pointer}/`));
  const kept = substitutions.filter((substitution) => !isChosen(substitution));
  if (!substitutions.some((it) => isChosen(it) && isCredential(it))) return kept;
  return kept.flatMap((it): Substitution[] => {
    if (!isCredential(it)) return [it];
    return it.pointer === "/username" ? [{ ...it, source: { fresh: "word" } }] : [];
  });
}

/** The request with these literal parameters, which no other source fills in. */
export const withLiterals = (request: CaseRequest, place: ParameterPlace, values: JsonObject): CaseRequest => ({
  ...withParameters(request, place, values),
  substitutions: Object.keys(values).reduce<readonly Substitution[]>(
    (kept, name) => withoutSubstitution(kept, place, `/${escapeToken(name)}`),
    request.substitutions,
  ),
});

/** The request with another value in its body, in which no other source fills in the place at the pointer. */
export const withLiteralBody = (request: CaseRequest, value: unknown, pointer: string): CaseRequest => ({
  ...withBodyValue(request, value),
  substitutions: withoutSubstitution(request.substitutions, "body", pointer),
});

/** The request with a value from `source` at a place, in place of any other there. */
export const withSource = (request: CaseRequest, added: Substitution): CaseRequest => ({
  ...request,
  substitutions: [
    ...request.substitutions.filter(({ place, pointer }) => place !== added.place || pointer !== added.pointer),
    added,
  ],
});

/** The substitutions that do not change the body. */
export const outsideBody = ({ substitutions }: CaseRequest): Substitution[] =>
  substitutions.filter(({ place }) => place !== "body");
