import { BANGLADESH, INDONESIA, PHILIPPINES, VIETNAM, type LobbyContent } from "./data/lobbies.ts";

/** A regional variant of the site (R004, R005, R241, R242). docs/mock-server.md compares them. */
export interface Merchant {
  merchantCode: string;
  brandName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  currency: string;
  currencySymbol: string;
  /** The mock defines amounts in taka. This is how many units of the merchant's currency replace one taka in a plausible amount. */
  unitsPerTaka: number;
  /** Languages as the product specification writes them (EN, BN), the default first. */
  langList: readonly string[];
  /** Country dialling code with the plus sign. */
  dialingCode: string;
  paymentMethods: readonly string[];
  /** Whether there is one wallet for all games, or several with transfers between them (R218). */
  isSingle: boolean;
  /** Minimum age in years, set by the licence (D15). */
  ageLimit: number;
  /** An invented licence, and the countries that it allows the merchant to serve (D16). */
  licence: { authority: string; number: string; countries: readonly string[] };
  /** Switches that differ from the default merchant's (R283–R293). */
  switchedOff: readonly string[];
  switchedOn: readonly string[];
  /** Vendors that do not serve this merchant. */
  withoutVendors: readonly string[];
  /** Content of its lobby. */
  lobby: LobbyContent;
}

export const MERCHANTS = [
  {
    merchantCode: "ccgjoyf4",
    brandName: "Lobbykit",
    country: "BD",
    currency: "BDT",
    currencySymbol: "৳",
    unitsPerTaka: 1,
    langList: ["BN", "EN"],
    dialingCode: "+880",
    paymentMethods: ["bKash", "Nagad", "Rocket"],
    ageLimit: 21,
    licence: { authority: "Example Gaming Authority", number: "EGA-2026-0001", countries: ["BD"] },
    switchedOff: [],
    switchedOn: [],
    withoutVendors: [],
    lobby: BANGLADESH,
    isSingle: false,
  },
  {
    merchantCode: "vnlobby1",
    brandName: "Lobbykit Sen",
    country: "VN",
    currency: "VND",
    currencySymbol: "₫",
    unitsPerTaka: 200,
    langList: ["VI", "EN"],
    dialingCode: "+84",
    paymentMethods: ["MoMo", "ZaloPay", "VietQR"],
    ageLimit: 18,
    licence: { authority: "Example Lottery Commission", number: "ELC-2026-0117", countries: ["VN", "KH"] },
    switchedOff: ["FREEPLAY3", "MOBILENUMPASSREG3", "DIRECTREG3", "UPDATEMOBILEICC3"],
    switchedOn: ["socialGoogle"],
    withoutVendors: ["DS88", "TAASHGHAR", "HOUSIECLUB", "PALMYRA", "RUBYHALL"],
    lobby: VIETNAM,
    isSingle: true,
  },
  {
    merchantCode: "phlobby1",
    brandName: "Lobbykit Parol",
    country: "PH",
    currency: "PHP",
    currencySymbol: "₱",
    unitsPerTaka: 1,
    langList: ["FIL", "EN"],
    dialingCode: "+63",
    paymentMethods: ["GCash", "Maya"],
    ageLimit: 21,
    licence: { authority: "Example Amusement Board", number: "EAB-2026-0042", countries: ["PH"] },
    switchedOff: ["MOBILENUMREG3", "MOBILEVERCODELOGIN3", "CHNGPASSVERIF3"],
    switchedOn: ["socialFacebook", "socialGoogle"],
    withoutVendors: ["TCG_LOTTO_VN", "HILSA", "CRESTBOOK", "TIDALNINE"],
    lobby: PHILIPPINES,
    isSingle: true,
  },
  {
    merchantCode: "idlobby1",
    brandName: "Lobbykit Wayang",
    country: "ID",
    currency: "IDR",
    currencySymbol: "Rp",
    unitsPerTaka: 150,
    langList: ["ID", "EN"],
    dialingCode: "+62",
    paymentMethods: ["QRIS", "OVO", "DANA"],
    ageLimit: 18,
    licence: { authority: "Example Play Registry", number: "EPR-2026-0009", countries: ["ID", "TL"] },
    switchedOff: ["PWDEXPFORCECHANGE3", "REGMOBVERF3"],
    switchedOn: ["socialFacebook", "socialGoogle"],
    withoutVendors: ["TCG_LOTTO_VN", "BONGOHALL", "HOUSIECLUB", "ONYXSALON", "YB"],
    lobby: INDONESIA,
    isSingle: true,
  },
] as const satisfies readonly Merchant[];

/** The default merchant (R495). */
export const DEFAULT_MERCHANT: Merchant = MERCHANTS[0];

/** The merchant with a code. An unknown code gives the default merchant, like a host without a merchant. */
export const merchantOf = (code: unknown): Merchant =>
  MERCHANTS.find(({ merchantCode }) => merchantCode === code) ?? DEFAULT_MERCHANT;

/** The merchant whose members use a currency. */
export const merchantOfCurrency = (currency: string): Merchant =>
  MERCHANTS.find((merchant) => merchant.currency === currency) ?? DEFAULT_MERCHANT;

/** Factor that converts an amount in taka to a plausible amount in the currency. */
export const unitsPerTaka = (currency: string): number => merchantOfCurrency(currency).unitsPerTaka;

/** The symbol of a currency. */
export const currencySymbolOf = (currency: string): string =>
  MERCHANTS.find((merchant) => merchant.currency === currency)?.currencySymbol ?? currency;
