import type { DatabaseSync } from "node:sqlite";
import { createTickets } from "./lottery/tickets.ts";
import type { ServerKeys } from "./keys.ts";
import { createAccounts } from "./identity/accounts.ts";
import { createAccountEvents } from "./identity/account-events.ts";
import { createAffiliateCodes } from "./agents/affiliate-codes.ts";
import { createAgentParts } from "./agents/agents.ts";
import { createActivities } from "./rewards/activities.ts";
import { createBets } from "./money/bets.ts";
import { createBonuses } from "./money/bonuses.ts";
import { createCaptchas } from "./authentication/captchas.ts";
import { createClientLimits } from "./client-limits.ts";
import { createClock } from "./clock.ts";
import { createDeposits } from "./money/deposits.ts";
import { createFeedback } from "./content/feedback.ts";
import { createFaults } from "./faults.ts";
import { createFavourites } from "./games/favourites.ts";
import { createHandoffs } from "./identity/handoffs.ts";
import { createIdempotency } from "./idempotency.ts";
import { createJournal } from "./money/journal.ts";
import { createLaunches } from "./games/launches.ts";
import { createLedger } from "./money/ledger.ts";
import { createLoginGuard } from "./authentication/login-guard.ts";
import { createModules } from "./site/modules.ts";
import { createMessages } from "./content/messages.ts";
import { createOutbox } from "./authentication/outbox.ts";
import { createPaymentPasswords } from "./authentication/payment-passwords.ts";
import { createPoints } from "./rewards/points.ts";
import { createPasskeys } from "./authentication/passkeys.ts";
import { createPayoutAccounts } from "./money/payout-accounts.ts";
import { createProfiles } from "./identity/profiles.ts";
import { createProtection } from "./protection/protection.ts";
import { createRecents } from "./games/recents.ts";
import { createRecoveryCodes } from "./authentication/recovery-codes.ts";
import { createRedemptions } from "./rewards/redemptions.ts";
import { createRegisterRules } from "./identity/register-rules.ts";
import { createRequestLog } from "./request-log.ts";
import { createRewards } from "./rewards/rewards.ts";
import { createScenarios } from "./scenarios.ts";
import { createAuthenticators } from "./authentication/authenticators.ts";
import { createSessions } from "./identity/sessions.ts";
import { emptyStore, type Settings } from "./store.ts";
import { createSocialLinks } from "./identity/social-links.ts";
import { createStepUps } from "./authentication/step-ups.ts";
import { createTemporaryPasswords } from "./authentication/temporary-passwords.ts";
import { createTimers } from "./timers.ts";
import { createWallets } from "./money/wallets.ts";
import { createWithdrawals } from "./money/withdrawals.ts";
import { createVerificationCodes } from "./authentication/verification-codes.ts";
import { createUploads } from "./content/uploads.ts";

/**
 * The state of one mock world. Everything that a member would notice is in `store`, so that a restart loses nothing (D3). `faults` and
 * `requests` belong to the current test and are in memory.
 */
export type World = ReturnType<typeof assembleWorld>;

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
export function assembleWorld({ name, store, settings, keys, seed }: Ground) {
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
  const world = {
    /** The name that a client sent in X-Mock-Session; "" for the shared world. */
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
    /** Intents of idempotent calls in progress (D12). They are lost when the process ends, like the calls. */
    intentsUnderWay: new Set<string>(),
    /** Resets the world to its initial data at a time (epoch milliseconds; the machine's when left out). The encryption key stays. */
    reset: (nowMs?: number): void => {
      world.faults.order([]);
      world.requests.clear();
      emptyStore(store, ["settings"], () => {
        clock.reset(nowMs);
        world.scenarios.choose("normal");
        clock.hold(nowMs ?? clock.now(), () => seed(world));
      });
    },
    close: (): void => store.close(),
  };
  return world;
}
