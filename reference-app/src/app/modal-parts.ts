import { part } from "../shared/layout/part.tsx";

/** Which dialog is whose: no part of the first screen. */
export const OpenModal = part(async () => (await import("./late-modals.tsx")).OpenModal);

export const LoginDialog = part(
  async () => (await import("../features/auth/login-dialog.tsx")).LoginDialog,
  "auth",
  "verification",
);

/** The member's end of the header: what a login shows next. */
export const MemberBar = part(async () => (await import("./member-bar.tsx")).MemberBar);

/** In a quiet moment; whoever points at the login before that will open it. Never fails: it may not be here afterwards. */
export async function preloadLogin(): Promise<void> {
  await Promise.all([OpenModal, LoginDialog, MemberBar].map(({ preload }) => preload()));
}

/** Whether opening the login is drawing alone. */
export const isLoginHere = (): boolean => OpenModal.isHere() && LoginDialog.isHere();
