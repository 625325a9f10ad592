import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { withDecimals, amountFormSeries } from "./inputs.ts";
import { exampleRequest, valueSent } from "../../generate/requests.ts";

const done = { responses: { "200": { description: "Done." } } };
const bodyOf = (amount: string, method: "put" | "post") => {
  const schema = {
    type: "object",
    properties: { amount: { type: "string", pattern: "^\\d+(\\.\\d{1,2})?$", "x-unit": "money" } },
  };
  const content = { "application/json": { schema, example: { amount } } };
  return contextOfPaths({ "/limit": { [method]: { operationId: "setLimit", requestBody: { content }, ...done } } });
};

/** What is sent when the decimals are written in another way. */
function sent(amount: string, decimals: string): unknown {
  const context = bodyOf(amount, "put");
  const operation = operationOf(context, "setLimit");
  const request = withDecimals(context, operation, exampleRequest(context, operation), decimals);
  return request && valueSent(request);
}

const seriesFor = (method: "put" | "post") => {
  const context = bodyOf("10.00", method);
  return amountFormSeries(context, operationOf(context, "setLimit"));
};

describe("amounts with other decimals", () => {
  it.for<[amount: string, decimals: string, expected: unknown]>([
    ["10.00", ".37", { amount: "10.37" }],
    ["10.00", "", { amount: "10" }],
    ["10", "", undefined],
    ["10.50", "", undefined],
    ["10.00", ".375", undefined],
  ])("are sent when the schema allows them: %s with %s", ([amount, decimals, expected]) => {
    expect(sent(amount, decimals)).toEqual(expected);
  });

  it("have the same result in a second PUT, and are not sent twice by POST", () => {
    const steps = seriesFor("put").flatMap(({ groups }) => groups.flat());
    expect(steps.map(({ request }) => valueSent(request))).toEqual([{ amount: "10.00" }, { amount: "10" }]);
    expect(steps[1]).toMatchObject({
      expectation: { outcome: "accepted" },
      crossStepChecks: [{ kind: "same", step: "as documented" }],
    });
    expect(seriesFor("post")).toEqual([]);
  });
});
