import { sessionBox } from "../lib/storage.ts";

const OF_ONE_MEMBER = ["merchantWallet", "consolidated", "realityCheck", "cpw"] as const;

/** Removes what a member's visit leaves in session storage beside their identity: another one comes without a sign-out in between. */
export function forgetMember(): void {
  for (const entry of OF_ONE_MEMBER) sessionBox.remove(entry);
}
