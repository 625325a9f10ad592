import type { Reward } from "./queries.ts";

type Times = Pick<Reward, "status" | "availableAt" | "expiresAt" | "claimedAt">;

/** The relevant time of a reward: when it opens, expires, was claimed or has expired. */
export function momentOf({ status, availableAt, expiresAt, claimedAt }: Times): string {
  if (status === "pending") return availableAt;
  return status === "claimed" ? (claimedAt ?? availableAt) : expiresAt;
}
