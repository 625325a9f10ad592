import { expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import { bodyInputCases } from "./inputs.ts";

it("invalid values of optional members that the example lacks are refused, and valid ones are not tried", () => {
  const properties = {
    title: { type: "string", maxLength: 4 },
    year: { type: "integer" },
    id: { type: "integer", readOnly: true },
  };
  const content = { "application/json": { schema: { type: "object", properties }, example: { year: 2020 } } };
  const context = fixtureContext({
    openapi: "3.1.0",
    paths: { "/titles/1": { patch: { operationId: "change", requestBody: { content }, responses: { "422": {} } } } },
  });
  const about = bodyInputCases(context, operationOf(context, "change")).filter(({ id }) =>
    /body\/(?:title|id)/.test(id),
  );
  expect(about.map(({ id, expectation }) => [id.split(" › ")[1], expectation.outcome])).toEqual(
    ["type number", "type integer", "type boolean", "type array", "type object", "type null", "maxLength+1"].map(
      (change) => [`broken body/title ${change}`, "refused"],
    ),
  );
  const [body] = about
    .flatMap(({ request }) => (request.body && "value" in request.body ? [request.body.value] : []))
    .slice(-1);
  expect(body).toMatchObject({ year: 2020, title: expect.stringMatching(/^.{5}$/) });
});
