import { MODULE, isModuleEnabled, type ModuleNode } from "../config/modules.ts";
import { DEPLOYMENT } from "../config/deployment.ts";
import type { Identity, SocialProvider } from "./provider.ts";

const FLAGS: readonly (readonly [SocialProvider, string])[] = [
  ["facebook", MODULE.socialFacebook],
  ["google", MODULE.socialGoogle],
];

/** The third parties that the merchant's flags name (R030, R152). Empty when the deployment cannot ask them. */
export const socialProviders = (
  flags: readonly ModuleNode[],
  isConfigured: boolean = DEPLOYMENT.socialSignIn !== undefined,
): SocialProvider[] =>
  isConfigured ? FLAGS.flatMap(([provider, flag]) => (isModuleEnabled(flags, flag) ? [provider] : [])) : [];

/**
 * Asks the third party for an identity. A deployment supplies its own module with the type `AskProvider`; this project has only the mock's.
 * No outside script is loaded, since the policy allows none (D17).
 */
export async function askProvider(provider: SocialProvider): Promise<string | undefined> {
  const { askTestProvider } = await import("./test-provider.ts");
  return askTestProvider(provider);
}

let unregistered: Identity | undefined;

/** Keeps, in memory only, an identity that the server has no account for, for the registration that follows. */
export const keepForRegistration = (identity: Identity): void => {
  unregistered = identity;
};

/** The identity of a person who comes from a third party to register. */
export const keptForRegistration = (): Identity | undefined => unregistered;

/** Removes the identity after the registration ends or is left. */
export const forgetForRegistration = (): void => {
  unregistered = undefined;
};
