import { describe, expect, it } from "vitest";
import type { Answer } from "../judge/answer.ts";
import { judge } from "../judge/judge.ts";
import { accessCases } from "../plan/vary/access.ts";
import type { Case, Expectation } from "../plan/case.ts";
import { profileFor } from "./profiles.ts";
import { isSuccess } from "./profile.ts";
import { missingCredentials, secretsIn, withGivenHeaders } from "../run/http/given-headers.ts";
import { fixtureContext, operationOf } from "../../test/support/context.ts";

const ok = { description: "Done." };
const SPEC = {
  openapi: "3.1.0",
  components: {
    securitySchemes: {
      token: { type: "http", scheme: "bearer" },
      key: { type: "apiKey", in: "query", name: "api_key" },
      crumb: { type: "apiKey", in: "cookie", name: "crumb" },
      certificate: { type: "mutualTLS" },
    },
  },
  paths: {
    "/told": { get: { operationId: "told", security: [{ token: [] }], responses: { "200": ok, "404": ok } } },
    "/silent": { get: { operationId: "silent", responses: { "200": ok } } },
    "/keyed": { get: { operationId: "keyed", security: [{ key: [], crumb: [] }], responses: { "200": ok } } },
    "/certain": { get: { operationId: "certain", security: [{ certificate: [] }], responses: { "200": ok } } },
    "/free": { get: { operationId: "free", security: [{ token: [] }, {}], responses: { "200": ok } } },
  },
};
const context = fixtureContext(SPEC);
const of = (id: string) => operationOf(context, id);

describe("the profile of a spec", () => {
  it("is lobbykit when the spec has Lobbykit extensions (such as `x-contract`) at any depth", () => {
    expect(profileFor(SPEC).name).toBe("generic");
    expect(profileFor({ paths: { "/a": { get: { "x-contract": { safe: true } } } } }).name).toBe("lobbykit");
    expect(profileFor({ components: { schemas: { A: { allOf: [{ "x-evidence": "shown" }] } } } }).name).toBe(
      "lobbykit",
    );
  });
});

const isSuccessOf = (status: number, json?: unknown) => isSuccess({ status, headers: new Map(), text: "", json });

describe("a success", () => {
  it.each([
    ["a 2xx", 201, undefined, true],
    ["a copy that is still valid", 304, undefined, true],
    ["a redirect", 302, undefined, false],
    ["several items, all accepted", 207, { results: [{ index: 0, status: 201 }] }, true],
    ["several items, one of them refused", 207, { results: [{ status: 201 }, { status: 422 }] }, false],
    ["a list of items, one of them refused", 207, [{ status: 409 }], false],
    ["a 200 with items of another kind", 200, { results: [{ status: 422 }] }, true],
  ])("is or is not %s", (_what, status, json, expected) => {
    expect(isSuccessOf(status, json)).toBe(expected);
  });
});

const EXAMPLE: Expectation = { outcome: "accepted", needsState: false };
const MUST_REFUSE: Expectation = { outcome: "refused", reason: "query page is missing" };
const MUST_DENY: Expectation = { outcome: "denied", reason: "no token" };

const given = (status: number): Answer => ({ status, headers: new Map(), text: "", json: undefined });

describe("the findings about a spec without Lobbykit extensions", () => {
  it.for<[string, string, Expectation, number, string[]]>([
    ["a refused example", "told", EXAMPLE, 404, []],
    ["credentials without access", "told", EXAMPLE, 401, ["warning undocumented-status", "warning session-refused"]],
    [
      "an accepted wrong request when the spec documents refusals",
      "told",
      MUST_REFUSE,
      200,
      ["error invalid-accepted"],
    ],
    [
      "an accepted wrong request when the spec documents none",
      "silent",
      MUST_REFUSE,
      200,
      ["warning invalid-accepted"],
    ],
    ["an undocumented refusal beside documented ones", "told", MUST_REFUSE, 422, ["error undocumented-status"]],
    ["a refusal when the spec documents none", "silent", MUST_REFUSE, 422, ["warning undocumented-status"]],
    ["a status that HTTP allows every server", "told", MUST_REFUSE, 415, ["warning undocumented-status"]],
    ["an undocumented success", "silent", EXAMPLE, 202, ["error undocumented-status"]],
    ["an operation hidden from requests without credentials", "told", MUST_DENY, 404, []],
    ["an operation open to requests without credentials", "told", MUST_DENY, 200, ["error open-door"]],
    ["a failure", "silent", EXAMPLE, 500, ["error server-error"]],
  ])("%s", ([, id, expectation, status, expected]) => {
    const { request } = { request: { parameters: { path: {}, query: {}, header: {}, cookie: {} }, body: undefined } };
    const authorization = { kind: of(id).isSecured && expectation.outcome !== "denied" ? "session" : "none" } as const;
    const tried: Case = {
      id: "tried",
      operationId: id,
      kind: "example",
      stage: "open",
      request: { ...request, authorization, substitutions: [] },
      expectation,
    };
    const { findings } = judge(of(id), tried, given(status), context.validate);
    expect(findings.map(({ severity, check }) => `${severity} ${check}`)).toEqual(expected);
  });
});

describe("given headers", () => {
  const wire = { method: "GET", url: "http://a.example/x?y=1", headers: { accept: "*/*" }, body: undefined };

  it.for<[string, Record<string, string>, string | undefined]>([
    ["told", {}, 'no credentials for token: give them with --header "authorization: …"'],
    ["told", { Authorization: "Bearer abc" }, undefined],
    ["keyed", { api_key: "k" }, 'no credentials for crumb: give them with --header "crumb: …"'],
    ["keyed", { api_key: "k", Crumb: "c" }, undefined],
    [
      "certain",
      { authorization: "x" },
      "no credentials for certificate: give them with --client-cert and --client-key",
    ],
  ])("give access to %s with %o: %s", ([id, headers, expected]) => {
    expect(missingCredentials(of(id), headers)).toBe(expected);
  });

  it("are sent in the places that the spec documents, and never replace values of the case", () => {
    const headers = { api_key: "k&", crumb: "c", "X-Tenant": "t", Accept: "text/html" };
    expect(withGivenHeaders(wire, of("keyed"), headers, true)).toEqual({
      ...wire,
      url: "http://a.example/x?y=1&api_key=k%26",
      headers: { accept: "*/*", cookie: "crumb=c", "x-tenant": "t" },
    });
    expect(withGivenHeaders(wire, of("keyed"), headers, false)).toEqual({
      ...wire,
      headers: { accept: "*/*", "x-tenant": "t" },
    });
  });

  it("are secrets, with and without the name of the scheme", () => {
    expect(secretsIn("Bearer abc.def")).toEqual(["Bearer abc.def", "abc.def"]);
  });
});

describe("access cases without a Lobbykit session", () => {
  it.for([
    ["told", ["no token", "empty token", "garbage token", "wrong scheme"]],
    [
      "keyed",
      [
        "no token",
        "garbage api_key",
        "garbage crumb",
        ...["api_key", "crumb"].flatMap((name) => [`session without ${name}`, `session with garbage ${name}`]),
      ],
    ],
    ["free", []],
  ] as const)("are, for the operation %s, %o", ([id, names]) => {
    const tried = accessCases(context, of(id)).map((it) => it.id);
    expect(tried).toEqual(names.map((name) => `${id} › access ${name}`));
  });
});
