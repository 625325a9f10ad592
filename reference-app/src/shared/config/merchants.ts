import type { Brand } from "@lobbykit/design-system/theme/choices";
import type { Language } from "../i18n/language.ts";

/**
 * What the page must know about a regional variant before the server answers (R004). Age, licence and footer come from the server (E020,
 * D16).
 */
export interface Merchant {
  merchantCode: string;
  /** The site's name. */
  brandName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The dialling code of the country, such as "+880". */
  dialingCode: string;
  currency: string;
  /** The first is the default. */
  languages: readonly [Language, ...Language[]];
  brand: Brand;
  /** Which lotteries the merchant's lists and menus contain (R249). */
  lotteryType: "SEA";
  /** The locale for dates in English, such as "en-GB". */
  english: string;
}

/** The merchants that this deployment serves. A first visit gets the first one (R495). */
export const MERCHANTS: readonly [Merchant, ...Merchant[]] = [
  {
    merchantCode: "ccgjoyf4",
    brandName: "Lobbykit",
    country: "BD",
    dialingCode: "+880",
    currency: "BDT",
    languages: ["bn", "en"],
    brand: "lobbykit",
    lotteryType: "SEA",
    english: "en-GB",
  },
  {
    merchantCode: "vnlobby1",
    brandName: "Lobbykit Sen",
    country: "VN",
    dialingCode: "+84",
    currency: "VND",
    languages: ["vi", "en"],
    brand: "sen",
    lotteryType: "SEA",
    english: "en-GB",
  },
  {
    merchantCode: "phlobby1",
    brandName: "Lobbykit Parol",
    country: "PH",
    dialingCode: "+63",
    currency: "PHP",
    languages: ["fil", "en"],
    brand: "parol",
    lotteryType: "SEA",
    english: "en-PH",
  },
  {
    merchantCode: "idlobby1",
    brandName: "Lobbykit Wayang",
    country: "ID",
    dialingCode: "+62",
    currency: "IDR",
    languages: ["id", "en"],
    brand: "wayang",
    lotteryType: "SEA",
    english: "en-GB",
  },
];

export const knownMerchant = (code: string): Merchant | undefined =>
  MERCHANTS.find(({ merchantCode }) => merchantCode === code);

/** The merchant with this code; the first (Bangladesh) when the code is unknown (R004). */
export const merchantOf = (code: string): Merchant => knownMerchant(code) ?? MERCHANTS[0];

/** Address of a country's flag (R106). `public/flags` has one for each merchant above. */
export const flagOf = (country: string): string => `/flags/${country}.svg`;

/** Merchants whose law requires the terms checkbox to start unticked (D13). */
export const UNTICKED_TERMS_MERCHANTS: readonly string[] = ["phlobby1"];
