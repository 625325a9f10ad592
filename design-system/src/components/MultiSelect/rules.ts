interface Option {
  id: string;
  disabled?: boolean;
}

/** Up to this number of chosen options are shown as chips. More are only counted, because they would hide the rest of the form. */
const CHIPS_MAX = 8;

/** The chosen options to show as chips. */
export const chipsOf = <Shown extends Option>(options: readonly Shown[], chosenIds: readonly string[]): Shown[] =>
  chosenIds.length > CHIPS_MAX ? [] : options.filter(({ id }) => chosenIds.includes(id));

/** Returns the chosen ids in the order of the options, at most `max`. Ids without an option are dropped. */
export const inOrder = (options: readonly Option[], chosenIds: readonly string[], max?: number): string[] =>
  options
    .map(({ id }) => id)
    .filter((id) => chosenIds.includes(id))
    .slice(0, max);

/** Ids of the options that cannot be chosen: the disabled ones and, once `max` are chosen, all others. */
export const disabledIds = (options: readonly Option[], chosenIds: readonly string[], max = Infinity): string[] =>
  options
    .filter(({ id, disabled }) => disabled || (chosenIds.length >= max && !chosenIds.includes(id)))
    .map(({ id }) => id);
