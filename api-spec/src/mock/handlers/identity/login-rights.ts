import { Refusal, type HandlerRequest } from "../../handler.ts";
import { toMoment } from "../moments.ts";
import type { Account } from "../../world/identity/accounts.ts";

/** Requires that a known member may log in. @throws Refusal */
export function checkMayLogIn(account: Account, { world }: HandlerRequest): void {
  if (account.role !== "member") throw new Refusal(403, "NON_MEMBER");
  if (world.scenarios.isOn("region-blocked")) throw new Refusal(403, "REGION_RESTRICTED");
  const exclusion = world.protection.exclusionOf(account);
  if (exclusion) throw new Refusal(403, "SELF_EXCLUDED", { value: { until: toMoment(exclusion.until) } });
}
