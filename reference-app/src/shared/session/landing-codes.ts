import { sessionBox } from "../storage/storage.ts";

const NAMES = ["affiliateCode", "referralCode"] as const;

/** Referral codes of the link that brought the visitor here (R220). */
export type LandingCodes = Partial<Record<(typeof NAMES)[number], string>>;

/** A code, without what messages and people add to a copied link: spaces, invisible characters, marks and parameters. */
const CODE = /[^\s\p{C}\p{P}]+(?:[-_.][^\s\p{C}\p{P}]+)*/u;

/** Stores the codes from the visit's first address, since later addresses no longer contain them (R220). */
export function keepLandingCodes(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of NAMES) {
    const code = CODE.exec(query.get(name) ?? "")?.[0];
    if (code && sessionBox.get(name) === undefined) sessionBox.set(name, code);
  }
}

/** The stored codes. */
export function landingCodes(): LandingCodes {
  const codes: LandingCodes = {};
  for (const name of NAMES) {
    const code = sessionBox.get(name);
    if (code !== undefined) codes[name] = code;
  }
  return codes;
}
