import { expect, test } from "vitest";
import { shownContacts } from "./service-rules.ts";

const whatsapp = { type: "whatsapp" };
const chat = { type: "livechat" };
const mail = { type: "email" };

test.each([
  ["R119 WhatsApp stands beside another contact", [chat, whatsapp], { whatsapp, service: chat }],
  ["R119, R121 WhatsApp alone is the customer service", [whatsapp], { whatsapp: undefined, service: whatsapp }],
  ["R121 the first other contact is the customer service", [whatsapp, mail, chat], { whatsapp, service: mail }],
  ["R121 without WhatsApp there is the service alone", [mail, chat], { whatsapp: undefined, service: mail }],
  ["R121 without contacts there is none", [], { whatsapp: undefined, service: undefined }],
])("%s", (_title, contacts, shown) => {
  expect(shownContacts(contacts)).toEqual(shown);
});
