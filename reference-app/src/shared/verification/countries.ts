import { queryOptions } from "@tanstack/react-query";
import type { PhoneCountry } from "@lobbykit/design-system/PhoneField";
import { api, type OperationValue } from "../api/api.ts";
import { FRESH_MS, publicKey } from "../api/query-client.ts";
import { merchantCode, permissionQuery } from "../api/queries/system-queries.ts";
import { isModuleEnabled, MODULE } from "../config/modules.ts";

type Countries = readonly [PhoneCountry, ...PhoneCountry[]];

/** Most digits of a number within a country, without the leading zero, by dialling code: for the countries of our variants (R004). */
const MAX_DIGITS: Readonly<Record<string, number>> = { 63: 10, 62: 12, 84: 10, 91: 10, 880: 10 };

/** Countries for the phone field, with each dialling code once, since some countries share one. */
function toPhoneCountries(countries: OperationValue<"listCountryCodes">): Countries {
  const byCode = new Map<string, PhoneCountry>();
  for (const { countryCode, countryName, countryDialingCode } of countries) {
    const dialingCode = countryDialingCode.replace("+", "");
    if (byCode.has(dialingCode)) continue;
    const maxDigits = MAX_DIGITS[dialingCode];
    const label = countryName ?? countryCode;
    byCode.set(dialingCode, { label, dialingCode, ...(maxDigits !== undefined && { maxDigits }) });
  }
  const [first, ...others] = byCode.values();
  if (!first) throw new Error("The server lists no country.");
  return [first, ...others];
}

/** Countries whose phone numbers are accepted, the merchant's own first. Only one when the code is fixed (E021, R293). */
export function phoneCountriesQuery(language: string) {
  const query = { merchantCode: merchantCode() };
  return queryOptions({
    // The key contains the language, because the names are in the request's language.
    queryKey: publicKey("listCountryCodes", { ...query, language }),
    queryFn: async ({ client, signal }) => {
      const [countries, { info }] = await Promise.all([
        api.call("listCountryCodes", { query, signal }),
        client.ensureQueryData(permissionQuery()),
      ]);
      const [own, ...others] = toPhoneCountries(countries);
      const isChoosable = isModuleEnabled(info.whitelabel.flags, MODULE.dialingCodeChoice);
      return [own, ...(isChoosable ? others : [])] as const;
    },
    staleTime: FRESH_MS.session,
  });
}
