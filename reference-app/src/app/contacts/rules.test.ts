import { expect, test } from "vitest";
import { shownContacts } from "./rules.ts";

const whatsapp = { type: "whatsapp" };
const chat = { type: "livechat" };
const mail = { type: "email" };

test.each([
  ["R119 the app shows WhatsApp in addition to another contact", [chat, whatsapp], { whatsapp, service: chat }],
  [
    "R119, R121 the app uses WhatsApp as customer service when WhatsApp is the only contact",
    [whatsapp],
    { whatsapp: undefined, service: whatsapp },
  ],
  [
    "R121 the app uses the first contact other than WhatsApp as customer service",
    [whatsapp, mail, chat],
    { whatsapp, service: mail },
  ],
  ["R121 without WhatsApp, the app shows only customer service", [mail, chat], { whatsapp: undefined, service: mail }],
  [
    "R121 without contacts, the app shows neither WhatsApp nor customer service",
    [],
    { whatsapp: undefined, service: undefined },
  ],
])("%s", (_title, contacts, shown) => {
  expect(shownContacts(contacts)).toEqual(shown);
});
