import { describe, expect, it } from "vitest";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import { headersOfAccount, missingCredentials, secretsIn, withGivenHeaders } from "./given-headers.ts";

describe("given headers", () => {
  const schemes = {
    securitySchemes: {
      one: { type: "apiKey", in: "header", name: "X-One" },
      two: { type: "apiKey", in: "query", name: "two" },
      crumb: { type: "apiKey", in: "cookie", name: "crumb" },
    },
  };
  const { operation } = smallSpec(
    { security: [{ one: [], two: [] }, { crumb: [] }], responses: {} },
    { components: schemes },
  );
  const open = smallSpec({ responses: {} }).operation;
  const wire = { method: "GET", url: "http://a.example/x", headers: { cookie: "a=1" }, body: undefined };

  it("are sufficient when they have all keys of one alternative", () => {
    expect(missingCredentials(operation, { "x-one": "1" })).toBe(
      'no credentials for two: give them with --header "two: …"',
    );
    expect(missingCredentials(operation, {})).toBe(
      'no credentials for one and two: give them with --header "X-One: …" --header "two: …"',
    );
    expect(missingCredentials(operation, { CRUMB: "1" })).toBeUndefined();
    expect(missingCredentials(operation, { "x-one": "1", two: "2" })).toBeUndefined();
    expect(missingCredentials(open, {})).toBe("no credentials for ");
  });

  it("are added to the query or the cookies, and never replace a header of the case", () => {
    expect(withGivenHeaders(wire, operation, { two: "a b", Crumb: "c" }, true)).toEqual({
      ...wire,
      url: "http://a.example/x?two=a%20b",
      headers: { cookie: "a=1; crumb=c" },
    });
    expect(withGivenHeaders({ ...wire, headers: {} }, operation, { crumb: "c" }, true).headers).toEqual({
      cookie: "crumb=c",
    });
    expect(withGivenHeaders(wire, operation, { Cookie: "no", "X-Two": "2" }, false).headers).toEqual({
      cookie: "a=1",
      "x-two": "2",
    });
    expect(withGivenHeaders(wire, operation, { "X-One": "k" }, true).headers).toEqual({ cookie: "a=1", "x-one": "k" });
    expect(withGivenHeaders(wire, operation, { "X-One": "k" }, false)).toEqual(wire);
  });

  it("of the first user leave out every credential for a second one, who sends separate headers", () => {
    const headers = { "x-one": "1", Authorization: "Bearer 1", cookie: "a=1", two: "2", "x-version": "7" };
    const users = { headers, otherHeaders: { "x-one": "other" } };
    expect(headersOfAccount(users, operation, "member")).toBe(headers);
    expect(headersOfAccount(users, operation, "other")).toEqual({ "x-version": "7", "x-one": "other" });
    expect(headersOfAccount({}, operation, "other")).toEqual({});
  });

  it("are secrets, including the credential after the scheme", () => {
    expect(secretsIn("Basic  eA==")).toEqual(["Basic  eA==", "eA=="]);
    expect(secretsIn("plain")).toEqual(["plain", "plain"]);
  });
});
