import { merchantCode } from "../api/system-queries.ts";
import { merchantOf } from "../config/merchants.ts";

/** Where days begin, by the merchant's country (ISO 3166-1 alpha-2). None of these moves its clocks. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  BD: "Asia/Dhaka",
  VN: "Asia/Ho_Chi_Minh",
  PH: "Asia/Manila",
  ID: "Asia/Jakarta",
};

/** IANA name of the clock that the present merchant's days follow; UTC where its country is not known. */
export const merchantTimeZone = (): string => TIME_ZONES[merchantOf(merchantCode()).country] ?? "UTC";
