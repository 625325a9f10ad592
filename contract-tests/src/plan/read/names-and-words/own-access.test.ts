import { expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { exampleCases } from "../../generate/example-cases.ts";
import { skipReason } from "../../skip-reasons.ts";

const DONE = { responses: { "204": { description: "Done." } } };
const id = [{ name: "id", in: "path", required: true, schema: { type: "integer" }, example: 1 }];

it.for<[string, string, boolean]>([
  ["delete", "/api-keys/{id}", true],
  ["delete", "/sessions/{id}", true],
  ["post", "/users/me/accessTokens/{id}/revoke", true],
  ["post", "/api-keys/{id}/rename", false],
  ["delete", "/books/{id}", false],
])("does not end what may be the run's own access: %s %s (%s)", ([method, path, isSkipped]) => {
  const operation = { operationId: "call", parameters: id, ...DONE };
  const context = contextOfPaths({ [path]: { [method]: operation } });
  const call = operationOf(context, "call");
  const [example] = exampleCases(context, call);
  expect(example && skipReason(call, example) !== undefined).toBe(isSkipped);
  expect(example?.request.parameters.path["id"] === 1).toBe(!isSkipped);
});
