import type { AccountEventKind } from "../account-events.ts";
import type { Text } from "../../text.ts";
import notices from "./security-notices.json" with { type: "json" };

/** The events that a member is notified of: security changes, and a login with a new device. */
export type Notice =
  | Exclude<AccountEventKind, "login" | "loginFailed" | "proofFailed" | "logout" | "mobileChanged" | "sessionsEnded">
  | "newDevice";

/** What happened, in one sentence. */
export const NOTICE_TITLES: Readonly<Record<Notice, Text>> = notices.titles;

/** What the member should do about it. */
export const NOTICE_ADVICE: Text = notices.advice;
