import type { AskProvider } from "./provider.ts";

const HOUR_S = 3600;
const MS_PER_S = 1000;

/** Base64url. The characters of these parts need none of the signs in which it differs from Base64, except the padding. */
const encode = (part: object): string => btoa(JSON.stringify(part)).replaceAll("=", "");

/**
 * The mock's third-party provider, for `VITE_SOCIAL_SIGN_IN=test`. Everyone is `demo`, who has an account for Google and none for Facebook.
 * Its tokens are not signed, so that no real server accepts them.
 */
export const askTestProvider: AskProvider = async (provider) => {
  const expiresAtS = Math.floor(Date.now() / MS_PER_S) + HOUR_S;
  return `${encode({ alg: "none" })}.${encode({ iss: provider, sub: "demo", exp: expiresAtS })}.unsigned`;
};
