import { failure, type HandlerRequest, type Reply } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { toMoment } from "../moments.ts";

/** Returns why a known member may not log in. */
export function refusalOf(account: Account, request: HandlerRequest): Reply | undefined {
  if (account.role !== "member") return failure(request, 403, "NON_MEMBER");
  if (request.world.scenarios.isOn("region-blocked")) return failure(request, 403, "REGION_RESTRICTED");
  const exclusion = request.world.protection.exclusionOf(account);
  if (!exclusion) return undefined;
  return failure(request, 403, "SELF_EXCLUDED", { value: { until: toMoment(exclusion.until) } });
}
