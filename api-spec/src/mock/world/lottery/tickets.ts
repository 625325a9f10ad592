import type { DatabaseSync } from "node:sqlite";
import type { Bet, Bets } from "../money/bets.ts";
import type { Clock } from "../clock.ts";
import { lotteryGameOf, type LotteryGameRecord } from "./data/lottery-games.ts";
import { numbersOf } from "./draw-numbers.ts";
import { closesAt, nextDrawTime, numeroOf, resultTimeOf } from "./draws.ts";
import type { Scenarios } from "../scenarios.ts";
import { transaction } from "../store.ts";
import type { Timers } from "../timers.ts";
import { betTypesOf, type BetTypeId } from "./bet-types.ts";
import { arePicksValid, outcomeOf, payoutMinorOf, type Picks } from "./rules.ts";
import { inserter, itemStatements, type Row } from "../row.ts";

const TIMER = "lottery-draw";
/** How often to check for delayed numbers. */
const RESULT_CHECK_MS = 1_000;

/** A ticket was refused; nothing has changed. */
export class TicketError extends Error {
  override readonly name = "TicketError";
  readonly status: number;
  readonly code: "BAD_REQUEST" | "KEY_TAKEN" | "DRAW_CLOSED" | "NOT_ON_SALE";
  constructor(status: number, code: TicketError["code"]) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** What was bet on. The money is in the bet of the same ticket. */
export interface Ticket {
  bet: Bet;
  /** When the draw is due, in epoch milliseconds. */
  drawTime: number;
  betType: BetTypeId;
  picks: Picks;
  /** Odds at the time of the ticket. */
  oddsHundredths: number;
}

export interface NewTicket {
  accountId: string;
  game: LotteryGameRecord;
  /** Unique per account: the same key never creates a second ticket. */
  key: string;
  /** The draw that the member saw, so that a late ticket is refused instead of counting for the next draw. */
  numero: string;
  betType: string;
  picks: Picks;
  stakeMinor: number;
}

interface TicketParts {
  store: DatabaseSync;
  bets: Bets;
  timers: Timers;
  clock: Clock;
  scenarios: Scenarios;
}

/** Lottery tickets. A timer settles all tickets of a draw when its numbers are published, even if no client is connected. */
export function createTickets({ store, bets, timers, clock, scenarios }: TicketParts) {
  store.exec(`
    create table if not exists lottery_tickets (
      bet_id integer primary key, account_id text not null, key text not null, game_code text not null,
      draw_time integer not null, bet_type text not null, picks text not null, odds_hundredths integer not null,
      unique (account_id, key)
    ) strict;
    create index if not exists lottery_tickets_of_draw on lottery_tickets (game_code, draw_time);
  `);
  const insert = inserter(store, "lottery_tickets");

  const toTicket = (row: Row): Ticket => {
    const bet = bets.byId(String(row.bet_id));
    if (!bet) throw new Error(`No bet ${String(row.bet_id)}`);
    return {
      bet,
      drawTime: Number(row.draw_time),
      betType: String(row.bet_type) as BetTypeId,
      picks: JSON.parse(String(row.picks)) as Picks,
      oddsHundredths: Number(row.odds_hundredths),
    };
  };

  const prepare = itemStatements(store, toTicket);
  const selectByKey = prepare("select * from lottery_tickets where account_id = ? and key = ?");
  const selectOfDraw = prepare("select * from lottery_tickets where game_code = ? and draw_time = ?");
  const selectLast = prepare(
    "select * from lottery_tickets where account_id = ? and game_code = ? order by bet_id desc limit ?",
  );

  timers.on(TIMER, (reference, dueAt) => {
    const [code = "", time] = reference.split("@");
    const game = lotteryGameOf(code);
    const drawTime = Number(time);
    if (!game) return;
    if (clock.now() < resultTimeOf(scenarios, drawTime)) {
      timers.set({ kind: TIMER, reference, dueAt: dueAt + RESULT_CHECK_MS });
      return;
    }
    const drawn = numbersOf(game, drawTime);
    for (const { bet, betType, picks, oddsHundredths } of selectOfDraw.all(code, drawTime)) {
      const { hits, isTie } = outcomeOf(betType, picks, drawn);
      if (isTie) bets.refund(bet.id, dueAt);
      else bets.settle(bet.id, payoutMinorOf(bet.stakeMinor, oddsHundredths, hits), dueAt);
    }
  });

  return {
    /** The ticket created under a key. */
    byKey: (accountId: string, key: string): Ticket | undefined => selectByKey.get(accountId, key),
    /** Creates a ticket before its draw closes. @throws TicketError @throws InsufficientFundsError */
    take: ({ accountId, game, key, numero, betType: id, picks, stakeMinor }: NewTicket): Ticket =>
      transaction(store, () => {
        const earlier = selectByKey.get(accountId, key);
        if (earlier) {
          const isSame =
            earlier.bet.roundId === numero &&
            earlier.bet.gameCode === game.code &&
            earlier.bet.stakeMinor === stakeMinor &&
            earlier.betType === id &&
            JSON.stringify(earlier.picks) === JSON.stringify(picks);
          if (!isSame) throw new TicketError(409, "KEY_TAKEN");
          return earlier;
        }
        const betType = betTypesOf(game).find((one) => one.id === id);
        if (!betType || !arePicksValid(betType, picks)) throw new TicketError(400, "BAD_REQUEST");
        if (!game.isSale) throw new TicketError(409, "NOT_ON_SALE");
        const now = clock.now();
        const drawTime = nextDrawTime(game, now);
        if (numeroOf(game, drawTime) !== numero || now >= closesAt(game, drawTime))
          throw new TicketError(409, "DRAW_CLOSED");
        const { category, vassalage, code: gameCode } = game;
        const played = { accountId, category, vassalage, gameCode, roundId: numero, stakeMinor };
        const bet = bets.place({ ...played, key: `lottery-${key}` });
        const ticket = { drawTime, betType: betType.id, oddsHundredths: betType.oddsHundredths };
        insert({ ...ticket, betId: Number(bet.id), accountId, key, gameCode, picks });
        timers.set({ kind: TIMER, reference: `${gameCode}@${drawTime}`, dueAt: drawTime });
        return { ...ticket, bet, picks };
      }),
    /** The member's last tickets for a game, newest first. */
    list: (accountId: string, gameCode: string, limit: number): Ticket[] => selectLast.all(accountId, gameCode, limit),
  };
}
