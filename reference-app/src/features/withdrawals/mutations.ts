import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";

/** Adds a payout account (E071); an existing one is not added twice. The sent values are removed from memory at once. */
export const addPayoutAccountMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"addPayoutAccount">) => api.call("addPayoutAccount", { body }),
    gcTime: 0,
  });

/** Sends the member's answer whether an approved withdrawal has arrived (E074, R332). */
export const confirmReceiptMutation = () =>
  mutationOptions({
    mutationFn: ({ id, received }: { id: string; received: boolean }) =>
      api.call("confirmWithdrawalReceipt", { path: { id }, body: { received } }),
  });
