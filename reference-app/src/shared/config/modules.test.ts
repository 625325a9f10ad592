import { expect, test } from "vitest";
import { isModuleEnabled, type ModuleNode } from "./modules.ts";

const node = (modId: string, enabled: string, childrenNodes: ModuleNode[] = []): ModuleNode => ({
  modId,
  enabled,
  childrenNodes,
});

test.each([
  ["'1' is on", [node("A", "1")], true],
  ["'0' is off", [node("A", "0")], false],
  ["nothing but '1' is on", [node("A", "true")], false],
  ["a missing one is off", [node("B", "1")], false],
  ["one below another that is on", [node("B", "1", [node("C", "1", [node("A", "1")])])], true],
  ["one below another that is off is off", [node("B", "0", [node("A", "1")])], false],
  ["one of two places is enough", [node("B", "0", [node("A", "1")]), node("A", "1")], true],
])("R229 of the switches, %s", (_title, tree, isOn) => {
  expect(isModuleEnabled(tree, "A")).toBe(isOn);
});
