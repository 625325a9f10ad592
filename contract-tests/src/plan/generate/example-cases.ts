import { JOSE_MEDIA_TYPE, type Operation } from "../../spec/contract.ts";
import { baseRequest, exampleRequest } from "./requests.ts";
import { stageOf, type PlanContext } from "../context.ts";
import type { Case } from "../case.ts";
import { exampleBody, examplesOf, plainPayloadOf } from "./example-values.ts";

/** Each documented example must be accepted. Otherwise a run could pass with refusals only. */
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

/** A request that the run itself needs, such as the login. */
export const exampleCase = (context: PlanContext, operation: Operation, id: string): Case => ({
  id,
  operationId: operation.id,
  kind: "example",
  stage: "open",
  request: exampleRequest(context, operation),
  expectation: { outcome: "accepted", needsState: false },
});

/** Sends an encrypted body to an operation that accepts one (D4). */
export function encryptedCases(context: PlanContext, operation: Operation): Case[] {
  if (!operation.payloads.some(({ mediaType }) => mediaType === JOSE_MEDIA_TYPE)) return [];
  const request = exampleRequest(context, operation);
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
