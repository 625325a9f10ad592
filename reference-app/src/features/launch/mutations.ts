import { mutationOptions } from "@tanstack/react-query";
import { api, mintIdempotencyKey } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";
import { DEVICE_WEB } from "../../shared/config/constants.ts";
import { language } from "../../shared/i18n/language.ts";
import { permissionQuery } from "../../shared/api/system-queries.ts";
import { launchUrl } from "../../shared/lib/launch-url.ts";

/** What the server needs to start a game. */
export interface LaunchRequest {
  vassalage: string;
  gameType: string;
  code?: string;
  nodeId?: number;
}

/** Thrown when the server named an address the deployment does not allow (R459). */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/** The address that the server names, on this session's host of the server's list (R508). @throws RefusedAddressError */
export function allowedAddress(address: string): string {
  const hosts = queryClient.getQueryData(permissionQuery().queryKey)?.info.launchGameCDNs ?? [];
  const allowed = launchUrl(address, hosts);
  if (!allowed) throw new RefusedAddressError("The server named a game address outside the deployment's list.");
  return allowed;
}

/** Starts a game (E054) and returns its address. Each start is an intent of its own, with its own key. */
export async function launchGame(request: LaunchRequest): Promise<string> {
  const { content } = await api.call("launchGame", {
    body: { ...request, platform: DEVICE_WEB, language: language(), backUrl: `${location.origin}/` },
    idempotencyKey: mintIdempotencyKey(),
  });
  // It is the last played now, also where nobody looks at that list at the moment (R308).
  void queryClient.invalidateQueries({ queryKey: memberKey("listRecentGames"), refetchType: "all" });
  return allowedAddress(content);
}

export const launchGameMutation = () => mutationOptions({ mutationFn: launchGame });
