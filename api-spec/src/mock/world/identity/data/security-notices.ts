import type { AccountEventKind } from "../account-events.ts";
import type { Text } from "../../text.ts";

/** The events that a member is notified of: security changes, and a login with a new device. */
export type Notice =
  | Exclude<AccountEventKind, "login" | "loginFailed" | "proofFailed" | "logout" | "mobileChanged" | "sessionsEnded">
  | "newDevice";

/** What happened, in one sentence. */
export const NOTICE_TITLES: Readonly<Record<Notice, Text>> = {
  newDevice: {
    en: "A new device has logged in to your account",
    bn: "নতুন একটি ডিভাইস থেকে আপনার অ্যাকাউন্টে লগ ইন হয়েছে",
    hi: "किसी नए डिवाइस से आपके खाते में लॉग इन हुआ है",
    id: "Perangkat baru masuk ke akun Anda",
    fil: "May bagong device na nag-log in sa account mo",
    vi: "Một thiết bị mới đã đăng nhập vào tài khoản của bạn",
  },
  passwordChanged: {
    en: "Your password was changed",
    bn: "আপনার পাসওয়ার্ড বদলানো হয়েছে",
    hi: "आपका पासवर्ड बदला गया",
    id: "Kata sandi Anda telah diganti",
    fil: "Napalitan ang password mo",
    vi: "Mật khẩu của bạn đã được đổi",
  },
  paymentPasswordChanged: {
    en: "Your payment password was changed",
    bn: "আপনার লেনদেনের পাসওয়ার্ড বদলানো হয়েছে",
    hi: "आपका भुगतान पासवर्ड बदला गया",
    id: "Kata sandi pembayaran Anda telah diganti",
    fil: "Napalitan ang password mo sa pagbabayad",
    vi: "Mật khẩu thanh toán của bạn đã được đổi",
  },
  emailChanged: {
    en: "Your email address was changed",
    bn: "আপনার ইমেইল ঠিকানা বদলানো হয়েছে",
    hi: "आपका ईमेल पता बदला गया",
    id: "Alamat email Anda telah diganti",
    fil: "Napalitan ang email address mo",
    vi: "Địa chỉ email của bạn đã được đổi",
  },
  authenticatorTurnedOn: {
    en: "An authenticator app was turned on for your account",
    bn: "আপনার অ্যাকাউন্টে অথেনটিকেটর অ্যাপ চালু করা হয়েছে",
    hi: "आपके खाते पर ऑथेंटिकेटर ऐप चालू किया गया",
    id: "Aplikasi autentikator diaktifkan untuk akun Anda",
    fil: "Na-on ang authenticator app para sa account mo",
    vi: "Ứng dụng xác thực đã được bật cho tài khoản của bạn",
  },
  authenticatorTurnedOff: {
    en: "The authenticator app for your account was turned off",
    bn: "আপনার অ্যাকাউন্টের অথেনটিকেটর অ্যাপ বন্ধ করা হয়েছে",
    hi: "आपके खाते का ऑथेंटिकेटर ऐप बंद किया गया",
    id: "Aplikasi autentikator akun Anda dimatikan",
    fil: "Na-off ang authenticator app ng account mo",
    vi: "Ứng dụng xác thực của tài khoản bạn đã bị tắt",
  },
  recoveryCodesMade: {
    en: "New recovery codes were created for your account",
    bn: "আপনার অ্যাকাউন্টের জন্য নতুন পুনরুদ্ধার কোড তৈরি হয়েছে",
    hi: "आपके खाते के लिए नए रिकवरी कोड बनाए गए",
    id: "Kode pemulihan baru dibuat untuk akun Anda",
    fil: "May mga bagong recovery code na ginawa para sa account mo",
    vi: "Mã khôi phục mới đã được tạo cho tài khoản của bạn",
  },
  recoveryCodeUsed: {
    en: "A recovery code for your account was used",
    bn: "আপনার অ্যাকাউন্টের একটি পুনরুদ্ধার কোড ব্যবহার করা হয়েছে",
    hi: "आपके खाते का एक रिकवरी कोड इस्तेमाल हुआ",
    id: "Satu kode pemulihan akun Anda telah dipakai",
    fil: "May nagamit na recovery code ng account mo",
    vi: "Một mã khôi phục của tài khoản bạn đã được dùng",
  },
  passkeyAdded: {
    en: "A passkey was added to your account",
    bn: "আপনার অ্যাকাউন্টে একটি পাসকি যোগ করা হয়েছে",
    hi: "आपके खाते में एक पासकी जोड़ी गई",
    id: "Kunci sandi ditambahkan ke akun Anda",
    fil: "May naidagdag na passkey sa account mo",
    vi: "Một khóa truy cập đã được thêm vào tài khoản của bạn",
  },
  passkeyRemoved: {
    en: "A passkey was removed from your account",
    bn: "আপনার অ্যাকাউন্ট থেকে একটি পাসকি সরানো হয়েছে",
    hi: "आपके खाते से एक पासकी हटाई गई",
    id: "Kunci sandi dihapus dari akun Anda",
    fil: "May naalis na passkey sa account mo",
    vi: "Một khóa truy cập đã được gỡ khỏi tài khoản của bạn",
  },
  payoutAccountAdded: {
    en: "A payout account was added to your account",
    bn: "আপনার অ্যাকাউন্টে উত্তোলনের একটি নতুন অ্যাকাউন্ট যোগ করা হয়েছে",
    hi: "आपके खाते में एक निकासी खाता जोड़ा गया",
    id: "Rekening penarikan ditambahkan ke akun Anda",
    fil: "May naidagdag na withdrawal account sa account mo",
    vi: "Một tài khoản nhận tiền đã được thêm vào tài khoản của bạn",
  },
  thirdPartyLinked: {
    en: "Your account was linked with Google or Facebook",
    bn: "আপনার অ্যাকাউন্ট গুগল বা ফেসবুকের সঙ্গে যুক্ত করা হয়েছে",
    hi: "आपका खाता गूगल या फ़ेसबुक से जोड़ा गया",
    id: "Akun Anda ditautkan dengan Google atau Facebook",
    fil: "Na-link ang account mo sa Google o Facebook",
    vi: "Tài khoản của bạn đã được liên kết với Google hoặc Facebook",
  },
};

/** What the member should do about it. */
export const NOTICE_ADVICE: Text = {
  en: "If this was not you, change your password immediately and contact customer service. You can see when and where it happened under Security.",
  bn: "আপনি না হলে এখনই পাসওয়ার্ড বদলান এবং গ্রাহক সেবাকে লিখুন। কখন ও কোথা থেকে হয়েছে, তা নিরাপত্তা কেন্দ্রে দেখা যাবে।",
  hi: "अगर यह आपने नहीं किया, तो तुरंत पासवर्ड बदलें और ग्राहक सेवा से संपर्क करें। कब और कहाँ से हुआ, यह “सुरक्षा” में दिखता है।",
  id: "Jika bukan Anda, segera ganti kata sandi Anda dan hubungi layanan pelanggan. Lihat kapan dan di mana itu terjadi di “Keamanan”.",
  fil: "Kung hindi ikaw ito, palitan agad ang password mo at makipag-ugnayan sa customer service. Makikita sa “Seguridad” kung kailan at saan ito nangyari.",
  vi: "Nếu không phải bạn, hãy đổi mật khẩu ngay và liên hệ chăm sóc khách hàng. Bạn xem được việc đó xảy ra khi nào và ở đâu trong mục “Bảo mật”.",
};
