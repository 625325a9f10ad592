/**
 * Which end-to-end specs a changed file of the app concerns. They drive the built app by address and import none of it, so the
 * graph cannot tell: a table lays them beside the rooms of the app (its features, pages and centres).
 * It does not see what a spec visits on its way: a journey through the cashier is not chosen for a change of the header.
 */
import { dependentsOf, type Graph, isImported } from "./graph.ts";
import { kindOf } from "./kinds.ts";

const AGENT = ["agent-centre", "agent-contracts"] as const;
const LOGIN = ["login", "login-sms", "login-steps", "session", "taint"] as const;
const CASHIER = ["cashier-deposit", "cashier-transfer", "cashier-withdrawal"] as const;
const LOTTERY = ["draws", "elott", "lottery-visitors"] as const;
const LOBBY = ["lobby", "launch", "routes"] as const;
const MEMBER = ["account", "member-centre"] as const;

/** The specs of each room by name. */
export const SPECS_OF_ROOM: Readonly<Record<string, readonly string[]>> = {
  "agent-centre": [...AGENT, "agent-visitors"],
  "agent-overview": AGENT,
  "agent-transfers": AGENT,
  contracts: AGENT,
  referrals: [...AGENT, "agent-referrals"],
  team: AGENT,
  centre: [...MEMBER, ...AGENT],
  "member-centre": [...MEMBER, "section-walk"],
  profile: MEMBER,
  security: [...MEMBER, "passkeys", "account-events", "recovery-codes"],
  reauthentication: ["reauthentication", "recovery-codes"],
  settings: MEMBER,
  "payment-password": ["cashier-withdrawal", ...MEMBER],
  deposits: ["cashier-deposit"],
  transfers: ["cashier-transfer"],
  withdrawals: ["cashier-withdrawal"],
  wallet: CASHIER,
  auth: [...LOGIN, "passkeys", "registration-social"],
  recovery: ["recovery"],
  register: ["registration", "registration-fields", "registration-social"],
  registration: ["registration", "registration-fields", "registration-social", "validation"],
  region: ["system-states", "variants"],
  home: ["journey", "banners", "frame"],
  category: LOBBY,
  favourites: LOBBY,
  games: LOBBY,
  launch: ["launch", "game-frame", "handoff"],
  lobby: LOBBY,
  poker: LOBBY,
  recent: LOBBY,
  seamless: ["game-frame", "launch"],
  slots: LOBBY,
  elott: LOTTERY,
  lottery: LOTTERY,
  records: ["records"],
  rewards: MEMBER,
  "point-mall": ["point-mall"],
  points: ["point-mall"],
  promotions: ["promotions"],
  protection: ["protection"],
  messages: ["messages"],
  notices: ["notices", "dialogs"],
  popups: ["popups"],
  feedback: ["feedback", "account"],
  help: ["help"],
  winners: ["winners"],
  "app-download": ["variants", "routes"],
  install: ["routes"],
  "not-found": ["routes"],
};

/** The specs of the pages that the mock serves itself, by the folder in `api-spec/src/mock`. */
export const SPECS_OF_MOCK_PAGE: Readonly<Record<string, readonly string[]>> = {
  games: ["playable-games", "game-frame"],
  console: ["mock-console"],
  pay: ["cashier-deposit"],
};

/** What shows that the product holds together, when a change concerns more rooms than a few. */
export const SMOKE = ["journey", "routes", "frame", "login"] as const;
const MOST_ROOMS = 6;

const MOCK_PAGE = /^api-spec\/src\/mock\/([^/]+)\//;
const ROOM = /^reference-app\/src\/(?:features|pages|app)\/([^/]+)\//;
const IN_THE_PRODUCT =
  /^(?:reference-app\/(?:src|public|index\.html|[^/]+\.ts)|\.ci\/(?:start|app-build|mock-process)\.ts|api-spec\/(?:openapi|src\/mock)\/)/;

export interface SpecChoice {
  specs: string[];
  /** The change reaches more of the app than the specs show; `npm test` runs the rest. */
  isSample: boolean;
}

const fileOf = (spec: string): string => `reference-app/e2e/${spec}.spec.ts`;

const roomOf = (file: string): string | undefined => ROOM.exec(file)?.[1];

/** A file in a room concerns that room; another file the rooms of those that import it. */
function roomsOf(graph: Graph, changed: readonly string[]): Set<string> | undefined {
  const shared = changed.filter((file) => roomOf(file) === undefined);
  const reached = [...dependentsOf(graph, shared, isImported).keys()].filter((file) => kindOf(file) === undefined);
  const rooms = new Set([...changed, ...reached].map(roomOf).filter((room) => room !== undefined));
  return rooms.size === 0 || rooms.size > MOST_ROOMS ? undefined : rooms;
}

/** The specs for a change: those that import a changed helper, and those of the rooms that it concerns. */
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
