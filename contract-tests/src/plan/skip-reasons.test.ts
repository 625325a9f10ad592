import { describe, expect, it } from "vitest";
import { caseOf, NO_PARAMETERS, smallSpec } from "../../test/support/specs/small-spec.ts";
import type { Case, CaseRequest, Expectation } from "./case.ts";
import { skipReason } from "./skip-reasons.ts";

const value = (it: unknown) => ({ mediaType: "application/json", value: it, isEncrypted: false });

describe("the reason to skip a case", () => {
  const parameters = [{ name: "q", in: "query", required: true, schema: {} }];
  const content = { "application/xml": {}, "application/zip": {} };
  const { operation } = smallSpec(
    { parameters, requestBody: { required: true, content }, responses: {} },
    { method: "post" },
  );
  const LAWFUL: Expectation = { outcome: "lawful" };
  const q = { parameters: { ...NO_PARAMETERS, query: { q: 1 } } };
  const why = (request: Partial<CaseRequest>, expectation: Expectation = LAWFUL, more: Partial<Case> = {}) =>
    skipReason(operation, caseOf(operation, expectation, request, more));

  it("names what is missing: a value, a body, a media type or the right server", () => {
    expect(why({ body: value(1) })).toBe("no valid value could be made for query q");
    expect(why({ ...q, body: value(undefined) })).toBe("no valid body could be made in application/json");
    expect(why(q)).toBe("no body can be written in application/xml or application/zip");
    expect(
      skipReason(
        { ...operation, servedAt: "https://b.example" },
        caseOf(operation, { outcome: "refused", reason: "" }),
      ),
    ).toBe("the spec says that https://b.example serves it, not --url");
  });

  it("is undefined when the request has all required values", () => {
    expect(why({ ...q, body: value(1) })).toBeUndefined();
    expect(why({ ...q, body: { mediaType: "a/b", text: "x" } })).toBeUndefined();
    const substitutions = [{ place: "query", pointer: "/q", source: { fresh: "word" } }] as const;
    expect(why({ body: value(1), substitutions })).toBeUndefined();
    expect(why({ body: value(1), substitutions: [{ ...substitutions[0], place: "path" }] })).toBeDefined();
    expect(why({}, LAWFUL, { kind: "journey" })).toBeUndefined();
    expect(skipReason({ ...operation, payloads: [] }, caseOf(operation, LAWFUL, q))).toBeUndefined();
    expect(skipReason({ ...operation, isBodyRequired: false }, caseOf(operation, LAWFUL, q))).toBeUndefined();
  });

  it.for(["refused", "closed", "denied"] as const)("is undefined when the request is expected to be %s", (outcome) => {
    expect(why({}, { outcome, reason: "" })).toBeUndefined();
  });

  it("is undefined for a method that the path does not support", () => {
    expect(why({}, { outcome: "no-method", methods: [] })).toBeUndefined();
    expect(why({}, { outcome: "answered" })).toBeDefined();
  });
});
