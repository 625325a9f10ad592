import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";
import { MESSAGES_KEY, type MessagePage } from "./queries.ts";
import { withRead } from "./rules.ts";

/** Marks a message as read (E085). It stays in the list, also among the unread, so that nothing disappears while it is read. */
export const markMessageReadMutation = () =>
  mutationOptions({
    mutationFn: (id: string) => api.call("markMessageRead", { path: { id } }),
    onSuccess: (_done, id) => {
      const [scope] = memberKey(MESSAGES_KEY);
      queryClient.setQueriesData<MessagePage>(
        { queryKey: [scope, MESSAGES_KEY] },
        (page) => page && withRead(page, id),
      );
      void queryClient.invalidateQueries({ queryKey: memberKey("getUnreadCount") });
    },
  });
