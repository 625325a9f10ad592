import { DEPLOYMENT } from "../../shared/config/deployment.ts";
import { safeUrl } from "../../shared/lib/safe-url.ts";

/** Where the member pays, if it is the page of a provider that this deployment knows (A5). The address is a secret: it is shown to nobody. */
export const payAddress = (payUrl: string | undefined): string | undefined =>
  payUrl === undefined
    ? undefined
    : safeUrl(payUrl, { pageOrigin: location.origin, allowedOrigins: DEPLOYMENT.payOrigins });
