import type { DatabaseSync } from "node:sqlite";
import { createTickets, type Tickets } from "./lottery/tickets.ts";
import type { ServerKeys } from "./keys.ts";
import { createAccounts, type Accounts } from "./accounts.ts";
import { createAccountEvents, type AccountEvents } from "./account-events.ts";
import { createAffiliateCodes, type AffiliateCodes } from "./affiliate-codes.ts";
import { createAgentParts, type AgentParts } from "./agents/agents.ts";
import { createActivities, type Activities } from "./activities.ts";
import { createBets, type Bets } from "./bets.ts";
import { createBonuses, type Bonuses } from "./bonuses.ts";
import { createCaptchas, type Captchas } from "./captchas.ts";
import { createClientLimits, type ClientLimits } from "./client-limits.ts";
import { createClock, type Clock } from "./clock.ts";
import { createDeposits, type Deposits } from "./deposits.ts";
import { createFeedback, type Feedback } from "./feedback.ts";
import { createFaults, type Faults } from "./faults.ts";
import { createFavourites } from "./favourites.ts";
import { createHandoffs, type Handoffs } from "./handoffs.ts";
import { createIdempotency, type Idempotency } from "./idempotency.ts";
import { createJournal, type Journal } from "./journal.ts";
import { createLaunches, type Launches } from "./launches.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { createLoginGuard, type LoginGuard } from "./login-guard.ts";
import { createModules, type Modules } from "./modules.ts";
import { createMessages, type Messages } from "./messages.ts";
import { createOutbox, type Outbox } from "./outbox.ts";
import { createPaymentPasswords, type PaymentPasswords } from "./payment-passwords.ts";
import { createPoints, type Points } from "./points.ts";
import { createPasskeys, type Passkeys } from "./passkeys.ts";
import { createPayoutAccounts, type PayoutAccounts } from "./payout-accounts.ts";
import { createProfiles, type Profiles } from "./profiles.ts";
import { createProtection, type Protection } from "./protection.ts";
import { createRecents } from "./recents.ts";
import { createRecoveryCodes, type RecoveryCodes } from "./recovery-codes.ts";
import { createRedemptions, type Redemptions } from "./redemptions.ts";
import { createRegisterRules, type RegisterRuleBook } from "./register-rules.ts";
import { createRequestLog, type RequestLog } from "./request-log.ts";
import { createRewards, type Rewards } from "./rewards.ts";
import { createScenarios, type Scenarios } from "./scenarios.ts";
import { createAuthenticators, type Authenticators } from "./authenticators.ts";
import { createSessions, type Sessions } from "./sessions.ts";
import { emptyStore, type Settings } from "./store.ts";
import { createSocialLinks, type SocialLinks } from "./social-links.ts";
import { createStepUps, type StepUps } from "./step-ups.ts";
import { createTemporaryPasswords, type TemporaryPasswords } from "./temporary-passwords.ts";
import { createTimers, type Timers } from "./timers.ts";
import { createWallets, type Wallets } from "./wallets.ts";
import { createWithdrawals, type Withdrawals } from "./withdrawals.ts";
import { createVerificationCodes, type VerificationCodes } from "./verification-codes.ts";
import { createUploads, type Uploads } from "./uploads.ts";

/**
 * All that one mock world remembers. Everything a member would notice is in `store`, so that a restart loses nothing
 * (D3); `faults` and `requests` are for the test at hand and live in memory.
 */
export interface World extends AgentParts {
  /** The name a caller gave in X-Mock-Session; "" for the world everybody shares. */
  name: string;
  store: DatabaseSync;
  clock: Clock;
  keys: ServerKeys;
  accounts: Accounts;
  accountEvents: AccountEvents;
  profiles: Profiles;
  affiliateCodes: AffiliateCodes;
  registerRules: RegisterRuleBook;
  verificationCodes: VerificationCodes;
  temporaryPasswords: TemporaryPasswords;
  socialLinks: SocialLinks;
  stepUps: StepUps;
  authenticators: Authenticators;
  recoveryCodes: RecoveryCodes;
  passkeys: Passkeys;
  handoffs: Handoffs;
  sessions: Sessions;
  loginGuard: LoginGuard;
  clientLimits: ClientLimits;
  captchas: Captchas;
  paymentPasswords: PaymentPasswords;
  ledger: Ledger;
  journal: Journal;
  bets: Bets;
  tickets: Tickets;
  bonuses: Bonuses;
  rewards: Rewards;
  points: Points;
  redemptions: Redemptions;
  messages: Messages;
  wallets: Wallets;
  deposits: Deposits;
  payoutAccounts: PayoutAccounts;
  withdrawals: Withdrawals;
  uploads: Uploads;
  activities: Activities;
  feedback: Feedback;
  idempotency: Idempotency;
  timers: Timers;
  protection: Protection;
  scenarios: Scenarios;
  modules: Modules;
  outbox: Outbox;
  favourites: ReturnType<typeof createFavourites>;
  recents: ReturnType<typeof createRecents>;
  launches: Launches;
  faults: Faults;
  requests: RequestLog;
  /** Intents of keyed calls that are being answered (D12); they end with the process, as the calls do. */
  intentsUnderWay: Set<string>;
  /** Starts over as on the first day; the encryption key stays. */
  reset(): void;
  close(): void;
}

/** What a world is made of. */
export interface Ground {
  name: string;
  store: DatabaseSync;
  settings: Settings;
  keys: ServerKeys;
  /** Fills an empty world with what it begins with. */
  seed: (world: World) => void;
}

/** Puts the parts of a world together on its database, which keeps what it holds. */
export function assembleWorld({ name, store, settings, keys, seed }: Ground): World {
  const clock = createClock({
    read: () => Number(settings.read("clockOffsetMs") ?? 0),
    write: (offsetMs) => settings.write("clockOffsetMs", String(offsetMs)),
  });
  const scenarios = createScenarios(settings, clock);
  const modules = createModules(scenarios);
  const sessions = createSessions(store, clock, scenarios);
  const ledger = createLedger(store, clock);
  const timers = createTimers(store, clock);
  const bets = createBets(store, ledger, clock, timers);
  const points = createPoints(store, ledger, clock);
  const messages = createMessages(store, clock);
  const accounts = createAccounts(store);
  const bonuses = createBonuses(store, ledger, bets, clock, timers);
  const rewards = createRewards(store, ledger, clock);
  const protection = createProtection(store, clock, ledger);
  const world: World = {
    name,
    store,
    clock,
    keys,
    accounts,
    accountEvents: createAccountEvents(store, clock),
    profiles: createProfiles(store),
    affiliateCodes: createAffiliateCodes(store, clock),
    registerRules: createRegisterRules(store, modules),
    verificationCodes: createVerificationCodes(store, clock),
    temporaryPasswords: createTemporaryPasswords(store, clock),
    socialLinks: createSocialLinks(store),
    stepUps: createStepUps(store),
    authenticators: createAuthenticators(store, clock),
    recoveryCodes: createRecoveryCodes(store),
    passkeys: createPasskeys(store, clock),
    handoffs: createHandoffs(store, clock, sessions),
    sessions,
    loginGuard: createLoginGuard(store, clock),
    clientLimits: createClientLimits(store, clock),
    captchas: createCaptchas(store, clock),
    paymentPasswords: createPaymentPasswords(store, clock),
    ledger,
    journal: createJournal(store),
    bets,
    tickets: createTickets({ store, bets, timers, clock, scenarios }),
    bonuses,
    rewards,
    points,
    redemptions: createRedemptions({ store, clock, timers, money: ledger, points, messages }),
    messages,
    uploads: createUploads(store, clock, timers),
    activities: createActivities({ store, clock, timers, accounts, bets, rewards, messages, protection }),
    feedback: createFeedback(store, clock, timers, messages),
    idempotency: createIdempotency(store, clock),
    timers,
    protection,
    scenarios,
    modules,
    wallets: createWallets(store, ledger),
    deposits: createDeposits(store, { clock, ledger, timers, bonuses }),
    payoutAccounts: createPayoutAccounts(store, clock),
    withdrawals: createWithdrawals(store, { clock, ledger, timers }),
    outbox: createOutbox(store, clock),
    favourites: createFavourites(store),
    recents: createRecents(store),
    launches: createLaunches(store, clock, sessions),
    ...createAgentParts({ store, clock, timers, ledger }),
    faults: createFaults(),
    requests: createRequestLog(),
    intentsUnderWay: new Set(),
    reset: () => {
      world.faults.order([]);
      world.requests.clear();
      emptyStore(store, ["settings"], () => {
        clock.reset();
        world.scenarios.choose("normal");
        seed(world);
      });
    },
    close: () => store.close(),
  };
  return world;
}
