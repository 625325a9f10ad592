import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { merchantCode } from "../../shared/api/system-queries.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { changeLanguage } from "../../shared/i18n/i18n.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { sessionBox } from "../../shared/lib/storage.ts";
import { session } from "../../shared/session/session.ts";
import type { Region } from "./queries.ts";
import { isMerchantSwitch } from "./rules.ts";

export interface RegionWish {
  region: Region;
  language: Language;
}

/** Another merchant is another site: nothing of the one before stays, and home loads anew (R312). */
function switchMerchant({ merchantCode, currency }: Region): void {
  session.end();
  sessionBox.clear();
  sessionBox.set("merchantCode", merchantCode);
  sessionBox.set("currency", currency);
  location.assign(PATHS.home);
}

/** Sets language and currency, and the merchant when it differs (R174, R312). */
export const chooseRegionMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ region, language }: RegionWish) => {
      const isSwitch = isMerchantSwitch(region, merchantCode());
      await changeLanguage(language);
      if (isSwitch) {
        switchMerchant(region);
        return;
      }
      sessionBox.set("currency", region.currency);
      // The server writes names and notices in the language of the request.
      void queryClient.invalidateQueries();
    },
  });
