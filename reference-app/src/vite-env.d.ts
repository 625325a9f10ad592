/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_IMAGE_ORIGINS?: string;
  readonly VITE_LAUNCH_ORIGINS?: string;
  readonly VITE_ENCRYPTION?: string;
  readonly VITE_BUILD_ID?: string;
}
