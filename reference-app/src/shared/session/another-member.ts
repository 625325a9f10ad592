import type { NavigateFunction } from "react-router-dom";
import { PATHS } from "../config/paths.ts";
import { closeAllModals } from "../modals/modals.ts";
import { session } from "./session.ts";

/**
 * Another member has logged in than the one whose page this was: what that one had open and typed is not for their eyes
 * (F12, I5). Nothing happens when it is the same one, or when it was a guest's page.
 * @param accountBefore who was logged in, or whose session was lost
 */
export function leaveWhatIsAnothers(accountBefore: string | undefined, navigate: NavigateFunction): void {
  if (accountBefore === undefined || accountBefore === session.get().account) return;
  closeAllModals();
  void navigate(PATHS.home);
}
