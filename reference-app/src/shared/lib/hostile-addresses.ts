import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** An address of a collection of hostile ones. */
export interface HostileAddress {
  input: string;
  /** "ok" for an address of the collection's own good host or a path; any other word says what is wrong. */
  verdict: string;
}

const file = path.join(process.env.CORPORA ?? "../shared/corpora", "url/open.json");

/** Whether the collection is there: others made it, and it is kept outside the project, in the folder of CORPORA. */
export const hasHostileAddresses = existsSync(file);

/** For tests: hostile addresses that others collected. @throws Error where the collection is not there */
export const hostileAddresses = (): HostileAddress[] => JSON.parse(readFileSync(file, "utf8"));
