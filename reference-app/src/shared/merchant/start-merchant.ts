import { merchantCode } from "../api/queries/system-queries.ts";
import { DEFAULT_MERCHANT_CODE } from "../config/constants.ts";
import { merchantOf } from "../config/merchants.ts";
import { restoreLanguage } from "../i18n/language.ts";
import { loadChunk } from "../loading/load-chunk.ts";
import { sessionBox } from "../storage/storage.ts";

/** The address parameter that names a merchant (R312). */
export const MERCHANT_PARAM = "merchant";

/**
 * Decides the merchant before anything is shown (R005, R312): the one in the address (`?merchant=`), else the one that the tab remembers.
 * The default merchant needs no work, because its colours and language are built in.
 */
export async function startMerchant(): Promise<void> {
  const wanted = new URLSearchParams(location.search).get(MERCHANT_PARAM) ?? undefined;
  const code = merchantCode();
  // The tab remembers its merchant (R189).
  sessionBox.set("merchantCode", code);
  restoreLanguage(merchantOf(code).languages);
  if (!wanted && code === DEFAULT_MERCHANT_CODE) return;
  const { settleMerchant } = await loadChunk(() => import("./settle-merchant.ts"));
  await settleMerchant(wanted);
}
