import { inLanguage } from "../world/text.ts";
import texts from "./pay-texts.json" with { type: "json" };

export type PayText = keyof typeof texts;

/** A text of the payment service's page. The page fills in `{method}`. */
export const payText = (key: PayText, language: string): string => inLanguage(texts[key], language);
