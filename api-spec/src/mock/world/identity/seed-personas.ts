import { DAY_MS } from "../clock.ts";
import type { NewAccount } from "./accounts.ts";
import { PERSONAS, PERSONA_CURRENCY, PERSONA_PASSWORD, PERSONA_PAYMENT_PASSWORD, type Persona } from "./personas.ts";
import { seedHistory } from "../games/seed-history.ts";
import type { World } from "../world.ts";

const DEFAULT_OPENING_MINOR = 5_000_00;
/** An agent's first link is as old as the team, so that later ones are listed above it. */
const FIRST_LINK_AGE_MS = 400 * DAY_MS;

/** Fills an empty world with the personas and their money. */
export function seedPersonas(world: World): void {
  const { accounts, ledger, clock, ...parts } = world;
  for (const [index, persona] of PERSONAS.entries()) {
    const account = accounts.create(newAccount(persona, index));
    if (!persona.traits?.includes("noPaymentPassword"))
      parts.paymentPasswords.set(account.id, PERSONA_PAYMENT_PASSWORD);
    parts.profiles.change(account.id, { payeeName: persona.nickname });
    // The subject of a persona's third-party token is the username.
    if (persona.traits?.includes("history")) parts.socialLinks.link("google", persona.username, account.id);
    if (persona.affiliateCode) {
      const mainLink = { label: "Main link", code: persona.affiliateCode, createdAt: clock.now() - FIRST_LINK_AGE_MS };
      parts.affiliateCodes.create({ accountId: account.id, ...mainLink });
    }
    const openingMinor = persona.openingMinor ?? DEFAULT_OPENING_MINOR;
    if (persona.traits?.includes("history")) {
      const bank = { accountId: account.id, type: "bank", number: "1501204567890", holder: persona.nickname };
      const payoutAccountId = parts.payoutAccounts.add(bank).id;
      seedHistory(world, { accountId: account.id, payoutAccountId }, openingMinor);
    } else if (openingMinor > 0) {
      const at = clock.now() - DAY_MS;
      const opening = { key: "opening", kind: "opening", reference: "Opening balance", at } as const;
      ledger.post({ ...opening, accountId: account.id, amountMinor: openingMinor });
    }
  }
}

const newAccount = (persona: Persona, index: number): NewAccount => ({
  ...persona,
  password: persona.password ?? PERSONA_PASSWORD,
  currency: PERSONA_CURRENCY,
  mobile: persona.mobile ?? `+88017000000${String(index + 1).padStart(2, "0")}`,
  email: `${persona.username}@example.com`,
});
