import { part } from "../shared/layout/part.tsx";

/** Which dialog is whose: no part of the first screen. */
export const OpenModal = part(async () => (await import("./late-modals.tsx")).OpenModal);

export const LoginDialog = part(
  async () => (await import("../features/auth/login-dialog.tsx")).LoginDialog,
  "auth",
  "verification",
);

/** Whoever points at the login will open it. */
export function preloadLogin(): void {
  OpenModal.preload();
  LoginDialog.preload();
}
