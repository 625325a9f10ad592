/** How long `toPass` and `expect.poll` wait before each retry. The last value repeats. Playwright's defaults grow to a second. */
export const POLL_INTERVALS_MS: readonly number[] = [50, 100, 200];
