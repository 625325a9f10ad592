import { HOSTILE_HTML } from "./hostile-html.ts";
import type { Text } from "../../text.ts";

/** PL: plain notice. PU: pop-up. PR: promotion. H: headline. */
export type AnnouncementType = "PL" | "PU" | "PR" | "H";

export interface AnnouncementRecord {
  id: string;
  type: AnnouncementType;
  /** The only merchant that shows it. @default all */
  only?: string;
  /** Days before today when it was published. */
  daysAgo: number;
  title: Text;
  /** HTML; clients sanitise it. */
  content: Text;
}

const PROMOTION_TABLE = {
  en: `<table><thead><tr><th scope="col">First deposit</th><th scope="col">Bonus</th><th scope="col">Wagering</th></tr></thead>
<tbody><tr><td>¤500.00</td><td>¤100.00</td><td>8 times</td></tr><tr><td>¤2,000.00</td><td>¤500.00</td><td>10 times</td></tr></tbody></table>`,
  bn: `<table><thead><tr><th scope="col">প্রথম জমা</th><th scope="col">বোনাস</th><th scope="col">খেলার শর্ত</th></tr></thead>
<tbody><tr><td>¤500.00</td><td>¤100.00</td><td>8 গুণ</td></tr><tr><td>¤2,000.00</td><td>¤500.00</td><td>10 গুণ</td></tr></tbody></table>`,
  hi: `<table><thead><tr><th scope="col">पहली जमा</th><th scope="col">बोनस</th><th scope="col">दाँव की शर्त</th></tr></thead>
<tbody><tr><td>¤500.00</td><td>¤100.00</td><td>8 गुना</td></tr><tr><td>¤2,000.00</td><td>¤500.00</td><td>10 गुना</td></tr></tbody></table>`,
  id: `<table><thead><tr><th scope="col">Deposit pertama</th><th scope="col">Bonus</th><th scope="col">Syarat taruhan</th></tr></thead>
<tbody><tr><td>¤500.00</td><td>¤100.00</td><td>8 kali</td></tr><tr><td>¤2,000.00</td><td>¤500.00</td><td>10 kali</td></tr></tbody></table>`,
  fil: `<table><thead><tr><th scope="col">Unang deposito</th><th scope="col">Bonus</th><th scope="col">Kailangang taya</th></tr></thead>
<tbody><tr><td>¤500.00</td><td>¤100.00</td><td>8 beses</td></tr><tr><td>¤2,000.00</td><td>¤500.00</td><td>10 beses</td></tr></tbody></table>`,
  vi: `<table><thead><tr><th scope="col">Nạp lần đầu</th><th scope="col">Tiền thưởng</th><th scope="col">Vòng cược</th></tr></thead>
<tbody><tr><td>¤500.00</td><td>¤100.00</td><td>8 lần</td></tr><tr><td>¤2,000.00</td><td>¤500.00</td><td>10 lần</td></tr></tbody></table>`,
};

export const ANNOUNCEMENTS: readonly AnnouncementRecord[] = [
  {
    id: "H-3001",
    type: "H",
    daysAgo: 0,
    title: {
      en: "New: draws every 45 seconds in Five Star",
      bn: "নতুন: পঞ্চ তারায় প্রতি 45 সেকেন্ডে ড্র",
      hi: "नया: पाँच सितारा में हर 45 सेकंड पर ड्रॉ",
      id: "Baru: undian tiap 45 detik di Bintang Lima",
      fil: "Bago: draw kada 45 segundo sa Limang Bituin",
      vi: "Mới: Năm Sao quay số mỗi 45 giây",
    },
    content: {
      en: "<p>Five Star now draws every 45 seconds, day and night. Betting closes five seconds before each draw.</p>",
      bn: "<p>পঞ্চ তারায় এখন দিনরাত প্রতি 45 সেকেন্ডে ড্র হয়। প্রতিটি ড্রয়ের পাঁচ সেকেন্ড আগে বাজি বন্ধ হয়।</p>",
      hi: "<p>पाँच सितारा में अब दिन-रात हर 45 सेकंड पर ड्रॉ होता है। हर ड्रॉ से पाँच सेकंड पहले दाँव बंद हो जाते हैं।</p>",
      id: "<p>Bintang Lima kini diundi setiap 45 detik, siang dan malam. Taruhan ditutup lima detik sebelum setiap undian.</p>",
      fil: "<p>May draw na ang Limang Bituin kada 45 segundo, araw at gabi. Nagsasara ang pagtaya limang segundo bago ang bawat draw.</p>",
      vi: "<p>Năm Sao nay quay số mỗi 45 giây, cả ngày lẫn đêm. Ngừng nhận cược năm giây trước mỗi kỳ quay.</p>",
    },
  },
  {
    id: "H-3101",
    type: "H",
    only: "vnlobby1",
    daysAgo: 0,
    title: {
      en: "North, central and south: every province on the home page",
      bn: "উত্তর, মধ্য ও দক্ষিণ: সব প্রদেশ এখন প্রথম পাতায়",
      hi: "उत्तर, मध्य और दक्षिण: हर प्रांत अब होम पेज पर",
      id: "Utara, tengah, dan selatan: semua provinsi di beranda",
      fil: "Hilaga, gitna at timog: lahat ng lalawigan nasa home page",
      vi: "Bắc, Trung, Nam: mọi đài ngay trên trang chủ",
    },
    content: {
      en: "<p>Choose the region and the draw day on the home page. Draws take place at 16:15 in the south, 17:15 in the centre and 18:15 in the north.</p>",
      bn: "<p>প্রথম পাতায় অঞ্চল ও ড্রয়ের দিন বেছে নিন। দক্ষিণে ড্র 16:15-এ, মধ্যে 17:15-এ, উত্তরে 18:15-এ।</p>",
      hi: "<p>होम पेज पर क्षेत्र और ड्रॉ का दिन चुनें। दक्षिण में ड्रॉ 16:15 पर, मध्य में 17:15 पर, उत्तर में 18:15 पर।</p>",
      id: "<p>Pilih wilayah dan hari undian di beranda. Selatan diundi pukul 16:15, tengah 17:15, utara 18:15.</p>",
      fil: "<p>Piliin ang rehiyon at araw ng draw sa home page. 16:15 ang draw sa timog, 17:15 sa gitna, 18:15 sa hilaga.</p>",
      vi: "<p>Chọn miền và ngày quay ngay trên trang chủ. Miền Nam quay lúc 16:15, miền Trung 17:15, miền Bắc 18:15.</p>",
    },
  },
  {
    id: "H-3102",
    type: "H",
    only: "phlobby1",
    daysAgo: 0,
    title: {
      en: "Live tables and matches now lead the home page",
      bn: "লাইভ টেবিল ও ম্যাচ এখন প্রথম পাতার শুরুতে",
      hi: "लाइव टेबल और मैच अब होम पेज पर सबसे ऊपर",
      id: "Meja live dan pertandingan kini di awal beranda",
      fil: "Nangunguna na sa home page ang mga live table at laban",
      vi: "Bàn trực tiếp và trận đấu nay đứng đầu trang chủ",
    },
    content: {
      en: "<p>Open a live table or a match straight from the home page. Bingo is below the hot games.</p>",
      bn: "<p>প্রথম পাতা থেকেই লাইভ টেবিল বা ম্যাচ খুলুন। জনপ্রিয় গেমের নিচে আছে বিঙ্গো।</p>",
      hi: "<p>होम पेज से ही लाइव टेबल या मैच खोलें। हॉट गेम के नीचे बिंगो है।</p>",
      id: "<p>Buka meja live atau pertandingan langsung dari beranda. Bingo ada di bawah permainan hot.</p>",
      fil: "<p>Buksan ang live table o laban mula mismo sa home page. Nasa ilalim ng mga patok na laro ang bingo.</p>",
      vi: "<p>Mở bàn trực tiếp hoặc trận đấu ngay từ trang chủ. Bingo nằm dưới các trò chơi hot.</p>",
    },
  },
  {
    id: "H-3103",
    type: "H",
    only: "idlobby1",
    daysAgo: 0,
    title: {
      en: "QRIS deposits arrive within a minute",
      bn: "QRIS জমা এক মিনিটের মধ্যে পৌঁছায়",
      hi: "QRIS जमा एक मिनट में पहुँचती है",
      id: "Deposit QRIS masuk dalam satu menit",
      fil: "Pumapasok sa loob ng isang minuto ang deposito sa QRIS",
      vi: "Nạp tiền qua QRIS vào trong một phút",
    },
    content: {
      en: "<p>Scan the code with any QRIS app. The amount is in your wallet as soon as the bank confirms the payment.</p>",
      bn: "<p>যেকোনো QRIS অ্যাপে কোডটি স্ক্যান করুন। ব্যাংক নিশ্চিত করলেই টাকা ওয়ালেটে আসে।</p>",
      hi: "<p>किसी भी QRIS ऐप से कोड स्कैन करें। बैंक की पुष्टि होते ही राशि वॉलेट में आ जाती है।</p>",
      id: "<p>Pindai kode dengan aplikasi QRIS apa pun. Dana masuk ke dompet Anda begitu bank mengonfirmasi pembayaran.</p>",
      fil: "<p>I-scan ang code gamit ang anumang QRIS app. Papasok ang halaga sa wallet pagkakumpirma ng bangko.</p>",
      vi: "<p>Quét mã bằng bất kỳ ứng dụng QRIS nào. Số tiền vào ví của bạn ngay khi ngân hàng xác nhận thanh toán.</p>",
    },
  },
  {
    id: "H-3002",
    type: "H",
    daysAgo: 1,
    title: {
      en: "Wallet statements now go back twelve months",
      bn: "ওয়ালেটের হিসাব এখন বারো মাস পর্যন্ত",
      hi: "वॉलेट का हिसाब अब बारह महीने पीछे तक",
      id: "Riwayat dompet kini tersedia hingga dua belas bulan",
      fil: "Labindalawang buwan na ang abot ng rekord ng wallet",
      vi: "Sao kê ví nay xem được mười hai tháng",
    },
    content: {
      en: "<p>Open your account record to see every transaction of the last twelve months.</p>",
      bn: "<p>গত বারো মাসের প্রতিটি লেনদেন দেখতে অ্যাকাউন্ট রেকর্ড খুলুন।</p>",
      hi: "<p>पिछले बारह महीनों का हर लेन-देन देखने के लिए खाते का रिकॉर्ड खोलें।</p>",
      id: "<p>Buka riwayat akun Anda untuk melihat setiap transaksi dalam dua belas bulan terakhir.</p>",
      fil: "<p>Buksan ang rekord ng account mo para makita ang bawat transaksyon sa nakaraang labindalawang buwan.</p>",
      vi: "<p>Mở lịch sử tài khoản của bạn để xem mọi giao dịch trong mười hai tháng qua.</p>",
    },
  },
  {
    id: "PL-2001",
    type: "PL",
    daysAgo: 0,
    title: {
      en: "Maintenance on Tuesday, 04:00 to 04:30",
      bn: "মঙ্গলবার ভোর 4টা থেকে 4:30 পর্যন্ত রক্ষণাবেক্ষণ",
      hi: "मंगलवार 04:00 से 04:30 तक रखरखाव",
      id: "Pemeliharaan hari Selasa, 04:00–04:30",
      fil: "Maintenance sa Martes, 04:00 hanggang 04:30",
      vi: "Bảo trì vào thứ Ba, 04:00–04:30",
    },
    content: {
      en: "<p>The site will be closed for 30 minutes. Open rounds stay open, and your balance does not change.</p>",
      bn: "<p>সাইট ত্রিশ মিনিট বন্ধ থাকবে। চলমান রাউন্ড ও আপনার ব্যালেন্স যেমন আছে তেমনই থাকবে।</p>",
      hi: "<p>साइट तीस मिनट बंद रहेगी। चल रहे राउंड खुले रहेंगे और आपका बैलेंस जैसा है वैसा ही रहेगा।</p>",
      id: "<p>Situs akan ditutup selama 30 menit. Ronde yang terbuka tetap terbuka, dan saldo Anda tidak berubah.</p>",
      fil: "<p>Titigil muna ang site nang tatlumpung minuto. Mananatiling bukas ang mga bukas na round, at hindi magbabago ang balanse mo.</p>",
      vi: "<p>Trang sẽ đóng trong 30 phút. Các ván đang mở vẫn mở và số dư của bạn không thay đổi.</p>",
    },
  },
  {
    id: "PL-2002",
    type: "PL",
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
  {
    id: "PL-2003",
    type: "PL",
    daysAgo: 3,
    title: {
      en: "How we check a withdrawal",
      bn: "আমরা কীভাবে উত্তোলন যাচাই করি",
      hi: "हम निकासी कैसे जाँचते हैं",
      id: "Cara kami memeriksa penarikan",
      fil: "Paano namin sinusuri ang withdrawal",
      vi: "Cách chúng tôi kiểm tra lần rút tiền",
    },
    content: {
      en: "<ol><li>We check that the account is in your name.</li><li>We send the money.</li><li>You confirm that it arrived.</li></ol>",
      bn: "<ol><li>আমরা অ্যাকাউন্টের নাম মিলিয়ে দেখি।</li><li>টাকা পাঠাই।</li><li>আপনি পাওয়া নিশ্চিত করেন।</li></ol>",
      hi: "<ol><li>हम जाँचते हैं कि खाता आपके नाम का है।</li><li>हम पैसा भेजते हैं।</li><li>पैसा मिलने की पुष्टि आपकी ओर से होती है।</li></ol>",
      id: "<ol><li>Kami memeriksa bahwa rekening itu atas nama Anda.</li><li>Kami mengirim uangnya.</li><li>Anda mengonfirmasi bahwa uang sudah sampai.</li></ol>",
      fil: "<ol><li>Tinitingnan namin kung nasa pangalan mo ang account.</li><li>Ipinapadala namin ang pera.</li><li>Kinukumpirma mo na natanggap mo na ito.</li></ol>",
      vi: "<ol><li>Chúng tôi kiểm tra xem tài khoản có đứng tên bạn không.</li><li>Chúng tôi gửi tiền.</li><li>Bạn xác nhận rằng tiền đã đến.</li></ol>",
    },
  },
  {
    id: "PL-2004",
    type: "PL",
    daysAgo: 5,
    title: {
      en: "New games from Jade Fox Studio",
      bn: "জেড ফক্স স্টুডিওর নতুন গেম",
      hi: "Jade Fox Studio के नए गेम",
      id: "Permainan baru dari Jade Fox Studio",
      fil: "Mga bagong laro mula sa Jade Fox Studio",
      vi: "Trò chơi mới từ Jade Fox Studio",
    },
    content: {
      en: '<p>Find them under <a href="/slot-games?tag=NEW">new games</a>.</p>',
      bn: '<p><a href="/slot-games?tag=NEW">নতুন গেম</a> পৃষ্ঠায় দেখুন।</p>',
      hi: '<p>इन्हें <a href="/slot-games?tag=NEW">नए गेम</a> में देखें।</p>',
      id: '<p>Temukan di <a href="/slot-games?tag=NEW">permainan baru</a>.</p>',
      fil: '<p>Makikita mo ang mga ito sa <a href="/slot-games?tag=NEW">mga bagong laro</a>.</p>',
      vi: '<p>Xem tại mục <a href="/slot-games?tag=NEW">trò chơi mới</a>.</p>',
    },
  },
  {
    id: "PL-2005",
    type: "PL",
    daysAgo: 8,
    title: {
      en: "Keep your account safe",
      bn: "আপনার অ্যাকাউন্ট সুরক্ষিত রাখুন",
      hi: "अपना खाता सुरक्षित रखें",
      id: "Jaga keamanan akun Anda",
      fil: "Ingatan ang account mo",
      vi: "Giữ an toàn tài khoản của bạn",
    },
    content: {
      en: "<p>We never ask for your password or a code, either in chat or on the phone.</p>",
      bn: "<p>চ্যাটে বা ফোনে আমরা কখনো আপনার পাসওয়ার্ড বা কোড চাই না।</p>",
      hi: "<p>हम चैट या फ़ोन पर कभी आपका पासवर्ड या कोड नहीं पूछते।</p>",
      id: "<p>Kami tidak pernah meminta kata sandi atau kode Anda, baik lewat obrolan maupun telepon.</p>",
      fil: "<p>Hindi namin hinihingi ang password o code mo, sa chat man o sa tawag.</p>",
      vi: "<p>Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn, dù qua trò chuyện hay điện thoại.</p>",
    },
  },
  {
    id: "PL-2006",
    type: "PL",
    daysAgo: 12,
    title: {
      en: "Rules of the province draws",
      bn: "প্রদেশের ড্রয়ের নিয়ম",
      hi: "प्रांत वाले ड्रॉ के नियम",
      id: "Aturan undian provinsi",
      fil: "Mga patakaran sa draw ng mga lalawigan",
      vi: "Thể lệ xổ số các tỉnh",
    },
    content: {
      en: "<p>Draws take place at 16:15 in the southern provinces, 17:15 in the central ones and 18:15 in the northern ones, Indochina Time.</p>",
      bn: "<p>ইন্দোচীন সময়ে দক্ষিণের প্রদেশ 16:15, মধ্যের 17:15 ও উত্তরের 18:15 টায় ড্র করে।</p>",
      hi: "<p>इंडोचाइना समय के अनुसार दक्षिणी प्रांतों का ड्रॉ 16:15 बजे, मध्य का 17:15 बजे और उत्तरी का 18:15 बजे होता है।</p>",
      id: "<p>Provinsi selatan diundi pukul 16:15, tengah pukul 17:15, dan utara pukul 18:15 Waktu Indochina.</p>",
      fil: "<p>16:15 ang draw ng mga lalawigan sa timog, 17:15 sa gitna at 18:15 sa hilaga, oras sa Indochina.</p>",
      vi: "<p>Miền Nam quay lúc 16:15, miền Trung lúc 17:15, miền Bắc lúc 18:15 giờ Đông Dương.</p>",
    },
  },
  {
    id: "PL-2007",
    type: "PL",
    daysAgo: 20,
    title: { en: "Languages", bn: "ভাষা", hi: "भाषाएँ", id: "Bahasa", fil: "Mga wika", vi: "Ngôn ngữ" },
    content: {
      en: "<p>The site is available in several languages. Choose yours in the header.</p>",
      bn: "<p>সাইটটি একাধিক ভাষায় চলে। ওপরের অংশে আপনার ভাষা বেছে নিন।</p>",
      hi: "<p>साइट एक से ज़्यादा भाषाओं में चलती है। ऊपर अपनी भाषा चुनें।</p>",
      id: "<p>Situs ini tersedia dalam lebih dari satu bahasa. Pilih bahasa Anda di bagian atas.</p>",
      fil: "<p>May iba't ibang wika ang site. Piliin ang sa iyo sa itaas ng pahina.</p>",
      vi: "<p>Trang có nhiều ngôn ngữ. Hãy chọn ngôn ngữ của bạn ở đầu trang.</p>",
    },
  },
  {
    id: "PU-4001",
    type: "PU",
    daysAgo: 0,
    title: {
      en: "Set a limit that suits you",
      bn: "নিজের সীমা ঠিক করুন",
      hi: "अपने हिसाब से सीमा तय करें",
      id: "Tetapkan batas yang sesuai untuk Anda",
      fil: "Magtakda ng limit na bagay sa iyo",
      vi: "Đặt giới hạn phù hợp với bạn",
    },
    content: {
      en: "<p>You can set deposit, loss and time limits at any time. A lower limit applies immediately.</p>",
      bn: "<p>যেকোনো সময় জমা, ক্ষতি ও সময়ের সীমা ঠিক করতে পারেন। কম সীমা সঙ্গে সঙ্গে চালু হয়।</p>",
      hi: "<p>जमा, हानि और समय की सीमा कभी भी तय की जा सकती है। कम सीमा तुरंत लागू होती है।</p>",
      id: "<p>Anda bisa menetapkan batas deposit, kerugian, dan waktu kapan saja. Batas yang lebih rendah langsung berlaku.</p>",
      fil: "<p>Maaari kang magtakda ng limit sa deposito, talo at oras kahit kailan. May bisa agad ang mas mababang limit.</p>",
      vi: "<p>Bạn có thể đặt giới hạn nạp tiền, thua lỗ và thời gian bất cứ lúc nào. Giới hạn thấp hơn có hiệu lực ngay.</p>",
    },
  },
  {
    id: "PR-1001",
    type: "PR",
    daysAgo: 1,
    title: {
      en: "A welcome for new members",
      bn: "নতুন সদস্যদের স্বাগত",
      hi: "नए सदस्यों का स्वागत",
      id: "Sambutan untuk anggota baru",
      fil: "Handog sa mga bagong miyembro",
      vi: "Chào mừng hội viên mới",
    },
    content: {
      en: `<h3>Welcome bonus</h3><p>A bonus on your first deposit, once per member.</p>${PROMOTION_TABLE.en}<p>You can withdraw the bonus once you meet its wagering requirement. You have 30 days.</p>`,
      bn: `<h3>স্বাগত বোনাস</h3><p>প্রথম জমায় একবার বোনাস, প্রতি সদস্যের জন্য একবার।</p>${PROMOTION_TABLE.bn}<p>শর্ত পূরণের পর বোনাস তোলা যায়। মেয়াদ 30 দিন।</p>`,
      hi: `<h3>स्वागत बोनस</h3><p>पहली जमा पर एक बोनस, हर सदस्य को एक बार।</p>${PROMOTION_TABLE.hi}<p>दाँव की शर्त पूरी होने पर बोनस निकाला जा सकता है। इसके लिए 30 दिन मिलते हैं।</p>`,
      id: `<h3>Bonus sambutan</h3><p>Satu bonus untuk deposit pertama Anda, sekali untuk setiap anggota.</p>${PROMOTION_TABLE.id}<p>Bonus bisa ditarik setelah syarat taruhannya terpenuhi. Anda punya waktu 30 hari.</p>`,
      fil: `<h3>Welcome bonus</h3><p>Isang bonus sa unang deposito mo, isang beses sa bawat miyembro.</p>${PROMOTION_TABLE.fil}<p>Puwede mong i-withdraw ang bonus kapag naabot ang kailangang taya nito. Mayroon kang 30 araw.</p>`,
      vi: `<h3>Thưởng chào mừng</h3><p>Tiền thưởng cho lần nạp đầu tiên, mỗi hội viên một lần.</p>${PROMOTION_TABLE.vi}<p>Tiền thưởng rút được khi bạn hoàn thành yêu cầu vòng cược. Bạn có 30 ngày.</p>`,
    },
  },
  {
    id: "PR-1002",
    type: "PR",
    daysAgo: 4,
    title: {
      en: "Weekend rebate on slots",
      bn: "সপ্তাহান্তে স্লটে রিবেট",
      hi: "सप्ताहांत में स्लॉट पर रिबेट",
      id: "Rebate akhir pekan untuk slot",
      fil: "Rebate sa slot tuwing Sabado at Linggo",
      vi: "Hoàn trả cuối tuần cho nổ hũ",
    },
    content: {
      en: "<h3>0.6% rebate</h3><p>Every Monday we return 0.6% of what you staked on slots on Friday and Saturday, with no wagering requirement.</p>",
      bn: "<h3>0.6% রিবেট</h3><p>শুক্র ও শনিবার স্লটে মোট বাজির 0.6% প্রতি সোমবার শর্ত ছাড়া ফেরত দেওয়া হয়।</p>",
      hi: "<h3>0.6% रिबेट</h3><p>शुक्रवार और शनिवार को स्लॉट पर लगाए दाँव का 0.6% हम हर सोमवार बिना दाँव की शर्त के लौटाते हैं।</p>",
      id: "<h3>Rebate 0.6%</h3><p>Setiap Senin kami mengembalikan 0.6% dari taruhan slot Anda pada hari Jumat dan Sabtu, tanpa syarat taruhan.</p>",
      fil: "<h3>0.6% na rebate</h3><p>Tuwing Lunes, ibinabalik namin ang 0.6% ng itinaya mo sa mga slot noong Biyernes at Sabado, walang kailangang taya.</p>",
      vi: "<h3>Hoàn trả 0.6%</h3><p>Mỗi thứ Hai, chúng tôi hoàn lại 0.6% số tiền bạn đã cược nổ hũ vào thứ Sáu và thứ Bảy, không có yêu cầu vòng cược.</p>",
    },
  },
  {
    id: "PR-1003",
    type: "PR",
    daysAgo: 9,
    title: {
      en: "Points for every bet",
      bn: "প্রতি বাজিতে পয়েন্ট",
      hi: "हर दाँव पर पॉइंट",
      id: "Poin untuk setiap taruhan",
      fil: "May puntos sa bawat taya",
      vi: "Điểm cho mỗi lượt cược",
    },
    content: {
      en: '<p>Each ¤=100.00 staked earns one point. Points never expire. Redeem them in the <a href="/pointMall">points mall</a>.</p>',
      bn: '<p>প্রতি ¤=100.00 বাজিতে এক পয়েন্ট। পয়েন্টের মেয়াদ কখনো শেষ হয় না; <a href="/pointMall">পয়েন্ট মলে</a> ব্যবহার করুন।</p>',
      hi: '<p>हर ¤=100.00 के दाँव पर एक पॉइंट मिलता है। पॉइंट कभी समाप्त नहीं होते। उन्हें <a href="/pointMall">पॉइंट मॉल</a> में रिडीम करें।</p>',
      id: '<p>Setiap taruhan ¤=100.00 menghasilkan satu poin. Poin tidak pernah kedaluwarsa. Tukarkan di <a href="/pointMall">mal poin</a>.</p>',
      fil: '<p>Isang puntos sa bawat ¤=100.00 na taya. Hindi nag-e-expire ang mga puntos. I-redeem ang mga ito sa <a href="/pointMall">mall ng puntos</a>.</p>',
      vi: '<p>Cứ cược ¤=100.00 bạn nhận một điểm. Điểm không bao giờ hết hạn. Hãy đổi thưởng tại <a href="/pointMall">cửa hàng điểm</a>.</p>',
    },
  },
  {
    id: "PR-1004",
    type: "PR",
    daysAgo: 15,
    title: {
      en: "Bring a friend",
      bn: "বন্ধুকে আনুন",
      hi: "दोस्त को लाएँ",
      id: "Ajak teman",
      fil: "Magsama ng kaibigan",
      vi: "Giới thiệu bạn bè",
    },
    content: {
      en: "<p>Share your link. When your friend has played for a week, both of you get ¤200.00.</p>",
      bn: "<p>আপনার লিংক দিন। বন্ধু এক সপ্তাহ খেললে দুজনেই ¤200.00 পাবেন।</p>",
      hi: "<p>अपना लिंक भेजें। दोस्त के एक हफ़्ता खेलने पर आप दोनों को ¤200.00 मिलेंगे।</p>",
      id: "<p>Bagikan tautan Anda. Setelah teman Anda bermain selama seminggu, Anda berdua mendapat ¤200.00.</p>",
      fil: "<p>Ibahagi ang link mo. Kapag isang linggo nang naglalaro ang kaibigan mo, tig-¤200.00 kayo.</p>",
      vi: "<p>Hãy chia sẻ liên kết của bạn. Khi bạn của bạn chơi được một tuần, mỗi người nhận ¤200.00.</p>",
    },
  },
];
