interface Grouped {
  group?: string;
}

export interface OptionGroup<Option> {
  /** Undefined for options without a group. */
  heading: string | undefined;
  options: readonly Option[];
}

/** Puts neighbours of the same group together. The order of the options stays. */
export function optionGroups<Option extends Grouped>(options: readonly Option[]): readonly OptionGroup<Option>[] {
  const groups: { heading: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.heading === option.group) last.options.push(option);
    else groups.push({ heading: option.group, options: [option] });
  }
  return groups;
}
