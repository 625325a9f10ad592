import { useQuery } from "@tanstack/react-query";
import { useSectionSearch } from "../url-state/use-section-search.ts";
import { teamMemberQuery } from "./queries.ts";

/** The form of an account's id. */
export const MEMBER_ID = /^\d{1,18}$/;

/** The member that the section's address names, such as `agent.member=100012`. Null when nobody in the team has that id. */
export function useNamedMember() {
  const [search] = useSectionSearch();
  const id = search.get("member") ?? "";
  const isNamed = MEMBER_ID.test(id);
  const result = useQuery({ ...teamMemberQuery({ id }), enabled: isNamed });
  // If the member cannot be loaded, the form is ready anyway: the agent can choose a member by hand.
  return { isReady: !isNamed || !result.isPending, member: result.data ?? null };
}
