import { describe, expect, it } from "vitest";
import { essenceOf, isForm, isJson, isPlainText, isRange, matchMediaType } from "./media-type.ts";

describe("a media type", () => {
  it("is returned in lower case without parameters", () => {
    expect(essenceOf(" Application/JSON ; charset=utf-8")).toBe("application/json");
    expect(essenceOf("")).toBe("");
  });

  it.for<[string, string[]]>([
    ["application/json", ["json"]],
    ["application/problem+json; a=b", ["json"]],
    ["application/jsonp", []],
    ["application/xjson", []],
    ["application/x-www-form-urlencoded", ["form"]],
    ["multipart/form-data; boundary=x", ["form"]],
    ["multipart/mixed", []],
    ["text/plain", ["text"]],
    ["text/csv", ["text"]],
    ["text/xml", []],
    ["text/a+xml", []],
    ["application/xml", []],
    ["image/png", []],
    ["*/*", ["range"]],
    ["text/*", ["text", "range"]],
    ["application/*+json", ["json", "range"]],
  ])("%s is of the kinds %j", ([mediaType, kinds]) => {
    const found = [
      ...(isJson(mediaType) ? ["json"] : []),
      ...(isForm(mediaType) ? ["form"] : []),
      ...(isPlainText(mediaType) ? ["text"] : []),
      ...(isRange(mediaType) ? ["range"] : []),
    ];
    expect(found).toEqual(kinds);
  });

  it.for<[string[], string, string | undefined]>([
    [["application/json"], "application/json;charset=utf-8", "application/json"],
    [["Application/JSON"], "application/json", "Application/JSON"],
    [["application/xml"], "application/json", undefined],
    [["*/*", "application/json"], "application/json", "application/json"],
    [["application/*", "*/*"], "application/json", "application/*"],
    [["*"], "application/json", "*"],
    [["application/*+json"], "application/problem+json", "application/*+json"],
    [["application/*+json"], "application/json", undefined],
    [["application/*"], "text/plain", undefined],
    [["application/a.c+*"], "application/abc+json", undefined],
    [["application/a.c+*"], "application/a.c+json", "application/a.c+*"],
    [["text/*"], "text/a/b", undefined],
    [[], "text/plain", undefined],
  ])("is searched among the documented %j: %s matches %s", ([documented, given, expected]) => {
    expect(matchMediaType(documented, given)).toBe(expected);
  });
});
