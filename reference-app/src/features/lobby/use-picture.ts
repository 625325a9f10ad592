import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import type { GamePicture } from "@lobbykit/design-system/GameCard";
import { permissionQuery } from "../../shared/api/system-queries.ts";
import { pictureUrl } from "../../shared/lib/hosts.ts";

interface ServerImage {
  url: string;
  color: string;
}

/** Turns the server's picture into one that cards show: guarded address, placeholder colour, next host on error (R508). */
export function usePicture(): (image: ServerImage) => GamePicture {
  const { data: hosts } = useQuery({ ...permissionQuery(), select: ({ info }) => info.imageCDNs });
  return useCallback(
    ({ url, color }) => ({
      src: pictureUrl(url, hosts ?? []) ?? "",
      color,
      nextSource: (_failed: string, attempt: number) => pictureUrl(url, hosts ?? [], attempt) ?? "",
    }),
    [hosts],
  );
}
