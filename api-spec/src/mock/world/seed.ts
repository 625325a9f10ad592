import type { Accounts } from "./accounts.ts";
import type { AffiliateCodes } from "./affiliate-codes.ts";
import type { Clock } from "./clock.ts";
import type { Ledger, PostingKind } from "./ledger.ts";
import type { PaymentPasswords } from "./payment-passwords.ts";
import type { Profiles } from "./profiles.ts";
import { PERSONAS, PERSONA_CURRENCY, PERSONA_PASSWORD, PERSONA_PAYMENT_PASSWORD, type Persona } from "./personas.ts";
import { seededRandom } from "./random.ts";

const DEFAULT_OPENING_MINOR = 5_000_00;
const DAY_MS = 24 * 60 * 60 * 1000;
const HISTORY_DAYS = 120;

interface SeededParts {
  accounts: Accounts;
  ledger: Ledger;
  clock: Clock;
  paymentPasswords: PaymentPasswords;
  profiles: Profiles;
  affiliateCodes: AffiliateCodes;
}

/** Fills an empty world with the personas and their money. */
export function seedPersonas({ accounts, ledger, clock, ...parts }: SeededParts): void {
  for (const [index, persona] of PERSONAS.entries()) {
    const account = accounts.create(newAccount(persona, index));
    if (!persona.traits?.includes("noPaymentPassword"))
      parts.paymentPasswords.set(account.id, PERSONA_PAYMENT_PASSWORD);
    parts.profiles.change(account.id, { payeeName: persona.nickname });
    if (persona.affiliateCode)
      parts.affiliateCodes.create({ accountId: account.id, label: "Main link", code: persona.affiliateCode });
    const openingMinor = persona.openingMinor ?? DEFAULT_OPENING_MINOR;
    if (persona.traits?.includes("history")) {
      seedHistory(ledger, account.id, clock.now(), openingMinor);
    } else if (openingMinor > 0) {
      const at = clock.now() - DAY_MS;
      const opening = { key: "opening", kind: "opening", reference: "Opening balance", at } as const;
      ledger.post({ ...opening, accountId: account.id, amountMinor: openingMinor });
    }
  }
}

function newAccount(persona: Persona, index: number) {
  return {
    username: persona.username,
    nickname: persona.nickname,
    password: persona.password ?? PERSONA_PASSWORD,
    type: persona.type ?? 0,
    role: persona.role ?? "member",
    currency: PERSONA_CURRENCY,
    mobile: persona.mobile ?? `+88017000000${String(index + 1).padStart(2, "0")}`,
    email: `${persona.username}@example.com`,
    upline: persona.upline ?? "",
    clubLabel: persona.clubLabel ?? "",
    traits: persona.traits ?? [],
  } as const;
}

/** Some months of play, the same each time, that end at the given balance. */
function seedHistory(ledger: Ledger, accountId: string, now: number, endMinor: number): void {
  const random = seededRandom("history");
  let number = 0;
  const post = (kind: PostingKind, amountMinor: number, reference: string, at: number) => {
    number += 1;
    return ledger.post({ key: `history-${number}`, accountId, kind, amountMinor, reference, at }).balanceMinor;
  };
  let balanceMinor = post("opening", 8_000_00, "Opening balance", now - (HISTORY_DAYS + 1) * DAY_MS);
  for (let day = HISTORY_DAYS; day > 0; day -= 1) {
    const at = now - day * DAY_MS;
    if (day % 15 === 0 || balanceMinor < 1_000_00) balanceMinor = post("deposit", 3_000_00, `D${day}`, at);
    if (day % 30 === 10 && balanceMinor > 6_000_00) balanceMinor = post("withdrawal", -2_000_00, `W${day}`, at);
    if (day % 7 === 3) balanceMinor = post("rebate", random.int(1, 50) * 1_00, `R${day}`, at);
    for (let round = 1; round <= 3; round += 1) {
      const roundAt = at + round * 20 * 60 * 1000;
      const stakeMinor = random.int(1, 20) * 10_00;
      balanceMinor = post("bet", -stakeMinor, `B${day}-${round}`, roundAt);
      const winMinor = random.chance(0.45) ? Math.round((stakeMinor * random.int(110, 199)) / 100) : 0;
      if (winMinor > 0) balanceMinor = post("win", winMinor, `B${day}-${round}`, roundAt + 60_000);
    }
  }
  const differenceMinor = endMinor - balanceMinor;
  if (differenceMinor > 0) post("deposit", differenceMinor, "D0", now - DAY_MS / 2);
  if (differenceMinor < 0) post("withdrawal", differenceMinor, "W0", now - DAY_MS / 2);
}
