import type { Text } from "../../text.ts";

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
    title: {
      en: "About us",
      bn: "আমাদের সম্পর্কে",
      hi: "हमारे बारे में",
      id: "Tentang kami",
      fil: "Tungkol sa amin",
      vi: "Về chúng tôi",
    },
    content: {
      en: "<p>One lobby for slots, live tables, sports, fishing, poker rooms and lotteries, in your language.</p>",
      bn: "<p>স্লট, লাইভ টেবিল, খেলাধুলা, ফিশিং, পোকার ও লটারি: সব এক লবিতে, আপনার ভাষায়।</p>",
      hi: "<p>स्लॉट, लाइव टेबल, स्पोर्ट्स, फ़िशिंग, पोकर और लॉटरी: सब एक ही लॉबी में, आपकी भाषा में।</p>",
      id: "<p>Satu lobi untuk slot, meja live, olahraga, tembak ikan, ruang poker, dan lotre, dalam bahasa Anda.</p>",
      fil: "<p>Isang lobby para sa mga slot, live table, isports, pangingisda, poker at lotto, sa wika mo.</p>",
      vi: "<p>Một sảnh cho nổ hũ, bàn trực tiếp, thể thao, bắn cá, game bài và xổ số, bằng ngôn ngữ của bạn.</p>",
    },
  },
  {
    tag: "reg-agreement",
    title: {
      en: "Terms and conditions",
      bn: "শর্তাবলি",
      hi: "नियम और शर्तें",
      id: "Syarat dan ketentuan",
      fil: "Mga tuntunin at kondisyon",
      vi: "Điều khoản và điều kiện",
    },
    content: {
      en: `<h3>1. Who may play</h3><p>You must be of the legal age shown at registration, and the law where you are must allow you to play.</p>
<h3>2. Your account</h3><p>Each person may have one account, in their own name. Keep your password to yourself.</p>
<h3>3. Money</h3><p>Deposits and withdrawals must be in the name of the account holder. A withdrawal cannot be cancelled once you have requested it.</p>
<h3>4. Rounds</h3><p>The server decides every round. An interrupted round stays open until you finish it.</p>
<h3>5. Limits</h3><p>You may set limits, take a break or exclude yourself at any time. A lower limit applies immediately. To raise a limit, you need to wait a day and confirm again.</p>
<h3>6. Complaints</h3><p>Write to customer service. We answer within two days.</p>`,
      bn: `<h3>1. কে খেলতে পারেন</h3><p>নিবন্ধনে লেখা বৈধ বয়স আপনার হয়েছে এবং আপনার এলাকার আইন এটি নিষেধ করে না।</p>
<h3>2. আপনার অ্যাকাউন্ট</h3><p>প্রতি ব্যক্তির একটি অ্যাকাউন্ট। নাম আপনার নিজের হবে। পাসওয়ার্ড কাউকে দেবেন না।</p>
<h3>3. টাকা</h3><p>জমা ও উত্তোলন অ্যাকাউন্টের নামেই হবে। উত্তোলনের আবেদন ফেরানো যায় না।</p>
<h3>4. রাউন্ড</h3><p>প্রতিটি রাউন্ডের ফল সার্ভার ঠিক করে। থেমে যাওয়া রাউন্ড আপনি শেষ না করা পর্যন্ত খোলা থাকে।</p>
<h3>5. সীমা</h3><p>যেকোনো সময় সীমা ঠিক করতে, বিরতি নিতে বা নিজেকে বাদ দিতে পারেন। কম সীমা সঙ্গে সঙ্গে চালু হয়। বেশি সীমার জন্য এক দিন অপেক্ষার পরে আপনার সম্মতি লাগে।</p>
<h3>6. অভিযোগ</h3><p>গ্রাহক সেবায় লিখুন। আমরা দুই দিনের মধ্যে উত্তর দিই।</p>`,
      hi: `<h3>1. कौन खेल सकता है</h3><p>आपकी उम्र कम से कम उतनी होनी चाहिए जितनी खाता खोलते समय दिखाई जाती है। आप जहाँ हैं, वहाँ के कानून में खेलने की अनुमति होनी चाहिए।</p>
<h3>2. आपका खाता</h3><p>हर व्यक्ति का एक ही खाता। नाम आपका अपना हो। पासवर्ड किसी को न दें।</p>
<h3>3. पैसा</h3><p>जमा और निकासी खाते के नाम से ही होती है। अनुरोध के बाद निकासी रद्द नहीं की जा सकती।</p>
<h3>4. राउंड</h3><p>हर राउंड का फ़ैसला सर्वर करता है। बीच में रुका राउंड आपके पूरा करने तक खुला रहता है।</p>
<h3>5. सीमाएँ</h3><p>कभी भी सीमा तय करें, ब्रेक लें या खुद को बाहर रखें। कम सीमा तुरंत लागू होती है। सीमा बढ़ाने के लिए एक दिन रुककर फिर पुष्टि करनी होती है।</p>
<h3>6. शिकायतें</h3><p>ग्राहक सेवा को लिखें। हम दो दिन में जवाब देते हैं।</p>`,
      id: `<h3>1. Siapa yang boleh bermain</h3><p>Anda harus sudah mencapai usia yang ditunjukkan saat pendaftaran, dan hukum di tempat Anda harus mengizinkan Anda bermain.</p>
<h3>2. Akun Anda</h3><p>Satu orang satu akun. Gunakan nama Anda sendiri. Jangan berikan kata sandi kepada siapa pun.</p>
<h3>3. Uang</h3><p>Deposit dan penarikan harus atas nama pemilik akun. Penarikan tidak bisa dibatalkan setelah Anda mengajukannya.</p>
<h3>4. Ronde</h3><p>Server menentukan setiap ronde. Ronde yang terputus tetap terbuka sampai Anda menyelesaikannya.</p>
<h3>5. Batas</h3><p>Anda boleh menetapkan batas, mengambil jeda, atau mengecualikan diri kapan saja. Batas yang lebih rendah langsung berlaku. Untuk menaikkan batas, Anda perlu menunggu satu hari dan mengonfirmasi lagi.</p>
<h3>6. Keluhan</h3><p>Tulis kepada layanan pelanggan. Kami menjawab dalam dua hari.</p>`,
      fil: `<h3>1. Sino ang maaaring maglaro</h3><p>Dapat nasa legal na edad ka na ayon sa nakasaad sa pagrehistro, at pinapayagan ng batas sa kinaroroonan mo ang paglalaro.</p>
<h3>2. Ang account mo</h3><p>Isang account bawat tao. Sarili mong pangalan ang gamitin. Huwag ibigay ang password kahit kanino.</p>
<h3>3. Pera</h3><p>Nasa pangalan ng may-ari ng account ang mga deposito at withdrawal. Hindi na makakansela ang withdrawal kapag na-request na.</p>
<h3>4. Mga round</h3><p>Ang server ang nagpapasya sa bawat round. Mananatiling bukas ang naputol na round hanggang tapusin mo ito.</p>
<h3>5. Mga limit</h3><p>Maaari kang magtakda ng limit, magpahinga o ibukod ang sarili mo anumang oras. May bisa agad ang mas mababang limit. Para itaas ang limit, maghintay ng isang araw at kumpirmahin muli.</p>
<h3>6. Mga reklamo</h3><p>Sumulat sa customer service. Sumasagot kami sa loob ng dalawang araw.</p>`,
      vi: `<h3>1. Ai được chơi</h3><p>Bạn phải đủ tuổi theo quy định hiện khi đăng ký, và pháp luật nơi bạn ở phải cho phép bạn chơi.</p>
<h3>2. Tài khoản của bạn</h3><p>Mỗi người một tài khoản, đứng tên chính mình. Không chia sẻ mật khẩu với ai.</p>
<h3>3. Tiền</h3><p>Nạp tiền và rút tiền phải đúng tên chủ tài khoản. Lần rút tiền đã yêu cầu thì không hủy được.</p>
<h3>4. Ván chơi</h3><p>Máy chủ quyết định mọi ván. Ván bị gián đoạn vẫn mở cho đến khi bạn chơi xong.</p>
<h3>5. Giới hạn</h3><p>Bạn có thể đặt giới hạn, tạm nghỉ hoặc tự loại trừ bất cứ lúc nào. Giới hạn thấp hơn có hiệu lực ngay. Để tăng giới hạn, bạn cần chờ một ngày và xác nhận lại.</p>
<h3>6. Khiếu nại</h3><p>Hãy viết cho chăm sóc khách hàng. Chúng tôi trả lời trong hai ngày.</p>`,
    },
  },
  {
    tag: "money",
    title: {
      en: "Deposits and withdrawals",
      bn: "জমা ও উত্তোলন",
      hi: "जमा और निकासी",
      id: "Deposit dan penarikan",
      fil: "Mga deposito at withdrawal",
      vi: "Nạp tiền và rút tiền",
    },
    content: {
      en: "<p>How to deposit and withdraw money.</p>",
      bn: "<p>টাকা কীভাবে আসে ও যায়।</p>",
      hi: "<p>पैसे कैसे जमा करें और कैसे निकालें।</p>",
      id: "<p>Cara melakukan deposit dan menarik dana.</p>",
      fil: "<p>Paano magdeposito at mag-withdraw ng pera.</p>",
      vi: "<p>Cách nạp tiền và rút tiền.</p>",
    },
    children: [
      {
        tag: "deposit",
        title: {
          en: "How to deposit",
          bn: "কীভাবে জমা দেবেন",
          hi: "जमा कैसे करें",
          id: "Cara deposit",
          fil: "Paano magdeposito",
          vi: "Cách nạp tiền",
        },
        content: {
          en: "<ol><li>Open the wallet.</li><li>Choose a method and an amount.</li><li>Pay and come back.</li></ol>",
          bn: "<ol><li>ওয়ালেট খুলুন।</li><li>পদ্ধতি ও পরিমাণ বাছুন।</li><li>পরিশোধ করে ফিরে আসুন।</li></ol>",
          hi: "<ol><li>वॉलेट खोलें।</li><li>तरीका और राशि चुनें।</li><li>भुगतान करके लौट आएँ।</li></ol>",
          id: "<ol><li>Buka dompet.</li><li>Pilih metode dan jumlah.</li><li>Bayar, lalu kembali ke sini.</li></ol>",
          fil: "<ol><li>Buksan ang wallet.</li><li>Pumili ng paraan at halaga.</li><li>Magbayad at bumalik dito.</li></ol>",
          vi: "<ol><li>Mở ví.</li><li>Chọn phương thức và số tiền.</li><li>Thanh toán rồi quay lại.</li></ol>",
        },
      },
      {
        tag: "withdrawal",
        title: {
          en: "How to withdraw",
          bn: "কীভাবে তুলবেন",
          hi: "निकासी कैसे करें",
          id: "Cara menarik dana",
          fil: "Paano mag-withdraw",
          vi: "Cách rút tiền",
        },
        content: {
          en: "<p>Add a payout account in your own name, then request a withdrawal with your payment password.</p>",
          bn: "<p>নিজের নামে একটি অ্যাকাউন্ট যোগ করুন, তারপর লেনদেনের পাসওয়ার্ড দিয়ে আবেদন করুন।</p>",
          hi: "<p>अपने नाम का निकासी खाता जोड़ें, फिर भुगतान पासवर्ड से निकासी का अनुरोध करें।</p>",
          id: "<p>Tambahkan rekening penarikan atas nama Anda sendiri, lalu ajukan penarikan dengan kata sandi pembayaran Anda.</p>",
          fil: "<p>Magdagdag ng withdrawal account na nasa pangalan mo, saka mag-request ng withdrawal gamit ang password mo sa pagbabayad.</p>",
          vi: "<p>Thêm tài khoản nhận tiền đứng tên bạn, rồi yêu cầu rút tiền bằng mật khẩu thanh toán của bạn.</p>",
        },
      },
    ],
  },
  {
    tag: "lottery-rules",
    title: {
      en: "How lottery draws work",
      bn: "লটারির ড্র কীভাবে হয়",
      hi: "लॉटरी के ड्रॉ कैसे होते हैं",
      id: "Cara undian lotre berlangsung",
      fil: "Paano ang draw ng lotto",
      vi: "Xổ số quay như thế nào",
    },
    content: {
      en: "<p>Fast draws take place around the clock. Each province draws on its own days. Betting closes before the numbers are drawn.</p>",
      bn: "<p>দ্রুত গেমের ড্র ঘড়ি ধরে হয়। প্রদেশের ড্র নির্দিষ্ট দিনে হয়। ফলাফলের আগে বাজি বন্ধ হয়।</p>",
      hi: "<p>तेज़ ड्रॉ चौबीसों घंटे होते हैं। हर प्रांत का ड्रॉ अपने तय दिनों पर होता है। नंबर आने से पहले दाँव बंद हो जाते हैं।</p>",
      id: "<p>Undian cepat berlangsung sepanjang waktu. Setiap provinsi diundi pada harinya sendiri. Taruhan ditutup sebelum nomor diundi.</p>",
      fil: "<p>Buong araw at gabi ang mabibilis na draw. May sariling mga araw ng draw ang bawat lalawigan. Nagsasara ang pagtaya bago lumabas ang mga numero.</p>",
      vi: "<p>Quay nhanh diễn ra suốt ngày đêm. Mỗi tỉnh quay vào những ngày riêng. Ngừng nhận cược trước khi quay số.</p>",
    },
  },
  {
    tag: "responsible-play",
    title: {
      en: "Responsible play",
      bn: "দায়িত্বশীল খেলা",
      hi: "ज़िम्मेदार खेल",
      id: "Bermain dengan bijak",
      fil: "Responsableng paglalaro",
      vi: "Chơi có trách nhiệm",
    },
    content: {
      en: "<p>Play for fun, never to earn money. Set limits, watch the clock, and stop when it is no longer fun.</p>",
      bn: "<p>খেলা আনন্দের জন্য, আয়ের পথ নয়। সীমা ঠিক করুন, সময় দেখুন, আনন্দ না পেলে থামুন।</p>",
      hi: "<p>खेल मनोरंजन के लिए है, कमाई का ज़रिया नहीं। सीमा तय करें, समय पर ध्यान दें और मज़ा न आए तो रुक जाएँ।</p>",
      id: "<p>Bermainlah untuk kesenangan, jangan pernah untuk mencari uang. Tetapkan batas, perhatikan waktu, dan berhentilah saat tidak lagi menyenangkan.</p>",
      fil: "<p>Libangan ang paglalaro at hindi paraan para kumita. Magtakda ng mga limit, bantayan ang oras, at huminto kapag hindi na masaya.</p>",
      vi: "<p>Hãy chơi để giải trí, đừng bao giờ chơi để kiếm tiền. Hãy đặt giới hạn, để ý thời gian và dừng lại khi không còn vui.</p>",
    },
  },
  {
    tag: "privacy",
    title: { en: "Privacy", bn: "গোপনীয়তা", hi: "गोपनीयता", id: "Privasi", fil: "Privacy", vi: "Quyền riêng tư" },
    content: {
      en: "<p>We keep only the data that the law and your account require.</p>",
      bn: "<p>আইন ও আপনার অ্যাকাউন্টের জন্য যা দরকার শুধু তা-ই রাখি।</p>",
      hi: "<p>हम केवल वही डेटा रखते हैं जो कानून और आपके खाते के लिए ज़रूरी है।</p>",
      id: "<p>Kami hanya menyimpan data yang diperlukan oleh hukum dan akun Anda.</p>",
      fil: "<p>Ang datos na kailangan ng batas at ng account mo lang ang itinatago namin.</p>",
      vi: "<p>Chúng tôi chỉ lưu dữ liệu mà pháp luật và tài khoản của bạn cần.</p>",
    },
  },
];
