import { BANGLADESH, INDONESIA, PHILIPPINES, VIETNAM, type LobbyContent } from "./data/lobbies.ts";

/** A regional variant (R004, R005, R241, R242); docs/mock-server.md shows them side by side. */
export interface Merchant {
  merchantCode: string;
  brandName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  currency: string;
  currencySymbol: string;
  /** The default first, as the source writes them. */
  langList: readonly string[];
  /** Country dialling code with the plus sign. */
  dialingCode: string;
  paymentMethods: readonly string[];
  /** One wallet for all games, or several with transfers between them (R218). */
  isSingle: boolean;
  /** Years; the licence decides (D15). */
  ageLimit: number;
  /** The licence, made up as the studios are, and the countries it lets the merchant serve (D16). */
  licence: { authority: string; number: string; countries: readonly string[] };
  /** Switches that stand elsewhere than at the default merchant (R283–R293). */
  switchedOff: readonly string[];
  switchedOn: readonly string[];
  /** Vendors that do not serve it. */
  withoutVendors: readonly string[];
  /** What its lobby opens with. */
  lobby: LobbyContent;
}

export const MERCHANTS = [
  {
    merchantCode: "ccgjoyf4",
    brandName: "Lobbykit",
    country: "BD",
    currency: "BDT",
    currencySymbol: "৳",
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

/** The default of R495. */
export const DEFAULT_MERCHANT: Merchant = MERCHANTS[0];

/** The merchant of a code; the default one when it is unknown, as a host without a merchant of its own would be. */
export const merchantOf = (code: unknown): Merchant =>
  MERCHANTS.find(({ merchantCode }) => merchantCode === code) ?? DEFAULT_MERCHANT;

/** The merchant whose members hold a currency. */
export const merchantOfCurrency = (currency: string): Merchant =>
  MERCHANTS.find((merchant) => merchant.currency === currency) ?? DEFAULT_MERCHANT;

/** Amounts of the mock are thought of in taka; other currencies have as many of their own units for one. */
const UNITS_PER_TAKA: Readonly<Record<string, number>> = { BDT: 1, PHP: 1, VND: 200, IDR: 150 };

/** What an amount in taka is multiplied by, so that it is of a fitting size in the currency. */
export const unitsPerTaka = (currency: string): number => UNITS_PER_TAKA[currency] ?? 1;

export const currencySymbolOf = (currency: string): string =>
  MERCHANTS.find((merchant) => merchant.currency === currency)?.currencySymbol ?? currency;
