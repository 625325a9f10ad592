import type { Reward } from "./queries.ts";

type Times = Pick<Reward, "status" | "availableAt" | "expiresAt" | "claimedAt">;

/** The moment that matters of a reward: when it opens, until when it waits, when it was claimed, or when it went. */
export function momentOf({ status, availableAt, expiresAt, claimedAt }: Times): string {
  if (status === "pending") return availableAt;
  return status === "claimed" ? (claimedAt ?? availableAt) : expiresAt;
}
