import type { Merchant } from "./merchants.ts";
import type { Scenarios } from "../scenarios.ts";
import { flagsOf, modulesOf, type ModuleNode } from "./site.ts";

/** The switches of a merchant (R283–R293), including changes by testers through the scenarios `on:ID` and `off:ID`. */
export type Modules = ReturnType<typeof createModules>;

/** The switches of all merchants. */
export function createModules(scenarios: Scenarios) {
  const asSwitched = ({ modId, enabled, childrenNodes }: ModuleNode): ModuleNode => ({
    modId,
    enabled: scenarios.isOn(`off:${modId}`) ? "0" : scenarios.isOn(`on:${modId}`) ? "1" : enabled,
    childrenNodes: childrenNodes.map(asSwitched),
  });
  const treeOf = (merchant: Merchant) => modulesOf(merchant).map(asSwitched);
  const flags = (merchant: Merchant) => flagsOf(merchant).map(asSwitched);
  return {
    treeOf,
    flagsOf: flags,
    /** Whether every source that contains the switch has it on (C7). */
    isOn: (merchant: Merchant, modId: string): boolean => {
      const found = [...everyNode(treeOf(merchant)), ...flags(merchant)].filter((node) => node.modId === modId);
      return found.length > 0 && found.every(({ enabled }) => enabled === "1");
    },
  };
}

/** A switch under a parent that is off is also off. */
const everyNode = (nodes: readonly ModuleNode[], isParentOn = true): ModuleNode[] =>
  nodes.flatMap((node) => {
    const isOn = isParentOn && node.enabled === "1";
    return [{ ...node, enabled: isOn ? "1" : "0" } as const, ...everyNode(node.childrenNodes, isOn)];
  });
