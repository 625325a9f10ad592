import type { components } from "../../../generated/types.ts";
import { Refusal, type Operation } from "../../handler.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";

export const createHandoff = forMembers({ freePlay: true, restricted: true }, (request, account) => {
  const { sessions, handoffs } = request.world;
  const id = sessions.find(request.token ?? "")?.id ?? "";
  const { code, expiresAt } = handoffs.issue({ id, accountId: account.id });
  return { code, expiresAt: toMoment(expiresAt) };
});

export const redeemHandoff: Operation = (request) => {
  const { world } = request;
  const { code } = request.body as components["schemas"]["HandoffRedemption"];
  const redemption = world.handoffs.redeem(code);
  if (redemption.verdict === "expired") throw new Refusal(422, "VERIFICATION_CODE_EXPIRED");
  const account = redemption.verdict === "right" ? world.accounts.byId(redemption.accountId) : undefined;
  if (!account) throw new Refusal(422, "VERIFICATION_CODE_INVALID");
  return { username: account.username };
};
