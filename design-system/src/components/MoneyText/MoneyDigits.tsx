import { group } from "./MoneyDigits.css.ts";

/**
 * Digits that are never cut: if space is short, they wrap after a group of three. Page translation replaces text nodes, so the parent needs
 * `translate="no"`, or the text as its key.
 */
export const MoneyDigits = ({ text }: { text: string }) =>
  text.split(/(?<=,)/).map((digits, index) => (
    <span key={index} className={group}>
      {digits}
    </span>
  ));
