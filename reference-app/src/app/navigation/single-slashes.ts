/** A path without double slashes. A link to `//host/page` would lead to another host. */
export const withSingleSlashes = (pathname: string): string => pathname.replaceAll(/\/{2,}/g, "/");
