import { DEPLOYMENT } from "../config/deployment.ts";
import { safeUrl } from "../lib/safe-url.ts";

/** Mail and telephone without further parts: nobody's subject and text are written for them. */
const IN_PLACE = /^(?:mailto:[\w.+-]+@[a-z\d.-]+|tel:\+?[\d-]+)$/i;

/** What a link inside a server's text may lead to (R167): mail, telephone, or what the one guard lets through. */
export const linkAddress = (address: string): string | undefined =>
  IN_PLACE.test(address) ? address : safeUrl(address, { pageOrigin: location.origin, allowedOrigins: "*" });

/**
 * Where a picture inside a server's text may come from: the page's own origin and the deployment's hosts (R167, D9). A relative
 * address means nothing in a text that stands on any page.
 */
export const pictureAddress = (address: string): string | undefined =>
  /^(?:\/|https:)/.test(address)
    ? safeUrl(address, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.imageOrigins })
    : undefined;
