/**
 * Digits that are never cut: if space is short, they wrap after a group of three. They are plain text nodes, so that tests and find-in-page
 * see one text. Page translation replaces text nodes, so the parent needs `translate="no"`, or the text as its key.
 */
export const MoneyDigits = ({ text }: { text: string }) =>
  text.split(/(?<=,)/).flatMap((group, index) => (index === 0 ? [group] : [<wbr key={index} />, group]));
