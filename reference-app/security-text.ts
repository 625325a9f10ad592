const YEAR_MS = 365 * 86_400_000;
const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116), which tells security researchers where to report a weakness. It is valid for
 * a year, so that an abandoned site does not keep an old contact.
 *
 * @param contact a `mailto:` or `https:` address
 * @param origin where the app is served, such as `https://play.example`
 * @param builtAtMs time of the build
 * @throws Error when the contact is neither kind of address
 */
export function securityText(contact: string, origin: string, builtAtMs: number): string {
  if (!CONTACT.test(contact))
    throw new Error(`SECURITY_CONTACT is not a mailto: or https: address: ${JSON.stringify(contact)}`);
  const lines = {
    Contact: contact,
    Expires: new Date(builtAtMs + YEAR_MS).toISOString(),
    "Preferred-Languages": "en, bn",
    Canonical: `${origin}/.well-known/security.txt`,
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join("");
}
