import { call, callUntilAnswered, Refusal, startRound } from "./calls.ts";
import { element } from "./elements.ts";
import { openFairness } from "./fairness.ts";
import type { RoundAnswer, RoundView, SessionView } from "../protocol.ts";
import { isFramed, openLobby } from "./lobby.ts";

export const valueOf = (id: string): string => {
  const field = element(id);
  return field instanceof HTMLSelectElement ? field.value : "";
};

export const setDisabled = (id: string, isDisabled: boolean): void => {
  const field = document.getElementById(id);
  if (field instanceof HTMLButtonElement || field instanceof HTMLSelectElement) field.disabled = isDisabled;
};

/** Moves the focus without scrolling the page. */
export const focusOn = (id: string): void => element(id).focus({ preventScroll: true });

/** The stake control: a list, and two buttons that select the previous or next stake. */
let isStakeAllowed = true;
function showStake(): void {
  const list = element("stake");
  if (!(list instanceof HTMLSelectElement)) return;
  list.disabled = !isStakeAllowed;
  setDisabled("less", !isStakeAllowed || list.selectedIndex === 0);
  setDisabled("more", !isStakeAllowed || list.selectedIndex === list.length - 1);
}
export function setStakeAllowed(isAllowed: boolean): void {
  isStakeAllowed = isAllowed;
  showStake();
}
function listenToStake(list: HTMLSelectElement): void {
  const step = (by: number) => {
    list.selectedIndex = Math.min(list.length - 1, Math.max(0, list.selectedIndex + by));
    list.dispatchEvent(new Event("change"));
  };
  element("less").addEventListener("click", () => step(-1));
  element("more").addEventListener("click", () => step(1));
  list.addEventListener("change", showStake);
  showStake();
}

let isStartAllowed = false;
let isPaused = false;
/** Sets whether the game can accept a stake. While the lobby pauses the game, the button stays disabled regardless. */
export function setStart(isAllowed: boolean): void {
  isStartAllowed = isAllowed;
  setDisabled("start", !isAllowed || isPaused);
}

// In a frame, the lobby around it has a button to leave the game, so the page hides its own back link.
if (isFramed()) element("back").hidden = true;

const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
export const isMotionReduced = (): boolean => REDUCED.matches;

const money = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const isOf = <Engine extends RoundView["engine"]>(
  round: RoundView,
  engine: Engine,
): round is Extract<RoundView, { engine: Engine }> => round.engine === engine;

export const say = (words: string, isGain = false, line = "status") => {
  const status = element(line);
  status.textContent = words;
  status.classList.toggle("gain", isGain);
};

type TextValues = Record<string, string | number>;

/** How a money call is shown. */
interface Sending<Answer> {
  /** Shows the result. The balance updates only afterwards. @default nothing */
  reveal?: (answer: Answer) => Promise<void>;
  /** Values of the texts. @default none */
  values?: TextValues;
  /** Text while the call is sent again. @default errorNetwork */
  again?: string;
  /** Text when the last try had no answer either. @default errorNoAnswer */
  noAnswer?: string;
}

/** Sets up what every page has: balance, texts, money calls, and the channel to the lobby. */
export async function openSession() {
  const session = await call<SessionView>("/play/api/session");
  const { texts, currencySymbol, parentOrigin, game } = session;
  /** Number of money calls in progress. */
  let pending = 0;
  let isClosing = false;
  let shown = "";

  const text = (key: string, values: TextValues = {}): string =>
    (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
  const amount = (decimal: string): string => `${currencySymbol}\u00A0${money.format(Number(decimal))}`;
  const tell = openLobby(parentOrigin, (message) => {
    switch (message.type) {
      case "pause":
      case "resume":
        pause(message.type === "pause");
        return;
      case "refresh":
        void call<SessionView>("/play/api/session").then(
          ({ balance }) => showBalance(balance),
          (error: unknown) => explain(error),
        );
        return;
      case "theme":
        document.documentElement.dataset.theme = message.theme;
        return;
      case "close":
        isClosing = true;
        pause(true);
        closeWhenAnswered();
    }
  });
  const pause = (isOn: boolean) => {
    isPaused = isOn;
    setStart(isStartAllowed);
    element("paused").hidden = !isOn;
    tell({ type: isOn ? "paused" : "resumed" });
  };
  /** Waits for the responses of all money calls before closing. */
  const closeWhenAnswered = () => {
    if (isClosing && pending === 0) tell({ type: "close" });
  };
  const showBalance = (balance: string) => {
    // A live region: screen readers would read an equal balance again.
    if (shown !== balance) element("balance").textContent = amount(balance);
    if (shown && shown !== balance) tell({ type: "balance" });
    shown = balance;
  };
  const explain = (error: unknown, values: TextValues = {}, noAnswer = "errorNetwork") => {
    const code = error instanceof Refusal ? error.code : "NETWORK";
    tell({ type: "error", code });
    const known: Record<string, string> = {
      INSUFFICIENT_FUNDS: "errorFunds",
      ROUND_OPEN: "errorOpen",
      SELF_EXCLUDED: "errorBreak",
      LOSS_LIMIT_REACHED: "errorLossLimit",
      SESSION_LIMIT_REACHED: "errorSessionLimit",
      DRAW_CLOSED: "errorClosed",
      NOT_ON_SALE: "errorClosed",
      EXPIRED: "errorExpired",
    };
    say(text(known[code] ?? noAnswer, values));
  };
  /** Sends a money call; undefined when it was refused or has no answer, and the page shows why. */
  const send = async <Answer extends { balance: string }>(
    ask: (onTrouble: () => void) => Promise<Answer>,
    { reveal, values, again = "errorNetwork", noAnswer = "errorNoAnswer" }: Sending<Answer> = {},
  ): Promise<Answer | undefined> => {
    pending += 1;
    try {
      const answer = await ask(() => say(text(again, values)));
      await reveal?.(answer);
      showBalance(answer.balance);
      return answer;
    } catch (error) {
      explain(error, values, noAnswer);
      return undefined;
    } finally {
      pending -= 1;
      closeWhenAnswered();
    }
  };
  showBalance(session.balance);
  tell({ type: "ready", game });
  return { session, text, amount, tell, showBalance, explain, send };
}

/** Sets up the page of a game that is played in rounds. */
export async function openPage<Engine extends RoundView["engine"]>(engine: Engine) {
  type View = Extract<RoundView, { engine: Engine }>;
  const { session, text, amount, tell, showBalance, explain, send: sendMoney } = await openSession();
  const fairness = openFairness({ text });
  const stakes = element("stake");
  if (stakes instanceof HTMLSelectElement) listenToStake(stakes);
  /** Id of the round that the lobby knows to be open. */
  let openRound = session.round?.isOpen ? session.round.id : undefined;
  let endedRound = "";

  const tellRound = ({ id: roundId, isOpen, stake, payout }: RoundView) => {
    if (roundId === endedRound) return;
    if (roundId !== openRound) tell({ type: "roundStarted", roundId, stake });
    openRound = roundId;
    if (isOpen) return;
    endedRound = roundId;
    fairness.refresh();
    tell({ type: "roundEnded", roundId, stake, payout });
  };
  const viewOf = (round: RoundView): View | undefined => (isOf(round, engine) ? round : undefined);
  const accept = ({ round }: RoundAnswer): View | undefined => {
    tellRound(round);
    return viewOf(round);
  };
  const send = async (
    ask: (onTrouble: () => void) => Promise<RoundAnswer>,
    reveal?: (round: View) => Promise<void>,
  ): Promise<View | undefined> => {
    const answer = await sendMoney(ask, {
      reveal: async ({ round }) => {
        const shown = viewOf(round);
        if (shown) await reveal?.(shown);
      },
    });
    return answer && accept(answer);
  };
  const step = (path: string, wish: object) => send((onTrouble) => callUntilAnswered(path, wish, onTrouble));
  return {
    text,
    amount,
    say,
    explain,
    /** The open round to continue. */
    waiting: session.round && viewOf(session.round),
    /** Results of the latest rounds, latest first. */
    recent: session.recent ?? [],
    start: (options: object = {}, reveal?: (round: View) => Promise<void>) =>
      send((onTrouble) => startRound({ stake: valueOf("stake"), ...options }, onTrouble), reveal),
    pick: (roundId: string, cell: number) => step("/play/api/pick", { roundId, cell }),
    cashOut: (roundId: string) => step("/play/api/cash-out", { roundId }),
    read: async (roundId: string) => {
      const answer = await call<RoundAnswer>(`/play/api/round?id=${encodeURIComponent(roundId)}`);
      showBalance(answer.balance);
      return accept(answer);
    },
    /** Reports how a round ended. Only more than the stake is celebrated. */
    sayResult: (round: View, lost: string = text("lost")) => {
      if (round.isGain) say(text("gain", { amount: amount(round.payout) }), true);
      else say(Number(round.payout) > 0 ? text("returned", { amount: amount(round.payout) }) : lost);
    },
  };
}

/** Runs `submit` when the bet form is submitted, one call at a time. */
export function onBet(submit: () => Promise<void>): void {
  element("bet").addEventListener("submit", (event) => {
    event.preventDefault();
    void submit();
  });
}
