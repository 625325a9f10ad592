import { languageAmong, toLanguage, type Language } from "../../shared/i18n/language.ts";

/** The data by which a regional variant is chosen (R241, R242). */
export interface RegionChoice {
  merchantCode: string;
  /** The server's language codes, default first: EN, BN. */
  langList: readonly string[];
}

/** The variant's languages that are fully translated, in the variant's order (R006, R173, D19). */
export const selectableLanguages = ({ langList }: RegionChoice): Language[] =>
  langList.map(toLanguage).filter((code) => code !== undefined);

/** Variants with at least one translated language. */
export const selectableRegions = <Region extends RegionChoice>(regions: readonly Region[]): Region[] =>
  regions.filter((region) => selectableLanguages(region).length > 0);

/** The language to start with in a variant: the first wished one that it has, else its first (R210, R312). */
export const languageFor = (region: RegionChoice, ...wishes: readonly (string | undefined)[]): Language | undefined =>
  languageAmong(selectableLanguages(region), ...wishes);

/** Whether choosing this variant changes the merchant (R312). */
export const isMerchantSwitch = (region: RegionChoice, currentMerchantCode: string): boolean =>
  region.merchantCode !== currentMerchantCode;
