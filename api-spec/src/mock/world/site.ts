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

/** Where a merchant's switches differ, so that each one is somewhere on and somewhere off. */
const DIFFERENCES: Readonly<Record<string, Readonly<Record<string, ModuleNode["enabled"]>>>> = {
  vnlobby1: { MOBILENUMPASSREG3: "0", DIRECTREG3: "0", UPDATEMOBILEICC3: "0" },
  phlobby1: { MOBILENUMREG3: "0", CHNGPASSVERIF3: "0", socialFacebook: "1", socialGoogle: "1" },
  idlobby1: { REGMOBVERF3: "0" },
};

const switchesOf = ({ merchantCode }: Merchant, nodes: readonly ModuleNode[]): ModuleNode[] => {
  const differences = DIFFERENCES[merchantCode] ?? {};
  const asDiffers = ({ modId, enabled, childrenNodes }: ModuleNode): ModuleNode => ({
    modId,
    enabled: differences[modId] ?? enabled,
    childrenNodes: childrenNodes.map(asDiffers),
  });
  return nodes.map(asDiffers);
};

export const modulesOf = (merchant: Merchant): readonly ModuleNode[] => switchesOf(merchant, MODULES);
export const flagsOf = (merchant: Merchant): readonly ModuleNode[] => switchesOf(merchant, FLAGS);

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
