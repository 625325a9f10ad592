import { ACCOUNTS } from "./accounts.ts";
import { AGENTS } from "./agents.ts";
import { CHECKS } from "./checks.ts";
import { GAMES } from "./games.ts";
import { MONEY } from "./money.ts";
import type { SequenceFault } from "./sequence-fault.ts";

/** One fault for each of thirty-three sequences and three checks, to prove that each of them finds what it exists for. */
export const SEQUENCES_LIST: readonly SequenceFault[] = [...ACCOUNTS, ...AGENTS, ...CHECKS, ...GAMES, ...MONEY];
