import { describe, expect, it } from "vitest";
import { addressNotes, readServedAt } from "./servers.ts";

const at = (url: unknown, variables?: unknown) => ({
  servers: [{ url, ...(variables !== undefined && { variables }) }],
});

describe("the server of an operation", () => {
  const document = at("https://api.example");
  it("is reported when it differs from the API's server, and the definition nearest to the operation counts", () => {
    expect(readServedAt(document, [at("https://a.example"), at("https://b.example")])).toBe("https://a.example");
    expect(readServedAt(document, [{}, at("https://b.example")])).toBe("https://b.example");
    expect(readServedAt(document, [at("https://api.example"), at("https://b.example")])).toBeUndefined();
    expect(readServedAt(document, [{ servers: [] }, { servers: "none" }, at(7)])).toBeUndefined();
    expect(readServedAt({}, [{}])).toBeUndefined();
  });

  it("has its variables replaced by their defaults", () => {
    const variables = { host: { default: "a.example" }, port: { default: 8080 }, odd: { default: true } };
    expect(readServedAt({}, [at("https://{host}:{port}/{odd}/{gone}", variables)])).toBe(
      "https://a.example:8080/{odd}/{gone}",
    );
  });
});

describe("the note about --url", () => {
  it("names the base path of the spec's servers when --url has none", () => {
    expect(addressNotes(at("https://api.example/api/v3//"), "http://localhost:1/")).toEqual([
      "the servers in the spec are at /api/v3, but --url has no path: perhaps it should end in /api/v3",
    ]);
    expect(addressNotes(at("/v1"), "http://localhost:1")).toHaveLength(1);
    expect(addressNotes(at("v1"), "http://localhost:1")).toEqual([]);
    expect(addressNotes(at("https://api.example/"), "http://localhost:1")).toEqual([]);
    expect(addressNotes(at("/v1"), "http://localhost:1/v1")).toEqual([]);
    expect(addressNotes(at("/v1"), "")).toHaveLength(1);
    expect(addressNotes({}, "http://localhost:1")).toEqual([]);
  });
});

describe("the base path in the note about --url", () => {
  it.for([
    ["https://a.example/api/v3/", "http://localhost:1", ["/api/v3"]],
    ["/api/v3", "http://localhost:1/", ["/api/v3"]],
    ["/api/v3", "http://localhost:1/api/v3", []],
    ["/api/v3", "http://localhost:1/proxied", []],
    ["https://a.example", "http://localhost:1", []],
  ] as const)("is named only when it is missing: server %s, --url %s", ([server, url, told]) => {
    expect(addressNotes({ servers: [{ url: server }] }, url).map((note) => /end in (\S+)$/.exec(note)?.[1])).toEqual(
      told,
    );
  });
});
