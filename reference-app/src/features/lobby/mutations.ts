import { mutationOptions, type QueryClient } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { memberKey } from "../../shared/api/query-client.ts";
import { withFavourite, withoutFavourite } from "./rules.ts";

export interface FavouriteChange {
  nodeId: number;
  isWanted: boolean;
}

/** Adds or removes a favourite. Not optimistic: the list changes after the server has confirmed (R305, R306). */
export const changeFavouriteMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ["changeFavourite"],
    mutationFn: ({ nodeId, isWanted }: FavouriteChange) =>
      isWanted
        ? api.call("addFavoriteGame", { body: { nodeId } })
        : api.call("removeFavoriteGame", { query: { nodeId } }),
    // The keys are fixed at the start, because the answer may arrive after another member has logged in.
    onMutate: () => ({ idsKey: memberKey("getFavoriteGameIds"), gamesKey: memberKey("listFavoriteGames") }),
    onSuccess: async (_nothing, { nodeId, isWanted }, { idsKey, gamesKey }) => {
      const change = isWanted ? withFavourite : withoutFavourite;
      // Cancels a request for the ids, because it was sent before the change.
      await queryClient.cancelQueries({ queryKey: idsKey });
      const ids = queryClient.setQueryData<number[]>(idsKey, (known) => known && change(known, nodeId));
      const outdated = ids ? [gamesKey] : [gamesKey, idsKey];
      await Promise.all(outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
