import type { components } from "../../../generated/types.ts";
import { encodeServicePath } from "./service-path.ts";
import type { Merchant } from "./merchants.ts";

/** A switch with the switches below it; "1" means on, as in the product specification (R229). */
export type ModuleNode = components["schemas"]["ModuleNode"];

const on = (modId: string, childrenNodes: ModuleNode[] = []): ModuleNode => ({ modId, enabled: "1", childrenNodes });
const off = (modId: string): ModuleNode => ({ modId, enabled: "0", childrenNodes: [] });

/** The modules of R206, R207 and R283–R289, with the default merchant's settings. */
const MODULES: readonly ModuleNode[] = [
  on("MOBILENUMREG3", [on("REGMOBVERF3"), on("MOBILENUMPASSREG3")]),
  on("FREEPLAY3"),
  on("PWDEXPFORCECHANGE3"),
  on("MOBILEVERCODELOGIN3"),
  // A proposal, because the product specification does not name the modules for `enableContract` and `enableSalary` (R206, R207).
  on("AGENTCONTRACT3", [on("AGENTSALARY3")]),
];

/** The flags of R290–R293 and the social logins of R030, as the default merchant has them. */
const FLAGS: readonly ModuleNode[] = [
  on("MOBILEVERCODELOGIN3"),
  on("DIRECTREG3"),
  on("CHNGPASSVERIF3"),
  on("UPDATEMOBILEICC3"),
  off("socialFacebook"),
  off("socialGoogle"),
];

/** Switches with the merchant's settings. */
const switchesOf = ({ switchedOff, switchedOn }: Merchant, nodes: readonly ModuleNode[]): ModuleNode[] => {
  const asSet = ({ modId, enabled, childrenNodes }: ModuleNode): ModuleNode => ({
    modId,
    enabled: switchedOff.includes(modId) ? "0" : switchedOn.includes(modId) ? "1" : enabled,
    childrenNodes: childrenNodes.map(asSet),
  });
  return nodes.map(asSet);
};

/** The modules of a merchant, before a tester's changes. */
export const modulesOf = (merchant: Merchant): readonly ModuleNode[] => switchesOf(merchant, MODULES);
/** The flags of a merchant, before a tester's changes. */
export const flagsOf = (merchant: Merchant): readonly ModuleNode[] => switchesOf(merchant, FLAGS);

const idsIn = (nodes: readonly ModuleNode[]): string[] =>
  nodes.flatMap(({ modId, childrenNodes }) => [modId, ...idsIn(childrenNodes)]);

/** The ids of all switches of all merchants. */
export const MODULE_IDS: readonly string[] = [...new Set(idsIn([...MODULES, ...FLAGS]))];

/** The data of the merchant's site: brand name, age limit, switches, licence, partners, payment methods, sections of the home page (R016, R226). */
export const whitelabelOf = (merchant: Merchant, flags: readonly ModuleNode[]) => ({
  merchantCode: merchant.merchantCode,
  brandName: merchant.brandName,
  ageLimit: merchant.ageLimit,
  flags,
  licence: {
    ...merchant.licence,
    url: `https://licence.example.org/${merchant.licence.number}`,
  },
  partners: [{ name: merchant.licence.authority }, { name: "Example Fair Play Lab" }],
  paymentMethods: merchant.paymentMethods.map((name) => ({ name })),
  home: merchant.lobby.home,
});

/** The merchant's customer-service contacts, with obfuscated addresses (R230, R231, D8). */
export const customerServiceOf = ({ lobby }: Merchant) =>
  lobby.contacts.map(({ type, name, address }) => ({ type, name, path: encodeServicePath(address) }));

/** Hosts that serve the app, the main one first (R230). On this machine, the app also has a numeric address. */
export function domainsOf(appOrigin: string): [string, ...string[]] {
  const { host } = new URL(appOrigin);
  const numeric = host.replace(/^localhost(?=:|$)/, "127.0.0.1");
  return numeric === host ? [host] : [host, numeric];
}

export const RESOURCES = {
  Android: [{ resourceType: "Android", url: "https://download.example.net/lobbykit.apk" }],
  iOS: [{ resourceType: "iOS", url: "https://download.example.net/ios" }],
  iOSLite: [{ resourceType: "iOSLite", url: "https://download.example.net/ios-lite" }],
};
