import type { DatabaseSync } from "node:sqlite";
import { createTickets, type Tickets } from "./lottery/tickets.ts";
import type { ServerKeys } from "./keys.ts";
import { createAccounts, type Accounts } from "./identity/accounts.ts";
import { createAccountEvents, type AccountEvents } from "./identity/account-events.ts";
import { createAffiliateCodes, type AffiliateCodes } from "./agents/affiliate-codes.ts";
import { createAgentParts, type AgentParts } from "./agents/agents.ts";
import { createActivities, type Activities } from "./rewards/activities.ts";
import { createBets, type Bets } from "./money/bets.ts";
import { createBonuses, type Bonuses } from "./money/bonuses.ts";
import { createCaptchas, type Captchas } from "./authentication/captchas.ts";
import { createClientLimits, type ClientLimits } from "./client-limits.ts";
import { createClock, type Clock } from "./clock.ts";
import { createDeposits, type Deposits } from "./money/deposits.ts";
import { createFeedback, type Feedback } from "./content/feedback.ts";
import { createFaults, type Faults } from "./faults.ts";
import { createFavourites } from "./games/favourites.ts";
import { createHandoffs, type Handoffs } from "./identity/handoffs.ts";
import { createIdempotency, type Idempotency } from "./idempotency.ts";
import { createJournal, type Journal } from "./money/journal.ts";
import { createLaunches, type Launches } from "./games/launches.ts";
import { createLedger, type Ledger } from "./money/ledger.ts";
import { createLoginGuard, type LoginGuard } from "./authentication/login-guard.ts";
import { createModules, type Modules } from "./site/modules.ts";
import { createMessages, type Messages } from "./content/messages.ts";
import { createOutbox, type Outbox } from "./authentication/outbox.ts";
import { createPaymentPasswords, type PaymentPasswords } from "./authentication/payment-passwords.ts";
import { createPoints, type Points } from "./rewards/points.ts";
import { createPasskeys, type Passkeys } from "./authentication/passkeys.ts";
import { createPayoutAccounts, type PayoutAccounts } from "./money/payout-accounts.ts";
import { createProfiles, type Profiles } from "./identity/profiles.ts";
import { createProtection, type Protection } from "./protection/protection.ts";
import { createRecents } from "./games/recents.ts";
import { createRecoveryCodes, type RecoveryCodes } from "./authentication/recovery-codes.ts";
import { createRedemptions, type Redemptions } from "./rewards/redemptions.ts";
import { createRegisterRules, type RegisterRuleBook } from "./identity/register-rules.ts";
import { createRequestLog, type RequestLog } from "./request-log.ts";
import { createRewards, type Rewards } from "./rewards/rewards.ts";
import { createScenarios, type Scenarios } from "./scenarios.ts";
import { createAuthenticators, type Authenticators } from "./authentication/authenticators.ts";
import { createSessions, type Sessions } from "./identity/sessions.ts";
import { emptyStore, type Settings } from "./store.ts";
import { createSocialLinks, type SocialLinks } from "./identity/social-links.ts";
import { createStepUps, type StepUps } from "./authentication/step-ups.ts";
import { createTemporaryPasswords, type TemporaryPasswords } from "./authentication/temporary-passwords.ts";
import { createTimers, type Timers } from "./timers.ts";
import { createWallets, type Wallets } from "./money/wallets.ts";
import { createWithdrawals, type Withdrawals } from "./money/withdrawals.ts";
import { createVerificationCodes, type VerificationCodes } from "./authentication/verification-codes.ts";
import { createUploads, type Uploads } from "./content/uploads.ts";

/**
 * The state of one mock world. Everything that a member would notice is in `store`, so that a restart loses nothing (D3). `faults` and
 * `requests` belong to the current test and are in memory.
 */
export interface World extends AgentParts {
  /** The name that a client sent in X-Mock-Session; "" for the shared world. */
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
  /** Intents of idempotent calls in progress (D12). They are lost when the process ends, like the calls. */
  intentsUnderWay: Set<string>;
  /** Resets the world to its initial data; the encryption key stays. */
  reset(): void;
  close(): void;
}

/** The parts that a world is built from. */
export interface Ground {
  name: string;
  store: DatabaseSync;
  settings: Settings;
  keys: ServerKeys;
  /** Fills an empty world with its initial data. */
  seed: (world: World) => void;
}

/** Assembles a world on its database, which keeps its data. */
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
