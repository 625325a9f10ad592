import { use } from "react";
import { AmountLineContext } from "../../foundations/layout/amount-lines.ts";

/**
 * Digits that are never cut: if space is short, they wrap after a group of three. They are plain text nodes, so that tests and find-in-page
 * see one text. Page translation replaces text nodes, so the parent needs `translate="no"`, or the text as its key. The line break is hidden
 * from screen readers: browsers put a space in its place into accessible names, and "25,000.00" would be read as two numbers.
 */
export function MoneyDigits({ text }: { text: string }) {
  const isOneLine = use(AmountLineContext);
  if (isOneLine) return text;
  return text
    .split(/(?<=,)/)
    .flatMap((group, index) => (index === 0 ? [group] : [<wbr key={index} aria-hidden="true" />, group]));
}
