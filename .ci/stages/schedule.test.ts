import { expect, test } from "vitest";
import { stagesToStart } from "./schedule.ts";
import type { Stage } from "./stages.ts";

const stage = (name: string): Stage => ({ name, script: [name], cores: name.startsWith("all") ? "all" : "one" });
const stages = (names: string) => names.split(" ").filter(Boolean).map(stage);

test.each([
  ["fills every core with stages of one core", "one1 one2 one3", "", 2, "one1 one2"],
  ["fills the core that became free", "one3 all1", "one2", 2, "one3"],
  ["starts nothing on a full machine", "one3", "one1 one2", 2, ""],
  ["lets a stage of all cores wait for the others", "all1", "one1", 2, ""],
  ["starts one stage of all cores on an idle machine", "all1 all2", "", 2, "all1"],
  ["starts nothing beside a stage of all cores", "one1 all2", "all1", 2, ""],
  ["takes small stages before those that use all cores", "all1 one1", "", 2, "one1"],
  ["starts a stage on a machine of one core", "one1 one2", "", 1, "one1"],
])("the schedule %s", (_name, waiting, running, cores, expected) => {
  const started = stagesToStart(stages(waiting), stages(running), cores).map(({ name }) => name);
  expect(started.join(" ")).toBe(expected);
});
