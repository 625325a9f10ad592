/** Exit status of the command. */
export const EXIT = { honoured: 0, broken: 1, couldNotRun: 2 } as const;

/** The parts of a run's result that decide its exit status. */
export interface Ending {
  readonly isWhole: boolean;
  /** The run proves something, and every error is in the baseline. */
  readonly isHonoured: boolean;
  /** Number of failures that are not in the baseline. */
  readonly newFailures: number;
}

/**
 * Any new failure fails the run. A run without a new failure that was stopped early, or that proves nothing, cannot pass either.
 */
export function exitCodeOf({ isWhole, isHonoured, newFailures }: Ending): number {
  if (newFailures > 0) return EXIT.broken;
  if (!isWhole) return EXIT.couldNotRun;
  return isHonoured ? EXIT.honoured : EXIT.couldNotRun;
}
