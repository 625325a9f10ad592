import { useCallback } from "react";
import type { GamePicture } from "@lobbykit/design-system/GameCard";
import { useImageHosts } from "../../shared/api/use-image-hosts.ts";
import { pictureUrl } from "../../shared/lib/hosts.ts";

interface ServerImage {
  url: string;
  color: string;
}

/** Turns the server's picture into one that cards show: guarded address, placeholder colour, next host on error (R508). */
export function usePicture(): (image: ServerImage) => GamePicture {
  const hosts = useImageHosts();
  return useCallback(
    ({ url, color }) => ({
      src: pictureUrl(url, hosts) ?? "",
      color,
      nextSource: (_failed: string, attempt: number) => pictureUrl(url, hosts, attempt) ?? "",
    }),
    [hosts],
  );
}
