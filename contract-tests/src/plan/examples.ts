import { JOSE_MEDIA_TYPE, type Operation } from "../contract.ts";
import { baseRequest, exampleBody, examplesOf, plainPayloadOf, stageOf, type PlanContext } from "./base.ts";
import type { Case } from "./case.ts";

/** Each documented example must be accepted: this is what keeps a run from being green on refusals alone. */
export function exampleCases(context: PlanContext, operation: Operation): Case[] {
  const documented = examplesOf(context, operation);
  const generated = { name: "generated", value: exampleBody(context, operation), needsState: false };
  const examples = documented.length > 0 ? documented : [generated];
  const hasBody = plainPayloadOf(operation) !== undefined;
  return examples.map(({ name, value, needsState }) => ({
    id: `${operation.id} › example${hasBody ? ` ${name}` : ""}`,
    operationId: operation.id,
    kind: "example",
    stage: stageOf(operation),
    request: baseRequest(context, operation, value),
    expectation: { outcome: "accepted", needsState: operation.exampleNeedsState || needsState },
  }));
}

/** A request that the run itself needs, such as its sign-in. */
export const exampleCase = (context: PlanContext, operation: Operation, id: string): Case => ({
  id,
  operationId: operation.id,
  kind: "example",
  stage: "open",
  request: baseRequest(context, operation, exampleBody(context, operation)),
  expectation: { outcome: "accepted", needsState: false },
});

/** An operation that takes an encrypted body gets one (D4). */
export function encryptedCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.payloads.some(({ mediaType }) => mediaType === JOSE_MEDIA_TYPE)) return [];
  const request = baseRequest(context, operation, exampleBody(context, operation));
  if (!request.body || !("value" in request.body)) return [];
  const examples = examplesOf(context, operation);
  const needsState = examples.length > 0 && examples.every((example) => example.needsState);
  return [
    {
      id: `${operation.id} › encrypted body`,
      operationId: operation.id,
      kind: "encrypted",
      stage: stageOf(operation),
      request: { ...request, body: { ...request.body, mediaType: JOSE_MEDIA_TYPE, isEncrypted: true } },
      expectation: { outcome: "accepted", needsState: operation.exampleNeedsState || needsState },
    },
  ];
}
