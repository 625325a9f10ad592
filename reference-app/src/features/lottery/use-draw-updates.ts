import { hashKey, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { followDraws } from "./draw-updates.ts";

/** Keeps a list of draws fresh while the component stands: of those on a page that show the list, one says so. */
export function useDrawUpdates(queryKey: QueryKey): void {
  const client = useQueryClient();
  const follow = useEffectEvent((hash: string) => followDraws(client, queryKey, hash));
  const hash = hashKey(queryKey);
  useEffect(() => follow(hash), [hash]);
}
