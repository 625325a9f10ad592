import { expect, test } from "vitest";
import { stagesToStart } from "./schedule.ts";
import type { Stage } from "./stages.ts";

const stage = (name: string): Stage => ({ name, script: [name], cores: name.startsWith("all") ? "all" : "one" });
const stages = (names: string) => names.split(" ").filter(Boolean).map(stage);

test.each([
  ["fills every core with single-core stages", "one1 one2 one3", "", 2, "one1 one2"],
  ["fills a core that became free", "one3 all1", "one2", 2, "one3"],
  ["starts nothing when all cores are busy", "one3", "one1 one2", 2, ""],
  ["lets an all-core stage wait until the other stages end", "all1", "one1", 2, ""],
  ["starts one all-core stage when all cores are free", "all1 all2", "", 2, "all1"],
  ["starts nothing beside an all-core stage", "one1 all2", "all1", 2, ""],
  ["starts single-core stages before all-core stages", "all1 one1", "", 2, "one1"],
  ["starts one stage on a single-core machine", "one1 one2", "", 1, "one1"],
])("the schedule %s", (_name, waiting, running, cores, expected) => {
  const started = stagesToStart(stages(waiting), stages(running), cores).map(({ name }) => name);
  expect(started.join(" ")).toBe(expected);
});
