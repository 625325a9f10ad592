/** The merchant a first visit belongs to (R495): Bangladesh, BDT, English and Bengali. */
export const DEFAULT_MERCHANT = {
  merchantCode: "ccgjoyf4",
  country: "BD",
  currency: "BDT",
  languages: ["bn", "en"],
} as const;

/** Merchants whose regime wants the box of the terms unticked until somebody ticks it (D13). */
export const UNTICKED_TERMS_MERCHANTS: readonly string[] = ["phlobby1"];
