import { REMEMBER_COOKIE_S } from "../../shared/config/constants.ts";

const COOKIE_NAME = "rememberUser";

/** The cookie that remembers a username for a day, or forgets it (R151, R212). Never a password (D5). */
export function rememberCookie(username: string | undefined, isSecure: boolean): string {
  const value = username === undefined ? "" : encodeURIComponent(username);
  const maxAgeS = username === undefined ? 0 : REMEMBER_COOKIE_S;
  return `${COOKIE_NAME}=${value}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The username that the page's cookies hold. A cookie that somebody mangled counts as none. */
export function usernameIn(cookies: string): string | undefined {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(`${COOKIE_NAME}=`));
  try {
    return decodeURIComponent(pair?.slice(COOKIE_NAME.length + 1) ?? "") || undefined;
  } catch {
    return undefined;
  }
}

export const rememberedUsername = (): string | undefined => usernameIn(document.cookie);

/** Remembers the username, or forgets the one remembered. */
export function rememberUsername(username: string | undefined): void {
  document.cookie = rememberCookie(username, location.protocol === "https:");
}
