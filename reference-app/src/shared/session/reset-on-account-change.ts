import type { NavigateFunction } from "react-router-dom";
import { PATHS } from "../config/paths.ts";
import { closeAllModals } from "../modals/modals.ts";
import { unsavedForms } from "../modals/unsaved-forms.ts";
import { session } from "./session.ts";

/** Goes home after a member's session. What they typed is private, so it is dropped without asking (F12, I5). */
export function leaveMemberPages(navigate: NavigateFunction): void {
  unsavedForms.forgetAll();
  closeAllModals();
  void navigate(PATHS.home);
}

/**
 * Closes everything when another member logs in than the page's last one, since open dialogs and input are private (F12, I5).
 * Does nothing for the same member or after a guest.
 * @param accountBefore the member who was logged in or whose session was lost
 */
export function resetOnAccountChange(accountBefore: string | undefined, navigate: NavigateFunction): void {
  if (accountBefore === undefined || accountBefore === session.get().account) return;
  leaveMemberPages(navigate);
}
