import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { memberKey, queryClient } from "../../shared/api/query-client.ts";
import { session } from "../../shared/session/session.ts";
import type { MemberChange } from "./rules.ts";

/** Changes the member's own data (E025). The header shows the new name at once (R141). */
export const setMemberInfoMutation = () =>
  mutationOptions({
    mutationFn: (body: MemberChange) => api.call("setMemberInfo", { body }),
    onSuccess: (member) => {
      queryClient.setQueryData(memberKey("getMemberInfo"), member);
      void queryClient.invalidateQueries({ queryKey: memberKey("getSecurityOverview") });
      session.rename(member.nickname ?? "");
    },
  });
