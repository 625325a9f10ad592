import { afterEach, describe, expect, it, vi } from "vitest";

/** Features that Node 20 lacks. */
const TAKEN_AWAY: readonly (readonly [owner: object, name: string])[] = [
  [Map, "groupBy"],
  [Object, "groupBy"],
  [Promise, "withResolvers"],
];

const ofIndex = (item: string, index: number) => `${item.length}${index > 2 ? " late" : ""}`;

describe("the polyfills for Node 20", () => {
  const own = TAKEN_AWAY.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const);
  const give = () => {
    for (const [owner, name, descriptor] of own) if (descriptor) Object.defineProperty(owner, name, descriptor);
  };
  afterEach(give);

  async function onNode20(): Promise<void> {
    for (const [owner, name] of TAKEN_AWAY) Reflect.deleteProperty(owner, name);
    vi.resetModules();
    await import("./node-20-polyfills.ts");
  }

  it("group items like ES2024", async () => {
    await onNode20();
    const items = ["a", "bb", "c", "dd"];
    expect([...Map.groupBy(items, ofIndex)]).toEqual([
      ["1", ["a", "c"]],
      ["2", ["bb"]],
      ["2 late", ["dd"]],
    ]);
    expect(Object.groupBy(items, ofIndex)).toEqual({ "1": ["a", "c"], "2": ["bb"], "2 late": ["dd"] });
  });

  it("create a promise with its resolve and reject functions", async () => {
    await onNode20();
    const one = Promise.withResolvers<number>();
    one.resolve(7);
    expect(await one.promise).toBe(7);
    const other = Promise.withResolvers<number>();
    other.reject(new Error("no"));
    await expect(other.promise).rejects.toThrow("no");
  });

  it("leave existing functions unchanged", async () => {
    vi.resetModules();
    const before = Object.getOwnPropertyDescriptor(Map, "groupBy")?.value;
    const { groupsOf } = await import("./node-20-polyfills.ts");
    const after = Object.getOwnPropertyDescriptor(Map, "groupBy")?.value;
    expect(after).toBe(before);
    expect(after).not.toBe(groupsOf);
  });
});
