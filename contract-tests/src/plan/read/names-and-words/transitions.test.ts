import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../../test/support/context.ts";
import {
  actionsOn,
  changeBy,
  countersOf,
  stateAfter,
  statesAllowing,
  statusMemberOf,
  tableRule,
} from "./transitions.ts";

const operation = (operationId: string) => ({ operationId, responses: {} });
const STATUS = { name: "status", values: ["open", "approved", "cancelled", "in_review"] };

describe("the states of an object", () => {
  it("are those of an enum whose name says so", () => {
    const values = ["a", "b"];
    expect(statusMemberOf({}, { kind: { enum: values }, orderStatus: { enum: values } })).toEqual({
      name: "orderStatus",
      values,
    });
    expect(statusMemberOf({}, { kind: { enum: values }, status: { type: "string" } })).toBeUndefined();
  });

  it.for<[string, string | undefined]>([
    ["/loans/{id}/approve", "approved"],
    ["/loans/{id}/cancel", "cancelled"],
    ["/loans/{id}/extend", undefined],
  ])("follow from the name of %s: %s", ([path, state]) => {
    expect(stateAfter({ path }, STATUS)).toBe(state);
  });

  it.for<[string, string[]]>([
    ["Only an open loan can be approved; otherwise 409.", ["open"]],
    ["409 if the loan is not open.", ["open"]],
    ["The loan must be open or approved.", ["open", "approved"]],
    ["Cancels an approved loan. 409 otherwise.", ["approved"]],
    ["The loan must be `in_review`.", ["in_review"]],
    ["From `open` or `in_review` to `approved`. From any other status 409.", ["open", "in_review"]],
    ["Cancels a loan. It is cancelled afterwards.", []],
    ["Approves the loan, so that it is no longer open.", []],
  ])("allow an action by the words %j: %j", ([description, states]) => {
    expect(statesAllowing({ description }, STATUS)).toEqual(states);
  });
});

describe("a table of actions", () => {
  const description = `Moves a loan on.

    | action    | from           | to        | who    |
    |-----------|----------------|-----------|--------|
    | \`approve\` | open, in_review | approved  | anyone |
    | \`cancel\`  | open           | cancelled | anyone |`;

  it.for<[string, object | undefined]>([
    ["approve", { from: ["open", "in_review"], to: "approved" }],
    ["cancel", { from: ["open"], to: "cancelled" }],
    ["extend", undefined],
  ])("says of %s: %j", ([action, rule]) => {
    expect(tableRule({ description }, action, STATUS)).toEqual(rule);
  });

  it("is none without columns of states", () => {
    expect(tableRule({ description: "| approve | approved |" }, "approve", STATUS)).toBeUndefined();
  });
});

describe("the actions on an object", () => {
  it("are the calls below its path that are no lists of other objects", () => {
    const { contract } = contextOfPaths({
      "/loans/{id}": { get: operation("get"), post: operation("post") },
      "/loans/{id}/return": { post: operation("return") },
      "/loans/{id}/lines": { get: operation("lines"), post: operation("add") },
      "/loans/{id}/notes": { post: operation("note") },
      "/loans/{id}/notes/{noteId}": { delete: operation("removeNote") },
    });
    expect(actionsOn(contract.operations, "/loans/{id}").map(({ id }) => id)).toEqual(["return"]);
  });
});

describe("the numbers of an object that count others", () => {
  const whole = { type: "integer" };
  it.for<[string, object, string, object[]]>([
    [
      "a name with that of the others",
      { openLoans: { ...whole, description: "Number of open loans." } },
      "",
      [{ name: "openLoans", sign: 1, states: ["open"] }],
    ],
    [
      "what is left of them",
      { copiesAvailable: { ...whole, description: "Copies that are not lent." } },
      "`copiesAvailable` falls by one.",
      [{ name: "copiesAvailable", sign: -1, states: [] }],
    ],
    ["no word of the others", { price: whole, count: { ...whole, description: "Number of pages." } }, "", []],
  ])("are read from %s", ([, properties, words, expected]) => {
    expect(countersOf({}, { ...properties }, "loans", { words, status: STATUS })).toEqual(expected);
  });

  it.for<[string, number | undefined]>([
    ["Returns the copy: `copiesAvailable` of the book rises by one.", 1],
    ["Lowers `copiesAvailable` by one.", -1],
    ["Reads `copiesAvailable`.", undefined],
    ["Lowers the price.", undefined],
  ])("change by the words %j: %s", ([description, by]) => {
    expect(changeBy({ description }, "copiesAvailable")).toBe(by);
  });
});
