import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { createWorlds, type Worlds } from "../../../src/mock/world/worlds.ts";

const HOUR_MS = 3_600_000;

let nowMs: number;
let worlds: Worlds;
beforeEach(() => {
  nowMs = 0;
  worlds = createWorlds(undefined, () => nowMs);
  onTestFinished(() => worlds.close());
});

const ask = (name: string, client: string) => worlds.named(name, client);
const fill = (client: string, count: number) => {
  for (let number = 0; number < count; number += 1) ask(`${client}-${number}`, client);
};
const fillWithStrangers = () => {
  for (let number = 1; number <= 8; number += 1) fill(`10.0.0.${number}`, 8);
};

describe("D3a a named world in use", () => {
  it("is kept when another client requests many worlds, which replace only the other client's oldest worlds", () => {
    const [mine, theirs] = [ask("mine", "127.0.0.1"), ask("theirs", "10.0.0.1")];
    fill("10.0.0.9", 66);
    expect([ask("mine", "127.0.0.1"), ask("theirs", "10.0.0.1")]).toEqual([mine, theirs]);
    const last = ask("10.0.0.9-65", "10.0.0.9");
    expect(ask("10.0.0.9-58", "10.0.0.9")).not.toBe(ask("10.0.0.9-65", "10.0.0.9"));
    expect(ask("10.0.0.9-65", "10.0.0.9")).toBe(last);
  });

  it("is kept when many clients request worlds; a new world is refused until another was unused for an hour", () => {
    fillWithStrangers();
    const first = ask("10.0.0.1-0", "10.0.0.1");
    expect(ask("late", "10.0.0.9")).toBe("full");
    nowMs = HOUR_MS - 1;
    ask("10.0.0.1-0", "10.0.0.1");
    expect(ask("late", "10.0.0.9")).toBe("full");
    nowMs = HOUR_MS;
    expect(ask("late", "10.0.0.9")).toMatchObject({ name: "late" });
    expect(ask("10.0.0.1-0", "10.0.0.1")).toBe(first);
  });

  it.each(["127.0.0.1", "::1"])(
    "can be opened from this machine, %s, when other clients have all worlds",
    (address) => {
      fillWithStrangers();
      expect(ask("local", address)).toMatchObject({ name: "local" });
    },
  );

  it("is shared by all who name it, and needs a valid name", () => {
    expect(ask("shared-by-two", "10.0.0.1")).toBe(ask("shared-by-two", "127.0.0.1"));
    expect(ask("../x", "127.0.0.1")).toBe("unreadable");
  });
});
