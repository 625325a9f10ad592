import { afterEach, expect, test } from "vitest";
import { POLYFILLED, HAS_ALL } from "../../../../.ci/browser-floor/polyfilled.ts";

/** The methods that the test removes, because this Node version has all of them. */
const METHODS: readonly (readonly [owner: object, name: string])[] = [
  [AbortSignal, "any"],
  [URL, "canParse"],
  [URL, "parse"],
  [Array.prototype, "toReversed"],
  [Array.prototype, "toSorted"],
  [Map, "groupBy"],
  [Promise, "withResolvers"],
];
const own = METHODS.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name));

afterEach(() => {
  METHODS.forEach(([owner, name], index) => Object.defineProperty(owner, name, own[index] ?? {}));
});

test("older-browsers.ts adds each missing method, and each works correctly", async () => {
  for (const [owner, name] of METHODS) Reflect.deleteProperty(owner, name);
  expect(METHODS.filter(([owner, name]) => name in owner)).toEqual([]);
  await import("./older-browsers.ts");

  const numbers = [3, 1, 2];
  expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
  expect(numbers.toReversed()).toEqual([2, 1, 3]);
  expect(numbers).toEqual([3, 1, 2]);
  expect([...Map.groupBy(numbers, (number) => number > 1)]).toEqual([
    [true, [3, 2]],
    [false, [1]],
  ]);
  expect([URL.canParse("/a", "https://a.example"), URL.canParse("/a")]).toEqual([true, false]);
  expect([URL.parse("/a", "https://a.example")?.href, URL.parse("/a")]).toEqual(["https://a.example/a", null]);
  const { promise, resolve } = Promise.withResolvers<string>();
  resolve("here");
  await expect(promise).resolves.toBe("here");

  const [one, other] = [new AbortController(), new AbortController()];
  const any = AbortSignal.any([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort("enough");
  expect([any.aborted, any.reason, one.signal.aborted]).toEqual([true, "enough", false]);
  expect(AbortSignal.any([one.signal, other.signal]).reason).toBe("enough");
});

test("the head script loads older-browsers.ts when any of its methods is missing", () => {
  expect(Object.keys(POLYFILLED)).toHaveLength(METHODS.length + 1);
  for (const expression of Object.values(POLYFILLED)) expect(HAS_ALL).toContain(expression);
});
