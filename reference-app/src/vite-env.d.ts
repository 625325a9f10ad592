/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_IMAGE_ORIGINS?: string;
  readonly VITE_LAUNCH_ORIGINS?: string;
  readonly VITE_PAY_ORIGINS?: string;
  readonly VITE_SOCIAL_SIGN_IN?: string;
  readonly VITE_ENCRYPTION?: string;
}

/** Trusted Types (D17), only the parts that we use. Absent in browsers without support. */
interface Window {
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => unknown };
  };
}
