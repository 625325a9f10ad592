/** Writes an amount with two decimals. */
export const money = (value: number): string => value.toFixed(2);

/** Adds amounts of money. */
export const sumOf = (amounts: readonly unknown[]): string =>
  money(amounts.reduce((total: number, amount) => total + Number(amount), 0));

/** Adds to an amount of a response. */
export const increased = (amount: unknown, by: number): string => money(Number(amount) + by);
