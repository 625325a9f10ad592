import type { LoaderFunctionArgs } from "react-router-dom";
import { SLOT_PAGE_BY_WIDTH, widthStep } from "@lobbykit/design-system/foundations/use-width-step";
import { queryClient } from "../../shared/api/query-client.ts";
import type { Category } from "../../shared/config/categories.ts";
import { HOT_COUNT_MAX, LOBBY_PAGE_SIZE } from "../../shared/config/constants.ts";
import { categoryPageQuery, gameTypesQuery, searchGamesQuery } from "./browse/browse-queries.ts";
import { vendorsQuery } from "../../shared/api/queries/vendors-query.ts";
import { hotGamesQuery } from "./queries.ts";
import { filterOf } from "./browse/url-filter.ts";

/** Route loader of a category page. It starts the first requests and does not wait for them. */
export const categoryLoader =
  (category: Category) =>
  ({ request }: Pick<LoaderFunctionArgs, "request">): null => {
    const filter = filterOf(new URL(request.url).searchParams);
    const pageSize = widthStep(SLOT_PAGE_BY_WIDTH);
    void queryClient.prefetchQuery(vendorsQuery());
    void queryClient.prefetchQuery(gameTypesQuery(filter.vendor));
    void queryClient.prefetchQuery(hotGamesQuery(HOT_COUNT_MAX));
    void queryClient.prefetchQuery(categoryPageQuery(category, filter, pageSize));
    return null;
  };

/** Route loader of the lobby. With filters in the address it does not request games, because their query depends on the vendors. */
export function lobbyLoader({ request }: Pick<LoaderFunctionArgs, "request">): null {
  void queryClient.prefetchQuery(vendorsQuery());
  if (new URL(request.url).search === "") {
    void queryClient.prefetchQuery(searchGamesQuery({ pageSize: LOBBY_PAGE_SIZE, page: 1 }));
  }
  return null;
}
