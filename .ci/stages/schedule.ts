import type { Stage } from "./stages.ts";

/**
 * Which of the waiting stages may start now, in their order. Stages of one core run side by side, up to the number of cores; a stage
 * that uses all cores waits until nothing else runs, and nothing starts beside it.
 */
export function stagesToStart(waiting: readonly Stage[], running: readonly Stage[], cores: number): Stage[] {
  if (running.some((stage) => stage.cores === "all")) return [];
  const small = waiting.filter((stage) => stage.cores === "one").slice(0, Math.max(0, cores - running.length));
  if (small.length > 0 || running.length > 0) return small;
  return waiting.slice(0, 1);
}
