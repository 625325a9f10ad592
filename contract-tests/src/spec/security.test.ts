import { describe, expect, it } from "vitest";
import { needsCredentials, readSecurity } from "./security.ts";

const securitySchemes = {
  bearer: { type: "http", scheme: "Bearer" },
  basic: { type: "http", scheme: "basic" },
  bare: { type: "http" },
  key: { type: "apiKey", in: "header", name: "X-Key" },
  query: { type: "apiKey", in: "query", name: "key" },
  crumb: { type: "apiKey", in: "cookie", name: "c" },
  nowhere: { type: "apiKey", in: "path", name: "k" },
  nameless: { type: "apiKey", in: "query" },
  mutual: { type: "mutualTLS" },
  "a/b": { $ref: "#/components/securitySchemes/key" },
  login: { type: "oauth2" },
  program: {
    type: "oauth2",
    flows: {
      clientCredentials: { tokenUrl: "/token", refreshUrl: "/refresh", scopes: { read: "" } },
      password: { tokenUrl: "https://login.example/token", scopes: {} },
      authorizationCode: { authorizationUrl: "/login", tokenUrl: "/token", scopes: {} },
    },
  },
};
const header = { place: "header", name: "authorization" };
const read = (security: unknown, ofDocument?: unknown) =>
  readSecurity({ components: { securitySchemes }, security: ofDocument }, security === undefined ? {} : { security });

const names = (...given: Parameters<typeof read>) => read(...given).map((schemes) => schemes.map(({ name }) => name));

describe("the security of an operation", () => {
  it.for<[string, object]>([
    ["bearer", { form: "bearer", credential: header }],
    ["basic", { form: "basic", credential: header }],
    ["bare", { form: "bearer", credential: header }],
    ["login", { form: "bearer", credential: header }],
    ["gone", { form: "bearer", credential: header }],
    ["key", { form: "key", credential: { place: "header", name: "X-Key" } }],
    ["query", { form: "key", credential: { place: "query", name: "key" } }],
    ["crumb", { form: "key", credential: { place: "cookie", name: "c" } }],
    ["nowhere", { form: "bearer", credential: header }],
    ["nameless", { form: "bearer", credential: header }],
    ["mutual", { form: "certificate", credential: undefined }],
    ["a/b", { form: "key", credential: { place: "header", name: "X-Key" } }],
  ])("has for the scheme %s the form %o", ([name, expected]) => {
    expect(read([{ [name]: [] }])).toEqual([[{ name, ...expected }]]);
  });

  it("has the flows in which a program gets a token, and the scopes that the operation requires", () => {
    const flows = [
      { grant: "password", tokenUrl: "https://login.example/token", refreshUrl: undefined },
      { grant: "client_credentials", tokenUrl: "/token", refreshUrl: "/refresh" },
    ];
    const [[scheme]] = read([{ program: ["read"] }]) as [[object]];
    expect(scheme).toEqual({ name: "program", form: "bearer", credential: header, oauth: { flows, scopes: ["read"] } });
  });

  it("is its own, or else that of the document, or empty", () => {
    expect(names([{ key: [], crumb: [] }, {}], [{ basic: [] }])).toEqual([["key", "crumb"], []]);
    expect(names(undefined, [{ basic: [] }])).toEqual([["basic"]]);
    expect(names([], [{ basic: [] }])).toEqual([]);
    expect(names(undefined)).toEqual([]);
    expect(names("none")).toEqual([]);
  });

  it("requires credentials when every alternative names a scheme", () => {
    expect(needsCredentials(read([{ key: [] }]))).toBe(true);
    expect(needsCredentials(read([{ key: [] }, {}]))).toBe(false);
    expect(needsCredentials(read([]))).toBe(false);
  });
});
