import { DEPLOYMENT } from "../../shared/config/deployment.ts";
import { safeUrl } from "../../shared/addresses/safe-url.ts";

/** The address for payment, when it belongs to a payment service that this deployment allows (A5). It is secret, so it is never shown. */
export const payAddress = (payUrl: string | undefined): string | undefined =>
  payUrl === undefined
    ? undefined
    : safeUrl(payUrl, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.payOrigins });
