import { randomBytes } from "node:crypto";

/** A property test tries a few cases each time, and many at night: `LOBBYKIT_NIGHTLY=1`. */
const isNight = process.env.LOBBYKIT_NIGHTLY === "1";
const count = (eachTime: number, atNight: number) => (isNight ? atNight : eachTime);

export const COUNTS = {
  /** Steps of all devices in the money storm, and how often the mock is killed in the midst of them. */
  stormSteps: count(250, 10_000),
  stormCrashes: count(1, 6),
  /** Filters of each list of records. */
  recordFilters: count(2, 40),
  /** Days of a team: what happens to its members, and the spans that are checked. */
  teamSteps: count(100, 2_000),
  teamSpans: count(10, 200),
  /** Lives of contracts, each lived in three ways. */
  contractHistories: count(1, 12),
  /** Days of bets at one rate. */
  settledDays: count(3, 24),
  /** Spans of a member's history. */
  historySpans: count(40, 1_000),
  /** Rounds of each playable game, and draws of each kind of lottery. */
  fairRounds: count(4_000, 100_000),
  lotteryDraws: count(2_000, 20_000),
  /** Requests that are refused, after which the mock may have kept nothing. */
  badInputs: count(1_500, 10_000),
};

/** The seed of a property test: another one each time, told in the titles; the variable repeats one. */
export const seedOf = (variable: string): string => process.env[variable] ?? randomBytes(4).toString("hex");
