/** Claims of a third party's ID token (R030, R219). */
export interface IdToken {
  /** Id of the person at the third party; "" when the token cannot be read. */
  subject: string;
  /** International number with the plus sign; "" when the third party has not verified one. */
  phone: string;
  /** Epoch milliseconds; Infinity when the token has no expiry. */
  expiresAt: number;
}

/** Reads a token. The mock cannot reach the third party, so it does not verify the signature. */
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
