import { loadChunk } from "../lib/load-chunk.ts";
import { sessionBox } from "../lib/storage.ts";

/** Names the merchant in an address (R312). */
export const MERCHANT_PARAM = "merchant";

/**
 * Settles whose site this is before anything is shown (R005, R312): the address may ask for a merchant (`?merchant=`), else
 * the tab remembers one. The default merchant needs nothing: its colours and its language are the page's own.
 */
export async function startMerchant(): Promise<void> {
  const wanted = new URLSearchParams(location.search).get(MERCHANT_PARAM) ?? undefined;
  if (!wanted && !sessionBox.get("merchantCode")) return;
  const { settleMerchant } = await loadChunk(() => import("./settle-merchant.ts"));
  await settleMerchant(wanted);
}
