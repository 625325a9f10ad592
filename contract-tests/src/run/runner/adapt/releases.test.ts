import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { received } from "../../../../test/support/received.ts";
import { Releases } from "./releases.ts";

const text = { type: "string" };
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const LOAN = { type: "object", required: ["id"], properties: { id: text } };
const answers = { responses: { "200": json(LOAN) } };
const id = [{ name: "id", in: "path", required: true, schema: text }];
const BASE = {
  "/loans": { post: { operationId: "borrow", requestBody: json(LOAN), responses: { "201": json(LOAN) } } },
  "/loans/{id}": { parameters: id, get: { operationId: "read", ...answers } },
};
const action = {
  type: "object",
  required: ["action"],
  properties: { action: { enum: ["approve", "return", "cancel"] } },
};
const BY_DELETE = { "/loans/{id}": { ...BASE["/loans/{id}"], delete: { operationId: "remove", ...answers } } };
const BY_ACTION = { "/loans/{id}/cancel": { parameters: id, post: { operationId: "cancel", ...answers } } };
const BY_VALUE = {
  "/loans/{id}/transitions": { parameters: id, post: { operationId: "move", requestBody: json(action), ...answers } },
};

/** What is called to end the loans that nothing needs, after one was made by a case and one by a series. */
async function endedIn(more: object, hasEnded = false): Promise<[isFreed: boolean, calls: string[]]> {
  const context = { ...contextOfPaths({ ...BASE, ...more }), mayCall: () => true };
  const borrow = operationOf(context, "borrow");
  const calls: string[] = [];
  const releases = new Releases(context, async (operationId, path, body) => {
    calls.push([operationId, ...Object.values(path), ...(body ? [JSON.stringify(body)] : [])].join(" "));
    return { answer: received(200, {}), path };
  });
  releases.note(borrow, { answer: received(201, { id: "a" }), path: {} });
  releases.note(borrow, { answer: received(201, { id: "b" }), path: {} }, "series");
  releases.note(borrow, { answer: received(409, { id: "c" }), path: {} });
  if (hasEnded) releases.endSeries("series");
  return [await releases.free(borrow), calls];
}

describe("what a run has created and no longer needs", () => {
  it.for<[string, object, string]>([
    ["is removed", BY_DELETE, "remove a"],
    ["is ended by an action", BY_ACTION, "cancel a"],
    ["is ended by a value of a body", BY_VALUE, 'move a {"action":"cancel"}'],
  ])("%s", async ([, more, call]) => {
    expect(await endedIn(more)).toEqual([true, [call]]);
  });

  it("is what a series has created once that has ended", async () => {
    expect(await endedIn(BY_DELETE, true)).toEqual([true, ["remove a", "remove b"]]);
  });

  it("stays when the spec has no such call", async () => {
    expect(await endedIn({})).toEqual([false, []]);
  });
});
