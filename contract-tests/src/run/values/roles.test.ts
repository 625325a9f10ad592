import { describe, expect, it } from "vitest";
import { NO_PARAMETERS, smallSpec } from "../../../test/support/specs/small-spec.ts";
import type { CaseRequest } from "../../plan/case.ts";
import { guestOpener, personalReads, withShownQuery } from "./roles.ts";

describe("the roles of a contract", () => {
  it("find the operation that opens a guest's session, and the operations that read personal data", () => {
    const personal = { "x-contract": { personal: true }, type: "string" };
    const content = {
      "application/json": {
        schema: { type: "object", properties: { id: personal, list: { type: "array", items: personal } } },
      },
    };
    const responses = { "200": { content } };
    const { contract } = smallSpec({ responses });
    expect(personalReads(contract).map(({ operation, pointers }) => [operation.id, pointers])).toEqual([
      ["thing", ["/id", "/list/*"]],
    ]);
    expect(guestOpener(contract)).toBeUndefined();
    expect(personalReads(smallSpec({ responses }, { method: "post" }).contract)).toEqual([]);
    expect(personalReads(smallSpec({ responses: {} }).contract)).toEqual([]);
    const demanding = { responses, parameters: [{ name: "q", in: "query", schema: {}, required: true }] };
    expect(personalReads(smallSpec(demanding).contract)).toEqual([]);
    const opener = smallSpec({ responses: {}, "x-contract": { opensSession: "guest" } }, { method: "post" });
    expect(guestOpener(opener.contract)?.id).toBe("thing");
    expect(guestOpener(smallSpec({ responses: {}, "x-contract": { opensSession: "host" } }).contract)).toBeUndefined();
  });
});

describe("a request with its token in the query", () => {
  it("keeps its other parameters", () => {
    const request: CaseRequest = {
      parameters: { ...NO_PARAMETERS, query: { q: 1 } },
      body: undefined,
      authorization: { kind: "none" },
      substitutions: [],
    };
    const shown = { header: undefined, query: { access_token: "abcde", token: "abcde" } };
    expect(withShownQuery(request, shown).parameters.query).toEqual({ q: 1, access_token: "abcde", token: "abcde" });
    expect(withShownQuery(request, { header: "x" })).toBe(request);
  });
});
