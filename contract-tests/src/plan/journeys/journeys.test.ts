import { describe, expect, it } from "vitest";
import { ContractError } from "../../spec/references.ts";
import type { Received } from "../../judge/answer.ts";
import { CriterionError, holds } from "../../judge/checks/criterion.ts";
import { readJourneys } from "./arazzo.ts";
import { evaluate, fillIn, type ExpressionContext } from "./runtime-expression.ts";
import type { Criterion } from "./journey.ts";
import { makePlan } from "../plan.ts";
import { selectJourneys, type Selection } from "../selection.ts";
import { fixtureContext } from "../../../test/support/context.ts";

const context = fixtureContext();
const received: Received = {
  status: 200,
  headers: new Map([["etag", '"7"']]),
  text: "",
  json: { value: { id: "a1", amount: "20.00", list: [{ id: 3 }], gone: null } },
};
const request: NonNullable<ExpressionContext["request"]> = {
  parameters: { path: { id: "item-1" }, query: {}, header: {}, cookie: {} },
  body: { mediaType: "application/json", value: { username: "rahim" }, isEncrypted: false },
  authorization: { kind: "none" },
  substitutions: [],
};
const scene: ExpressionContext = {
  outputs: new Map([["signIn", { token: "t0", points: 9, all: { one: 1 } }]]),
  request,
  received,
};

describe("runtime expressions", () => {
  it.for<[string, unknown]>([
    ["$statusCode", 200],
    ["$response.body#/value/list/0/id", 3],
    ["$response.header.ETag", '"7"'],
    ["$request.body#/username", "rahim"],
    ["$request.path.id", "item-1"],
    ["$steps.signIn.outputs.token", "t0"],
    ["$steps.signIn.outputs.all#/one", 1],
    ["$steps.other.outputs.token", undefined],
    ["$response.body#/nowhere", undefined],
  ])("%s is evaluated", ([expression, value]) => {
    expect(evaluate(expression, scene)).toEqual(value);
  });

  it("are replaced in whole strings, in braces and at any depth", () => {
    const filled = fillIn({ a: ["$steps.signIn.outputs.points"], b: "Bearer {$steps.signIn.outputs.token}" }, scene);
    expect(filled).toEqual({ a: [9], b: "Bearer t0" });
  });
});

const simple = (condition: string): Criterion => ({ type: "simple", condition, context: undefined });

describe("criteria", () => {
  it.for<[string, boolean]>([
    ["$statusCode == 200", true],
    ["$statusCode != 200", false],
    ["$response.body#/value/id == 'A1'", true],
    ["$response.body#/value/gone == null", true],
    ["$response.body#/value/amount > '9.5'", true],
    ["$steps.signIn.outputs.points <= 9", true],
    ["$response.body#/nowhere < 1", false],
    ["$statusCode == 500 || $statusCode == 200 && $response.body#/value/id == 'a1'", true],
    ["$statusCode == 200 && $response.body#/value/id == 'b'", false],
  ])("%s is %s", ([condition, expected]) => {
    expect(holds(simple(condition), scene)).toBe(expected);
  });

  it.for<[Criterion, boolean]>([
    [{ type: "regex", condition: "^a\\d$", context: "$response.body#/value/id" }, true],
    [{ type: "regex", condition: "^b", context: "$response.body#/value/id" }, false],
    [{ type: "jsonpath", condition: "$[?(length(@.value.list) == 1)]", context: "$response.body" }, true],
    [{ type: "jsonpath", condition: "$.value.list[?@.id == 4]", context: "$response.body" }, false],
  ])("%j is %s", ([criterion, expected]) => {
    expect(holds(criterion, scene)).toBe(expected);
  });

  it("refuse a condition that cannot be parsed", () => {
    expect(() => holds(simple("status is fine"), scene)).toThrow(CriterionError);
  });
});

const document = (...steps: object[]) => ({
  sourceDescriptions: [{ name: "api", type: "openapi", url: "openapi.yaml" }],
  workflows: [{ workflowId: "walk", summary: "A walk", steps }],
});

const read = (...steps: object[]) =>
  readJourneys({ name: "file", document: document(...steps), others: new Map() }, context.contract);

describe("reading journeys", () => {
  it("makes the id of a journey from its file and workflow, and finds the operations in the contract", () => {
    const [journey] = read({ stepId: "look", operationId: "$sourceDescriptions.api.listItems" });
    expect(journey?.id).toBe("file/walk");
    expect(journey?.steps.map(({ id, operation }) => [id, operation.path])).toEqual([["look", "/items"]]);
  });

  it.for<[string, object[], string]>([
    ["an unknown operation", [{ stepId: "a", operationId: "gone" }], "file/walk, step a calls gone"],
    [
      "an output that no earlier step has",
      [
        {
          stepId: "a",
          operationId: "listItems",
          parameters: [{ name: "q", in: "query", value: "$steps.b.outputs.x" }],
        },
      ],
      "refers to $steps.b.outputs.x",
    ],
    [
      "a criterion of an unknown type",
      [{ stepId: "a", operationId: "listItems", successCriteria: [{ condition: "1", type: "xpath" }] }],
      "type xpath",
    ],
  ])("refuses %s before any request", ([, steps, message]) => {
    expect(() => read(...steps)).toThrow(ContractError);
    expect(() => read(...steps)).toThrow(message);
  });

  it("omits a journey when one of its operations may not be called", () => {
    const journeys = read({ stepId: "look", operationId: "listItems" }, { stepId: "send", operationId: "sendParcel" });
    const { operations } = context.contract;
    expect(makePlan(context, operations, journeys).journeys).toHaveLength(1);
    const reads = operations.filter(({ isSafe }) => isSafe);
    expect(makePlan(context, reads, journeys).journeys).toHaveLength(0);
  });
});

describe("the selection of journeys", () => {
  const testingEndpoints = {
    paths: {
      "/outbox": { get: { operationId: "readOutbox", responses: {} } },
      "/rounds": { post: { operationId: "playRound", responses: {} } },
    },
  };
  const calling = (operationId: string) =>
    readJourneys(
      {
        name: "file",
        document: {
          ...document({ stepId: "look", operationId: "listItems" }, { stepId: "control", operationId }),
          sourceDescriptions: [
            { name: "api", type: "openapi", url: "openapi.yaml" },
            { name: "control", type: "openapi", url: "control.yaml" },
          ],
        },
        others: new Map([["control", testingEndpoints]]),
      },
      context.contract,
    );

  it.for<[string, Partial<Selection>, number]>([
    ["readOutbox", { isUnsafeAllowed: false }, 1],
    ["readOutbox", { readOnly: true }, 1],
    ["playRound", { isUnsafeAllowed: true }, 1],
    ["playRound", { isUnsafeAllowed: false }, 0],
    ["playRound", { isUnsafeAllowed: true, readOnly: true }, 0],
  ])("of a journey that calls the testing endpoint %s with the options %j has %i journeys", ([id, options, count]) => {
    const selection: Selection = { evidence: "proposed", only: [], isUnsafeAllowed: false, ...options };
    expect(selectJourneys(calling(`$sourceDescriptions.control.${id}`), selection)).toHaveLength(count);
  });
});
