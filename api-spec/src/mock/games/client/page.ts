import type { RoundAnswer, RoundView, SessionView } from "../protocol.ts";

/** Ids of the elements that every game page has. */
const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
};

export const valueOf = (id: string): string => {
  const field = element(id);
  return field instanceof HTMLSelectElement ? field.value : "";
};

export const setDisabled = (id: string, isDisabled: boolean): void => {
  const field = document.getElementById(id);
  if (field instanceof HTMLButtonElement || field instanceof HTMLSelectElement) field.disabled = isDisabled;
};

// Inside the lobby's frame the way back is the lobby's own.
if (window.parent !== window) element("back").hidden = true;

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
export const isMotionReduced = (): boolean => REDUCED.matches;

const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const RETRY_MS = 2_000;
const RETRIES = 10;

class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const address = (path: string) => {
  const url = new URL(path, location.origin);
  url.searchParams.set("launch", new URL(location.href).searchParams.get("launch") ?? "");
  return url;
};

async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(address(path), init);
  const answer = await response.json();
  if (!response.ok) throw new Refusal(String(answer.code));
  return answer;
}

/** A money call says the same again, with the same key, until an answer comes: never twice for one intent. */
async function callUntilAnswered<Answer>(path: string, body: object, onTrouble: () => void): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call<Answer>(path, body);
    } catch (error) {
      if (error instanceof Refusal || attempt === RETRIES) throw error;
      onTrouble();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

const isOf = <Engine extends RoundView["engine"]>(
  round: RoundView,
  engine: Engine,
): round is Extract<RoundView, { engine: Engine }> => round.engine === engine;

const say = (words: string, isGain = false) => {
  const status = element("status");
  status.textContent = words;
  status.classList.toggle("gain", isGain);
};

/** The page around a game: balance, words, money calls, and word to the lobby when the balance changed. */
export async function openPage<Engine extends RoundView["engine"]>(engine: Engine) {
  type View = Extract<RoundView, { engine: Engine }>;
  const session = await call<SessionView>("/play/api/session");
  const { texts, currencySymbol, parentOrigin } = session;

  const text = (key: string, values: Record<string, string | number> = {}): string =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  const amount = (decimal: string): string => `${currencySymbol}${money.format(Number(decimal))}`;
  let shown = "";
  const showBalance = (balance: string) => {
    element("balance").textContent = amount(balance);
    if (shown && shown !== balance && window.parent !== window)
      window.parent.postMessage({ type: "lobbykit:balance" }, parentOrigin);
    shown = balance;
  };
  const explain = (error: unknown) => {
    const code = error instanceof Refusal ? error.code : "";
    const known: Record<string, string> = {
      INSUFFICIENT_FUNDS: "errorFunds",
      ROUND_OPEN: "errorOpen",
      SELF_EXCLUDED: "errorBreak",
      LOSS_LIMIT_REACHED: "errorLossLimit",
      SESSION_LIMIT_REACHED: "errorSessionLimit",
      EXPIRED: "errorExpired",
    };
    say(text(known[code] ?? "errorNetwork"));
  };
  const accept = (answer: RoundAnswer): View | undefined => {
    showBalance(answer.balance);
    return isOf(answer.round, engine) ? answer.round : undefined;
  };
  const send = async (path: string, body: object): Promise<View | undefined> => {
    try {
      return accept(await callUntilAnswered<RoundAnswer>(path, body, () => say(text("errorNetwork"))));
    } catch (error) {
      explain(error);
      return undefined;
    }
  };
  showBalance(session.balance);
  return {
    text,
    amount,
    say,
    /** The round that waited for the member. */
    waiting: session.round && isOf(session.round, engine) ? session.round : undefined,
    start: (options: object = {}) =>
      send("/play/api/round", { key: crypto.randomUUID(), stake: valueOf("stake"), ...options }),
    pick: (roundId: string, cell: number) => send("/play/api/pick", { roundId, cell }),
    cashOut: (roundId: string) => send("/play/api/cash-out", { roundId }),
    read: async (roundId: string) =>
      accept(await call<RoundAnswer>(`/play/api/round?id=${encodeURIComponent(roundId)}`)),
    /** Says how a round ended; joy is for more than the stake only. */
    sayResult: (round: View, lost: string = text("lost")) => {
      if (round.isGain) say(text("gain", { amount: amount(round.payout) }), true);
      else say(Number(round.payout) > 0 ? text("returned", { amount: amount(round.payout) }) : lost);
    },
  };
}

/** Runs `submit` for the bet form, one at a time. */
export function onBet(submit: () => Promise<void>): void {
  element("bet").addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
}
export { element };
