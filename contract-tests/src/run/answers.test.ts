import { describe, expect, it } from "vitest";
import { received } from "../../test/support/received.ts";
import { createMemory } from "./memory.ts";
import { MAX_OF_OPERATION, MAX_OF_SERVER, Patience } from "./patience.ts";
import { readText, TooDeep } from "./read-text.ts";
import { createThrift } from "./thrift.ts";
import { resultOf } from "../../test/support/small-report.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

describe("a body", () => {
  it.for<[string, unknown]>([
    ['{"a":[1]}', { a: [1] }],
    [' \n["}]"]', ["}]"]],
    ['"a"', "a"],
    ["7", 7],
    ["hello", undefined],
    ['{"a":', undefined],
    ["", undefined],
  ])("%j is read as text, and as JSON if it is", ([text, json]) => {
    expect(readText(bytes(text))).toEqual({ text, json });
  });

  it("that begins with a byte order mark is read without it", () => {
    expect(readText(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes("[1]")]))).toEqual({
      text: "[1]",
      json: [1],
      hasByteOrderMark: true,
    });
    expect(readText(new Uint8Array([0xef, 0xbb]))).toMatchObject({ isNoUtf8: true });
    expect(readText(new Uint8Array([0xef, 0xbb, 0xbe, 0x20]))).not.toHaveProperty("hasByteOrderMark");
  });

  it("in no UTF-8 is read as far as it goes", () => {
    expect(readText(new Uint8Array([0x22, 0xff, 0x22]))).toEqual({ text: '"\uFFFD"', json: "\uFFFD", isNoUtf8: true });
  });

  it("is refused when it is nested more than 256 levels deep, in lists or objects", () => {
    expect(readText(bytes(nested(256))).text).toHaveLength(512);
    expect(() => readText(bytes(nested(257)))).toThrow(TooDeep);
    expect(() => readText(bytes(`  ${nested(257)}`))).toThrow("nested more than 256 levels deep");
    expect(() => readText(bytes(`${'{"a":'.repeat(257)}1${"}".repeat(257)}`))).toThrow(TooDeep);
    expect(() => readText(new Uint8Array([...bytes(nested(257)), 0xff]))).toThrow(TooDeep);
  });

  it("is not nested by brackets in its texts, or one beside the other", () => {
    expect(readText(bytes(JSON.stringify(["[".repeat(300)]))).json).toEqual(["[".repeat(300)]);
    expect(readText(bytes(JSON.stringify([`"${"[".repeat(300)}\\`]))).json).toEqual([`"${"[".repeat(300)}\\`]);
    expect(readText(bytes(`[${Array(300).fill("[]").join(",")}]`)).json).toHaveLength(300);
    expect(readText(bytes(nested(256).slice(0, 256))).json).toBeUndefined();
  });
});

describe("the memory of a series", () => {
  it("has what steps were answered, in body and headers", () => {
    const { keep, recall } = createMemory();
    keep("one", received(200, { id: 7 }, { headers: { etag: '"1"' } }));
    keep("two", { failure: "late" });
    expect(recall({ step: "one", pointer: "/id" })).toBe(7);
    expect(recall({ step: "one", header: "etag" })).toBe('"1"');
    expect(recall({ step: "one", header: "gone" })).toBeUndefined();
    expect(recall({ step: "two", pointer: "/id" })).toBeUndefined();
    expect(recall({ step: "gone", pointer: "/id" })).toBeUndefined();
  });

  it("makes a value up once for each name", () => {
    const { recall } = createMemory();
    const key = recall({ named: "key", fresh: "uuid" });
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(recall({ named: "key", fresh: "uuid" })).toBe(key);
    expect(recall({ named: "other", fresh: "digits" })).toMatch(/^[1-9]\d{8}$/);
    expect(createMemory().recall({ named: "key", fresh: "uuid" })).not.toBe(key);
  });
});

describe("patience", () => {
  const late = { failure: "late" };
  it("ends for an operation after five failures in a row", () => {
    const patience = new Patience();
    for (let index = 1; index < MAX_OF_OPERATION; index += 1) patience.note("a", late);
    expect(patience.reasonToSkip("a")).toBeUndefined();
    patience.note("a", late);
    expect(patience.reasonToSkip("a")).toBe("the operation gave no whole answer 5 times in a row");
    expect(patience.reasonToSkip("b")).toBeUndefined();
    patience.note("a", received(500));
    expect(patience.reasonToSkip("a")).toBeUndefined();
  });

  it("ends for the server after twenty-five failures in a row, whatever the operation", () => {
    const patience = new Patience();
    for (let index = 1; index < MAX_OF_SERVER; index += 1) patience.note(`operation ${index}`, late);
    expect(patience.reasonToGiveUp).toBeUndefined();
    patience.note("b", { failure: "later" });
    expect(patience.reasonToGiveUp).toBe("Gave up: 25 requests in a row had no whole answer (the last one: later).");
    patience.note("b", received(200));
    expect(patience.reasonToGiveUp).toBeUndefined();
  });
});

const long = (length: number) => resultOf("login", "a", { answer: received(200, "x".repeat(length)) });

const lengthOf = ({ answer }: ReturnType<typeof long>) => (answer && "text" in answer ? answer.text.length : -1);

describe("thrift", () => {
  it("keeps short answers whole, and of long ones the beginning", () => {
    const keep = createThrift();
    const short = long(20_000);
    expect(keep(short)).toBe(short);
    const kept = keep(long(20_001));
    expect([lengthOf(kept), kept.answer && "json" in kept.answer ? kept.answer.json : 0]).toEqual([20_000, undefined]);
    const none = resultOf("login", "a", { answer: { failure: "late" } });
    expect(keep(none)).toBe(none);
    const skipped = resultOf("login", "a", { answer: null });
    expect(keep(skipped)).toBe(skipped);
  });

  it("keeps less once it has kept twenty million characters", () => {
    const keep = createThrift();
    const answer = long(20_000);
    for (let index = 0; index < 1000; index += 1) keep(answer);
    expect(lengthOf(keep(long(20_000)))).toBe(20_000);
    expect(lengthOf(keep(long(20_000)))).toBe(4000);
    expect(lengthOf(keep(long(4000)))).toBe(4000);
  });

  it("gives memory back after sixteen million characters, and goes on", () => {
    const keep = createThrift();
    const answer = long(5_000_000);
    for (let index = 0; index < 8; index += 1) expect(lengthOf(keep(answer))).toBe(20_000);
  });
});
