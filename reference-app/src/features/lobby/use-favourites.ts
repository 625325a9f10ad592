import { useMutation, useMutationState, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useSession } from "../../shared/session/session.ts";
import { changeFavouriteMutation, type FavouriteChange } from "./mutations.ts";
import { favouriteIdsQuery } from "./queries.ts";

const asSet = (ids: readonly number[]): ReadonlySet<number> => new Set(ids);

/** The member's favourites (R304): game lists are marked from this one list of ids, it is never written into them. */
export function useFavouriteIds() {
  const { isLogin } = useSession();
  return useQuery({ ...favouriteIdsQuery(isLogin), select: asSet });
}

/** The games about which the server is still being asked. */
export const usePendingFavourites = (): readonly (number | undefined)[] =>
  useMutationState({
    filters: { mutationKey: ["changeFavourite"], status: "pending" },
    select: ({ state }) => (state.variables as FavouriteChange | undefined)?.nodeId,
  });

/** Carries out a favourite intent; call it behind the gate. */
export function useChangeFavourite(): (change: FavouriteChange) => void {
  const { t } = useTranslation();
  // Not the callbacks of `mutate`: of two changes under way, only the last would call them.
  const { mutate } = useMutation({
    ...changeFavouriteMutation(useQueryClient()),
    onError: (error) => showToast({ tone: "danger", message: errorMessage(error, t) }),
  });
  return mutate;
}
