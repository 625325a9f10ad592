import { HOSTILE_HTML } from "./hostile-html.ts";
import type { Text } from "../../text.ts";

export interface MessageRecord {
  /** Days before today when it was sent. */
  daysAgo: number;
  title: Text;
  /** HTML; clients sanitise it. */
  content: Text;
}

const STATEMENT: Pick<MessageRecord, "title" | "content"> = {
  title: {
    en: "Your monthly statement",
    bn: "আপনার মাসিক হিসাব",
    hi: "आपका मासिक हिसाब",
    id: "Laporan bulanan Anda",
    fil: "Ang buwanang ulat mo",
    vi: "Sao kê hằng tháng của bạn",
  },
  content: {
    en: '<p>You can see all money in and out in your <a href="/member?section=records">records</a>.</p>',
    bn: '<p>কী এল আর কী গেল, <a href="/member?section=records">রেকর্ডে</a> দেখুন।</p>',
    hi: '<p>क्या आया और क्या गया, यह आपके <a href="/member?section=records">रिकॉर्ड</a> में है।</p>',
    id: '<p>Semua uang masuk dan keluar ada di <a href="/member?section=records">riwayat</a> Anda.</p>',
    fil: '<p>Nasa <a href="/member?section=records">mga rekord</a> mo ang lahat ng pumasok at lumabas.</p>',
    vi: '<p>Mọi khoản tiền vào và ra có trong <a href="/member?section=records">lịch sử</a> của bạn.</p>',
  },
};

/** Unread messages of the persona with a history. The last one contains hostile HTML that clients must sanitise. */
export const UNREAD_MESSAGES: readonly MessageRecord[] = [
  {
    daysAgo: 0.1,
    title: {
      en: "A reward is waiting for you",
      bn: "আপনার একটি পুরস্কার আছে",
      hi: "आपके लिए एक इनाम तैयार है",
      id: "Ada hadiah yang menunggu Anda",
      fil: "May naghihintay na gantimpala",
      vi: "Có một phần thưởng đang chờ bạn",
    },
    content: {
      en: "<p>Claim it <strong>before it expires</strong>.</p>",
      bn: "<p><strong>মেয়াদ শেষের আগে</strong> নিয়ে নিন।</p>",
      hi: "<p>इसे <strong>समय बीतने से पहले</strong> लें।</p>",
      id: "<p>Klaim <strong>sebelum kedaluwarsa</strong>.</p>",
      fil: "<p>I-claim ito <strong>bago mag-expire</strong>.</p>",
      vi: "<p>Hãy nhận <strong>trước khi hết hạn</strong>.</p>",
    },
  },
  {
    daysAgo: 1,
    title: {
      en: "New login",
      bn: "নতুন লগ ইন",
      hi: "नया लॉग इन",
      id: "Login baru",
      fil: "Bagong pag-log in",
      vi: "Đăng nhập mới",
    },
    content: {
      en: "<p>A new device has logged in to your account. If this was not you, change your password.</p>",
      bn: "<p>নতুন ডিভাইস থেকে লগ ইন হয়েছে। আপনি না হলে পাসওয়ার্ড বদলান।</p>",
      hi: "<p>आपके खाते में नए डिवाइस से लॉग इन हुआ है। अगर यह आपने नहीं किया, तो पासवर्ड बदलें।</p>",
      id: "<p>Perangkat baru masuk ke akun Anda. Jika itu bukan Anda, ganti kata sandi Anda.</p>",
      fil: "<p>May bagong device na nag-log in sa account mo. Kung hindi ikaw iyon, palitan ang password mo.</p>",
      vi: "<p>Một thiết bị mới đã đăng nhập vào tài khoản của bạn. Nếu không phải bạn, hãy đổi mật khẩu.</p>",
    },
  },
  {
    daysAgo: 2,
    title: {
      en: "Service hours",
      bn: "সেবার সময়",
      hi: "सेवा का समय",
      id: "Jam layanan",
      fil: "Oras ng serbisyo",
      vi: "Giờ phục vụ",
    },
    content: HOSTILE_HTML,
  },
];

/** Messages that the persona has read. */
export const READ_MESSAGES: readonly MessageRecord[] = [
  ...[21, 51, 82, 112].map((daysAgo) => ({ daysAgo, ...STATEMENT })),
  {
    daysAgo: 120,
    title: {
      en: "Welcome",
      bn: "স্বাগতম",
      hi: "स्वागत है",
      id: "Selamat datang",
      fil: "Maligayang pagdating",
      vi: "Chào mừng bạn",
    },
    content: {
      en: "<p>It is good to have you here. You can set limits that suit you at any time.</p>",
      bn: "<p>আপনাকে পেয়ে ভালো লাগছে। যেকোনো সময় নিজের সীমা ঠিক করুন।</p>",
      hi: "<p>आपका यहाँ होना अच्छा लगा। कभी भी अपने हिसाब से सीमा तय करें।</p>",
      id: "<p>Senang Anda ada di sini. Anda bisa menetapkan batas yang sesuai untuk Anda kapan saja.</p>",
      fil: "<p>Masaya kaming narito ka. Puwede kang magtakda ng mga limit na bagay sa iyo anumang oras.</p>",
      vi: "<p>Rất vui vì có bạn. Bạn có thể đặt giới hạn phù hợp với mình bất cứ lúc nào.</p>",
    },
  },
];
