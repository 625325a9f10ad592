import { part } from "../../shared/loading/part.tsx";

/** The registry that maps modals to dialogs. Lazy, because the first screen does not need it. */
export const OpenModal = part(async () => (await import("./modal-registry.tsx")).OpenModal);

export const LoginDialog = part(
  async () => (await import("../../features/auth/login/login-dialog.tsx")).LoginDialog,
  "auth",
  "verification",
);

/** The member's part of the header, which is shown after a login. */
export const MemberBar = part(async () => (await import("../session/member-bar.tsx")).MemberBar);

/**
 * Preloads the login dialog, when the page is idle or when the visitor points at its button. It never rejects, so the dialog may still be
 * missing afterwards.
 */
export async function preloadLogin(): Promise<void> {
  await Promise.all([OpenModal, LoginDialog, MemberBar].map(({ preload }) => preload()));
}

/** Whether the login can open without loading anything. */
export const isLoginHere = (): boolean => OpenModal.isHere() && LoginDialog.isHere();
