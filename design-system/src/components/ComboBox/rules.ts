import { optionGroups } from "../../foundations/forms/option-groups.ts";

interface Identified {
  id: string;
}

/** Returns the options, followed by the chosen one if they do not contain it. */
export function withChosen<Option extends Identified>(
  options: readonly Option[],
  chosen: Option | undefined,
): readonly Option[] {
  if (chosen === undefined || options.some(({ id }) => id === chosen.id)) return options;
  return [...options, chosen];
}

/** From this number of options on, only those near the list's viewport are rendered. */
const LONG_LIST = 60;
export const isLongList = (count: number): boolean => count > LONG_LIST;

interface Grouped {
  group?: string;
}

/** A row of the list: an option, or the heading of the group that starts with the next option. */
export type ListEntry<Option> = { heading: string; option?: never } | { option: Option; heading?: never };

/** Returns the rows of the list. Neighbours with the same group have one heading. */
export const listEntries = <Option extends Grouped>(options: readonly Option[]): readonly ListEntry<Option>[] =>
  optionGroups(options).flatMap(({ heading, options: members }) => [
    ...(heading === undefined ? [] : [{ heading }]),
    ...members.map((option) => ({ option })),
  ]);

/** Indexes to render: the visible options, and the focused one, because assistive technology looks it up by id. */
export const placesWith = (inSight: readonly number[], focused: number | undefined): number[] =>
  focused === undefined || inSight.includes(focused) ? [...inSight] : [...inSight, focused].sort((a, b) => a - b);

/** Whether a text is the name of an option, apart from case and spaces around it. */
export const isSameName = (label: string, text: string): boolean =>
  label.localeCompare(text.trim(), undefined, { sensitivity: "accent" }) === 0;
