import { encodeServicePath } from "../service-path.ts";
import type { Merchant } from "./merchants.ts";

/** A switch and those below it; the source writes on as "1" (R229). */
export interface ModuleNode {
  modId: string;
  enabled: "0" | "1";
  childrenNodes: ModuleNode[];
}

const on = (modId: string, childrenNodes: ModuleNode[] = []): ModuleNode => ({ modId, enabled: "1", childrenNodes });
const off = (modId: string): ModuleNode => ({ modId, enabled: "0", childrenNodes: [] });

/** The modules of R283–R289. */
const MODULES: readonly ModuleNode[] = [
  on("MOBILENUMREG3", [on("REGMOBVERF3"), on("MOBILENUMPASSREG3")]),
  on("FREEPLAY3"),
  on("PWDEXPFORCECHANGE3"),
  on("MOBILEVERCODELOGIN3"),
];

/** The flags of R290–R293 and the social logins of R030. */
const FLAGS: readonly ModuleNode[] = [
  on("MOBILEVERCODELOGIN3"),
  on("DIRECTREG3"),
  on("CHNGPASSVERIF3"),
  on("UPDATEMOBILEICC3"),
  off("socialFacebook"),
  off("socialGoogle"),
];

export const modulesOf = (_merchant: Merchant): readonly ModuleNode[] => MODULES;
export const flagsOf = (_merchant: Merchant): readonly ModuleNode[] => FLAGS;

const idsIn = (nodes: readonly ModuleNode[]): string[] =>
  nodes.flatMap(({ modId, childrenNodes }) => [modId, ...idsIn(childrenNodes)]);

/** Every switch that any merchant has. */
export const MODULE_IDS: readonly string[] = [...new Set(idsIn([...MODULES, ...FLAGS]))];

/** The merchant's face (R016, R226). The licence is made up, as the studios are. */
export const whitelabelOf = (merchant: Merchant, flags: readonly ModuleNode[]) => ({
  merchantCode: merchant.merchantCode,
  brandName: "Lobbykit",
  ageLimit: 21,
  flags,
  licence: {
    authority: "Example Gaming Authority",
    number: "EGA-2026-0001",
    url: "https://licence.example.org/EGA-2026-0001",
    countries: [merchant.country],
  },
  partners: [{ name: "Example Gaming Authority" }, { name: "Example Fair Play Lab" }],
  paymentMethods: merchant.paymentMethods.map((name) => ({ name })),
});

/** Obscured addresses of customer service (R230, R231, D8). */
export const CUSTOMER_SERVICE = [
  { type: "livechat", name: "Live chat", path: encodeServicePath("https://support.example.net/chat") },
  { type: "whatsapp", name: "WhatsApp", path: encodeServicePath("https://wa.me/8801700000000") },
  { type: "telegram", name: "Telegram", path: encodeServicePath("https://t.me/lobbykit_support") },
  { type: "email", name: "E-mail", path: encodeServicePath("mailto:support@example.net") },
];

/** Hosts that serve the reference app (R230). */
export const DOMAIN_LIST = ["localhost:5173", "127.0.0.1:5173"];
export const MAIN_DOMAIN = "localhost:5173";

export const RESOURCES = {
  Android: [{ resourceType: "Android", url: "https://download.example.net/lobbykit.apk" }],
  iOS: [{ resourceType: "iOS", url: "https://download.example.net/ios" }],
  iOSLite: [{ resourceType: "iOSLite", url: "https://download.example.net/ios-lite" }],
};

const ANYTHING = "*";
const LETTER_FIRST = "[A-Za-z][A-Za-z0-9]*";
const MAILBOX = "[^@\\s]+@[^@\\s]+\\.[^@\\s]+";
const DIGITS = "\\d+";
const LETTERS_AND_SPACES = "[A-Za-z ]+";
const NO_SPACES = "\\S+";

/** Pattern ids are those of R364–R377, in their order. */
const rule = (
  isRequired: boolean,
  minLength: number,
  maxLength: number,
  patternId = "1",
  acceptedPattern = ANYTHING,
) => ({
  enabled: true,
  required: isRequired,
  minLength,
  maxLength,
  patternId,
  acceptedPattern,
});
const hidden = { ...rule(false, 0, 64, ""), enabled: false };

/** Rules of the registration, by field (R233); passwords as D6. */
export const REGISTER_RULES = {
  username: rule(true, 4, 16, "2", LETTER_FIRST),
  password: rule(true, 8, 128),
  confirmPassword: rule(true, 8, 128),
  payeeName: rule(true, 2, 64, "8", LETTERS_AND_SPACES),
  email: rule(false, 5, 64, "3", MAILBOX),
  mobileNum: rule(true, 6, 15, "6", DIGITS),
  whatsapp: rule(false, 6, 15, "6", DIGITS),
  facebook: rule(false, 2, 64, "9", NO_SPACES),
  captcha: rule(true, 4, 12),
  verificationCode: rule(true, 1, 255),
  affiliateCode: rule(false, 4, 16, "4", "[A-Za-z0-9]+"),
  referralCode: rule(false, 4, 16, "4", "[A-Za-z0-9]+"),
  paymentPassword: hidden,
  qqNum: hidden,
  line: hidden,
  wechat: hidden,
  zalo: hidden,
  idNumber: hidden,
  nickname: hidden,
};
