import { hashKey, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { followDraws } from "./draw-updates.ts";

/** Keeps a list of draws fresh while the component is mounted. Only one component per page and list needs it. */
export function useDrawUpdates(queryKey: QueryKey): void {
  const client = useQueryClient();
  const follow = useEffectEvent((hash: string) => followDraws(client, queryKey, hash));
  const hash = hashKey(queryKey);
  useEffect(() => follow(hash), [hash]);
}
