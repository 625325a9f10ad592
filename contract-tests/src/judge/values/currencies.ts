/** How English texts show the currency (ISO 4217), with its usual sign; undefined for an unknown currency. */
function formatOf(currency: string): Intl.NumberFormat | undefined {
  try {
    return new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  } catch {
    return undefined;
  }
}

/** Decimal places of a currency (ISO 4217); undefined for an unknown currency. */
export const digitsOf = (currency: string): number | undefined =>
  formatOf(currency)?.resolvedOptions().maximumFractionDigits;

const signOf = (currency: string): string | undefined =>
  formatOf(currency)
    ?.formatToParts(0)
    .find(({ type }) => type === "currency")?.value;

/** Another currency that has the sign (Unicode CLDR); undefined when this one has it too, and when no currency is known to have it. */
export function otherCurrencyWith(sign: string, currency: string): string | undefined {
  const own = signOf(currency);
  if (own === undefined || own === sign) return undefined;
  return Intl.supportedValuesOf("currency").find((other) => other !== sign && signOf(other) === sign);
}
