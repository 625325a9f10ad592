import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { branchQuery } from "./queries.ts";
import { branchOf, withPage, withState, type Branches } from "./rules.ts";

/** The opened branches of the team's tree, loaded page by page. `rootId` is the key of the agent's own branch. */
export function useTeamTree(moments: { from: string; to: string }, rootId: string) {
  const client = useQueryClient();
  const first = useQuery(branchQuery({ ...moments, page: 1 }));
  const [opened, setOpened] = useState<Branches>({});
  const begin = (before: Branches): Branches =>
    first.data && !before[rootId] ? withPage(before, rootId, first.data) : before;
  const branches = begin(opened);
  const read = async (id: string) => {
    const { page, state } = branchOf(branches, id);
    if (state === "loading") return;
    setOpened((before) => withState(begin(before), id, "loading"));
    try {
      const wish = { ...moments, page: page + 1, ...(id !== rootId && { parentId: id }) };
      const answer = await client.fetchQuery(branchQuery(wish));
      setOpened((before) => withPage(before, id, answer));
    } catch {
      setOpened((before) => withState(before, id, "failed"));
    }
  };
  return { branches, read, first };
}
