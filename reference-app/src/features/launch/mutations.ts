import { mutationOptions } from "@tanstack/react-query";
import { api, mintIdempotencyKey } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";
import { DEVICE_WEB } from "../../shared/config/constants.ts";
import { language } from "../../shared/i18n/language.ts";
import { permissionQuery } from "../../shared/api/queries/system-queries.ts";
import { launchUrl } from "../../shared/addresses/launch-url.ts";

/** What the server needs to launch a game. */
export interface LaunchRequest {
  vassalage: string;
  gameType: string;
  code?: string;
  nodeId?: number;
}

/** Thrown when the server returned an address that the deployment does not allow (R459). */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/** Checks the server's address and moves it to this session's host (R508). @throws RefusedAddressError */
export function allowedAddress(address: string): string {
  const hosts = queryClient.getQueryData(permissionQuery().queryKey)?.info.launchGameCDNs ?? [];
  const allowed = launchUrl(address, hosts);
  if (!allowed) throw new RefusedAddressError("The server named a game address outside the deployment's list.");
  return allowed;
}

/** Launches a game (E054) and returns its address. Each launch has its own idempotency key. */
export async function launchGame(request: LaunchRequest): Promise<string> {
  const { content } = await api.call("launchGame", {
    body: { ...request, platform: DEVICE_WEB, language: language(), backUrl: `${location.origin}/` },
    idempotencyKey: mintIdempotencyKey(),
  });
  // The game is now the last played one, so the list is refetched even when no component shows it (R308).
  void queryClient.invalidateQueries({ queryKey: memberKey("listRecentGames"), refetchType: "all" });
  return allowedAddress(content);
}

export const launchGameMutation = () => mutationOptions({ mutationFn: launchGame });
