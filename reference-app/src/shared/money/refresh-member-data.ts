import { memberKey, queryClient } from "../api/query-client.ts";

/** Money has moved, or may have: whatever the member sees of it is asked for again. */
export function refreshMemberData(): void {
  const [scope] = memberKey("getOperation");
  void queryClient.invalidateQueries({ queryKey: [scope] });
}
