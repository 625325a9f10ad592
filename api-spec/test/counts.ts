import { randomBytes } from "node:crypto";
import { casesOf } from "../../.ci/nightly.ts";

export const COUNTS = {
  /** Steps of all devices in the money storm, and how often the mock is killed in the midst of them. */
  stormSteps: casesOf(250, 10_000),
  stormCrashes: casesOf(1, 6),
  /** Filters of each list of records. */
  recordFilters: casesOf(2, 40),
  /** Days of a team: what happens to its members, and the spans that are checked. */
  teamSteps: casesOf(100, 2_000),
  teamSpans: casesOf(10, 200),
  /** Lives of contracts, each lived in three ways. */
  contractHistories: casesOf(1, 12),
  /** Days of bets at one rate. */
  settledDays: casesOf(3, 24),
  /** Spans of a member's history. */
  historySpans: casesOf(40, 1_000),
  /** Rounds of each playable game, and draws of each kind of lottery. */
  fairRounds: casesOf(4_000, 100_000),
  lotteryDraws: casesOf(2_000, 20_000),
  /** Requests of other clients to each operation. */
  strangeRequests: casesOf(4, 100),
  /** Requests that are refused, after which the mock may have kept nothing. */
  badInputs: casesOf(1_500, 10_000),
};

/** The seed of a property test: another one each time, told in the titles; the variable repeats one. */
export const seedOf = (variable: string): string => process.env[variable] ?? randomBytes(4).toString("hex");
