import { HOSTILE_HTML } from "./announcements.ts";
import type { Text } from "./text.ts";

export interface MessageRecord {
  /** Days before today. */
  daysAgo: number;
  title: Text;
  /** HTML; clients sanitise it. */
  content: Text;
}

const STATEMENT: Pick<MessageRecord, "title" | "content"> = {
  title: { en: "Your monthly statement", bn: "আপনার মাসিক হিসাব" },
  content: {
    en: '<p>What came and went is in your <a href="/member?section=records">records</a>.</p>',
    bn: '<p>কী এল আর কী গেল, <a href="/member?section=records">রেকর্ডে</a> দেখুন।</p>',
  },
};

/** Letters that the persona with a history has not read; the last shows what a client must be safe against. */
export const UNREAD_MESSAGES: readonly MessageRecord[] = [
  {
    daysAgo: 0.1,
    title: { en: "A reward waits for you", bn: "আপনার একটি পুরস্কার আছে" },
    content: {
      en: "<p>Claim it <strong>before it expires</strong>.</p>",
      bn: "<p><strong>মেয়াদ শেষের আগে</strong> নিয়ে নিন।</p>",
    },
  },
  {
    daysAgo: 1,
    title: { en: "New log-in", bn: "নতুন লগ-ইন" },
    content: {
      en: "<p>You logged in on a new device. If it was not you, change your password.</p>",
      bn: "<p>নতুন যন্ত্র থেকে লগ-ইন হয়েছে। আপনি না হলে পাসওয়ার্ড বদলান।</p>",
    },
  },
  {
    daysAgo: 2,
    title: { en: "Service hours", bn: "সেবার সময়" },
    content: { en: HOSTILE_HTML, bn: HOSTILE_HTML },
  },
];

/** Letters that were read. */
export const READ_MESSAGES: readonly MessageRecord[] = [
  ...[21, 51, 82, 112].map((daysAgo) => ({ daysAgo, ...STATEMENT })),
  {
    daysAgo: 120,
    title: { en: "Welcome", bn: "স্বাগতম" },
    content: {
      en: "<p>Good to have you here. Set limits that suit you at any time.</p>",
      bn: "<p>আপনাকে পেয়ে ভালো লাগছে। যেকোনো সময় নিজের সীমা ঠিক করুন।</p>",
    },
  },
];
