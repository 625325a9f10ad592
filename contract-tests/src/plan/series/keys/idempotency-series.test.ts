import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../../test/support/context.ts";
import { foreignKeySeries } from "./keys.ts";

const json = (schema: object, example?: unknown) => ({
  content: { "application/json": { schema, ...(example !== undefined && { example }) } },
});
const keyed = (
  operationId: string,
  { conflict = "KEY_USED", ...more }: { conflict?: string; account?: string } = {},
) => ({
  post: {
    operationId,
    "x-contract": { safe: true, ...more },
    parameters: [
      {
        name: "Idempotency-Key",
        in: "header",
        required: true,
        "x-contract": { conflict },
        schema: { type: "string" },
      },
    ],
    requestBody: json({ type: "object", required: ["text"], properties: { text: { type: "string" } } }, { text: "a" }),
    responses: { "200": json({ type: "object" }) },
  },
});
const context = contextOfPaths({
  "/letters": keyed("sendLetter"),
  "/parcels": keyed("sendParcel"),
  "/links": keyed("createLink", { account: "agent" }),
  "/rooms": { get: { operationId: "listRooms", responses: { "200": json({ type: "array", items: {} }) } } },
});
const planned = (id: string) => {
  const [series] = foreignKeySeries(context, operationOf(context, id));
  return { steps: series?.groups.flat() ?? [], claims: series?.claims ?? [] };
};
const accountsOf = (id: string) =>
  planned(id).steps.map(({ operationId, request: { authorization } }) => [
    operationId,
    "account" in authorization ? authorization.account : undefined,
  ]);

describe("D12 a key of one account", () => {
  it("may be used by another account of the same role, with another body", () => {
    const { steps, claims } = planned("sendLetter");
    expect(accountsOf("sendLetter").slice(0, 2)).toEqual([
      ["sendLetter", undefined],
      ["sendLetter", "other"],
    ]);
    expect(accountsOf("createLink")).toEqual([
      ["createLink", undefined],
      ["createLink", "otherAgent"],
    ]);
    const [own, foreign] = steps.map(({ request }) => request);
    expect(foreign?.body).not.toEqual(own?.body);
    expect(foreign?.substitutions).toEqual(own?.substitutions);
    expect(claims).toContainEqual(
      expect.objectContaining({ kind: "own-key", own: "by its owner", foreign: "by another", code: "KEY_USED" }),
    );
  });

  it("must not be used for another call of the same account", () => {
    const { steps, claims } = planned("sendLetter");
    expect(steps[2]).toMatchObject({ operationId: "sendParcel", expectation: { outcome: "refused" } });
    expect(steps[2]?.request.substitutions).toEqual(steps[0]?.request.substitutions);
    expect(claims).toContainEqual(
      expect.objectContaining({ kind: "refused-with", step: "another call", code: "KEY_USED" }),
    );
    expect(accountsOf("sendParcel")[2]).toEqual(["sendLetter", undefined]);
  });

  it("is not tried where an operation takes none", () => {
    expect(planned("listRooms").steps).toEqual([]);
  });
});
