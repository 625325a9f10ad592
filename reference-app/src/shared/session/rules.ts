import type { Session } from "./session.ts";

/** An action that the visitor wants, as data. It survives the login dialog and runs once (data path 2). */
export type Intent =
  | { type: "launch"; game: LaunchableGame }
  | { type: "favourite"; nodeId: number; isWanted: boolean }
  | { type: "feedback"; content: string }
  | { type: "open"; path: string };

/** The fields of a game that decide how it launches (R247). */
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

/** The account type that may look around but not play (R259). */
const RESTRICTED_TYPE = 4;
/** The account types that the login state marks as agents (R262, R510). */
const AGENT_FLAGGED_TYPES: readonly number[] = [1, 2, 4, 41, 42];
/** The account types that may open the agent centre (R263). */
const AGENT_CENTRE_TYPES: readonly number[] = [1, 2, 41, 42];

type Visitor = Pick<Session, "isLogin" | "isFreePlay" | "type">;

/** Whether the visitor may do this now. Without a token the login opens (R336); type 4 gets the information popup (R337). */
export function gateFor(visitor: Visitor): Gate {
  if (!visitor.isLogin) return "login";
  return visitor.type === RESTRICTED_TYPE ? "realAccount" : "pass";
}

/** A member with a real account: not a guest, not free play, not type 4 (R405, R406). */
export const hasRealAccount = (visitor: Pick<Session, "isLogin" | "isFreePlay" | "type">): boolean =>
  gateFor(visitor) === "pass" && !visitor.isFreePlay;

/** Whether the login state marks an agent. This does not grant access to the agent centre (C5). */
export const isAgentFlagged = (type: number | undefined): boolean =>
  type !== undefined && AGENT_FLAGGED_TYPES.includes(type);

export const canOpenAgentCentre = (type: number | undefined): boolean =>
  type !== undefined && AGENT_CENTRE_TYPES.includes(type);

/** Whether the visitor has a member centre and messages: every member except type 4 (R261, R406) and free play (R405). */
export const hasMemberCentre = (visitor: Visitor): boolean =>
  visitor.isLogin && !visitor.isFreePlay && visitor.type !== RESTRICTED_TYPE;
