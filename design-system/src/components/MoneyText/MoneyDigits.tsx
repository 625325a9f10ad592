/**
 * Digits that are never cut: where there is no room, an amount goes on below, after a group of three. Bare texts, so that the amount is
 * one text to whoever looks for it: around them stands `translate="no"`, or a key that is the text.
 */
export const MoneyDigits = ({ text }: { text: string }) =>
  text.split(/(?<=,)/).flatMap((group, index) => (index === 0 ? [group] : [<wbr key={index} />, group]));
