import { describe, expect, it } from "vitest";
import { toWire } from "./send.ts";
import { baseRequest } from "../plan/base.ts";
import { encodePairs, writeInHeader, writeInPath, writePairs } from "./write-value.ts";
import { fixtureContext, operationOf } from "../../test/support/context.ts";

const LIST = ["blue", "black & white"];
const THING = { R: 100, G: 200 };
const writing = (style: string, isExploded: boolean) => ({ style, isExploded, mediaType: undefined });

describe("a value in an address or header, by OpenAPI's styles", () => {
  it.for<[string, boolean, unknown, string]>([
    ["form", true, LIST, "color=blue&color=black%20%26%20white"],
    ["form", false, LIST, "color=blue,black%20%26%20white"],
    ["form", true, THING, "R=100&G=200"],
    ["form", false, THING, "color=R,100,G,200"],
    ["spaceDelimited", false, LIST, "color=blue%20black%20%26%20white"],
    ["pipeDelimited", false, LIST, "color=blue|black%20%26%20white"],
    ["deepObject", true, THING, "color%5BR%5D=100&color%5BG%5D=200"],
    ["deepObject", true, { a: { b: [1, 2] } }, "color%5Ba%5D%5Bb%5D=1&color%5Ba%5D%5Bb%5D=2"],
    ["form", true, "a\uD800b", "color=a%EF%BF%BDb"],
    ["form", true, true, "color=true"],
  ])("query %s, exploded %s: %o", ([style, isExploded, value, expected]) => {
    expect(encodePairs(writePairs("color", value, writing(style, isExploded)))).toBe(expected);
  });

  it.for<[string, boolean, unknown, string]>([
    ["simple", false, "a/b", "a%2Fb"],
    ["simple", false, LIST, "blue,black%20%26%20white"],
    ["simple", false, THING, "R,100,G,200"],
    ["simple", true, THING, "R=100,G=200"],
    ["label", false, LIST, ".blue,black%20%26%20white"],
    ["label", true, LIST, ".blue.black%20%26%20white"],
    ["label", true, THING, ".R=100.G=200"],
    ["matrix", false, "blue", ";color=blue"],
    ["matrix", false, LIST, ";color=blue,black%20%26%20white"],
    ["matrix", true, LIST, ";color=blue;color=black%20%26%20white"],
    ["matrix", true, THING, ";R=100;G=200"],
  ])("path %s, exploded %s: %o", ([style, isExploded, value, expected]) => {
    expect(writeInPath("color", value, writing(style, isExploded))).toBe(expected);
  });

  it.for<[boolean, unknown, string]>([
    [false, LIST, "blue,black & white"],
    [true, THING, "R=100,G=200"],
    [false, "১২৩", "%E0%A7%A7%E0%A7%A8%E0%A7%A9"],
  ])("header, exploded %s: %o", ([isExploded, value, expected]) => {
    expect(writeInHeader(value, writing("simple", isExploded))).toBe(expected);
  });

  it("in a media type of its own is written in that", () => {
    const own = { ...writing("form", true), mediaType: "application/json" };
    expect(encodePairs(writePairs("filter", THING, own))).toBe("filter=%7B%22R%22%3A100%2C%22G%22%3A200%7D");
  });
});

const FORM = {
  schema: {
    type: "object",
    properties: { file: { contentMediaType: "application/octet-stream" }, tags: {}, about: {}, point: {} },
  },
  encoding: { tags: { style: "form", explode: false }, point: { style: "deepObject", explode: true } },
  example: { tags: ["a", "b"], about: { x: "1 2" }, point: { x: 1 } },
};
const context = fixtureContext({
  openapi: "3.1.0",
  paths: {
    "/form": {
      post: {
        operationId: "form",
        requestBody: { content: { "application/x-www-form-urlencoded": FORM } },
        responses: {},
      },
    },
    "/parts": {
      post: {
        operationId: "parts",
        requestBody: {
          content: {
            "multipart/form-data": {
              ...FORM,
              encoding: { about: { contentType: "application/vnd.about+json" } },
              example: { file: "x", tags: ["a", "b"], about: { x: 1 } },
            },
          },
        },
        responses: {},
      },
    },
    "/words": {
      post: {
        operationId: "words",
        requestBody: { content: { "text/plain; charset=utf-8": { schema: { type: "string" }, example: "hello" } } },
        responses: {},
      },
    },
    "/bytes": {
      post: {
        operationId: "bytes",
        requestBody: { content: { "application/octet-stream": { schema: {} } } },
        responses: {},
      },
    },
  },
});

const wireOf = (id: string) => {
  const operation = operationOf(context, id);
  const [payload] = operation.payloads;
  const value = payload?.examples[0]?.value ?? "bG9iYnlraXQ=";
  return toWire("http://a.example", operation, baseRequest(context, operation, value), undefined);
};

const part = (name: string, ...rest: string[]) =>
  [
    "--lobbykit-contract-boundary",
    `content-disposition: form-data; name="${name}"${rest[0] ?? ""}`,
    ...rest.slice(1),
  ].join("\r\n");

describe("a body", () => {
  it("of a form is written by its encoding, lists by repeating, things as JSON", () => {
    expect(wireOf("form").body).toBe("tags=a,b&about=%7B%22x%22%3A%221+2%22%7D&point%5Bx%5D=1");
  });

  it("of parts has one for each item, a file for what is binary, and the media type that the spec names", () => {
    const wire = wireOf("parts");
    expect(wire.headers["content-type"]).toBe("multipart/form-data; boundary=lobbykit-contract-boundary");
    expect(wire.body).toBe(
      [
        part("file", '; filename="file"', "content-type: application/octet-stream", "", "lobbykit"),
        part("tags", "", "", "a"),
        part("tags", "", "", "b"),
        part("about", "", "content-type: application/vnd.about+json", "", '{"x":1}'),
        "--lobbykit-contract-boundary--",
        "",
      ].join("\r\n"),
    );
  });

  it("of text is that text, and of bytes those bytes", () => {
    expect(wireOf("words")).toMatchObject({ body: "hello", headers: { "content-type": "text/plain; charset=utf-8" } });
    expect(wireOf("bytes").body).toEqual(Buffer.from("lobbykit"));
  });
});
