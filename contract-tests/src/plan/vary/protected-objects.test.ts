import { describe, expect, it } from "vitest";
import { contextOfPaths, operationOf } from "../../../test/support/context.ts";
import { exampleRequest } from "../generate/requests.ts";
import { parameterInputCases } from "./inputs.ts";

const whole = { type: "integer", minimum: 1 };
const text = { type: "string" };
const ifMatch = (description: string) => ({ name: "If-Match", in: "header", description, schema: text });
const DONE = { "200": { description: "Done." }, "404": { description: "None." } };
const needsVersion = { ...DONE, "428": { description: "If-Match is missing." } };
const context = contextOfPaths({
  "/keys": {
    get: { operationId: "list", parameters: [{ name: "cursor", in: "query", schema: text }], responses: DONE },
  },
  "/keys/{keyId}": {
    parameters: [{ name: "keyId", in: "path", required: true, schema: whole }],
    get: { operationId: "read", responses: DONE },
    put: { operationId: "replace", parameters: [ifMatch("Required, else 428.")], responses: needsVersion },
    patch: { operationId: "change", parameters: [ifMatch("The version.")], responses: needsVersion },
    delete: { operationId: "revoke", responses: DONE },
  },
});
const casesOf = (id: string) => parameterInputCases(context, operationOf(context, id));
const namesOf = (id: string, outcome: string) =>
  casesOf(id)
    .filter(({ expectation }) => expectation.outcome === outcome)
    .map((it) => it.id.split(" › ")[1]);

describe("the objects of a server that the run has not created", () => {
  it("are never removed: no case removes one by a made-up valid id", () => {
    expect(namesOf("revoke", "lawful")).toEqual([]);
    expect(namesOf("revoke", "refused")).toContain("broken path keyId type string");
  });

  it("are never changed by a short id, but may be read", () => {
    expect(namesOf("replace", "lawful")).not.toContain("generated path keyId minimum");
    expect(namesOf("read", "lawful")).toContain("generated path keyId minimum");
  });
});

describe("a text that only the server makes", () => {
  it("is not made up for a cursor", () => {
    expect(namesOf("list", "lawful")).toEqual([]);
  });
});

describe("the version that a change is about", () => {
  it("is the entity tag of the object at the same path, where the spec documents 428", () => {
    const { substitutions } = exampleRequest(context, operationOf(context, "replace"));
    expect(substitutions).toContainEqual({
      place: "header",
      pointer: "/If-Match",
      source: { operationId: "read", pointer: "", header: "etag" },
    });
  });

  it("is missing in one case, and any version in another one, where the words require it", () => {
    expect(casesOf("replace")).toContainEqual(
      expect.objectContaining({
        id: "replace › broken header If-Match missing",
        expectation: { outcome: "refused", reason: "header If-Match is missing", status: 428 },
      }),
    );
    expect(namesOf("replace", "lawful")).toContain("generated header If-Match any version");
    expect(namesOf("change", "refused")).not.toContain("broken header If-Match missing");
  });
});
