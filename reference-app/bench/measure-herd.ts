import { seededRandom } from "../../api-spec/src/mock/world/random.ts";
import { pollDraws, type Outcome, type PollerHost } from "../src/features/lottery/draws/draw-poller.ts";
import { dueTimes, nextRefresh, type LotteryGame } from "../src/features/lottery/rules.ts";
import { controlsOf } from "./product.ts";

const SEEN_CLIENTS = 50;
/** Additional clients whose page is hidden after loading. */
const HIDDEN_CLIENTS = 10;
const CLIENTS = SEEN_CLIENTS + HIDDEN_CLIENTS;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const MINUTES = 10;
const LIST_PATH = "/lgw/games?prizeMode=SEA&device=WEB";
const LIST_OPERATION = "listLotteryGames";
const WORLD = "bench-herd";
const HEADERS = { "X-Mock-Session": WORLD, "X-Module-Id": "LOTTERY_GAMES", "Accept-Language": "en" };

interface List {
  nextRefreshAt: number;
  refreshSpreadMs: number;
  games: LotteryGame[];
}

interface LoggedRequest {
  requestId: string;
  at: number;
  operationId?: string;
}

export interface Herd {
  clients: number;
  hiddenClients: number;
  minutes: number;
  /** Requests for the list in the mock's log. */
  requests: number;
  /** The largest share of the clients' requests for one draw that falls into one second of the clock. */
  worstSecondShare: number;
  /** The largest share of those requests that falls into any span of 1,000 ms: for the worst draw and for the median draw. */
  worstWindowShare: number;
  usualWindowShare: number;
  /** Requests of hidden clients after they were hidden. */
  hiddenRequests: number;
  /** The most requests of one client in any minute. */
  mostAMinute: number;
  meanAMinute: number;
  /** From a draw to the request that returns its numbers, for the slowest client. */
  slowestAnswerMs: number;
}

/** Controls the mock's clock. Due callbacks run in order, and the mock receives how much time passes. */
async function createTime(control: (name: string, body: object) => Promise<{ now: number }>) {
  let { now: nowMs } = await control("clock", { advanceMs: 0 });
  let nextTimer = 1;
  const timers = new Map<number, { atMs: number; run: () => void }>();
  const pending = new Set<Promise<void>>();
  return {
    now: () => nowMs,
    setTimer: (run: () => void, delayMs: number) => {
      timers.set(nextTimer, { atMs: nowMs + delayMs, run });
      return nextTimer++;
    },
    clearTimer: (timer: number) => void timers.delete(timer),
    /** The clock stops until the request has ended. */
    await: (request: Promise<void>) => {
      pending.add(request);
      void request.then(() => pending.delete(request));
    },
    passTo: async (endMs: number) => {
      for (;;) {
        const [first] = [...timers].toSorted(([, left], [, right]) => left.atMs - right.atMs);
        const nextMs = Math.min(endMs, first?.[1].atMs ?? endMs);
        const advanceMs = Math.max(0, Math.ceil(nextMs - nowMs));
        ({ now: nowMs } = await control("clock", { advanceMs }));
        if (!first || first[1].atMs > endMs) return;
        timers.delete(first[0]);
        first[1].run();
        await Promise.all(pending);
      }
    },
  };
}

/** The highest count of `timesMs` in any interval of that length. */
const mostWithin = (timesMs: readonly number[], stretchMs: number): number =>
  Math.max(0, ...timesMs.map((fromMs) => timesMs.filter((atMs) => atMs >= fromMs && atMs < fromMs + stretchMs).length));

/**
 * Fifty browsers, and ten hidden ones, that show one list for ten minutes.
 * They use the app's own poller and rules. The mock at `origin`, whose clock is controlled, answers and logs their requests.
 */
export async function measureHerd(origin: string): Promise<Herd> {
  const control = controlsOf(origin, WORLD);
  await control("reset", {});
  await control("scenario", { name: "many-members" });
  const time = await createTime(control);
  const random = seededRandom("bench-herd").next;
  const clientOf = new Map<string, number>();
  const drawsMs = new Set<number>();
  const logged = new Map<string, LoggedRequest>();
  /** The mock keeps only the latest requests, so the log is read often. */
  const readLog = async () => {
    const answer = await fetch(`${origin}/__mock/requests`, { headers: HEADERS });
    const { requests } = (await answer.json()) as { requests: LoggedRequest[] };
    for (const line of requests) if (line.operationId === LIST_OPERATION) logged.set(line.requestId, line);
  };

  const startMs = time.now() + SECOND_MS;
  const openClient = (client: number) => {
    let isOnItsWay = false;
    let refreshAtMs: number | undefined;
    let isHidden = false;
    const share = random();
    const changes = new Set<(outcome?: Outcome) => void>();
    const visibility = new Set<() => void>();
    const ask = async () => {
      const answer = await fetch(origin + LIST_PATH, { headers: HEADERS });
      clientOf.set(answer.headers.get("x-request-id") ?? "", client);
      const { value } = (await answer.json()) as { value: List };
      const due = dueTimes(value.games, time.now());
      for (const game of value.games) if (game.numero !== null) drawsMs.add(game.fewinTime);
      refreshAtMs = time.now() + nextRefresh(due, value.refreshSpreadMs, time.now(), share);
      isOnItsWay = false;
      for (const change of changes) change({ isAnswer: true });
      if (client < HIDDEN_CLIENTS) {
        isHidden = true;
        for (const change of visibility) change();
      }
    };
    const host: PollerHost = {
      now: time.now,
      isTimeInDoubt: () => false,
      random,
      setTimer: time.setTimer,
      clearTimer: time.clearTimer,
      isHidden: () => isHidden,
      onVisibilityChange: (callback) => {
        visibility.add(callback);
        return () => visibility.delete(callback);
      },
      onTick: () => () => undefined,
      takeTurn: (_name, _signal, begin) => begin(),
    };
    pollDraws(
      {
        name: LIST_OPERATION,
        isOnItsWay: () => isOnItsWay,
        refreshAtMs: () => refreshAtMs,
        ask: () => {
          isOnItsWay = true;
          time.await(ask());
        },
        onChange: (callback) => {
          changes.add(callback);
          return () => changes.delete(callback);
        },
      },
      host,
    );
  };
  // The clients start during one minute, each at a different time.
  for (let client = 0; client < CLIENTS; client++) {
    time.setTimer(() => openClient(client), startMs - time.now() + random() * MINUTE_MS);
  }
  for (let minute = 1; minute <= MINUTES + 1; minute++) {
    await time.passTo(startMs + minute * MINUTE_MS);
    await readLog();
  }

  const requests = [...logged.values()]
    .map(({ requestId, at }) => ({ client: clientOf.get(requestId) ?? -1, at }))
    .toSorted((left, right) => left.at - right.at);
  const fromMs = startMs + MINUTE_MS;
  const polled = requests.filter(({ at }) => at >= fromMs);
  const seen = Array.from({ length: SEEN_CLIENTS }, (_none, index) => HIDDEN_CLIENTS + index);
  const timesOf = (client: number) => polled.filter((request) => request.client === client).map(({ at }) => at);
  const draws = [...drawsMs].filter((at) => at >= fromMs && at < fromMs + (MINUTES - 1) * MINUTE_MS);
  // For each draw: every client's first request after it.
  const herds = draws.map((drawMs) =>
    seen.map((client) => timesOf(client).find((at) => at >= drawMs) ?? Number.POSITIVE_INFINITY),
  );
  const share = (count: number) => count / seen.length;
  const windows = herds.map((herd) => share(mostWithin(herd, SECOND_MS))).toSorted((left, right) => left - right);
  return {
    clients: SEEN_CLIENTS,
    hiddenClients: HIDDEN_CLIENTS,
    minutes: MINUTES,
    requests: requests.length,
    worstSecondShare: Math.max(
      ...herds.flatMap((herd) =>
        [...Map.groupBy(herd, (at) => Math.floor(at / SECOND_MS)).values()].map(({ length }) => share(length)),
      ),
    ),
    worstWindowShare: windows.at(-1) ?? 0,
    usualWindowShare: windows[Math.floor(windows.length / 2)] ?? 0,
    hiddenRequests: polled.filter(({ client }) => client < HIDDEN_CLIENTS).length,
    mostAMinute: Math.max(...seen.map((client) => mostWithin(timesOf(client), MINUTE_MS))),
    meanAMinute: polled.length / seen.length / MINUTES,
    slowestAnswerMs: Math.max(...herds.map((herd, index) => Math.max(...herd) - (draws[index] ?? 0))),
  };
}
