/** How long `toPass` and `expect.poll` wait before each further try; the last one repeats. Playwright's own go up to a second. */
export const POLL_INTERVALS_MS: readonly number[] = [50, 100, 200];
