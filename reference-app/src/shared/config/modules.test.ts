import { expect, test } from "vitest";
import { isModuleEnabled, type ModuleNode } from "./modules.ts";

const node = (modId: string, enabled: string, childrenNodes: ModuleNode[] = []): ModuleNode => ({
  modId,
  enabled,
  childrenNodes,
});

test.each([
  ["the value '1' enables a module", [node("A", "1")], true],
  ["the value '0' disables a module", [node("A", "0")], false],
  ["no value other than '1' enables a module", [node("A", "true")], false],
  ["a missing module is disabled", [node("B", "1")], false],
  ["a module below enabled modules is enabled", [node("B", "1", [node("C", "1", [node("A", "1")])])], true],
  ["a module below a disabled module is disabled", [node("B", "0", [node("A", "1")])], false],
  ["one enabled place of two enables a module", [node("B", "0", [node("A", "1")]), node("A", "1")], true],
])("R229 in the tree of modules, %s", (_title, tree, isOn) => {
  expect(isModuleEnabled(tree, "A")).toBe(isOn);
});
