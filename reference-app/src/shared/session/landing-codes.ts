import { sessionBox } from "../lib/storage.ts";

const NAMES = ["affiliateCode", "referralCode"] as const;

/** Whose link brought the visitor here (R220). */
export type LandingCodes = Partial<Record<(typeof NAMES)[number], string>>;

/** Keeps the codes of the first address of the visit: later ones lose them (R220). */
export function keepLandingCodes(search: string): void {
  const query = new URLSearchParams(search);
  for (const name of NAMES) {
    const code = query.get(name);
    if (code && sessionBox.get(name) === undefined) sessionBox.set(name, code);
  }
}

/** The codes that were kept. */
export function landingCodes(): LandingCodes {
  const codes: LandingCodes = {};
  for (const name of NAMES) {
    const code = sessionBox.get(name);
    if (code !== undefined) codes[name] = code;
  }
  return codes;
}
