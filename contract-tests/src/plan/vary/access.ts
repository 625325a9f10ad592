import type { Operation } from "../../spec/contract.ts";
import { isOpenToCertificates } from "../../spec/security.ts";
import { rankOf } from "../../evidence.ts";
import { baseRequest, exampleRequest } from "../generate/base-request.ts";
import type { PlanContext } from "../context.ts";
import type { CaseRequest, Authorization, Case } from "../case.ts";

const WRONG_CREDENTIALS: readonly (readonly [string, Authorization])[] = [
  ["no token", { kind: "none" }],
  ["empty token", { kind: "literal", header: "Bearer " }],
  ["garbage token", { kind: "literal", header: "Bearer not-a-token-of-this-server" }],
  ["wrong scheme", { kind: "literal", header: "Basic bm9ib2R5Om5vdGhpbmc=" }],
];

const AUTHORIZATION = "authorization";

/** Wrong values for the session header, and for each other API key of the spec. */
function wrongCredentials({ security }: Operation): (readonly [string, Authorization])[] {
  const names = new Set(security.flat().flatMap(({ credential }) => credential?.name ?? []));
  const keys = [...names].filter((name) => name !== AUTHORIZATION);
  const isAboutHeader = names.has(AUTHORIZATION) || names.size === 0;
  return [
    ...WRONG_CREDENTIALS.filter(([, { kind }]) => isAboutHeader || kind === "none"),
    ...keys.map((name): readonly [string, Authorization] => [
      `garbage ${name}`,
      { kind: "literal", header: "not-a-key-of-this-server", name },
    ]),
  ];
}

/** A protected operation must refuse a request without a session. */
export function accessCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.isSecured || isOpenToCertificates(operation.security)) return [];
  const base = exampleRequest(context, operation);
  return wrongCredentials(operation).map(([name, authorization]) => ({
    id: `${operation.id} › access ${name}`,
    operationId: operation.id,
    kind: "access",
    stage: "open",
    // The request needs no real id, because an unauthorised caller is refused first.
    request: { ...base, authorization, substitutions: [] },
    expectation: { outcome: "denied", reason: name },
  }));
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
      const caseFor = (id: string, called: Operation, request: CaseRequest): Case => ({
        id: `${operation.id} › access ${id}`,
        operationId: called.id,
        kind: "access",
        stage: "ending",
        request: { ...request, authorization: { kind: "ended-session", by: operation.id } },
        expectation: { outcome: "denied", reason: `the token after ${operation.id}` },
      });
      const read = probe ? [caseFor("its token afterwards", probe, baseRequest(context, probe, undefined))] : [];
      const again = operation.isSecured ? [caseFor("again", operation, exampleRequest(context, operation))] : [];
      return [...read, ...again];
    });
}
