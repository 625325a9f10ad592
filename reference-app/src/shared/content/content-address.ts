import { DEPLOYMENT } from "../config/deployment.ts";
import { safeUrl } from "../addresses/safe-url.ts";

/** Allows `mailto:` and `tel:` only without parameters, so that a link cannot prefill a subject or text. */
const IN_PLACE = /^(?:mailto:[\w.+-]+@[a-z\d.-]+|tel:\+?[\d-]+)$/i;

/** Checks a link in the server's text (R167). Allowed are mail, telephone and whatever the URL guard accepts. */
export const linkAddress = (address: string): string | undefined =>
  IN_PLACE.test(address) ? address : safeUrl(address, { pageOrigin: location.origin, allowedOrigins: "*" });

/**
 * Checks a picture address in the server's text: only the page's own origin and the deployment's hosts (R167, D9).
 * Relative addresses are refused, because the text may appear on any page.
 */
export const pictureAddress = (address: string): string | undefined =>
  /^(?:\/|https:)/.test(address)
    ? safeUrl(address, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.imageOrigins })
    : undefined;
