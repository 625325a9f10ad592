import { HOSTILE_HTML } from "./hostile-html.ts";
import type { Text } from "../../text.ts";
import messages from "./messages.json" with { type: "json" };

export interface MessageRecord {
  /** Days before today when it was sent. */
  daysAgo: number;
  title: Text;
  /** HTML; clients sanitise it. */
  content: Text;
}

/** Unread messages of the persona with a history. The one without content shows hostile HTML, which clients must sanitise. */
export const UNREAD_MESSAGES: readonly MessageRecord[] = messages.unread.map(({ content, ...message }) => ({
  ...message,
  content: content ?? HOSTILE_HTML,
}));

/** Messages that the persona has read. */
export const READ_MESSAGES: readonly MessageRecord[] = [
  ...[21, 51, 82, 112].map((daysAgo) => ({ daysAgo, ...messages.statement })),
  messages.welcome,
];
