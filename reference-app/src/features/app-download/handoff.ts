import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { memberKey } from "../../shared/api/query-client.ts";
import { serverClock } from "../../shared/lib/clock.ts";
import type { Session } from "../../shared/session/session.ts";
import { handoffRestMs } from "./rules.ts";

/** A code that tells another device who the member is, renewed before it is too old (R123). Guests have none. */
export const handoffQuery = ({ isLogin, isFreePlay }: Session) =>
  queryOptions({
    queryKey: memberKey("createHandoff"),
    queryFn: ({ signal }) => api.call("createHandoff", { signal }),
    enabled: isLogin && !isFreePlay,
    // It serves once: what is shown again is a new one.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.data !== undefined && handoffRestMs(state.data.expiresAt, serverClock.now()),
  });

/** The username of whoever came with a code; undefined where the code serves no more: the login then begins without a name. */
export async function usernameOfHandoff(code: string): Promise<string | undefined> {
  try {
    const { username } = await api.call("redeemHandoff", { body: { code } });
    return username;
  } catch {
    return undefined;
  }
}
