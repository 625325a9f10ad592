import { afterEach, describe, expect, it, vi } from "vitest";

/** What an older Node has not. */
const TAKEN_AWAY: readonly (readonly [owner: object, name: string])[] = [
  [Map, "groupBy"],
  [Object, "groupBy"],
  [Promise, "withResolvers"],
];

const ofIndex = (item: string, index: number) => `${item.length}${index > 2 ? " late" : ""}`;

describe("on Node 20", () => {
  const own = TAKEN_AWAY.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const);
  const give = () => {
    for (const [owner, name, descriptor] of own) if (descriptor) Object.defineProperty(owner, name, descriptor);
  };
  afterEach(give);

  async function onNode20(): Promise<void> {
    for (const [owner, name] of TAKEN_AWAY) Reflect.deleteProperty(owner, name);
    vi.resetModules();
    await import("./node-20.ts");
  }

  it("groups are made as ES2024 makes them", async () => {
    await onNode20();
    const items = ["a", "bb", "c", "dd"];
    expect([...Map.groupBy(items, ofIndex)]).toEqual([
      ["1", ["a", "c"]],
      ["2", ["bb"]],
      ["2 late", ["dd"]],
    ]);
    expect(Object.groupBy(items, ofIndex)).toEqual({ "1": ["a", "c"], "2": ["bb"], "2 late": ["dd"] });
  });

  it("a promise comes with what settles it", async () => {
    await onNode20();
    const one = Promise.withResolvers<number>();
    one.resolve(7);
    expect(await one.promise).toBe(7);
    const other = Promise.withResolvers<number>();
    other.reject(new Error("no"));
    await expect(other.promise).rejects.toThrow("no");
  });

  it("what is there already is left alone", async () => {
    vi.resetModules();
    const before = Object.getOwnPropertyDescriptor(Map, "groupBy")?.value;
    const { groupsOf } = await import("./node-20.ts");
    const after = Object.getOwnPropertyDescriptor(Map, "groupBy")?.value;
    expect(after).toBe(before);
    expect(after).not.toBe(groupsOf);
  });
});
