import { arena } from "./arena.ts";
import { creatures } from "./creatures.ts";
import { market } from "./market.ts";
import { minis } from "./minis.ts";
import type { Motif } from "./motif.ts";
import { table } from "./table.ts";

/** All main motifs by name. */
export const MOTIFS = { ...market, ...creatures, ...table, ...arena, ...minis } satisfies Record<string, Motif>;
export type MotifName = keyof typeof MOTIFS;
