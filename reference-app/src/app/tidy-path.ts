/** A path with single slashes. `//host/page` written into a link would be another host. */
export const tidyPath = (pathname: string): string => pathname.replaceAll(/\/{2,}/g, "/");
