/** Whether this is a nightly run, which tests complete tables and large counts; `npm test` tests a small sample of each. */
export const isNightly = process.env.LOBBYKIT_NIGHTLY === "1";

/** Number of cases to test: `usual` in `npm test`, `nightly` in `npm run test:nightly`. */
export const casesOf = (usual: number, nightly: number): number => (isNightly ? nightly : usual);
