interface Identified {
  id: string;
}

/** The options and, where it is not among them, the chosen one after them. */
export function withChosen<Option extends Identified>(
  options: readonly Option[],
  chosen: Option | undefined,
): readonly Option[] {
  if (chosen === undefined || options.some(({ id }) => id === chosen.id)) return options;
  return [...options, chosen];
}

/** From how many options on only those near the window of the list are drawn. */
const LONG_LIST = 60;
export const isLongList = (count: number): boolean => count > LONG_LIST;

/** The places to draw: those in sight, and the focused one, which assistive technology looks for by its id. */
export const placesWith = (inSight: readonly number[], focused: number | undefined): number[] =>
  focused === undefined || inSight.includes(focused) ? [...inSight] : [...inSight, focused].sort((a, b) => a - b);
