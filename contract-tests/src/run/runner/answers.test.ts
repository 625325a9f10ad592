import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { createMemory } from "../values/series-memory.ts";
import { MAX_OF_OPERATION, MAX_OF_SERVER, GiveUpPolicy } from "../limits/give-up-policy.ts";
import { readText, TooDeep } from "../http/read-text.ts";
import { createResponseMemory } from "../limits/response-memory.ts";
import { resultOf } from "../../../test/support/reports/small-report.ts";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const nested = (depth: number, open = "[", close = "]") => open.repeat(depth) + close.repeat(depth);

describe("an answer's body", () => {
  it.for<[string, unknown]>([
    ['{"a":[1]}', { a: [1] }],
    [' \n["}]"]', ["}]"]],
    ['"a"', "a"],
    ["7", 7],
    ["hello", undefined],
    ['{"a":', undefined],
    ["", undefined],
  ])("%j is read as text, and as JSON if it is valid", ([text, json]) => {
    expect(readText(bytes(text))).toEqual({ text, json });
  });

  it("is read without its byte order mark", () => {
    expect(readText(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes("[1]")]))).toEqual({
      text: "[1]",
      json: [1],
      hasByteOrderMark: true,
    });
    expect(readText(new Uint8Array([0xef, 0xbb]))).toMatchObject({ isNoUtf8: true });
    expect(readText(new Uint8Array([0xef, 0xbb, 0xbe, 0x20]))).not.toHaveProperty("hasByteOrderMark");
  });

  it("is read even when it is not UTF-8, and is then marked so", () => {
    expect(readText(new Uint8Array([0x22, 0xff, 0x22]))).toEqual({ text: '"\uFFFD"', json: "\uFFFD", isNoUtf8: true });
  });

  it("is refused when it is nested more than 256 levels deep", () => {
    expect(readText(bytes(nested(256))).text).toHaveLength(512);
    expect(() => readText(bytes(nested(257)))).toThrow(TooDeep);
    expect(() => readText(bytes(`  ${nested(257)}`))).toThrow("nested more than 256 levels deep");
    expect(() => readText(bytes(`${'{"a":'.repeat(257)}1${"}".repeat(257)}`))).toThrow(TooDeep);
    expect(() => readText(new Uint8Array([...bytes(nested(257)), 0xff]))).toThrow(TooDeep);
  });

  it("is not counted as nested because of brackets in strings or side by side", () => {
    expect(readText(bytes(JSON.stringify(["[".repeat(300)]))).json).toEqual(["[".repeat(300)]);
    expect(readText(bytes(JSON.stringify([`"${"[".repeat(300)}\\`]))).json).toEqual([`"${"[".repeat(300)}\\`]);
    expect(readText(bytes(`[${Array(300).fill("[]").join(",")}]`)).json).toHaveLength(300);
    expect(readText(bytes(nested(256).slice(0, 256))).json).toBeUndefined();
  });
});

describe("the memory of a series", () => {
  it("returns values of earlier answers, from body and headers", () => {
    const { keep, recall } = createMemory();
    keep("one", received(200, { id: 7 }, { headers: { etag: '"1"' } }));
    keep("two", { failure: "late" });
    expect(recall({ step: "one", pointer: "/id" })).toBe(7);
    expect(recall({ step: "one", header: "etag" })).toBe('"1"');
    expect(recall({ step: "one", header: "gone" })).toBeUndefined();
    expect(recall({ step: "two", pointer: "/id" })).toBeUndefined();
    expect(recall({ step: "gone", pointer: "/id" })).toBeUndefined();
  });

  it.for([
    [0, "aaa"],
    [1, "aaaa"],
    [-3, undefined],
    [2 ** 40, undefined],
  ] as const)("returns a text of three letters and %i more", ([longer, text]) => {
    const { keep, recall } = createMemory();
    keep("rules", received(200, { length: 3 }));
    expect(recall({ step: "rules", pointer: "/length", isNeeded: true, letter: "a", longer })).toBe(text);
    expect(recall({ step: "rules", pointer: "/none", isNeeded: true, letter: "a", longer })).toBeUndefined();
  });

  it("creates a named value once", () => {
    const { recall } = createMemory();
    const key = recall({ named: "key", fresh: "uuid" });
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(recall({ named: "key", fresh: "uuid" })).toBe(key);
    expect(recall({ named: "other", fresh: "digits" })).toMatch(/^[1-9]\d{8}$/);
    expect(createMemory().recall({ named: "key", fresh: "uuid" })).not.toBe(key);
  });
});

describe("the give-up policy", () => {
  const late = { failure: "late" };
  it("skips an operation after five failures in a row", () => {
    const policy = new GiveUpPolicy();
    for (let index = 1; index < MAX_OF_OPERATION; index += 1) policy.note("a", late);
    expect(policy.reasonToSkip("a")).toBeUndefined();
    policy.note("a", late);
    expect(policy.reasonToSkip("a")).toBe("the operation gave no complete answer 5 times in a row");
    expect(policy.reasonToSkip("b")).toBeUndefined();
    policy.note("a", received(500));
    expect(policy.reasonToSkip("a")).toBeUndefined();
  });

  it("gives up after twenty-five failures in a row, of any operations", () => {
    const policy = new GiveUpPolicy();
    for (let index = 1; index < MAX_OF_SERVER; index += 1) policy.note(`operation ${index}`, late);
    expect(policy.reasonToGiveUp).toBeUndefined();
    policy.note("b", { failure: "later" });
    expect(policy.reasonToGiveUp).toBe("Gave up: 25 requests in a row had no complete answer (the last one: later).");
    policy.note("b", received(200));
    expect(policy.reasonToGiveUp).toBeUndefined();
  });
});

const long = (length: number) => resultOf("login", "a", { answer: received(200, "x".repeat(length)) });

const lengthOf = ({ answer }: ReturnType<typeof long>) => (answer && "text" in answer ? answer.text.length : -1);

describe("the response memory", () => {
  it("keeps short answers in full and the beginning of long ones", () => {
    const keep = createResponseMemory();
    const short = long(20_000);
    expect(keep(short)).toBe(short);
    const kept = keep(long(20_001));
    expect([lengthOf(kept), kept.answer && "json" in kept.answer ? kept.answer.json : 0]).toEqual([20_000, undefined]);
    const none = resultOf("login", "a", { answer: { failure: "late" } });
    expect(keep(none)).toBe(none);
    const skipped = resultOf("login", "a", { answer: null });
    expect(keep(skipped)).toBe(skipped);
  });

  it("keeps less of each answer after twenty million characters", () => {
    const keep = createResponseMemory();
    const answer = long(20_000);
    for (let index = 0; index < 1000; index += 1) keep(answer);
    expect(lengthOf(keep(long(20_000)))).toBe(20_000);
    expect(lengthOf(keep(long(20_000)))).toBe(4000);
    expect(lengthOf(keep(long(4000)))).toBe(4000);
  });

  it("counts only the characters that it keeps, so that long answers leave room for others", () => {
    const keep = createResponseMemory();
    const answer = long(5_000_000);
    for (let index = 0; index < 8; index += 1) expect(lengthOf(keep(answer))).toBe(20_000);
  });
});
