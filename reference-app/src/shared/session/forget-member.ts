import { sessionBox } from "../storage/storage.ts";

const OF_ONE_MEMBER = ["merchantWallet", "consolidated", "realityCheck", "cpw"] as const;

/**
 * Removes the member's traces from session storage, besides their identity. Needed when another member logs in without a logout in between.
 */
export function forgetMember(): void {
  for (const entry of OF_ONE_MEMBER) sessionBox.remove(entry);
}
