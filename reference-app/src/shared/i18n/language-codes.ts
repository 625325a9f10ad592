/**
 * The languages that the product knows by name (R007, D19): BCP-47 code and the language's own name. Six have whole packs
 * (language.ts); a visitor who comes with another is answered in English.
 */
export const LANGUAGE_NAMES = {
  bn: "বাংলা",
  en: "English",
  hi: "हिन्दी",
  id: "Bahasa Indonesia",
  fil: "Filipino",
  vi: "Tiếng Việt",
  ar: "العربية",
  de: "Deutsch",
  es: "Español",
  fa: "فارسی",
  fr: "Français",
  gu: "ગુજરાતી",
  it: "Italiano",
  ja: "日本語",
  km: "ខ្មែរ",
  kn: "ಕನ್ನಡ",
  ko: "한국어",
  lo: "ລາວ",
  ml: "മലയാളം",
  mr: "मराठी",
  ms: "Bahasa Melayu",
  my: "မြန်မာ",
  ne: "नेपाली",
  pt: "Português",
  ru: "Русский",
  si: "සිංහල",
  ta: "தமிழ்",
  te: "తెలుగు",
  th: "ไทย",
  ur: "اردو",
} as const;

export type LanguageCode = keyof typeof LANGUAGE_NAMES;
