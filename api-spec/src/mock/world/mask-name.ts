/** From this length on both ends may be shown with two characters; of a shorter name too much would be read. */
const LONG_NAME = 6;

/** A name as strangers may see it: `na***42`, `d***o`. */
export function maskName(account: string): string {
  const shown = account.length < LONG_NAME ? 1 : 2;
  return `${account.slice(0, shown)}***${account.slice(-shown)}`;
}
