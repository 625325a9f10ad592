import { MODULE, isModuleEnabled, type ModuleNode } from "../config/modules.ts";
import { DEPLOYMENT } from "../config/deployment.ts";
import type { Identity, SocialProvider } from "./provider.ts";

const FLAGS: readonly (readonly [SocialProvider, string])[] = [
  ["facebook", MODULE.socialFacebook],
  ["google", MODULE.socialGoogle],
];

/** The third parties that the merchant's flags name (R030, R152); none where the deployment has no way to ask them. */
export const socialProviders = (
  flags: readonly ModuleNode[],
  isConfigured: boolean = DEPLOYMENT.socialSignIn !== undefined,
): SocialProvider[] =>
  isConfigured ? FLAGS.flatMap(([provider, flag]) => (isModuleEnabled(flags, flag) ? [provider] : [])) : [];

/**
 * Asks the third party. A provider is a module of the deployment's own behind `AskProvider`; only the mock's is here. No outside
 * script is loaded: the policy allows none (D17).
 */
export async function askProvider(provider: SocialProvider): Promise<string | undefined> {
  const { askTestProvider } = await import("./test-provider.ts");
  return askTestProvider(provider);
}

let unregistered: Identity | undefined;

/** Keeps whom the third party knows and the house does not, for the registration that follows; in memory alone. */
export const keepForRegistration = (identity: Identity): void => {
  unregistered = identity;
};

/** Who comes from a third party to register. */
export const keptForRegistration = (): Identity | undefined => unregistered;

/** The registration is over, or was left. */
export const forgetForRegistration = (): void => {
  unregistered = undefined;
};
