import { useCallback } from "react";
import type { GamePicture } from "@lobbykit/design-system/GameCard";
import { usePictureSource } from "../../../shared/api/queries/use-picture-source.ts";

interface ServerImage {
  url: string;
  color: string;
}

/** Converts the server's picture for a card, with a background colour until it loads. */
export function usePicture(): (image: ServerImage) => GamePicture {
  const source = usePictureSource();
  return useCallback(({ url, color }) => ({ ...source(url), color }), [source]);
}
