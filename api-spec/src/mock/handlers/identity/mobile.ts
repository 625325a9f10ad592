import { faultOf, FIXED_RULES } from "../../../client/field-rules.ts";
import type { ErrorCode, HandlerRequest } from "../../handler.ts";
import { MERCHANTS, type Merchant } from "../../world/site/merchants.ts";

/** A number in the server's format, or the fault of the typed one. */
export type Mobile =
  | { isValid: true; international: string; national: string }
  | { isValid: false; code: Extract<ErrorCode, "PHONE_MISSING" | "PHONE_INVALID"> };

/**
 * Reads a typed number: digits with or without the leading zero, and the dialling code of a supported country. A missing code means the
 * merchant's own; where the code is fixed, no other is accepted (R293).
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
