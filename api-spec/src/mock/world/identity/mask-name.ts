/** From this length, two characters are shown at both ends; in a shorter name they would reveal too much. */
const LONG_NAME = 6;

/** Masks a name for strangers: `na***42`, `d***o`. */
export function maskName(account: string): string {
  const shown = account.length < LONG_NAME ? 1 : 2;
  return `${account.slice(0, shown)}***${account.slice(-shown)}`;
}
