export interface UrlRules {
  /** The page's own origin. */
  pageOrigin: string;
  /** Origins allowed for this purpose. "*" allows any https origin, for links that open a new tab. */
  allowedOrigins: readonly string[] | "*";
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Letters, digits, hyphens and dots, or an IPv6 address. Browsers differ in which other characters they accept in a host. */
const PLAIN_HOST = /^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/;

/**
 * Checks every address that comes from outside (trust study A5). It must be https, with no user info, a plain host and an allowed origin.
 * http is accepted on loopback when the list names it, as in development.
 * @returns the parsed and re-serialised address, or undefined when it must not be used
 */
export function safeUrl(address: string, { pageOrigin, allowedOrigins }: UrlRules): string | undefined {
  const url = URL.parse(address, pageOrigin);
  if (!url) return undefined;
  const isNamed = allowedOrigins !== "*" && LOOPBACK.has(url.hostname);
  const isHttp = url.protocol === "http:" && (isNamed || url.origin === pageOrigin);
  if (url.protocol !== "https:" && !isHttp) return undefined;
  if (url.username || url.password || !PLAIN_HOST.test(url.hostname)) return undefined;
  const isAllowed = url.origin === pageOrigin || allowedOrigins === "*" || allowedOrigins.includes(url.origin);
  return isAllowed ? url.href : undefined;
}

/** Exactly one mail address without parameters, so that no text is prefilled in the member's name. */
const MAIL = /^mailto:[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;
const TELEPHONE = /^tel:\+?\d[\d-]{2,19}$/i;

/** The address of a contact: any https page, a telephone number or a mail address. Undefined when it must not be used (R121, C15). */
export const contactUrl = (address: string, pageOrigin: string): string | undefined =>
  TELEPHONE.test(address) || MAIL.test(address) ? address : safeUrl(address, { pageOrigin, allowedOrigins: "*" });

/** Returns an address of the page's own origin as path, query and hash. Undefined for any other origin. */
export function safePath(address: string, pageOrigin: string): string | undefined {
  const href = safeUrl(address, { pageOrigin, allowedOrigins: [] });
  if (!href) return undefined;
  const { pathname, search, hash } = new URL(href);
  // A path such as `/..//evil.example` would name another origin when written without this one.
  if (pathname.startsWith("//")) return undefined;
  return pathname + search + hash;
}
