import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";
import { scopeCases } from "./access.ts";

const flows = { clientCredentials: { tokenUrl: "/token", scopes: {} } };
const secured = (operationId: string, ...scopes: string[]) => ({
  operationId,
  security: [{ oauth: scopes }],
  responses: {},
});
const context = fixtureContext({
  openapi: "3.1.0",
  paths: {
    "/tools": { get: secured("list", "tools:read"), post: secured("add", "tools:write") },
    "/admin": { get: secured("audit", "admin") },
    "/loans": { post: secured("lend", "loans:write"), get: secured("open") },
  },
  components: { securitySchemes: { oauth: { type: "oauth2", flows } } },
});
const scopesTried = (id: string) =>
  scopeCases(context, operationOf(context, id)).map(({ request: { authorization } }) =>
    "scopes" in authorization ? authorization.scopes : [],
  );

describe("a token with another scope", () => {
  it.for<[string, string[][]]>([
    // The right to write may include the right to read.
    ["list", [["loans:write"]]],
    ["add", [["tools:read"], ["loans:write"]]],
    ["audit", [["tools:read"], ["tools:write"]]],
    ["open", []],
  ])("is tried with %s: %j", ([id, scopes]) => {
    expect(scopesTried(id)).toEqual(scopes);
  });
});
