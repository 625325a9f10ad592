import { currentMerchant } from "./current-merchant.ts";

/** The time zone for each merchant's country (ISO 3166-1 alpha-2). None of them has daylight saving. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  BD: "Asia/Dhaka",
  VN: "Asia/Ho_Chi_Minh",
  PH: "Asia/Manila",
  ID: "Asia/Jakarta",
};

/** IANA time zone of the current merchant; UTC when its country is unknown. */
export const merchantTimeZone = (): string => TIME_ZONES[currentMerchant().country] ?? "UTC";
