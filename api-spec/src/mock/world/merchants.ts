/** A regional variant (R241, R242). */
export interface Merchant {
  merchantCode: string;
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
}

export const MERCHANTS = [
  {
    merchantCode: "ccgjoyf4",
    country: "BD",
    currency: "BDT",
    currencySymbol: "৳",
    langList: ["BN", "EN"],
    dialingCode: "+880",
    paymentMethods: ["bKash", "Nagad", "Rocket"],
    isSingle: false,
  },
  {
    merchantCode: "vnlobby1",
    country: "VN",
    currency: "VND",
    currencySymbol: "₫",
    langList: ["VI", "EN"],
    dialingCode: "+84",
    paymentMethods: ["MoMo", "ZaloPay", "VietQR"],
    isSingle: true,
  },
  {
    merchantCode: "phlobby1",
    country: "PH",
    currency: "PHP",
    currencySymbol: "₱",
    langList: ["FIL", "EN"],
    dialingCode: "+63",
    paymentMethods: ["GCash", "Maya"],
    isSingle: true,
  },
  {
    merchantCode: "idlobby1",
    country: "ID",
    currency: "IDR",
    currencySymbol: "Rp",
    langList: ["ID", "EN"],
    dialingCode: "+62",
    paymentMethods: ["QRIS", "OVO", "DANA"],
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

export const currencySymbolOf = (currency: string): string =>
  MERCHANTS.find((merchant) => merchant.currency === currency)?.currencySymbol ?? currency;
