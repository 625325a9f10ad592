/**
 * Selects the end-to-end specs for a changed file of the app. Specs use the built app through URLs and import none of it, so the graph
 * cannot connect them. A table maps each area of the app (a feature, a page, a part of the frame) to its specs. Areas that a spec only
 * passes through are not listed: a change of the header does not select a cashier journey.
 */
import { dependentsOf, type Graph, isImported } from "./graph.ts";
import { kindOf } from "./kinds.ts";

const AGENT = ["agents/agent-centre", "agents/agent-contracts", "screens/dialogs"] as const;
const LOGIN = [
  "session/login",
  "session/login-sms",
  "session/login-steps",
  "session/session",
  "security/taint",
] as const;
const CASHIER = [
  "money/cashier-deposit",
  "money/cashier-transfer",
  "money/cashier-withdrawal",
  "account/section-walk",
  "screens/dialogs",
] as const;
const LOTTERY = [
  "lobby/banners",
  "lobby/section-heights",
  "lottery/bets",
  "lottery/draws",
  "lottery/elott",
  "lottery/lottery-visitors",
] as const;
const LOBBY = ["lobby/banners", "lobby/lobby", "lobby/launch", "navigation/routes", "screens/dialogs"] as const;
const MEMBER = ["account/account", "account/member-centre", "account/section-walk", "screens/dialogs"] as const;

/** The specs of each area of the app. */
export const SPECS_OF_ROOM: Readonly<Record<string, readonly string[]>> = {
  "agent-centre": [...AGENT, "agents/agent-visitors"],
  "agent-overview": AGENT,
  "agent-transfers": AGENT,
  contracts: AGENT,
  referrals: [...AGENT, "agents/agent-referrals"],
  team: AGENT,
  centre: [...MEMBER, ...AGENT],
  layout: [
    "frame/frame",
    "content/app-download",
    "accessibility/keyboard",
    "product/product",
    "product/development-server",
  ],
  navigation: ["navigation/routes", "navigation/strange-addresses", "navigation/shared-links"],
  boot: [
    "account/member-centre",
    "resilience/worker",
    "resilience/resilience",
    "resilience/old-browsers",
    "resilience/chunks",
  ],
  session: [...LOGIN, "session/session-entries", "frame/system-states"],
  modals: ["frame/dialogs", "content/popups", "session/login"],
  contacts: ["frame/frame", "frame/system-states"],
  "member-centre": MEMBER,
  profile: MEMBER,
  security: [...MEMBER, "account/passkeys", "account/account-events", "account/recovery-codes"],
  reauthentication: ["account/reauthentication", "account/recovery-codes"],
  settings: MEMBER,
  "payment-password": ["money/cashier-withdrawal", ...MEMBER],
  deposits: ["money/cashier-deposit", "account/section-walk", "screens/dialogs"],
  transfers: ["money/cashier-transfer", "account/section-walk", "screens/dialogs"],
  withdrawals: ["money/cashier-withdrawal", "account/section-walk", "screens/dialogs"],
  wallet: CASHIER,
  auth: [...LOGIN, "account/passkeys", "registration/registration-social", "screens/dialogs"],
  recovery: ["session/recovery", "screens/dialogs"],
  register: ["registration/registration", "registration/registration-fields", "registration/registration-social"],
  registration: [
    "registration/registration",
    "registration/registration-fields",
    "registration/registration-social",
    "registration/validation",
  ],
  region: ["frame/system-states", "frame/variants", "screens/dialogs"],
  home: ["product/journey", "lobby/banners", "lobby/section-heights", "frame/frame"],
  category: LOBBY,
  favourites: LOBBY,
  games: LOBBY,
  launch: ["lobby/launch", "lobby/game-frame", "session/handoff"],
  lobby: LOBBY,
  poker: LOBBY,
  recent: LOBBY,
  seamless: ["lobby/game-frame", "lobby/launch"],
  slots: LOBBY,
  elott: LOTTERY,
  lottery: LOTTERY,
  records: ["records/records", "account/section-walk", "screens/dialogs"],
  rewards: MEMBER,
  "point-mall": ["money/point-mall", "account/section-walk", "screens/dialogs"],
  points: ["money/point-mall", "account/section-walk", "screens/dialogs"],
  promotions: ["content/promotions", "account/section-walk"],
  protection: ["account/protection", "account/section-walk", "screens/dialogs"],
  messages: ["content/messages", "account/section-walk", "screens/dialogs"],
  notices: ["content/notices", "frame/dialogs"],
  popups: ["content/popups"],
  feedback: ["content/feedback", "account/account"],
  help: ["content/help"],
  winners: ["lobby/winners"],
  "app-download": ["content/app-download", "frame/variants", "navigation/routes"],
  install: ["content/app-download", "navigation/routes"],
  "not-found": ["navigation/routes"],
};

/** The specs of the pages that the mock serves, by folder in `api-spec/src/mock`. */
export const SPECS_OF_MOCK_PAGE: Readonly<Record<string, readonly string[]>> = {
  games: ["lobby/playable-games", "lobby/game-frame", "lottery/bets"],
  console: ["product/mock-console"],
  pay: ["money/cashier-deposit"],
};

/** Specs that check the whole product; used when a change affects many areas. */
export const SMOKE = [
  "product/journey",
  "navigation/routes",
  "frame/frame",
  "session/login",
  "account/section-walk",
  "screens/dialogs",
] as const;
const MOST_ROOMS = 6;

const MOCK_PAGE = /^api-spec\/src\/mock\/([^/]+)\//;
const ROOM = /^reference-app\/src\/(?:features|pages|app)\/([^/]+)\//;
const IN_THE_PRODUCT =
  /^(?:reference-app\/(?:src|public|index\.html|[^/]+\.ts)|\.ci\/(?:start|app-build|programs\/[^/]+)\.ts|api-spec\/(?:openapi|src\/mock)\/)/;

export interface SpecChoice {
  specs: string[];
  /** Whether the change affects more of the app than these specs cover; `npm test` runs the rest. */
  isSample: boolean;
}

const fileOf = (spec: string): string => `reference-app/e2e/${spec}.spec.ts`;

const roomOf = (file: string): string | undefined => ROOM.exec(file)?.[1];

/** A file inside an area belongs to that area; any other file belongs to the areas of the files that import it. */
function roomsOf(graph: Graph, changed: readonly string[]): Set<string> | undefined {
  const shared = changed.filter((file) => roomOf(file) === undefined);
  const reached = [...dependentsOf(graph, shared, isImported).keys()].filter((file) => kindOf(file) === undefined);
  const rooms = new Set([...changed, ...reached].map(roomOf).filter((room) => room !== undefined));
  return rooms.size === 0 || rooms.size > MOST_ROOMS ? undefined : rooms;
}

/** The specs for a change: those that import a changed helper, and those of the affected areas. */
export function specsFor(graph: Graph, changed: readonly string[]): SpecChoice {
  const reached = [...dependentsOf(graph, changed, isImported).keys()];
  const importers = reached.filter((file) => kindOf(file) === "e2e");
  const isSeen = reached.some((file) => kindOf(file) === undefined && IN_THE_PRODUCT.test(file));
  if (!isSeen) return { specs: importers, isSample: false };
  const ofMockPages = changed.map((file) => SPECS_OF_MOCK_PAGE[MOCK_PAGE.exec(file)?.[1] ?? ""]);
  if (ofMockPages.every((specs) => specs !== undefined)) {
    return { specs: [...new Set([...importers, ...ofMockPages.flat().map(fileOf)])], isSample: false };
  }
  const rooms = roomsOf(graph, changed);
  const named = rooms ? [...rooms].flatMap((room) => SPECS_OF_ROOM[room] ?? SMOKE) : SMOKE;
  return { specs: [...new Set([...importers, ...named.map(fileOf)])], isSample: rooms === undefined };
}
