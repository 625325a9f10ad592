import { afterEach, describe, expect, it } from "vitest";
import { createWorld } from "../../../../src/mock/world/create-world.ts";
import type { World } from "../../../../src/mock/world/world.ts";

const worlds: World[] = [];
const open = () => {
  const world = createWorld();
  worlds.push(world);
  return world;
};
afterEach(() => {
  for (const world of worlds.splice(0)) world.close();
});

describe("affiliate codes", () => {
  it("R219 have one owner, and are found in upper or lower case", () => {
    const { affiliateCodes } = open();
    const made = affiliateCodes.create({ accountId: "100002", label: "Facebook page" });
    expect(made.code).toMatch(/^[A-Z0-9]{8}$/);
    expect(affiliateCodes.find(made.code.toLowerCase())).toEqual({
      code: made.code,
      accountId: "100002",
      label: "Facebook page",
      clicks: 0,
      registrations: 0,
      rate: 0,
      createdAt: made.createdAt,
    });
    const codes = affiliateCodes.listOf("100002").map(({ code }) => code);
    expect([codes.at(0), codes.at(-1)]).toEqual(["AGENT001", made.code]);
    expect(() => affiliateCodes.create({ accountId: "100001", label: "Mine", code: "agent001" })).toThrow(
      'The table affiliate_codes already has a row with code "agent001".',
    );
  });

  it("E014 R220 count clicks and registrations", () => {
    const { affiliateCodes } = open();
    affiliateCodes.countClick("AGENT001");
    affiliateCodes.countClick("agent001");
    affiliateCodes.countRegistration("AGENT001");
    expect(affiliateCodes.find("AGENT001")).toMatchObject({ clicks: 2, registrations: 1 });
    affiliateCodes.remove("AGENT001");
    expect(affiliateCodes.find("AGENT001")).toBeUndefined();
  });
});
