import type { components } from "../../../generated/types.ts";
import { failure, success, type Handler } from "../../handler.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";

export const createHandoff = forMembers({ freePlay: true, restricted: true }, (request, account) => {
  const { sessions, handoffs } = request.world;
  const id = sessions.find(request.token ?? "")?.id ?? "";
  const { code, expiresAt } = handoffs.issue({ id, accountId: account.id });
  return success(request, { code, expiresAt: toMoment(expiresAt) });
});

export const redeemHandoff: Handler = (request) => {
  const { world } = request;
  const { code } = request.body as components["schemas"]["HandoffRedemption"];
  const redemption = world.handoffs.redeem(code);
  if (redemption.verdict === "expired") return failure(request, 422, "VERIFICATION_CODE_EXPIRED");
  const account = redemption.verdict === "right" ? world.accounts.byId(redemption.accountId) : undefined;
  return account
    ? success(request, { username: account.username })
    : failure(request, 422, "VERIFICATION_CODE_INVALID");
};
