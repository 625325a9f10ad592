import type { OperationBody } from "../api/api.ts";

/** The contract's language codes (R007, D19). */
type LanguageCode = OperationBody<"updateLanguage">["language"];

/**
 * The contract's languages by BCP-47 code, each with its own name (R007, D19). Six are fully translated (language.ts); the others fall back
 * to English.
 */
export const LANGUAGE_NAMES = {
  bn: "বাংলা",
  en: "English",
  hi: "हिन्दी",
  id: "Bahasa Indonesia",
  fil: "Filipino",
  vi: "Tiếng Việt",
  ar: "العربية",
  es: "Español",
  fa: "فارسی",
  fr: "Français",
  gu: "ગુજરાતી",
  ja: "日本語",
  km: "ខ្មែរ",
  ko: "한국어",
  lo: "ລາວ",
  mr: "मराठी",
  ms: "Bahasa Melayu",
  my: "မြန်မာ",
  ne: "नेपाली",
  pa: "ਪੰਜਾਬੀ",
  "pt-BR": "Português (Brasil)",
  ru: "Русский",
  si: "සිංහල",
  ta: "தமிழ்",
  te: "తెలుగు",
  th: "ไทย",
  tr: "Türkçe",
  ur: "اردو",
  "zh-Hans": "简体中文",
  "zh-Hant": "繁體中文",
} as const satisfies Record<LanguageCode, string>;
