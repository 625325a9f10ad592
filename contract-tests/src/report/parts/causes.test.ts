import { describe, expect, it } from "vitest";
import { FINDING } from "../../../test/support/reports/report-parts.ts";
import type { FindingReport } from "../model.ts";
import { causesOf } from "./causes.ts";

const at = (operationId: string, pointer: string, changes: Partial<FindingReport> = {}): FindingReport => ({
  ...FINDING,
  operationId,
  check: "schema",
  severity: "error",
  isKnown: false,
  statuses: [200],
  message: "must be string",
  count: 1,
  spec: { ...FINDING.spec, pointer },
  ...changes,
});
const failed = (operationId: string, message: string, changes: Partial<FindingReport> = {}) =>
  at(operationId, `/paths/~1${operationId}/get`, { check: "server-error", statuses: [500], message, ...changes });

const denied = (operationId: string, reason: string) =>
  at(operationId, `/paths/~1${operationId}/get`, {
    check: "open-door",
    message: `must be 401 or 403: ${reason}`,
  });
const accepted = (operationId: string, what: string, changes: Partial<FindingReport> = {}) =>
  at(operationId, `/paths/~1${operationId}/get`, {
    check: "invalid-accepted",
    message: `accepted an invalid request: ${what}`,
    ...changes,
  });

const MONEY = "/components/schemas/Money/type";
const BODY = "/responses/200/content/application~1json/schema/required";

/** The operations of each cause, in order. */
const operations = (findings: readonly FindingReport[]) =>
  causesOf(findings).map(({ places }) => places.map(({ operationId }) => operationId).join(" "));

describe("the cause of findings", () => {
  it.for<[string, FindingReport[], string[]]>([
    ["without findings, there is no cause", [], []],
    ["one shared schema is one cause", [at("a", MONEY), at("b", MONEY, { message: "must be a text" })], ["a b"]],
    ["two schemas are two causes", [at("a", MONEY), at("b", "/components/schemas/Id/type")], ["a", "b"]],
    [
      "one schema that breaks two rules is two causes",
      [at("a", MONEY), at("b", MONEY, { check: "undocumented-field" })],
      ["a", "b"],
    ],
    [
      "the same place in two operations is one cause with one message",
      [at("a", `/paths/~1a/get${BODY}`), at("b", `/paths/~1b~1{id}/post${BODY}`)],
      ["a b"],
    ],
    [
      "the same place in two operations is two causes with two messages",
      [at("a", `/paths/~1a/get${BODY}`), at("b", `/paths/~1b/get${BODY}`, { message: "must be number" })],
      ["a", "b"],
    ],
    [
      "failures of the server that differ only in ids and times are one cause",
      [
        failed("a", 'the server failed: {"requestId":"7f-01","at":1790000000000} NullPointerException'),
        failed("b", 'the server failed: {"requestId":"8c-22","at":1790000000999} NullPointerException'),
      ],
      ["a b"],
    ],
    [
      "two wrong inputs that are accepted are two causes",
      [
        at("a", "/paths/~1a/get", {
          check: "invalid-accepted",
          message: "accepted an invalid request: query size: maximum+1",
        }),
        at("b", "/paths/~1b/get", {
          check: "invalid-accepted",
          message: "accepted an invalid request: query size: minimum-1",
        }),
        at("c", "/paths/~1c/get", {
          check: "invalid-accepted",
          message: "accepted an invalid request: query size: maximum+1",
        }),
      ],
      ["a c", "b"],
    ],
    [
      "operations that accept the same wrong credentials have one cause, and an operation that accepts others has another",
      [
        ...["no token", "empty token"].flatMap((reason) => [denied("a", reason), denied("b", reason)]),
        denied("c", "empty token"),
      ],
      ["a b a b", "c"],
    ],
    [
      "missing checks of one field are one cause, and missing checks of another field are another",
      [
        accepted("a", "body/name: minLength-1"),
        accepted("a", "body/name: is null"),
        accepted("a", "body/age: is null"),
      ],
      ["a a", "a"],
    ],
    [
      "operations that are not implemented are one cause, above all others",
      [
        at("open", "/paths/~1open/get", { check: "open-door", count: 90 }),
        ...["a", "b"].map((id) => at(id, `/paths/~1${id}/get`, { check: "not-implemented", statuses: [404] })),
      ],
      ["a b", "open"],
    ],
    [
      "a success that breaks its schema comes before accepted wrong requests, and an error that breaks its schema after them",
      [
        accepted("accepts", "query size: maximum+1", { count: 9 }),
        at("error", "/components/error", { statuses: [400] }),
        at("success", "/components/success", { statuses: [200] }),
      ],
      ["success", "accepts", "error"],
    ],
    [
      "two failures of the server are two causes",
      [failed("a", "the server failed: NullPointerException"), failed("b", "the server failed: TimeoutException")],
      ["a", "b"],
    ],
    [
      "two statuses are two causes",
      [failed("a", "the server failed"), failed("b", "the server failed", { statuses: [502] })],
      ["a", "b"],
    ],
    [
      "errors come first, then the most frequent cause and place",
      [
        at("rare", "/components/a"),
        at("odd", "/components/b", { severity: "warning", count: 90 }),
        at("often", "/components/c", { count: 2 }),
        at("most", "/components/c", { count: 3 }),
      ],
      ["most often", "rare", "odd"],
    ],
    [
      "known causes come after new ones, and a cause is new when one of its findings is new",
      [
        at("known", "/components/a", { isKnown: true, count: 9 }),
        at("old", MONEY, { isKnown: true }),
        at("new", MONEY),
      ],
      ["old new", "known"],
    ],
  ])("%s", ([, findings, expected]) => {
    expect(operations(findings)).toEqual(expected);
  });

  it("counts the cases of all places", () => {
    expect(causesOf([at("a", MONEY, { count: 4 }), at("b", MONEY, { count: 36 })])[0]?.count).toBe(40);
  });
});
