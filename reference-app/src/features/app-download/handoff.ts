import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { serverClock } from "../../shared/clock/clock.ts";
import type { Session } from "../../shared/session/session.ts";
import { handoffRestMs } from "./rules.ts";
import { memberRead } from "../../shared/api/read.ts";

/** A code that identifies the member on another device (R123). It is renewed before it expires. Guests have none. */
export const handoffQuery = ({ isLogin, isFreePlay }: Session) =>
  queryOptions({
    ...memberRead("createHandoff"),
    enabled: isLogin && !isFreePlay,
    // A code works once, so each display needs a new one.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => state.data !== undefined && handoffRestMs(state.data.expiresAt, serverClock.now()),
  });

/** The username of a visitor who came with a code. Undefined when the code is no longer valid; the login then starts without a name. */
export async function usernameOfHandoff(code: string): Promise<string | undefined> {
  try {
    const { username } = await api.call("redeemHandoff", { body: { code } });
    return username;
  } catch {
    return undefined;
  }
}
