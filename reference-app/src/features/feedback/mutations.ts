import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

export interface Feedback {
  content: string;
  /** One for each text: sent again after a lost answer, it arrives once (D12). */
  idempotencyKey: string;
}

/** Tells the house something (E040, R084). */
export const submitFeedbackMutation = () =>
  mutationOptions({
    mutationFn: ({ content, idempotencyKey }: Feedback) =>
      api.call("submitFeedback", { body: { content }, idempotencyKey }),
  });
