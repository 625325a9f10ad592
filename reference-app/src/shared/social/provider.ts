import type { OperationBody } from "../api/api.ts";

/** A person's identity at a third party. */
export type Identity = OperationBody<"loginSocial">;
export type SocialProvider = Identity["provider"];

/** How a deployment asks a third party for a person's identity. Resolves with the ID token, or undefined when the person cancelled. */
export type AskProvider = (provider: SocialProvider) => Promise<string | undefined>;
