import { merchantCode } from "../api/queries/system-queries.ts";
import { merchantOf, type Merchant } from "../config/merchants.ts";

/** The configuration of the merchant of this visit. */
export const currentMerchant = (): Merchant => merchantOf(merchantCode());
