import type { Session } from "./session.ts";

/** What a visitor wants to do, as data: it survives the login dialog and runs once (data path 2). */
export type Intent =
  | { type: "launch"; game: LaunchableGame }
  | { type: "favourite"; nodeId: number; isWanted: boolean }
  | { type: "feedback"; content: string }
  | { type: "open"; path: string };

/** The fields of a game that decide its launch (R247). */
export interface LaunchableGame {
  nodeId: number;
  name: string;
  code: string;
  gameType: string;
  /** "VASSALAGE" opens a list of the vendor's games (R316). */
  isGame: string;
  accountTypeName: string;
  vassalage: string;
  defaultPlayType?: string | undefined;
}

export type Gate = "pass" | "login" | "realAccount";

const RESTRICTED_TYPE = 4; // R259
const AGENT_FLAGGED_TYPES: readonly number[] = [1, 2, 4, 41, 42]; // R262, R510
const AGENT_CENTRE_TYPES: readonly number[] = [1, 2, 41, 42]; // R263

type Visitor = Pick<Session, "isLogin" | "isFreePlay" | "type">;

/** May this visitor do it now? No token opens the login (R336), type 4 the information popup (R337). */
export function gateFor(visitor: Visitor): Gate {
  if (!visitor.isLogin) return "login";
  return visitor.type === RESTRICTED_TYPE ? "realAccount" : "pass";
}

/** A member with an account of their own: neither a guest, nor free play, nor type 4 (R405, R406). */
export const hasRealAccount = (visitor: Pick<Session, "isLogin" | "isFreePlay" | "type">): boolean =>
  gateFor(visitor) === "pass" && !visitor.isFreePlay;

/** Flagged agent in the login state; not the same as being let into the agent centre (C5). */
export const isAgentFlagged = (type: number | undefined): boolean =>
  type !== undefined && AGENT_FLAGGED_TYPES.includes(type);

export const canOpenAgentCentre = (type: number | undefined): boolean =>
  type !== undefined && AGENT_CENTRE_TYPES.includes(type);

/** Has a member centre, and messages in it: every member but type 4 (R261, R406) and who plays for free (R405). */
export const hasMemberCentre = (visitor: Visitor): boolean =>
  visitor.isLogin && !visitor.isFreePlay && visitor.type !== RESTRICTED_TYPE;
