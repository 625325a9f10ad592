import type { Operation } from "../../../spec/contract.ts";
import { BEARER } from "../../../spec/security.ts";
import { exampleRequest } from "../../generate/base-request.ts";
import type { PlanContext } from "../../context.ts";
import { TOKEN_FORMS, type Authorization, type Case, type Expectation } from "../../case.ts";
import { caseOf } from "../input-case.ts";

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
