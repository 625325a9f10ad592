import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useErrorToast } from "../../../shared/api/errors/use-error-toast.ts";
import { useSession } from "../../../shared/session/session.ts";
import { changeFavouriteMutation, type FavouriteChange } from "../mutations.ts";
import { favouriteIdsQuery } from "../queries.ts";

const asSet = (ids: readonly number[]): ReadonlySet<number> => new Set(ids);

/** Ids of the member's favourites (R304). All game lists are marked from this one list; it is never copied into them. */
export function useFavouriteIds() {
  const { isLogin } = useSession();
  return useQuery({ ...favouriteIdsQuery(isLogin), select: asSet });
}

/** Games that the member has just added to or removed from the favourites, while the request is pending. */
export const usePendingFavourites = (): readonly (number | undefined)[] =>
  useMutationState({
    filters: { mutationKey: ["changeFavourite"], status: "pending" },
    select: ({ state }) => (state.variables as FavouriteChange | undefined)?.nodeId,
  });

/** Adds or removes a favourite. Call it through `requireAuth`. */
export function useChangeFavourite(): (change: FavouriteChange) => void {
  // Callbacks of `mutate` run only for the last of several changes at once.
  const { mutate } = useMutation({
    ...changeFavouriteMutation(useQueryClient()),
    onError: useErrorToast(),
  });
  return mutate;
}
