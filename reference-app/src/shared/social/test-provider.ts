import type { AskProvider } from "./provider.ts";

const HOUR_S = 3600;
const MS_PER_S = 1000;

const encode = (part: object): string =>
  btoa(JSON.stringify(part)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/**
 * The mock's third party, for `VITE_SOCIAL_SIGN_IN=test`: everybody is `demo`, whom the mock knows at Google and not at Facebook. Its
 * tokens carry no signature, so that no real server takes them.
 */
export const askTestProvider: AskProvider = async (provider) => {
  const expiresAtS = Math.floor(Date.now() / MS_PER_S) + HOUR_S;
  return `${encode({ alg: "none" })}.${encode({ iss: provider, sub: "demo", exp: expiresAtS })}.unsigned`;
};
