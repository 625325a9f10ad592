import { queryOptions } from "@tanstack/react-query";
import { api, type OperationQuery, type OperationValue } from "../../shared/api/api.ts";
import { FRESH_MS, memberKey } from "../../shared/api/query-client.ts";
import { memberPage } from "../../shared/api/read-page.ts";

export type MessagePage = OperationValue<"listMessages">;
export type Message = MessagePage["content"][number];

export const MESSAGES_KEY = "listMessages";

/** One page of the member's messages (E084). Reading the list marks none as read. */
export const messagesQuery = (query: OperationQuery<"listMessages">) =>
  queryOptions({ ...memberPage("listMessages", query), staleTime: FRESH_MS.moment });

const SEARCH_SIZE = 100;
/** Maximum number of pages to search for a message. */
const SEARCH_PAGES = 10;

/** One message, from any page, since an address may name one of another page. Null when it is not found. */
export const messageQuery = (id: string, isWanted: boolean) =>
  queryOptions({
    queryKey: memberKey("findMessage", { id }),
    queryFn: async ({ signal }) => {
      for (let page = 1; page <= SEARCH_PAGES; page += 1) {
        const { content, totalPages } = await api.call("listMessages", {
          query: { page, pageSize: SEARCH_SIZE },
          signal,
        });
        const found = content.find((message) => message.id === id);
        if (found) return found;
        if (page >= totalPages) break;
      }
      return null;
    },
    enabled: isWanted,
    staleTime: FRESH_MS.minute,
  });
