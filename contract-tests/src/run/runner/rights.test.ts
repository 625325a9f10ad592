import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import type { Authorization, CaseRequest } from "../../plan/case.ts";
import { createMemory } from "../values/series-memory.ts";
import type { Sent } from "./caller.ts";
import { Rights } from "./rights.ts";

const context = contextOfPaths({
  "/rooms": {
    post: { operationId: "addRoom", responses: { "201": { description: "Added." } } },
    get: { operationId: "listRooms", responses: { "200": { description: "Rooms." } } },
  },
});
const addRoom = operationOf(context, "addRoom");
const listRooms = operationOf(context, "listRooms");
const NO_PARAMETERS = { path: {}, query: {}, header: {}, cookie: {} };
const asked = (authorization: Authorization = { kind: "session" }): { request: CaseRequest } => ({
  request: { parameters: NO_PARAMETERS, body: undefined, authorization, substitutions: [] },
});
const sent = (status: number): Sent => ({
  ready: asked().request,
  wire: { method: "POST", url: "", headers: {}, body: undefined },
  answer: { status, headers: new Map(), text: "", json: undefined },
});

/** Accounts with these tokens; one without a token cannot log in. */
const rightsWith = (...tokens: (string | undefined)[]) =>
  new Rights({
    privilegedCount: tokens.length,
    privilegedAccess: async (_, index) => {
      const token = tokens[index];
      return token === undefined ? undefined : { header: token };
    },
  });

describe("an account with more rights", () => {
  it.for<[what: string, authorization: Authorization | undefined, status: number, tried: string[]]>([
    ["is used when the first account gets a 403", undefined, 403, ["clerk", "boss"]],
    ["is not used for a success", undefined, 201, []],
    ["is not used for a missing session", undefined, 401, []],
    ["is not used when a second user must be refused", { kind: "session", account: "other" }, 403, []],
    ["is not used when the request must be refused without a session", { kind: "none" }, 403, []],
  ])("%s", async ([, authorization, status, expected]) => {
    const tokens: unknown[] = [];
    await rightsWith("clerk", undefined, "boss").retry(addRoom, asked(authorization), sent(status), async (shown) => {
      tokens.push(shown.header);
      return sent(shown.header === "boss" ? 201 : 403);
    });
    expect(tokens).toEqual(expected);
  });

  it("is used from the start for later calls of the operation, and for the rest of its series", async () => {
    const rights = rightsWith("boss");
    const memory = createMemory();
    expect(await rights.accessFor(addRoom, asked())).toBeUndefined();
    await rights.retry(addRoom, asked(), sent(403), async () => sent(201));
    expect(await rights.accessFor(addRoom, asked(), memory)).toEqual({ header: "boss" });
    expect(await rights.accessFor(listRooms, asked(), memory)).toEqual({ header: "boss" });
    expect(await rights.accessFor(listRooms, asked())).toBeUndefined();
  });

  it("is not tried again when all accounts are refused", async () => {
    const rights = rightsWith("boss");
    let calls = 0;
    const send = async () => {
      calls += 1;
      return sent(403);
    };
    for (const _ of [1, 2]) expect(await rights.retry(addRoom, asked(), sent(403), send)).toBeUndefined();
    expect(calls).toBe(1);
  });
});
