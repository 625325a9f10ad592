import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { branchQuery } from "./queries.ts";
import { branchOf, withPage, withState, type Branches } from "./rules.ts";

/** The branches of the agent's tree that were opened, read a page at a time. `rootId` is the key of the agent's own branch. */
export function useTeamTree(moments: { from: string; to: string }, rootId: string) {
  const client = useQueryClient();
  const [branches, setBranches] = useState<Branches>(() => withState({}, rootId, "loading"));
  const fetchPage = async (id: string, page: number) => {
    try {
      const answer = await client.fetchQuery(branchQuery({ ...moments, page, ...(id !== rootId && { parentId: id }) }));
      setBranches((before) => withPage(before, id, answer));
    } catch {
      setBranches((before) => withState(before, id, "failed"));
    }
  };
  const begin = useEffectEvent(() => void fetchPage(rootId, 1));
  useEffect(() => begin(), []);
  const read = (id: string) => {
    const { page, state } = branchOf(branches, id);
    if (state === "loading") return;
    setBranches((before) => withState(before, id, "loading"));
    void fetchPage(id, page + 1);
  };
  return { branches, read };
}
