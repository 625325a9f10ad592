import { expect, test } from "vitest";
import { shownContacts } from "./rules.ts";

const whatsapp = { type: "whatsapp" };
const chat = { type: "livechat" };
const mail = { type: "email" };

test.each([
  ["R119 shows WhatsApp beside another contact", [chat, whatsapp], { whatsapp, service: chat }],
  [
    "R119, R121 uses WhatsApp as customer service when it is the only contact",
    [whatsapp],
    { whatsapp: undefined, service: whatsapp },
  ],
  [
    "R121 uses the first contact other than WhatsApp as customer service",
    [whatsapp, mail, chat],
    { whatsapp, service: mail },
  ],
  ["R121 shows only customer service without WhatsApp", [mail, chat], { whatsapp: undefined, service: mail }],
  ["R121 shows nothing without contacts", [], { whatsapp: undefined, service: undefined }],
])("%s", (_title, contacts, shown) => {
  expect(shownContacts(contacts)).toEqual(shown);
});
