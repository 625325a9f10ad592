import { Headset, Mail, Phone, Send } from "lucide";
import type { IconDrawing } from "./drawing.ts";

// Icons for ways to contact us, in the style of the other icons. None is a company's logo, because the company owns its colours and shapes.

const BUBBLE = "M12 3a9 9 0 0 1 0 18 9.4 9.4 0 0 1-4.1-.9L3 21l1.4-4.2A8.7 8.7 0 0 1 3 12a9 9 0 0 1 9-9z";
/** A handset, small enough for a bubble. */
const HANDSET =
  "M9 8.2 10.2 8l.9 2-.9.9a6 6 0 0 0 2.9 2.9l.9-.9 2 .9-.2 1.2a1.6 1.6 0 0 1-1.9 1.2 7.8 7.8 0 0 1-6-6A1.6 1.6 0 0 1 9 8.2z";

/** A handset in a speech bubble. */
export const WhatsAppIcon: IconDrawing = [
  ["path", { d: BUBBLE }],
  ["path", { d: HANDSET, strokeWidth: 1.5 }],
];

/** A paper plane. */
export const TelegramIcon: IconDrawing = Send;

/** A speech bubble with a Z. */
export const ZaloIcon: IconDrawing = [
  ["path", { d: BUBBLE }],
  ["path", { d: "M9.3 9h5.2l-5.2 6h5.4" }],
];

/** A speech bubble with a bolt. */
export const MessengerIcon: IconDrawing = [
  ["path", { d: BUBBLE }],
  ["path", { d: "m7.5 13.8 3-3.3 3 2.4 3-3.2" }],
];

/** A wide speech bubble with lines of text. */
export const LineIcon: IconDrawing = [
  ["path", { d: "M12 3.5c5.2 0 9.5 3.2 9.5 7.3 0 3.6-4.6 7-9.5 10.2v-3c-5.2 0-9.5-3.1-9.5-7.2S6.8 3.5 12 3.5z" }],
  ["path", { d: "M7.5 9.2h9M7.5 12.6h5.5" }],
];

/** A handset that rings, in a square bubble. */
export const ViberIcon: IconDrawing = [
  [
    "path",
    { d: "M12 2.8c5.3 0 8.5 1.7 8.5 7.7s-3.2 7.7-8.5 7.7h-.8L8 21.5v-3.7c-3-.8-4.5-3-4.5-7.3 0-6 3.2-7.7 8.5-7.7z" },
  ],
  [
    "path",
    {
      d: "m8.6 7.3 1-.3.9 1.9-.7.9a5 5 0 0 0 2.5 2.5l.9-.7 1.9.9-.3 1a1.5 1.5 0 0 1-1.8.9 7 7 0 0 1-5.3-5.3 1.5 1.5 0 0 1 .9-1.8z",
      strokeWidth: 1.5,
    },
  ],
  ["path", { d: "M13 6.5a3.5 3.5 0 0 1 3.5 3.5", strokeWidth: 1.5 }],
];

/** Two speech bubbles, one before the other. */
export const WeChatIcon: IconDrawing = [
  ["path", { d: "M15.3 8.3C14.6 5.8 12.2 4 9.3 4 5.8 4 3 6.5 3 9.6c0 1.7.8 3.2 2.2 4.2L4.7 16l2.4-1.2" }],
  [
    "path",
    {
      d: "M15.3 9.5c3.2 0 5.7 2.2 5.7 4.9 0 1.5-.8 2.9-2.1 3.8l.4 1.8-2.1-1a6.5 6.5 0 0 1-1.9.3c-3.2 0-5.7-2.2-5.7-4.9s2.5-4.9 5.7-4.9z",
    },
  ],
  ["path", { d: "M7.3 8.5h0M11 8.5h0M13.6 13.8h0M17 13.8h0" }],
];

/** A penguin. */
export const QqIcon: IconDrawing = [
  [
    "path",
    {
      d: "M6.5 10.5C6.2 6 8.4 2.5 12 2.5s5.8 3.5 5.5 8c1.6 2 2.4 4.4 2 6-.8-.1-1.6-.7-2.3-1.6a7 7 0 0 1-1.5 3.1c1.2.4 1.8 1 1.8 1.7 0 1.2-2.3 1.8-5.5 1.8s-5.5-.6-5.5-1.8c0-.7.6-1.3 1.8-1.7a7 7 0 0 1-1.5-3.1c-.7.9-1.5 1.5-2.3 1.6-.4-1.6.4-4 2-6z",
    },
  ],
  ["path", { d: "M10.3 7h0M13.7 7h0M9.5 10.5c1.6.9 3.4.9 5 0" }],
];

/** An f in a disc. */
export const FacebookIcon: IconDrawing = [
  ["circle", { cx: 12, cy: 12, r: 9.5 }],
  ["path", { d: "M15 7.5h-1a2 2 0 0 0-2 2v11.8M9 13h5.5" }],
];

export const CONTACT_APPS = [
  "chat",
  "phone",
  "email",
  "whatsapp",
  "telegram",
  "zalo",
  "messenger",
  "line",
  "viber",
  "wechat",
  "qq",
  "facebook",
] as const;
export type ContactApp = (typeof CONTACT_APPS)[number];

/** The drawing of each way to reach customer service. */
export const CONTACT_ICONS: Readonly<Record<ContactApp, IconDrawing>> = {
  chat: Headset,
  phone: Phone,
  email: Mail,
  whatsapp: WhatsAppIcon,
  telegram: TelegramIcon,
  zalo: ZaloIcon,
  messenger: MessengerIcon,
  line: LineIcon,
  viber: ViberIcon,
  wechat: WeChatIcon,
  qq: QqIcon,
  facebook: FacebookIcon,
};
