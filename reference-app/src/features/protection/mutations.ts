import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";
import type { PlayLimits, RealityCheckMinutes, TimeOutDuration } from "./rules.ts";

/** The answer to a change contains all current limits, so the app stores it in the cache and sends no further request. */
const onSuccess = (limits: PlayLimits) => void queryClient.setQueryData(memberKey("getPlayLimits"), limits);

/** Sets one limit (E103). A lower limit applies at once; a higher one waits. */
export const setPlayLimitMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"setPlayLimits">) => api.call("setPlayLimits", { body }),
    onSuccess,
  });

/** Confirms a higher limit after the wait (D15). */
export const confirmPlayLimitMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"confirmPlayLimit">) => api.call("confirmPlayLimit", { body }),
    onSuccess,
  });

/** Starts a break or a self-exclusion (E104). It changes what the member may do, so their data is refreshed. */
export const startTimeOutMutation = () =>
  mutationOptions({
    mutationFn: (duration: TimeOutDuration) => api.call("startTimeOut", { body: { duration } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memberKey("getPlayLimits").slice(0, 1) }),
  });

/** Sets how often the member is reminded of their playing time. */
export const setRealityCheckMutation = () =>
  mutationOptions({
    mutationFn: (realityCheckMinutes: RealityCheckMinutes) =>
      api.call("setRealityCheck", { body: { realityCheckMinutes } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memberKey("getPlaySession") }),
  });
