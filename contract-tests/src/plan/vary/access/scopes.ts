import type { Operation } from "../../../spec/contract.ts";
import type { Case } from "../../case.ts";
import type { PlanContext } from "../../context.ts";
import { exampleRequest } from "../../generate/base-request.ts";
import { caseOf } from "../input-case.ts";

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
