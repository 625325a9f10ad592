import { expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import { CRUD_SPEC } from "../../../test/support/specs/crud-spec.ts";
import { exampleBody } from "./example-values.ts";

it("an operation without an example takes that of another one with the same schema", () => {
  const spec = structuredClone(CRUD_SPEC);
  const example = { title: "Tide tables", isPinned: true };
  Object.assign(spec.paths["/notes"].post.requestBody, {
    content: { "application/json": { schema: { $ref: "#/components/schemas/NewNote" }, example } },
  });
  const context = fixtureContext(spec);
  expect(exampleBody(context, operationOf(context, "changeNote"))).toEqual(example);
});
