import { expect, test } from "vitest";
import { isModuleEnabled, type ModuleNode } from "./modules.ts";

const node = (modId: string, enabled: string, childrenNodes: ModuleNode[] = []): ModuleNode => ({
  modId,
  enabled,
  childrenNodes,
});

test.each([
  ["'1' enables it", [node("A", "1")], true],
  ["'0' disables it", [node("A", "0")], false],
  ["no value other than '1' enables it", [node("A", "true")], false],
  ["a missing module is disabled", [node("B", "1")], false],
  ["a module below enabled modules is enabled", [node("B", "1", [node("C", "1", [node("A", "1")])])], true],
  ["a module below a disabled module is disabled", [node("B", "0", [node("A", "1")])], false],
  ["one enabled place of two is enough", [node("B", "0", [node("A", "1")]), node("A", "1")], true],
])("R229 a module is enabled or disabled: %s", (_title, tree, isOn) => {
  expect(isModuleEnabled(tree, "A")).toBe(isOn);
});
