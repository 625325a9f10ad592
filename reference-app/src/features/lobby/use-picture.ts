import { useCallback } from "react";
import type { GamePicture } from "@lobbykit/design-system/GameCard";
import { usePictureSource } from "../../shared/api/use-picture-source.ts";

interface ServerImage {
  url: string;
  color: string;
}

/** Turns the server's picture into one that cards show: with a colour that stands until it comes. */
export function usePicture(): (image: ServerImage) => GamePicture {
  const source = usePictureSource();
  return useCallback(({ url, color }) => ({ ...source(url), color }), [source]);
}
