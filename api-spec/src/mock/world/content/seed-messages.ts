import { DAY_MS } from "../clock.ts";
import { READ_MESSAGES, UNREAD_MESSAGES, type MessageRecord } from "./data/messages.ts";
import type { World } from "../world.ts";

const ALL = { offset: 0, limit: 1000 };

/** Gives the persona with a history several months of messages. The older ones are read, the newest are not. */
export function seedMessages({ accounts, clock, messages, timers }: World): void {
  const now = clock.now();
  // Run the timers of the seeded redemptions, which send their messages.
  timers.runDue();
  for (const { id: accountId } of accounts.list().filter(({ traits }) => traits.includes("history"))) {
    for (const { id } of messages.list(accountId, { isUnreadOnly: true }, ALL)) messages.markRead(accountId, id);
    const send = (isRead: boolean) => (record: MessageRecord) => {
      const { daysAgo, title, content } = record;
      messages.send({ accountId, title, content, at: now - daysAgo * DAY_MS, isRead });
    };
    READ_MESSAGES.forEach(send(true));
    UNREAD_MESSAGES.forEach(send(false));
  }
}
