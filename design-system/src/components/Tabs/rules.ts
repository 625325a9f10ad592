/** Returns the item that took the place of a removed one: the next that is not disabled, otherwise the previous. */
export const neighbourOf = <Item extends { disabled?: boolean }>(
  items: readonly Item[],
  index: number,
): Item | undefined =>
  items.slice(index).find((item) => !item.disabled) ?? items.slice(0, index).findLast((item) => !item.disabled);
