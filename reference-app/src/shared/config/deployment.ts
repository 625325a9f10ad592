/**
 * What the deployment fixes at build time. The content security policy is fixed then too, so a host outside these lists
 * is refused by code before the browser refuses it (D9, D17).
 */
const list = (value: string | undefined): string[] => (value ?? "").split(" ").filter(Boolean);

export const DEPLOYMENT = {
  /** Origins that may serve pictures beside the page's own. */
  imageOrigins: list(import.meta.env.VITE_IMAGE_ORIGINS),
  /** Origins that may be opened as games. */
  launchOrigins: list(import.meta.env.VITE_LAUNCH_ORIGINS),
  /** Origins of providers, whose pages may be opened to pay a deposit (E067). */
  payOrigins: list(import.meta.env.VITE_PAY_ORIGINS),
  /** How third parties are asked who somebody is (R030): "test" is the mock's way, and only for it. */
  socialSignIn: import.meta.env.VITE_SOCIAL_SIGN_IN === "test" ? ("test" as const) : undefined,
  /** "plain" only for a server that says it takes unencrypted bodies (D4). */
  encryption: import.meta.env.VITE_ENCRYPTION === "plain" ? ("plain" as const) : ("jwe" as const),
};
