import { mutationOptions } from "@tanstack/react-query";
import { api, type OperationBody } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";
import type { PlayLimits, RealityCheckMinutes, TimeOutDuration } from "./rules.ts";

/** The answer holds all limits as they are now: nothing is asked for again. */
const onSuccess = (limits: PlayLimits) => void queryClient.setQueryData(memberKey("getPlayLimits"), limits);

/** Sets one limit (E103): a lower one counts at once, a higher one waits. */
export const setPlayLimitMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"setPlayLimits">) => api.call("setPlayLimits", { body }),
    onSuccess,
  });

/** The second yes to a higher limit (D15). */
export const confirmPlayLimitMutation = () =>
  mutationOptions({
    mutationFn: (body: OperationBody<"confirmPlayLimit">) => api.call("confirmPlayLimit", { body }),
    onSuccess,
  });

/** Begins a break, or a self-exclusion (E104). What the member may do is another thing from now on. */
export const startTimeOutMutation = () =>
  mutationOptions({
    mutationFn: (duration: TimeOutDuration) => api.call("startTimeOut", { body: { duration } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memberKey("getPlayLimits").slice(0, 1) }),
  });

/** How often the member is told how long they have played. */
export const setRealityCheckMutation = () =>
  mutationOptions({
    mutationFn: (realityCheckMinutes: RealityCheckMinutes) =>
      api.call("setRealityCheck", { body: { realityCheckMinutes } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: memberKey("getPlaySession") }),
  });
