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
  ])("R401 takes ending and type together: %s, %s is %s", (name, type, kind) => {
    expect(claimedKind({ name, type })).toBe(kind);
  });

  it.each([
    ["png", PNG],
    ["jpg", JPG],
    ["webp", WEBP],
    ["pdf", PDF],
  ] as const)("R401 knows %s by its first bytes, and no other", (kind, head) => {
    expect(FILE_KINDS.filter((one) => hasSignature(head, one))).toEqual([kind]);
    expect(hasSignature(head.slice(0, 2), kind)).toBe(false);
  });

  it.each([
    ["a picture", file("slip.png", "image/png"), PNG, undefined],
    ["a photo", file("slip.jpg", "image/jpeg"), JPG, undefined],
    ["just at the limit", file("slip.png", "image/png", 5 * MEGA), PNG, undefined],
    ["a byte over it", file("slip.png", "image/png", 5 * MEGA + 1), PNG, "size"],
    ["nothing", file("slip.png", "image/png", 0), bytes(""), "empty"],
    ["a kind that is not asked for", file("slip.pdf", "application/pdf"), PDF, "kind"],
    ["a page in a picture's clothes", file("slip.png", "image/png"), HTML, "content"],
    ["a photo called a picture", file("slip.png", "image/png"), JPG, "content"],
    ["cut short", file("slip.png", "image/png", 3), PNG.slice(0, 3), "content"],
    ["unreadable", file("slip.png", "image/png"), undefined, "unread"],
    ["two things wrong: the kind first", file("film.mov", "video/quicktime", 90 * MEGA), HTML, "kind"],
  ])("R401 judges %s", (_what, facts, head, refusal) => {
    expect(refusalOf(facts, head, LIMITS)).toBe(refusal);
  });

  it("R401 takes three at most, counts only the good, and none twice", () => {
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

  it("tells two pictures of one name apart: pasted ones are all called image.png", () => {
    const { files } = sortFiles(
      [file("image.png", "image/png", 1000, 1)],
      [{ file: file("image.png", "image/png", 1000, 2), head: PNG }],
      LIMITS,
    );
    expect(files).toHaveLength(2);
  });

  it.each([
    ["a good one takes the place", [read("new.png")], ["new.png"], []],
    ["a bad one does not", [read("bad.png", HTML)], ["old.png"], ["content"]],
    ["the first of two does", [read("new.png"), read("more.png")], ["new.png"], ["count"]],
  ])("with one place: %s", (_what, added, left, refusals) => {
    const { files, refused } = sortFiles([file("old.png", "image/png")], added, { ...LIMITS, maxFiles: 1 });
    expect(names(files)).toEqual(left);
    expect(refused.map(({ refusal }) => refusal)).toEqual(refusals);
  });

  it("offers the picker endings and types", () => {
    expect(acceptOf(["png", "jpg"])).toBe(".png,image/png,.jpg,.jpeg,image/jpeg");
  });

  it.each([
    [1, "1 kB"],
    [200 * 1024, "200 kB"],
    [MEGA, "1 MB"],
    [5 * MEGA, "5 MB"],
    [1.21 * MEGA, "1.2 MB"],
  ])("R501 says %d bytes as %s", (size, text) => {
    expect(sizeText(size, "en")).toBe(text);
    expect(sizeText(size, "bn")).toMatch(/^[\d.]/);
  });

  it.each([
    [6 * MEGA, { size: "6 MB", max: "5 MB" }],
    [5 * MEGA + 1, { size: "5,242,881 bytes", max: "5,242,880 bytes" }],
  ])("R401 R501 says how far %d bytes are over 5 MB", (size, texts) => {
    expect(sizeTexts(size, 5 * MEGA, "en")).toEqual(texts);
  });
});
