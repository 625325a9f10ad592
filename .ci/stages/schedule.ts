import type { Stage } from "./stages.ts";

/**
 * Returns the waiting stages that may start now, in order. Stages that need one core run concurrently, up to the number of cores. A stage
 * that needs all cores runs alone.
 */
export function stagesToStart(waiting: readonly Stage[], running: readonly Stage[], cores: number): Stage[] {
  if (running.some((stage) => stage.cores === "all")) return [];
  const small = waiting.filter((stage) => stage.cores === "one").slice(0, Math.max(0, cores - running.length));
  if (small.length > 0 || running.length > 0) return small;
  return waiting.slice(0, 1);
}
