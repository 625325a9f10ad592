import { memberKey, queryClient } from "../../api/query-client.ts";

/** Requests all the member's visible data again, because money has moved or may have moved. */
export function refreshMemberData(): void {
  const [scope] = memberKey("getOperation");
  void queryClient.invalidateQueries({ queryKey: [scope] });
}
