import { JOSE_MEDIA_TYPE, type Operation } from "../contract.ts";
import { baseRequest, exampleBody, LOGIN_OPERATION_ID, plainPayloadOf, stageOf, type PlanContext } from "./base.ts";
import type { Case } from "./case.ts";

/** Each documented example must be accepted: this is what keeps a run from being green on refusals alone. */
export function exampleCases(context: PlanContext, operation: Operation): Case[] {
  const payload = plainPayloadOf(operation);
  const generated = { name: "generated", value: exampleBody(context, operation), needsState: false };
  const examples = payload && payload.examples.length > 0 ? payload.examples : [generated];
  return examples.map((example) => ({
    id: `${operation.id} › example${payload ? ` ${example.name}` : ""}`,
    operationId: operation.id,
    kind: "example",
    stage: stageOf(operation),
    request: baseRequest(context, operation, example.value),
    expectation: { outcome: "accepted", needsState: operation.exampleNeedsState || example.needsState },
  }));
}

/** An operation that takes an encrypted body gets one (D4). */
export function encryptedCases(context: PlanContext, operation: Operation): Case[] {
  const encrypted = operation.payloads.find((payload) => payload.mediaType === JOSE_MEDIA_TYPE);
  if (!encrypted) return [];
  const request = baseRequest(context, operation, exampleBody(context, operation));
  if (!request.body || !("value" in request.body)) return [];
  return [
    {
      id: `${operation.id} › encrypted body`,
      operationId: operation.id,
      kind: "encrypted",
      stage: operation.id === LOGIN_OPERATION_ID ? "sign-in" : stageOf(operation),
      request: { ...request, body: { ...request.body, mediaType: JOSE_MEDIA_TYPE, isEncrypted: true } },
      expectation: { outcome: "accepted", needsState: operation.exampleNeedsState },
    },
  ];
}
