import type { Text } from "./text.ts";

export interface HelpRecord {
  tag: string;
  title: Text;
  /** HTML. */
  content: Text;
  children?: readonly HelpRecord[];
}

export const HELP: readonly HelpRecord[] = [
  {
    tag: "about",
    title: { en: "About us", bn: "আমাদের সম্পর্কে" },
    content: {
      en: "<p>One lobby for slots, live tables, sports, fishing, poker rooms and lotteries, in Bengali and in English.</p>",
      bn: "<p>স্লট, লাইভ টেবিল, খেলাধুলা, ফিশিং, পোকার ও লটারি: সব এক লবিতে, বাংলা ও ইংরেজিতে।</p>",
    },
  },
  {
    tag: "reg-agreement",
    title: { en: "Terms and conditions", bn: "শর্তাবলি" },
    content: {
      en: `<h3>1. Who may play</h3><p>You have reached the legal age that the registration names, and no law of the place where you are forbids it.</p>
<h3>2. Your account</h3><p>One account a person. Your name is your own. Keep your password to yourself.</p>
<h3>3. Money</h3><p>Deposits and withdrawals carry the name of the account. A withdrawal that was asked for is not taken back.</p>
<h3>4. Rounds</h3><p>The server decides every round. A round that was broken off stays open until you finish it.</p>
<h3>5. Limits</h3><p>You may set limits, take a break or exclude yourself at any time. A lower limit starts at once, a higher one after a day.</p>
<h3>6. Complaints</h3><p>Write to customer service. We answer within two days.</p>`,
      bn: `<h3>১. কে খেলতে পারেন</h3><p>নিবন্ধনে লেখা বৈধ বয়স আপনার হয়েছে এবং আপনার এলাকার আইন এটি নিষেধ করে না।</p>
<h3>২. আপনার অ্যাকাউন্ট</h3><p>প্রতি ব্যক্তির একটি অ্যাকাউন্ট। নাম আপনার নিজের হবে। পাসওয়ার্ড কাউকে দেবেন না।</p>
<h3>৩. টাকা</h3><p>জমা ও উত্তোলন অ্যাকাউন্টের নামেই হবে। উত্তোলনের আবেদন ফেরানো যায় না।</p>
<h3>৪. রাউন্ড</h3><p>প্রতিটি রাউন্ডের ফল সার্ভার ঠিক করে। থেমে যাওয়া রাউন্ড আপনি শেষ না করা পর্যন্ত খোলা থাকে।</p>
<h3>৫. সীমা</h3><p>যেকোনো সময় সীমা ঠিক করতে, বিরতি নিতে বা নিজেকে বাদ দিতে পারেন। কম সীমা সঙ্গে সঙ্গে, বেশি সীমা এক দিন পরে চালু হয়।</p>
<h3>৬. অভিযোগ</h3><p>গ্রাহকসেবায় লিখুন। আমরা দুই দিনের মধ্যে উত্তর দিই।</p>`,
    },
  },
  {
    tag: "money",
    title: { en: "Deposits and withdrawals", bn: "জমা ও উত্তোলন" },
    content: { en: "<p>How money comes and goes.</p>", bn: "<p>টাকা কীভাবে আসে ও যায়।</p>" },
    children: [
      {
        tag: "deposit",
        title: { en: "How to deposit", bn: "কীভাবে জমা দেবেন" },
        content: {
          en: "<ol><li>Open the wallet.</li><li>Choose a method and an amount.</li><li>Pay and come back.</li></ol>",
          bn: "<ol><li>ওয়ালেট খুলুন।</li><li>পদ্ধতি ও পরিমাণ বাছুন।</li><li>পরিশোধ করে ফিরে আসুন।</li></ol>",
        },
      },
      {
        tag: "withdrawal",
        title: { en: "How to withdraw", bn: "কীভাবে তুলবেন" },
        content: {
          en: "<p>Add an account in your own name, then ask for a withdrawal with your payment password.</p>",
          bn: "<p>নিজের নামে একটি অ্যাকাউন্ট যোগ করুন, তারপর পেমেন্ট পাসওয়ার্ড দিয়ে আবেদন করুন।</p>",
        },
      },
    ],
  },
  {
    tag: "lottery-rules",
    title: { en: "How the lotteries draw", bn: "লটারির ড্র কীভাবে হয়" },
    content: {
      en: "<p>Quick games draw by the clock. Province games draw on their days. Betting closes before the numbers are due.</p>",
      bn: "<p>দ্রুত গেমের ড্র ঘড়ি ধরে হয়। প্রদেশের ড্র নির্দিষ্ট দিনে হয়। ফলাফলের আগে বাজি বন্ধ হয়।</p>",
    },
  },
  {
    tag: "responsible-play",
    title: { en: "Responsible play", bn: "দায়িত্বশীল খেলা" },
    content: {
      en: "<p>Play is for pleasure and never a way to earn. Set limits, watch the clock, and stop when it is no longer fun.</p>",
      bn: "<p>খেলা আনন্দের জন্য, আয়ের পথ নয়। সীমা ঠিক করুন, সময় দেখুন, আনন্দ না পেলে থামুন।</p>",
    },
  },
  {
    tag: "privacy",
    title: { en: "Privacy", bn: "গোপনীয়তা" },
    content: {
      en: "<p>We keep what the law and your account need, and no more.</p>",
      bn: "<p>আইন ও আপনার অ্যাকাউন্টের জন্য যা দরকার শুধু তা-ই রাখি।</p>",
    },
  },
];
