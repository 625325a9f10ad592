import { faultOf, FIXED_RULES } from "../../client/field-rules.ts";
import type { ErrorCode, HandlerRequest } from "../handler.ts";
import { MERCHANTS, type Merchant } from "../world/merchants.ts";

/** A number as the server knows it, or what is wrong with the typed one. */
export type Mobile =
  | { isValid: true; international: string; national: string }
  | { isValid: false; code: Extract<ErrorCode, "PHONE_MISSING" | "PHONE_INVALID"> };

/**
 * Reads a typed number: digits with or without the leading zero, and a dialling code of a country the house serves; the
 * merchant's own when none is given, and no other where the code is fixed (R293).
 */
export function readMobile(
  { world }: HandlerRequest,
  merchant: Merchant,
  typed: { number?: string | undefined; dialingCode?: string | undefined },
): Mobile {
  const { number = "", dialingCode = "" } = typed;
  if (number === "") return { isValid: false, code: "PHONE_MISSING" };
  const prefix = dialingCode === "" ? merchant.dialingCode : dialingCode.replace(/^\+?/, "+");
  const isOwn = prefix === merchant.dialingCode;
  const isChoosable = world.modules.isOn(merchant, "UPDATEMOBILEICC3");
  const isServed = isOwn || (isChoosable && MERCHANTS.some((other) => other.dialingCode === prefix));
  const isNumber = faultOf("mobileNum", number, FIXED_RULES.mobileNum) === undefined;
  if (!isNumber || !isServed) return { isValid: false, code: "PHONE_INVALID" };
  const national = number.replace(/^0/, "");
  return { isValid: true, national, international: prefix + national };
}
