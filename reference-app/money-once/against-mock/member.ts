import { createClient, type CallableId } from "@lobbykit/api-spec/client/create-client";
import { ApiError } from "@lobbykit/api-spec/client/errors";
import * as operations from "@lobbykit/api-spec/operations";
import type { CrashableMock } from "../../../.ci/programs/mock.ts";
import type { SeededRandom } from "../../../api-spec/src/mock/world/random.ts";
import { createMoneyCall, lookUpUntilKnown, type MoneyState } from "../../src/shared/money/calls/money-call.ts";
import { planStep, type Belongings, type Step, type Trouble } from "./plan.ts";

/** One intent and its final state. */
export interface Ending {
  step: Step;
  /** All keys of the intent: one, or more when a refusal started a new intent. */
  keys: readonly string[];
  state: MoneyState<unknown>;
}

/** The client gives up after this time, long before a server that hangs would answer. */
const HANG_MS = 5;
const HTML = new Response("<!doctype html><title>Bad gateway</title>", { headers: { "content-type": "text/html" } });

const isMoney = (request: Request) => request.headers.has("Idempotency-Key");
const idsOf = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);

/** Simulates a member on one device. It uses the app's own client and money calls, over a network with planned failures. */
export async function createMember(mock: CrashableMock, username: string, random: SeededRandom) {
  let token: string | undefined;
  let trouble: Trouble = "none";
  /** Calls that the client no longer waits for, and that may still reach the server. */
  const strays = new Set<Promise<unknown>>();
  /**
   * Requests that hang. This set keeps them in memory: nothing else refers to them, and a request that is garbage-collected never fires
   * `abort`.
   */
  const hanging = new Set<Request>();
  let keyCount = 0;

  function stray(call: Promise<unknown>): void {
    const late = call.catch(() => undefined);
    strays.add(late);
    void late.finally(() => strays.delete(late));
  }

  const reach = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? null : await request.arrayBuffer();
    return fetch(mock.url() + pathname + search, { method: request.method, headers: request.headers, body });
  };

  /** The network of the client. Applies the planned failure to the next money call. */
  async function network(request: Request): Promise<Response> {
    if (!isMoney(request)) return reach(request);
    const planned = trouble;
    trouble = "none";
    switch (planned) {
      case "offline":
      case "lostRequest":
        throw new TypeError("The connection was lost before the call left");
      case "lostAnswer":
      case "sentAgain":
      case "reload": {
        await reach(request);
        throw new TypeError("The connection was lost on the way back");
      }
      case "serverError": {
        if (random.chance(0.5)) await reach(request.clone());
        return new Response("", { status: 502 });
      }
      case "tooMany":
        request.headers.set("Prefer", "code=429");
        return reach(request);
      case "htmlForJson":
        await reach(request);
        return HTML.clone();
      case "hang": {
        request.signal.throwIfAborted();
        stray(reach(request));
        return new Promise((_, reject) => {
          hanging.add(request);
          request.signal.addEventListener("abort", () => {
            hanging.delete(request);
            reject(request.signal.reason as Error);
          });
        });
      }
      case "killed": {
        const answer = reach(request);
        await Promise.all([mock.crash(), answer.catch(() => undefined)]);
        return answer;
      }
      case "none":
      case "doubleClick":
      case "sessionLost":
        return reach(request);
    }
  }

  const client = createClient({
    operations,
    baseUrl: "http://mock.invalid",
    token: () => token,
    language: () => "en",
    encryption: "jwe",
    fetch: network,
  });
  const call = client.call as (operationId: CallableId, input?: object) => Promise<unknown>;
  /** Repeats a read until the server answers, because the server may be restarting. */
  async function ask(operationId: CallableId, input?: object): Promise<unknown> {
    for (;;) {
      try {
        return await call(operationId, input);
      } catch (error) {
        if (!String(error).includes("could not reach the server")) throw error;
        await mock.isUp();
      }
    }
  }
  async function logIn(): Promise<void> {
    const body = { type: "username", username, password: "demo-1234" };
    ({ token } = (await ask("login", { body })) as { token: string });
  }

  /**
   * Advances the clock without waiting in real time. It first waits for calls that are still on their way, and for a server that is
   * restarting.
   */
  let nowMs = 0;
  async function wait(delayMs: number): Promise<void> {
    await Promise.all(strays);
    await mock.isUp();
    nowMs += delayMs;
  }
  /**
   * Looks up the outcome of a key. When the session has ended, logs in again, and the next look-up continues. A server that is killed
   * during a logout can end the session of a call that is still open.
   */
  async function lookUp(key: string): Promise<unknown> {
    try {
      return ((await call("getOperation", { path: { key } })) as { value: unknown }).value;
    } catch (error) {
      if (error instanceof ApiError && error.kind === "unauthenticated") await logIn();
      throw error;
    }
  }

  async function perform(step: Step): Promise<Ending> {
    const keys: string[] = [];
    const money = createMoneyCall<Step["input"], unknown>({
      send: (input, key) => {
        const deadline = step.trouble === "hang" ? { deadlineMs: HANG_MS } : {};
        const sent = call(step.operationId, { ...input, idempotencyKey: key, ...deadline });
        // After the reload the page no longer waits for the call, but the call may still reach the server.
        if (step.trouble === "reload") stray(sent);
        return sent;
      },
      lookUp,
      mintKey: () => {
        keys.push(`${username}-${(keyCount += 1)}-${random.int(0, 1e9).toString(36)}`);
        return keys.at(-1) as string;
      },
      now: () => nowMs,
      wait,
      remember: () => {},
      forget: () => {},
      tellUnseen: () => {},
    });
    if (step.trouble === "sessionLost") await ask("logout").catch(() => undefined);
    trouble = step.trouble;
    const first = money.start(step.input);
    if (step.trouble === "doubleClick") await money.start(step.input);
    if (step.trouble === "reload") return { step, keys, state: await afterReload(keys[0] as string) };
    if (step.trouble === "sentAgain") {
      const leave = money.subscribe(() => {
        if (money.get().phase !== "checking") return;
        leave();
        void money.sendAgain();
      });
    }
    await first;
    // When the call was sent twice, the promise of the first sending ends early, so wait for the final state.
    while (money.get().phase === "sending" || money.get().phase === "checking") await wait(1);
    if (step.trouble === "sessionLost") {
      await logIn();
      await money.start(step.input);
    }
    return { step, keys, state: money.get() };
  }

  /** Does what the app does after a reload: it looks up a stored call whose outcome is unknown. */
  async function afterReload(key: string): Promise<MoneyState<unknown>> {
    const sentAtMs = nowMs;
    const ending = await lookUpUntilKnown(
      { lookUp: () => lookUp(key), now: () => nowMs, wait, isWanted: () => true },
      sentAtMs,
    );
    return ending ?? { phase: "checking" };
  }

  await logIn();
  const own = await belongings(ask);
  return { perform: () => perform(planStep(random, own)) };
}

async function belongings(ask: (operationId: CallableId, input?: object) => Promise<unknown>): Promise<Belongings> {
  const [accounts, wallets, rewards, claims, activities] = await Promise.all([
    ask("listPayoutAccounts"),
    ask("getMerchantWallet"),
    ask("listPointRewards"),
    ask("listRewards"),
    ask("listActivities"),
  ]);
  return {
    payoutAccountId: idsOf(accounts)[0] ?? "",
    wallets: ((wallets as { wallets: { code: string }[] }).wallets ?? [])
      .map(({ code }) => code)
      .filter((code) => code !== "main"),
    rewardIds: idsOf((rewards as { content: unknown }).content),
    claimIds: idsOf((claims as { content: unknown }).content),
    activityIds: idsOf((activities as { content: unknown }).content),
  };
}
