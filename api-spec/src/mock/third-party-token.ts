/** What an ID token of a third party claims (R030, R219). */
export interface IdToken {
  /** Whom it speaks of; "" when the token cannot be read. */
  subject: string;
  /** International form with the plus sign; "" when the third party has checked no number. */
  phone: string;
  /** Epoch milliseconds; never, when it does not say. */
  expiresAt: number;
}

/** Reads a token. The mock cannot ask the third party, so it believes the claims and checks no signature. */
export function readIdToken(token: string): IdToken {
  const { sub = "", phone_number: phone = "", exp } = claimsOf(token);
  return { subject: String(sub), phone: String(phone), expiresAt: typeof exp === "number" ? exp * 1000 : Infinity };
}

function claimsOf(token: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
  } catch {
    return {};
  }
}
