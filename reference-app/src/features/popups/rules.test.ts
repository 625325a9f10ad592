import { expect, test } from "vitest";
import { popupsOf } from "./rules.ts";

test("R297 only announcements of the pop-up type pop up, in their order", () => {
  const announcements = [{ type: "PL" }, { type: "PU", id: 1 }, {}, { type: "PR" }, { type: "PU", id: 2 }] as const;
  expect(popupsOf(announcements)).toEqual([announcements[1], announcements[4]]);
});
