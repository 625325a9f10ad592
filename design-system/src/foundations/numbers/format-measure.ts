/** How a number is written: with a unit, as per cent, or as money. The same options as of `Intl.NumberFormat`. */
export type MeasureOptions = Intl.NumberFormatOptions;

const NUMBER = new Set<Intl.NumberFormatPartTypes>(["integer", "group", "decimal", "fraction"]);
const MINUS = "\u2212";

/**
 * Formats a number with the unit of a language: 12 and `{ style: "unit", unit: "hour" }` become "12 ঘণ্টা" in Bengali. The number itself has
 * Latin digits and groups of three in every language (R501). Money has its sign in front in every language, as in MoneyText.
 * @throws RangeError if Intl does not know an option.
 */
export function formatMeasure(value: number, locale: string, options: MeasureOptions = {}): string {
  const number = new Intl.NumberFormat("en", options)
    .formatToParts(value)
    .map((part) => (NUMBER.has(part.type) ? part.value : ""))
    .join("");
  let isWritten = false;
  return new Intl.NumberFormat(options.style === "currency" ? "en" : locale, options)
    .formatToParts(value)
    .map((part) => {
      if (part.type === "minusSign") return MINUS;
      if (!NUMBER.has(part.type)) return part.value;
      const text = isWritten ? "" : number;
      isWritten = true;
      return text;
    })
    .join("");
}
