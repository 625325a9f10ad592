import type { DatabaseSync } from "node:sqlite";
import { inserter } from "../row.ts";
import { MINUTE_MS, type Clock } from "../clock.ts";
import type { Messages } from "./messages.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";

export interface NewFeedback {
  accountId: string;
  content: string;
  imageIds: readonly string[];
}

const TIMER = "feedbackAnswer";
const ANSWER_MS = 10 * MINUTE_MS;

const ANSWER = {
  title: {
    en: "Thank you for your feedback",
    bn: "মতামতের জন্য ধন্যবাদ",
    hi: "आपके सुझाव के लिए धन्यवाद",
    id: "Terima kasih atas masukan Anda",
    fil: "Salamat sa feedback mo",
    vi: "Cảm ơn góp ý của bạn",
  },
  content: {
    en: "<p>We have read your feedback and passed it on. If we have a question, customer service will write to you.</p>",
    bn: "<p>আপনার লেখা আমরা পড়েছি এবং সংশ্লিষ্টদের জানিয়েছি। প্রয়োজন হলে গ্রাহক সেবা আপনাকে লিখবে।</p>",
    hi: "<p>हमने आपका सुझाव पढ़ा और आगे पहुँचा दिया है। कोई सवाल हुआ, तो ग्राहक सेवा आपको लिखेगी।</p>",
    id: "<p>Kami sudah membaca masukan Anda dan meneruskannya. Jika ada pertanyaan, layanan pelanggan akan menulis kepada Anda.</p>",
    fil: "<p>Nabasa na namin ang feedback mo at naiparating na ito. Kung may tanong kami, susulatan ka ng customer service.</p>",
    vi: "<p>Chúng tôi đã đọc và chuyển góp ý của bạn. Nếu có câu hỏi, bộ phận chăm sóc khách hàng sẽ nhắn cho bạn.</p>",
  },
};

/** Feedback that members send to the merchant. */
export function createFeedback(store: DatabaseSync, clock: Clock, timers: Timers, messages: Messages) {
  store.exec(`
    create table if not exists feedback (
      id integer primary key, account_id text not null, content text not null, image_ids text not null,
      created_at integer not null
    ) strict;
  `);
  const insert = inserter<{ id: string }>(store, "feedback");
  const select = store.prepare("select account_id from feedback where id = ?");
  timers.on(TIMER, (id, dueAt) => {
    const accountId = String(select.get(Number(id))?.account_id);
    messages.send({ accountId, ...ANSWER, at: dueAt });
  });
  return {
    /** Stores the feedback. The merchant replies with a message after some minutes. */
    submit: (feedback: NewFeedback): void =>
      transaction(store, () => {
        const { id } = insert({ ...feedback, createdAt: clock.now() });
        timers.set({ kind: TIMER, reference: id, dueAt: clock.now() + ANSWER_MS });
      }),
  };
}
