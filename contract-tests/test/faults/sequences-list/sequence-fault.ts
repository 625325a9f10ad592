import type { ListedFault } from "../listed-fault.ts";

export const SEQUENCE_KINDS = ["accounts", "agents", "checks", "games", "money"] as const;

/** A fault that one sequence or check exists for. A finding of any other case does not count. */
export type SequenceFault = ListedFault<(typeof SEQUENCE_KINDS)[number]>;

/** Returns the start of the ids of the cases of a sequence. */
export const inSequence = (operationId: string, when: string): string => `${operationId} › sequence: ${when}`;
