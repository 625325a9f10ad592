import { normaliseTyped } from "@lobbykit/api-spec/client/typed-text";

/** The digit before a national phone number, in every country that the merchants serve. */
const TRUNK = "0";

/**
 * Returns a typed phone number in its national form, which payment services ask for. A contact list copies "+880 1712-345678", and the account
 * is 01712345678. Text that does not begin with a plus and the country's dialling code stays as it is: the same field may take the number of a
 * bank account, which can begin with any digits.
 *
 * @param dialingCode such as "+880"
 */
export function nationalNumber(typed: string, dialingCode: string): string {
  const international = normaliseTyped("digits", typed);
  // With the dialling code alone, the member is still typing.
  if (!international.startsWith(dialingCode) || international === dialingCode) return typed;
  return TRUNK + international.slice(dialingCode.length).replace(/^0+/, "");
}
