import { describe, expect, it } from "vitest";
import { smallSpec } from "../../test/support/small-spec.ts";
import type { JsonObject } from "../json.ts";
import type { CaseBody } from "../plan/case.ts";
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

describe("a body", () => {
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

  it("of parts quotes names, and recognises files by their schema", () => {
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
        part('"photo"; filename="file"', "application/octet-stream", "lobbykit"),
        part('"photos"; filename="file"', "application/octet-stream", "lobbykit"),
        part('"plain"', "text/csv", "c"),
        part('"any"', undefined, "1"),
        "--lobbykit-contract-boundary--",
        "",
      ].join("\r\n"),
    });
  });
});
