import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useSession } from "../../shared/session/session.ts";
import { changeFavouriteMutation, type FavouriteChange } from "./mutations.ts";
import { favouriteIdsQuery } from "./queries.ts";

/** Is this game a favourite of the member (R304)? Derived from the one list of ids, never written into game lists. */
export function useIsFavourite(nodeId: number): boolean {
  const { isLogin } = useSession();
  const { data } = useQuery({ ...favouriteIdsQuery(isLogin), select: (ids) => ids.includes(nodeId) });
  return data ?? false;
}

/** Is the server still being asked about this game? */
export const useIsFavouritePending = (nodeId: number): boolean =>
  useIsMutating({
    mutationKey: ["changeFavourite"],
    predicate: ({ state }) => (state.variables as FavouriteChange | undefined)?.nodeId === nodeId,
  }) > 0;

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
