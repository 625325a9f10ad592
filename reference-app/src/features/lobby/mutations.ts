import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { memberKey } from "../../shared/api/query-client.ts";
import { withFavourite, withoutFavourite } from "./rules.ts";

export interface FavouriteChange {
  nodeId: number;
  isWanted: boolean;
}

/** Adds or removes a favourite. Not optimistic: the list changes when the server has said yes (R305, R306). */
export const changeFavouriteMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ["changeFavourite"],
    mutationFn: ({ nodeId, isWanted }: FavouriteChange) =>
      isWanted
        ? api.call("addFavoriteGame", { body: { nodeId } })
        : api.call("removeFavoriteGame", { query: { nodeId } }),
    onSuccess: (_nothing, { nodeId, isWanted }) => {
      const change = isWanted ? withFavourite : withoutFavourite;
      queryClient.setQueryData<number[]>(memberKey("getFavoriteGameIds"), (ids = []) => change(ids, nodeId));
      return queryClient.invalidateQueries({ queryKey: memberKey("listFavoriteGames") });
    },
  });
