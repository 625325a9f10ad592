import { languageAmong, toLanguage, type Language } from "../../shared/i18n/language.ts";

/** What a regional variant is chosen by (R241, R242). */
export interface RegionChoice {
  merchantCode: string;
  /** Codes as the server writes them, the default first: EN, BN. */
  langList: readonly string[];
}

/** The languages of a variant that the app has whole packs of, in the variant's order (R006, R173, D19). */
export const selectableLanguages = ({ langList }: RegionChoice): Language[] =>
  langList.map(toLanguage).filter((code) => code !== undefined);

/** Variants that can be shown in a language the app speaks. */
export const selectableRegions = <Region extends RegionChoice>(regions: readonly Region[]): Region[] =>
  regions.filter((region) => selectableLanguages(region).length > 0);

/** The language to begin with in a variant: the first that it has of those wished for, else its own first (R210, R312). */
export const languageFor = (region: RegionChoice, ...wishes: readonly (string | undefined)[]): Language | undefined =>
  languageAmong(selectableLanguages(region), ...wishes);

/** Does choosing this variant change the merchant (R312)? */
export const isMerchantSwitch = (region: RegionChoice, currentMerchantCode: string): boolean =>
  region.merchantCode !== currentMerchantCode;
