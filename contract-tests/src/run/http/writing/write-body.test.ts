import { describe, expect, it } from "vitest";
import { fixtureContext, operationOf } from "../../../../test/support/context.ts";
import { smallSpec } from "../../../../test/support/specs/small-spec.ts";
import type { JsonObject } from "../../../json.ts";
import { baseRequest } from "../../../plan/generate/requests.ts";
import type { CaseBody } from "../../../plan/case.ts";
import { toWire } from "../send.ts";
import { writeBody } from "./write-body.ts";

const part = (name: string, type: string | undefined, text: string) =>
  [
    "--lobbykit-contract-boundary",
    `content-disposition: form-data; name=${name}`,
    ...(type === undefined ? [] : [`content-type: ${type}`]),
    "",
    text,
  ].join("\r\n");

const value = (mediaType: string, it: unknown): CaseBody => ({ mediaType, value: it, isEncrypted: false });

const bodied = (content: JsonObject) =>
  smallSpec({ requestBody: { content }, responses: {} }, { method: "post" }).operation;

const write = (body: CaseBody, content: JsonObject = {}) => writeBody(bodied(content), body);

describe("writing a body", () => {
  it.for<[CaseBody, string, unknown]>([
    [{ mediaType: "a/b", text: "x" }, "a/b", "x"],
    [{ mediaType: "a/b", text: "x", padTo: 3 }, "a/b", "x  "],
    [{ mediaType: "a/b", text: "xyz", padTo: 3 }, "a/b", "xyz"],
    [{ mediaType: "image/png", base64: "AQID" }, "image/png", Buffer.from([1, 2, 3])],
    [value("application/json", "x"), "application/json", '"x"'],
    [value("application/json", undefined), "application/json", "null"],
    [value("*/*", { a: 1 }), "application/json", '{"a":1}'],
    [value("text/plain", "x"), "text/plain", "x"],
    [value("text/plain", 7), "text/plain", "7"],
    [
      value("application/x-www-form-urlencoded", { a: "b c", n: null, l: [1, 2] }),
      "application/x-www-form-urlencoded",
      "a=b+c&n=null&l=1&l=2",
    ],
    [value("application/x-www-form-urlencoded", 7), "application/x-www-form-urlencoded", ""],
  ])("%j is written as %s", ([body, contentType, content]) => {
    expect(write(body)).toEqual({ contentType, content });
    expect(write(body)).toEqual({ contentType, content });
  });

  it("quotes the names of parts, and recognises files by their schema", () => {
    const schema = {
      properties: {
        photo: { format: "binary" },
        photos: { items: { format: "binary" } },
        plain: { contentMediaType: "a/b", type: "string" },
      },
    };
    const encoding = { plain: { contentType: "text/csv, text/plain" }, any: { contentType: "image/*" } };
    const content = { "multipart/form-data": { schema, encoding } };
    const written = write(
      value("multipart/form-data", { 'a"\n': { b: 1 }, photo: "x", photos: ["y"], plain: "c", any: 1 }),
      content,
    );
    expect(written).toEqual({
      contentType: "multipart/form-data; boundary=lobbykit-contract-boundary",
      content: [
        part('"a%22%0A"', "application/json", '{"b":1}'),
        part('"photo"; filename="test file"', "application/octet-stream", "lobbykit"),
        part('"photos"; filename="test file"', "application/octet-stream", "lobbykit"),
        part('"plain"', "text/csv", "c"),
        part('"any"', undefined, "1"),
        "--lobbykit-contract-boundary--",
        "",
      ].join("\r\n"),
    });
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

describe("the body of a request", () => {
  it("has, for a form, each member in its documented style, and an object without a style as JSON", () => {
    expect(wireOf("form").body).toBe("tags=a,b&about=%7B%22x%22%3A%221+2%22%7D&point%5Bx%5D=1");
  });

  it("has a part for each item, a file for binary data, and the documented media types", () => {
    const wire = wireOf("parts");
    expect(wire.headers["content-type"]).toBe("multipart/form-data; boundary=lobbykit-contract-boundary");
    expect(wire.body).toBe(
      [
        part('"file"; filename="test file"', "application/octet-stream", "lobbykit"),
        part('"tags"', undefined, "a"),
        part('"tags"', undefined, "b"),
        part('"about"', "application/vnd.about+json", '{"x":1}'),
        "--lobbykit-contract-boundary--",
        "",
      ].join("\r\n"),
    );
  });

  it("is the given text or the given bytes", () => {
    expect(wireOf("words")).toMatchObject({ body: "hello", headers: { "content-type": "text/plain; charset=utf-8" } });
    expect(wireOf("bytes").body).toEqual(Buffer.from("lobbykit"));
  });

  it("writes a value as a file when its schema refers (`$ref`) to the schema of a file", () => {
    const file = { type: "string", format: "binary" };
    const { operation } = smallSpec(
      {
        requestBody: {
          content: {
            "multipart/form-data": {
              schema: {
                allOf: [{ type: "object", properties: { all: { items: { $ref: "#/components/schemas/File" } } } }],
              },
            },
          },
        },
        responses: {},
      },
      { method: "post", components: { schemas: { File: file } } },
    );
    const { content } = writeBody(operation, value("multipart/form-data", { all: ["x"] }));
    expect(content).toContain(part('"all"; filename="test file"', "application/octet-stream", "lobbykit"));
  });
});
