/** The characters of Windows-1252 in the range of the C1 controls. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const FIRST_C1 = 0x80;
const TWO_BYTES = /[\u00c2\u00c3\u00ce-\u00d1\u00d7-\u00db][\u0080-\u00bf]/;
const MORE_BYTES = /[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3}/;

/** The original bytes of a text that was wrongly decoded as Windows-1252 or Latin-1. */
const asBytes = (text: string): string =>
  text.replaceAll(/[^ -~]/g, (letter) => {
    const index = WINDOWS_1252.indexOf(letter);
    return index === -1 ? letter : String.fromCodePoint(FIRST_C1 + index);
  });

/** Whether only question marks are left of the text's letters. */
const isLost = (text: string): boolean => /\?{3}/.test(text) && !/[\p{L}\p{N}]/u.test(text);

/** Describes how a text was garbled; undefined when it is intact. */
export function mojibakeIn(text: string): string | undefined {
  if (text.includes("\uFFFD")) return "contains U+FFFD, which replaces a lost character";
  const bytes = asBytes(text);
  if (TWO_BYTES.test(bytes) || MORE_BYTES.test(bytes)) return "is UTF-8 that was decoded as another encoding";
  return isLost(text) ? "has question marks in place of letters" : undefined;
}
