/** Whether this is a nightly run: whole tables and large counts, where `npm test` takes a small sample of each. */
export const isNightly = process.env.LOBBYKIT_NIGHTLY === "1";

/** How many cases a test tries: `usual` in `npm test`, `nightly` in `npm run test:nightly`. */
export const casesOf = (usual: number, nightly: number): number => (isNightly ? nightly : usual);
