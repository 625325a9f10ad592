import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { changeLanguage } from "../../shared/i18n/i18n.ts";
import type { Language } from "../../shared/i18n/language.ts";
import { sessionBox } from "../../shared/storage/storage.ts";
import { switchMerchant } from "../../shared/merchant/switch-merchant.ts";
import { openModalAbove } from "../../shared/modals/modals.ts";
import { session } from "../../shared/session/session.ts";
import type { Region } from "./queries.ts";
import { isMerchantSwitch } from "./rules.ts";

export interface RegionWish {
  region: Region;
  language: Language;
}

/**
 * Sets language and currency, and switches the merchant when it differs (R174, R312). The page changes its language first. Then the app
 * sends a member's language to the server; if that call fails, the page keeps the chosen language.
 */
export const chooseRegionMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: async ({ region, language }: RegionWish) => {
      if (isMerchantSwitch(region, merchantCode())) {
        const { merchantCode: code, currency, countryName } = region;
        const merchant = { merchantCode: code, currency, name: countryName };
        const { isLogin, isFreePlay } = session.get();
        if (isLogin && !isFreePlay) openModalAbove({ name: "switchMerchant", merchant, language });
        else await switchMerchant(merchant, language);
        return;
      }
      await changeLanguage(language);
      sessionBox.set("currency", region.currency);
      // The server returns names and notices in the request's language, so everything is requested again.
      void queryClient.invalidateQueries();
      if (session.get().isLogin) await api.call("updateLanguage", { body: { language } });
    },
  });
