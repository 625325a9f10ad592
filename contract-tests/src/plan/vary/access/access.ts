import type { Operation } from "../../../spec/contract.ts";
import { isOpenToCertificates } from "../../../spec/security.ts";
import { rankOf } from "../../../evidence.ts";
import { baseRequest, exampleRequest } from "../../generate/base-request.ts";
import type { PlanContext } from "../../context.ts";
import type { CaseRequest, Authorization, Case } from "../../case.ts";
import { caseOf } from "../input-case.ts";

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
