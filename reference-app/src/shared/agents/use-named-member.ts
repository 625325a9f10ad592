import { useQuery } from "@tanstack/react-query";
import { useSectionSearch } from "../layout/use-section-search.ts";
import { teamMemberQuery } from "./queries.ts";

/** Form of an account's id. */
export const MEMBER_ID = /^\d{1,18}$/;

/** The member that the address of a section names, such as `agent.member=100012`; null where it names nobody of the team. */
export function useNamedMember() {
  const [search] = useSectionSearch();
  const id = search.get("member") ?? "";
  const isNamed = MEMBER_ID.test(id);
  const result = useQuery({ ...teamMemberQuery({ id }), enabled: isNamed });
  // A member who cannot be found is chosen by hand: nothing waits for them.
  return { isReady: !isNamed || !result.isPending, member: result.data ?? null };
}
