import type { NewAccount } from "../src/mock/world/identity/accounts.ts";

/** Returns the data of a member without contact details, upline or traits, unless `changes` adds some. */
export const newAccount = (username: string, changes: Partial<NewAccount> = {}): NewAccount => ({
  username,
  password: "x",
  currency: "BDT",
  ...changes,
});
