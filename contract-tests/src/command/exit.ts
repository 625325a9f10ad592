/** What the command ends with. */
export const EXIT = { honoured: 0, broken: 1, couldNotRun: 2 } as const;

/** How a run ended, as far as the exit status tells it. */
export interface Ending {
  readonly isWhole: boolean;
  /** Something was shown, and nothing is broken but what a baseline knows. */
  readonly isHonoured: boolean;
  /** Broken promises that no baseline knows. */
  readonly newFailures: number;
}

/** A failure is a failure, however the run ended; without one, a run that was stopped has shown nothing. */
export function exitCodeOf({ isWhole, isHonoured, newFailures }: Ending): number {
  if (newFailures > 0) return EXIT.broken;
  if (!isWhole) return EXIT.couldNotRun;
  return isHonoured ? EXIT.honoured : EXIT.broken;
}
