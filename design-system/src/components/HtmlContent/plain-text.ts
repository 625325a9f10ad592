/** Elements whose text is not meant for readers. */
const HIDDEN = /<(?<name>script|style|template)\b[^>]*>[^]*?(?:<\/\k<name>\s*>|$)/gi;
const BLOCK_END = /<\/(?:p|div|li|h[1-6]|tr|caption|blockquote)\s*>|<br\b[^>]*>/gi;
const COMMENT_OR_TAG = /<!--[^]*?(?:-->|$)|<\/?[a-z][^>]*(?:>|$)/gi;
const REFERENCE = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u{a0}" };
const GREATEST_CODE_POINT = 0x10_ff_ff;
const UNKNOWN = "\u{fffd}";

const character = (codePoint: number) => (codePoint <= GREATEST_CODE_POINT ? String.fromCodePoint(codePoint) : UNKNOWN);

/**
 * Returns the text of HTML without a document, for rendering on a server. React renders the result as text, so leftover markup is harmless.
 */
export const plainText = (html: string): string =>
  html
    .replace(HIDDEN, "")
    .replace(BLOCK_END, "\n")
    .replace(COMMENT_OR_TAG, "")
    .replace(REFERENCE, (_, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? "";
      return character(decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal));
    })
    .trim();
