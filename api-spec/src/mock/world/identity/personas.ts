import { DEFAULT_PASSWORD } from "../../../client/field-rules.ts";
import type { AccountType, Role, Trait } from "./accounts.ts";
import type { ClubLevel } from "./data/club-levels.ts";

/** A fixed test account. Missing fields have the values of `demo`. */
export interface Persona {
  username: string;
  nickname: string;
  type?: AccountType;
  role?: Role;
  password?: string;
  mobile?: string;
  openingMinor?: number;
  clubLevel?: ClubLevel;
  upline?: string;
  /** Code that members use to register below this account. */
  affiliateCode?: string;
  traits?: readonly Trait[];
}

export const PERSONA_PASSWORD = "demo-1234";
export const PERSONA_PAYMENT_PASSWORD = "654321";
/** The value of every SMS and e-mail code. */
export const FIXED_CODE = "123456";
export const PERSONA_CURRENCY = "BDT";

const AGENT_OPENING_MINOR = 50_000_00;

/** The personas, in the order of the table "Personas" in the testers' docs. Ids count from 100001 in the same order. */
export const PERSONAS: readonly Persona[] = [
  {
    username: "demo",
    nickname: "Demo",
    mobile: "+8801712345678",
    openingMinor: 25_000_00,
    clubLevel: "Gold",
    upline: "agent",
    affiliateCode: "DEMO0001",
    traits: ["history"],
  },
  {
    username: "agent",
    nickname: "Agent",
    type: 1,
    openingMinor: AGENT_OPENING_MINOR,
    clubLevel: "Platinum",
    affiliateCode: "AGENT001",
  },
  { username: "agent2", nickname: "Agent Two", type: 2, openingMinor: AGENT_OPENING_MINOR, upline: "agent" },
  { username: "agent41", nickname: "Agent 41", type: 41, openingMinor: AGENT_OPENING_MINOR, upline: "agent" },
  { username: "agent42", nickname: "Agent 42", type: 42, openingMinor: AGENT_OPENING_MINOR, upline: "agent" },
  { username: "restricted", nickname: "Restricted", type: 4, upline: "agent" },
  { username: "newbie", nickname: "Newbie", upline: "agent", traits: ["firstTimeLogin", "noPaymentPassword"] },
  { username: "expired", nickname: "Expired", traits: ["passwordExpired"] },
  { username: "legacy", nickname: "Legacy", password: DEFAULT_PASSWORD },
  { username: "captcha", nickname: "Captcha", traits: ["captchaOnAnyFailure"] },
  { username: "stepup", nickname: "Step Up", traits: ["unregisteredIp"] },
  { username: "staff", nickname: "Staff", role: "staff", openingMinor: 0 },
  { username: "excluded", nickname: "Excluded", traits: ["selfExcluded"] },
  { username: "poor", nickname: "Poor", openingMinor: 0 },
];
