/**
 * Settings fixed at build time. The content security policy is fixed then too, so this code refuses hosts outside these lists before the
 * browser does (D9, D17).
 */
const list = (value: string | undefined): string[] => (value ?? "").split(" ").filter(Boolean);

export const DEPLOYMENT = {
  /** Origins that may serve pictures, besides the page's own. */
  imageOrigins: list(import.meta.env.VITE_IMAGE_ORIGINS),
  /** Origins that games may open from. */
  launchOrigins: list(import.meta.env.VITE_LAUNCH_ORIGINS),
  /** Origins of payment services whose pages may open for a deposit (E067). */
  payOrigins: list(import.meta.env.VITE_PAY_ORIGINS),
  /** How third-party login works (R030). "test" works only with the mock. */
  socialSignIn: import.meta.env.VITE_SOCIAL_SIGN_IN === "test" ? ("test" as const) : undefined,
  /** "plain" only for a server that accepts unencrypted bodies (D4). */
  encryption: import.meta.env.VITE_ENCRYPTION === "plain" ? ("plain" as const) : ("jwe" as const),
};
