import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";

/** Sets or changes the payment password (E098). The sent values are removed from memory at once. */
export const setPaymentPasswordMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"setPaymentPassword">) => api.call("setPaymentPassword", { body }),
    gcTime: 0,
  });
