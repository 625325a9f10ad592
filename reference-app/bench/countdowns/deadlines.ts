const COUNT = 200;
const FIRST_MS = 10 * 60_000;
const STEP_MS = 7_300;

/** Deadlines like those of a full lobby, in epoch ms. They are far away, so that none is reached, and at different seconds. */
export const deadlines: readonly number[] = Array.from(
  { length: COUNT },
  (_none, index) => Date.now() + FIRST_MS + index * STEP_MS,
);
