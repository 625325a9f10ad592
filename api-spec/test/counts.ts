import { randomBytes } from "node:crypto";
import { casesOf } from "../../.ci/nightly.ts";

export const COUNTS = {
  /** Steps of all devices in the money storm, and how often the mock is killed during them. */
  stormSteps: casesOf(250, 10_000),
  stormCrashes: casesOf(1, 6),
  /** Filters of each list of records. */
  recordFilters: casesOf(2, 40),
  /** Random steps of a team's members, and the periods whose figures are checked afterwards. */
  teamSteps: casesOf(100, 2_000),
  teamSpans: casesOf(10, 200),
  /** Random histories of contracts. Each is tested in three ways. */
  contractHistories: casesOf(1, 12),
  /** Number of days in a history of bets that one contract pays for. */
  settledDays: casesOf(3, 24),
  /** Random periods of a member's history. */
  historySpans: casesOf(40, 1_000),
  /** Rounds of each playable game, and draws of each kind of lottery. */
  fairRounds: casesOf(4_000, 100_000),
  lotteryDraws: casesOf(2_000, 20_000),
  /** Requests of other clients to each operation. */
  strangeRequests: casesOf(4, 100),
  /** Requests that the mock must refuse without storing anything. */
  badInputs: casesOf(1_500, 10_000),
};

/** Returns the seed of a property test: a new one in each run, or that of the environment variable. Test titles show it. */
export const seedOf = (variable: string): string => process.env[variable] ?? randomBytes(4).toString("hex");
