import { REMEMBER_COOKIE_S } from "../../../shared/config/constants.ts";
import { cookieJar } from "../../../shared/storage/storage.ts";
import type { LoginTab } from "../rules.ts";

const COOKIE_NAME = "rememberUser";
const TAB_COOKIE_NAME = "rememberLogin";

type CookieName = typeof COOKIE_NAME | typeof TAB_COOKIE_NAME;

/** A cookie that stores a value for a day, or removes it (R151, R212). */
function cookie(name: CookieName, value: string | undefined, isSecure: boolean): string {
  const maxAgeS = value === undefined ? 0 : REMEMBER_COOKIE_S;
  return `${name}=${encodeURIComponent(value ?? "")}; Max-Age=${maxAgeS}; Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}

/** The value of a cookie. A malformed cookie counts as absent. */
function valueIn(cookies: string, name: CookieName): string | undefined {
  const pair = cookies.split("; ").find((entry) => entry.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? "") || undefined;
  } catch {
    return undefined;
  }
}

/** The cookie for the username. A password is never stored (D5). */
export const rememberCookie = (username: string | undefined, isSecure: boolean): string =>
  cookie(COOKIE_NAME, username, isSecure);

export const usernameIn = (cookies: string): string | undefined => valueIn(cookies, COOKIE_NAME);

/** The tab of the last login (R151). */
export const tabIn = (cookies: string): LoginTab =>
  valueIn(cookies, TAB_COOKIE_NAME) === ("sms" satisfies LoginTab) ? "sms" : "username";

const isSecurePage = (): boolean => location.protocol === "https:";

export const rememberedUsername = (): string | undefined => usernameIn(cookieJar.read());

export const rememberedTab = (): LoginTab => tabIn(cookieJar.read());

/** Stores the username, or removes the stored one. */
export function rememberUsername(username: string | undefined): void {
  cookieJar.write(rememberCookie(username, isSecurePage()));
}

/** Stores the tab of the last login. The username tab is the default, so it is not stored. */
export function rememberTab(tab: LoginTab): void {
  cookieJar.write(cookie(TAB_COOKIE_NAME, tab === "sms" ? tab : undefined, isSecurePage()));
}
