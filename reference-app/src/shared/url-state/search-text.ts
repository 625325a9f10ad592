/** The full stop that voice input adds, in the scripts of our languages. */
const FULL_STOP = /[.\u0964]$/u;

/** Returns a typed search text as it is searched for: without spaces at its ends, double spaces and the full stop of voice input. */
export const searchText = (typed: string): string =>
  typed.replaceAll(/\s+/gu, " ").trim().replace(FULL_STOP, "").trimEnd();
