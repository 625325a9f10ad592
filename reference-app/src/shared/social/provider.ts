import type { OperationBody } from "../api/api.ts";

/** A person as a third party knows them. */
export type Identity = OperationBody<"loginSocial">;
export type SocialProvider = Identity["provider"];

/** How a deployment asks a third party who somebody is: resolves with its ID token, or undefined when the person turned back. */
export type AskProvider = (provider: SocialProvider) => Promise<string | undefined>;
