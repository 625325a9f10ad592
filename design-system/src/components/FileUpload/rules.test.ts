import { describe, expect, it } from "vitest";
import {
  acceptOf,
  claimedKind,
  FILE_KINDS,
  type FileFacts,
  type FileLimits,
  hasSignature,
  type ReadFile,
  refusalOf,
  sizeText,
  sizeTexts,
  sortFiles,
} from "./rules.ts";

const MEGA = 1024 * 1024;
const LIMITS: FileLimits = { kinds: ["png", "jpg"], maxBytes: 5 * MEGA, maxFiles: 3 };
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PNG = bytes("\u0089PNG\r\n\u001A\n\0\0\0\r");
const JPG = bytes("\u00FF\u00D8\u00FF\u00E0\0\u0010JFIF");
const WEBP = bytes("RIFF\0\0\0\0WEBP");
const PDF = bytes("%PDF-1.7\n");
const HTML = bytes("<!doctype html>");

const file = (name: string, type: string, size = 1000, lastModified = 1): FileFacts => ({
  name,
  type,
  size,
  lastModified,
});
const read = (name: string, head: Uint8Array = PNG, size?: number): ReadFile<FileFacts> => ({
  file: file(name, "image/png", size),
  head,
});
const names = (files: readonly FileFacts[]) => files.map(({ name }) => name);

describe("FileUpload rules", () => {
  it.each([
    ["slip.png", "image/png", "png"],
    ["SLIP.PNG", "IMAGE/PNG", "png"],
    ["slip.jpg", "image/jpeg", "jpg"],
    ["slip.jpeg", "image/jpeg", "jpg"],
    ["my.old.slip.jpeg", "", "jpg"],
    ["1000012345", "image/jpeg", "jpg"],
    ["slip.png", "image/jpeg", undefined],
    ["slip.gif", "image/gif", undefined],
    ["slip.gif", "image/png", undefined],
    ["slip.png.exe", "image/png", undefined],
    ["slip", "", undefined],
    ["slip.webp", "image/webp", "webp"],
    ["slip.pdf", "application/pdf", "pdf"],
  ])("R401 knows the kind of a file only if its extension and its type agree: %s, %s is %s", (name, type, kind) => {
    expect(claimedKind({ name, type })).toBe(kind);
  });

  it.each([
    ["png", PNG],
    ["jpg", JPG],
    ["webp", WEBP],
    ["pdf", PDF],
  ] as const)("R401 recognises %s by its first bytes", (kind, head) => {
    expect(FILE_KINDS.filter((one) => hasSignature(head, one))).toEqual([kind]);
    expect(hasSignature(head.slice(0, 2), kind)).toBe(false);
  });

  it.each([
    ["accepts a PNG", file("slip.png", "image/png"), PNG, undefined],
    ["accepts a JPG", file("slip.jpg", "image/jpeg"), JPG, undefined],
    ["accepts a file exactly at the size limit", file("slip.png", "image/png", 5 * MEGA), PNG, undefined],
    ["refuses a file one byte over the size limit", file("slip.png", "image/png", 5 * MEGA + 1), PNG, "size"],
    ["refuses an empty file", file("slip.png", "image/png", 0), bytes(""), "empty"],
    ["refuses a file of a kind that is not accepted", file("slip.pdf", "application/pdf"), PDF, "kind"],
    ["refuses an HTML page named as a picture", file("slip.png", "image/png"), HTML, "content"],
    ["refuses a JPG named as a PNG", file("slip.png", "image/png"), JPG, "content"],
    ["refuses a truncated file", file("slip.png", "image/png", 3), PNG.slice(0, 3), "content"],
    ["refuses an unreadable file", file("slip.png", "image/png"), undefined, "unread"],
    [
      "checks the kind of a file before its size and its content",
      file("film.mov", "video/quicktime", 90 * MEGA),
      HTML,
      "kind",
    ],
  ])("R401 %s", (_what, facts, head, refusal) => {
    expect(refusalOf(facts, head, LIMITS)).toBe(refusal);
  });

  it("R401 accepts at most three files, counts only the valid ones, and refuses duplicates", () => {
    const there = [file("one.png", "image/png")];
    const added = [read("one.png"), read("bad.png", HTML), read("two.png"), read("three.png"), read("four.png")];
    const { files, refused } = sortFiles(there, added, LIMITS);
    expect(names(files)).toEqual(["one.png", "two.png", "three.png"]);
    expect(refused.map(({ file: { name }, refusal }) => [name, refusal])).toEqual([
      ["one.png", "twice"],
      ["bad.png", "content"],
      ["four.png", "count"],
    ]);
  });

  it("accepts two pictures with the same name, because pasted files are all called image.png", () => {
    const { files } = sortFiles(
      [file("image.png", "image/png", 1000, 1)],
      [{ file: file("image.png", "image/png", 1000, 2), head: PNG }],
      LIMITS,
    );
    expect(files).toHaveLength(2);
  });

  it.each([
    ["a valid file replaces the old one", [read("new.png")], ["new.png"], []],
    ["an invalid file does not replace the old one", [read("bad.png", HTML)], ["old.png"], ["content"]],
    ["only the first of two files replaces the old one", [read("new.png"), read("more.png")], ["new.png"], ["count"]],
  ])("with room for one file: %s", (_what, added, left, refusals) => {
    const { files, refused } = sortFiles([file("old.png", "image/png")], added, { ...LIMITS, maxFiles: 1 });
    expect(names(files)).toEqual(left);
    expect(refused.map(({ refusal }) => refusal)).toEqual(refusals);
  });

  it("the accept attribute lists extensions and types", () => {
    expect(acceptOf(["png", "jpg"])).toBe(".png,image/png,.jpg,.jpeg,image/jpeg");
  });

  it.each([
    [1, "1 kB"],
    [200 * 1024, "200 kB"],
    [MEGA, "1 MB"],
    [5 * MEGA, "5 MB"],
    [1.21 * MEGA, "1.2 MB"],
  ])("R501 writes %d bytes as %s", (size, text) => {
    expect(sizeText(size, "en")).toBe(text);
    expect(sizeText(size, "bn")).toMatch(/^[\d.]/);
  });

  it.each([
    [6 * MEGA, { size: "6 MB", max: "5 MB" }],
    [5 * MEGA + 1, { size: "5,242,881 bytes", max: "5,242,880 bytes" }],
  ])("R401 R501 shows %d bytes and the limit of 5 MB with different texts", (size, texts) => {
    expect(sizeTexts(size, 5 * MEGA, "en")).toEqual(texts);
  });
});
