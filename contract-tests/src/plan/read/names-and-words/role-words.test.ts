import { describe, expect, it } from "vitest";
import { contextOfPaths } from "../../../../test/support/context.ts";
import { ownRole, rolesAllowed } from "./role-words.ts";

const ROLES = ["keeper", "steward", "admin"];

describe("the roles that words keep an operation for", () => {
  it.for<[description: string, roles: string[]]>([
    ["Stewards only. Sorted by id.", ["steward"]],
    ["Only for stewards.", ["steward"]],
    ["Grades it. Stewards and admins only.", ["steward", "admin"]],
    ["Only drafts can be deleted.", []],
    ["Only the stewards of the own apiary see it all.", []],
    ["A steward sees all.", []],
  ])("are read from %s: %o", ([description, roles]) => {
    expect(rolesAllowed({ description }, ROLES)).toEqual(roles);
  });
});

const answer = (properties: object) => ({
  "200": { content: { "application/json": { schema: { type: "object", properties } } } },
});

const roleOf = (path: string, properties: object) =>
  ownRole(contextOfPaths({ [path]: { get: { operationId: "me", responses: answer(properties) } } }));

describe("the role of an account", () => {
  it("is an enum with such a name in the own account", () => {
    expect(roleOf("/me", { role: { enum: ROLES } })).toMatchObject({ pointer: "/role", roles: ROLES });
    expect(roleOf("/me", { role: { type: "string" } })).toBeUndefined();
    expect(roleOf("/members", { role: { enum: ROLES } })).toBeUndefined();
  });
});
