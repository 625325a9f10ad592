import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../../test/support/context.ts";
import { transitionSeries } from "./transitions.ts";
import { plannedBy } from "../../../../test/support/resource-series.ts";

const text = { type: "string" };
const LOAN = {
  type: "object",
  required: ["id", "status"],
  properties: { id: text, tool_id: text, status: { enum: ["asked", "approved", "borrowed", "returned", "cancelled"] } },
};
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const TABLE = `
| action   | from            | to        |
|----------|-----------------|-----------|
| return   | borrowed        | returned  |
| approve  | asked           | approved  |
| hand_out | approved        | borrowed  |
| cancel   | asked, approved | cancelled |
| renew    | borrowed        | borrowed  |`;
const ACTIONS = ["return", "approve", "hand_out", "cancel", "renew"];
const action = { type: "object", required: ["action"], properties: { action: { enum: ACTIONS }, at: text } };

/** The ways of a loan through its states, by their actions. */
function waysOf(description: string) {
  const id = [{ name: "id", in: "path", required: true, schema: text }];
  const responses = { "200": json(LOAN), "409": { description: "Wrong state." } };
  const context = {
    ...contextOfPaths({
      "/loans": {
        post: { operationId: "ask", requestBody: json({ type: "object" }), responses: { "201": json(LOAN) } },
      },
      "/loans/{id}": { parameters: id, get: { operationId: "read", responses } },
      "/tools/{toolId}": {
        parameters: [{ name: "toolId", in: "path", required: true, schema: text }],
        get: {
          operationId: "readTool",
          responses: { "200": { ...json({ type: "object" }), headers: { ETag: {} } }, "304": {} },
        },
      },
      "/loans/{id}/transitions": {
        parameters: id,
        post: { operationId: "move", description, requestBody: json(action), responses },
      },
    }),
    mayCall: () => true,
  };
  return plannedBy(transitionSeries, context, "ask");
}
const namesOf = (ways: ReturnType<typeof waysOf>) => ways.map(({ id }) => id.replace("ask › transitions ", ""));

describe("the actions of one operation", () => {
  it("are each reached from the first state by the table in its words", () => {
    expect(namesOf(waysOf(TABLE)).slice(0, 5)).toEqual([
      "approve, hand_out, return",
      "approve",
      "approve, hand_out",
      "cancel",
      "approve, hand_out, renew",
    ]);
  });

  it("come in the order of the enum without a table", () => {
    expect(namesOf(waysOf("Moves a loan on.")).slice(0, 3)).toEqual([
      "return",
      "return, approve",
      "return, approve, hand_out",
    ]);
  });

  it("send only the action, lead to the state in the table, and are refused in other ones", () => {
    const [way] = waysOf(TABLE);
    const sent = way?.groups.flat().find(({ name }) => name === "hand_out")?.request.body;
    expect(sent).toMatchObject({ value: { action: "hand_out" } });
    expect(way?.claims).toContainEqual(expect.objectContaining({ kind: "moved-on", call: "hand_out", to: "borrowed" }));
    expect(way?.claims).toContainEqual(
      expect.objectContaining({ kind: "allowed-from", call: "return", states: ["borrowed"] }),
    );
  });

  it("are each followed by a read of the object that this one names, whose entity tag shows the change", () => {
    const [, way] = waysOf(TABLE);
    const reads = (way?.groups.flat() ?? []).filter(({ operationId }) => operationId === "readTool");
    expect(reads.map(({ name }) => name)).toEqual(["readTool after create", "readTool after approve"]);
    expect(reads[0]?.request.substitutions).toContainEqual({
      place: "path",
      pointer: "/toolId",
      source: { step: "read the start", pointer: "/tool_id", isNeeded: true },
    });
  });

  it("are called until the words refuse them", () => {
    const words = `${TABLE}\n\n\`approve\` is free; \`renew\` adds a week, at most twice (409).`;
    const limited = waysOf(words).filter(({ claims = [] }) =>
      claims.some((claim) => claim.kind === "refused-twice" && claim.again === "renew 3"),
    );
    expect(namesOf(limited)[0]).toBe("approve, hand_out, renew");
    const names = limited[0]?.groups.flat().map(({ name }) => name) ?? [];
    expect(names.filter((name) => name.startsWith("renew"))).toEqual(["renew", "renew 2", "renew 3"]);
  });

  it("are refused the second time only where they lead to another state", () => {
    const twice = waysOf(TABLE)
      .slice(0, 5)
      .flatMap(({ claims = [] }) => claims.flatMap((claim) => (claim.kind === "refused-twice" ? [claim.first] : [])));
    expect(twice).toEqual(["return", "approve", "hand_out", "cancel"]);
  });
});
