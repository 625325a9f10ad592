import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";

/** Adds an account to pay out to (E071); one that is there already is not added twice. What was sent is forgotten at once. */
export const addPayoutAccountMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"addPayoutAccount">) => api.call("addPayoutAccount", { body }),
    gcTime: 0,
  });

/** The member's word about the arrival of an approved withdrawal (E074, R332). */
export const confirmReceiptMutation = () =>
  mutationOptions({
    mutationFn: ({ id, received }: { id: string; received: boolean }) =>
      api.call("confirmWithdrawalReceipt", { path: { id }, body: { received } }),
  });
