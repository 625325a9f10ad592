import type { Handlers } from "../handler.ts";
import { MEMBER_HANDLERS } from "./member.ts";
import { SESSION_HANDLERS } from "./session.ts";
import { SYSTEM_HANDLERS } from "./system.ts";
import { WALLET_HANDLERS } from "./wallet.ts";

/** Every operation that the world answers; Prism answers the others from the examples of the spec. */
export const HANDLERS: Handlers = {
  ...SESSION_HANDLERS,
  ...MEMBER_HANDLERS,
  ...WALLET_HANDLERS,
  ...SYSTEM_HANDLERS,
};
