import { isDeepStrictEqual } from "node:util";
import type { CrashableMock } from "../../../../../.ci/programs/mock.ts";
import type { Step } from "./plan.ts";

/** An answer that was received completely. */
export interface Known {
  status: number;
  json: Record<string, unknown>;
}

/** What the client knows of an intent: its effect and answer, a refusal, or that it had no effect and was dropped. */
export type Outcome = { kind: "done"; value: unknown } | { kind: "refused"; code: string } | { kind: "dropped" };

export interface Intent {
  accountId: string;
  step: Step;
  method: string;
  path: string;
  body: Record<string, unknown>;
  outcome: Outcome;
}

export interface Statistics {
  requests: number;
  unknown: number;
  settledByLookUp: number;
  settledByReplay: number;
  dropped: number;
  refused: number;
}

/** Reports a violation of the rules for money calls. The storm collects them. */
export type Complain = (breach: string) => void;

export interface Login {
  username: string;
  password: string;
}

const SLOT = { category: "RNG", gameCode: "lantern-night" };
const PAYMENT_PASSWORD = "654321";
/** The client aborts a call that takes longer. Its outcome is then unknown. */
const PATIENCE_MS = 20_000;

const valueOf = ({ json }: Known) => Object(json.value);

/** Creates a client: one member at one device. It treats a call as failed only if the server has said so. */
export async function createClient(mock: CrashableMock, login: Login, statistics: Statistics, complain: Complain) {
  const send = async (method: string, path: string, body?: object, key?: string, abortAfterMs = PATIENCE_MS) => {
    statistics.requests += 1;
    try {
      // The server of the games has another origin, so `path` may be a full URL.
      const response = await fetch(new URL(path, mock.url()), {
        method,
        signal: AbortSignal.timeout(abortAfterMs),
        headers: {
          ...(token !== "" && { authorization: `Bearer ${token}` }),
          ...(body && { "content-type": "application/json" }),
          ...(key !== undefined && { "idempotency-key": key }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const json: unknown = JSON.parse(await response.text());
      // The outcome of a call that is still running is unknown, as without an answer.
      const isKnown = response.status < 500 && Object(json).code !== "OPERATION_IN_PROGRESS";
      return isKnown ? { status: response.status, json: Object(json) as Known["json"] } : undefined;
    } catch {
      return undefined;
    }
  };
  /** Sends a call until it is answered. The call must change nothing, or nothing more when it is repeated. */
  const ask = async (method: string, path: string, body?: object): Promise<Known> => {
    for (;;) {
      const answer = await send(method, path, body);
      if (answer) return answer;
      await mock.isUp();
    }
  };
  let token = "";
  token = String(valueOf(await ask("POST", "/wps/session/login", { type: "username", ...login })).token);
  const accountId = String(valueOf(await ask("GET", "/wps/member/info")).id);
  const [payout] = valueOf(await ask("GET", "/wps/withdrawals/accounts")) as { id: string }[];

  const launch = async () => {
    const answer = await ask("POST", "/wps/game/launchGame", wish);
    const { origin, search } = new URL(String(valueOf(answer).content));
    return `${origin}/play/api/round${search}`;
  };
  const findSlot = async () => {
    const { content } = valueOf(await ask("GET", `/wps/relay/GCSGAME_gameList?category=${SLOT.category}&pageSize=100`));
    const slot = (content as Record<string, unknown>[]).find(({ code }) => code === SLOT.gameCode);
    if (!slot) throw new Error(`The catalogue has no ${SLOT.gameCode}`);
    return slot;
  };
  const { vassalage, gameType, nodeId } = await findSlot();
  const wish = { vassalage, gameType, nodeId, platform: "WEB", language: "en" };
  let bets = await launch();

  const isBet = ({ path }: Pick<Intent, "path">) => path.startsWith("/play/");
  /** Returns the value of an answer. A game answers with the round; all other answers are in an envelope. */
  const valueIn = (intent: Pick<Intent, "path">, { json }: Known) =>
    isBet(intent) ? json.round : (json.value ?? null);

  /** Requests the outcome of an intent by its key. Returns undefined when it had no effect. */
  const lookUp = async ({ step: { key } }: Intent): Promise<Outcome | undefined> => {
    const { status, json } = await ask("GET", `/wps/operations/${key}`);
    if (status === 200) return { kind: "done", value: Object(json.value).value };
    if (status !== 404) complain(`getOperation of ${key} answered ${status}`);
    return undefined;
  };

  /** Sends an intent until its outcome is known, also when the mock crashes meanwhile. */
  const perform = async (intent: Intent): Promise<Outcome> => {
    const { step, method, body } = intent;
    let { abortAfterMs } = step;
    let wasUnknown = false;
    let mayBeUnderWay = false;
    for (;;) {
      const answer = await send(method, isBet(intent) ? bets : intent.path, body, step.key, abortAfterMs);
      if (answer?.status === 401 && isBet(intent)) {
        bets = await launch();
        continue;
      }
      if (answer) {
        if (wasUnknown) statistics.settledByReplay += 1;
        if (answer.status === 200) return { kind: "done", value: valueIn(intent, answer) };
        statistics.refused += 1;
        return { kind: "refused", code: String(answer.json.code) };
      }
      statistics.unknown += wasUnknown ? 0 : 1;
      wasUnknown = true;
      mayBeUnderWay ||= abortAfterMs !== undefined;
      abortAfterMs = undefined;
      await mock.isUp();
      // The restarted server of the games may have another address.
      if (isBet(intent)) bets = await launch();
      if (step.settling === "replay" || isBet(intent)) continue;
      const known = await lookUp(intent);
      if (known) statistics.settledByLookUp += 1;
      if (known) return known;
      // "No effect" is final only if the call cannot be running any more.
      if (!step.isGivenUp || mayBeUnderWay) continue;
      statistics.dropped += 1;
      return { kind: "dropped" };
    }
  };

  const intents: Intent[] = [];
  /** Withdrawals whose receipt the server has reported as settled. */
  const receipts = new Map<string, string>();
  const start = async (step: Step, path: string, body: Record<string, unknown>) => {
    const intent: Intent = { accountId, step, method: "POST", path, body, outcome: { kind: "dropped" } };
    intent.outcome = await perform(intent);
    intents.push(intent);
  };
  const anyDone = ({ pick }: Step): Intent | undefined => {
    const done = intents.filter(({ outcome }) => outcome.kind === "done");
    return done[Math.floor(pick * done.length)];
  };
  const sendAgain = async ({ method, path, body, step }: Intent, change: object = {}): Promise<Known> => {
    for (;;) {
      const answer = await send(method, isBet({ path }) ? bets : path, { ...body, ...change }, step.key);
      if (answer && answer.status !== 401) return answer;
      await mock.isUp();
      bets = await launch();
    }
  };
  const anyWithdrawal = async ({ pick }: Step, receiptsWanted: readonly string[]) => {
    const own = new Set(intents.map(({ outcome }) => (outcome.kind === "done" ? Object(outcome.value).id : "")));
    const { content } = valueOf(await ask("GET", "/wps/withdrawals?status=approved&pageSize=50"));
    const fitting = (content as { id: string; receipt: string }[]).filter(
      ({ id, receipt }) => own.has(id) && receiptsWanted.includes(receipt),
    );
    return fitting[Math.floor(pick * fitting.length)];
  };

  const steps: Record<Step["kind"], (step: Step) => Promise<void>> = {
    bet: (step) => start(step, "/play/api/round", { key: step.key, stake: step.stake }),
    deposit: (step) => {
      const fields = { senderNumber: "01712345678" };
      return start(step, "/wps/deposits", { methodId: "bkash", amount: step.amount, fields });
    },
    withdraw: (step) => {
      const order = { accountId: payout?.id, amount: step.amount, paymentPassword: PAYMENT_PASSWORD };
      return start(step, "/wps/withdrawals", order);
    },
    transfer: (step) => {
      const { from, to, amount } = step;
      return start(step, "/wps/relay/GCS_walletTransfer", { from, to: from === to ? "main" : to, amount });
    },
    replay: async (step) => {
      const intent = anyDone(step);
      if (intent?.outcome.kind !== "done") return;
      const answer = await sendAgain(intent);
      const isSame = answer.status === 200 && isDeepStrictEqual(valueIn(intent, answer), intent.outcome.value);
      if (!isSame) complain(`A repeat of ${intent.step.key} answered ${answer.status} ${JSON.stringify(answer.json)}`);
    },
    otherBody: async (step) => {
      const intent = anyDone(step);
      if (intent?.outcome.kind !== "done") return;
      const answer = await sendAgain(intent, isBet(intent) ? { stake: "500.00" } : { amount: "101.01" });
      const isRightful = isBet(intent)
        ? isDeepStrictEqual(valueIn(intent, answer), intent.outcome.value)
        : answer.status === 409 && answer.json.code === "IDEMPOTENCY_CONFLICT";
      if (!isRightful)
        complain(`${intent.step.key} with another body: ${answer.status} ${JSON.stringify(answer.json)}`);
    },
    receipt: async (step) => {
      const withdrawal = await anyWithdrawal(step, ["waiting", "notReceived"]);
      if (!withdrawal) return;
      const answer = await ask("PUT", `/wps/withdrawals/${withdrawal.id}/receipt`, { received: step.isReceived });
      const receipt = String(valueOf(answer).receipt);
      if (answer.status === 200 && receipt !== "notReceived") receipts.set(withdrawal.id, receipt);
      if (![200, 409].includes(answer.status)) complain(`A receipt answered ${answer.status}`);
    },
    forceReceipt: async (step) => {
      const withdrawal = await anyWithdrawal(step, ["notReceived"]);
      if (!withdrawal) return;
      const answer = await ask("POST", "/__mock/withdrawals", { id: withdrawal.id, action: "forceReceipt" });
      if (answer.status === 200) receipts.set(withdrawal.id, "returned");
    },
    clock: async ({ advanceMs }) => void (await send("POST", "/__mock/clock", { advanceMs })),
  };

  return { accountId, intents, receipts, ask, take: (step: Step) => steps[step.kind](step) };
}

export type Client = Awaited<ReturnType<typeof createClient>>;
