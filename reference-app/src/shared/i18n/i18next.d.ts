import type { core } from "./locales/en/core/core.ts";
import type { Sections } from "./locales/en/sections.ts";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "translation";
    resources: { translation: typeof core & Sections };
  }
}
