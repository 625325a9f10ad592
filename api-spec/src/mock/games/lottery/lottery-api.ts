import type { Account } from "../../world/identity/accounts.ts";
import type { LotteryGameRecord } from "../../world/lottery/data/lottery-games.ts";
import { refreshOf } from "../../world/lottery/draw-refresh.ts";
import { closesAt, heldDraws, nextDrawTime, numeroOf } from "../../world/lottery/draws.ts";
import { InsufficientFundsError } from "../../world/money/ledger.ts";
import { toDecimal, toMinor } from "../../world/money/money.ts";
import type { World } from "../../world/world.ts";
import { PlayError } from "../play-api.ts";
import { STAKES } from "../stakes.ts";
import type { LotteryView, TicketAnswer, TicketView } from "./protocol.ts";
import type { Picks } from "../../world/lottery/rules.ts";
import type { Ticket } from "../../world/lottery/tickets.ts";

const KEY = /^[A-Za-z0-9_-]{8,128}$/;
const RESULT_COUNT = 10;
const TICKET_COUNT = 20;

/** The API of the betting page, for one member and one game. */
export function createLotteryPlay(world: World, account: Account, game: LotteryGameRecord) {
  const { clock, ledger, scenarios, tickets, protection } = world;
  const balance = () => toDecimal(ledger.balanceOf(account.id));
  /** D15: the member's own limits apply here too. */
  const mayStake = (stakeMinor: number) => {
    const block = protection.playBlockOf(account, stakeMinor);
    if (block) throw new PlayError(403, block.code);
    protection.sessions.record(account.id);
  };
  return {
    balance,
    view: (): LotteryView => {
      const now = clock.now();
      const drawTime = nextDrawTime(game, now);
      return {
        ...refreshOf([game], now, scenarios),
        balance: balance(),
        draw: game.isSale ? { numero: numeroOf(game, drawTime), drawTime, closesAt: closesAt(game, drawTime) } : null,
        results: heldDraws(game, now, RESULT_COUNT, scenarios).map(({ numero, drawn }) => ({
          numero,
          numbers: drawn?.numbers ?? null,
          prizes: drawn?.prizes ?? [],
        })),
        tickets: tickets.list(account.id, game.code, TICKET_COUNT).map(viewTicket),
      };
    },
    /** Places a ticket; the same key returns the same ticket, even after its draw has closed. @throws PlayError @throws TicketError */
    bet: ({ key, numero, betType, picks, stake }: Record<string, unknown>): TicketAnswer => {
      const isWhole = typeof numero === "string" && typeof betType === "string" && arePicks(picks);
      if (typeof key !== "string" || !KEY.test(key) || !isWhole) throw new PlayError(400, "BAD_REQUEST");
      if (typeof stake !== "string" || !STAKES.includes(stake)) throw new PlayError(400, "BAD_REQUEST");
      const stakeMinor = toMinor(stake);
      if (!tickets.byKey(account.id, key)) mayStake(stakeMinor);
      try {
        const ticket = tickets.take({ accountId: account.id, game, key, numero, betType, picks, stakeMinor });
        return { ticket: viewTicket(ticket), balance: balance() };
      } catch (error) {
        if (error instanceof InsufficientFundsError) throw new PlayError(409, "INSUFFICIENT_FUNDS");
        throw error;
      }
    },
  };
}

const arePicks = (picks: unknown): picks is Picks =>
  Array.isArray(picks) &&
  picks.every((group) => Array.isArray(group) && group.every((pick) => typeof pick === "string"));

const viewTicket = ({ bet, betType, picks, oddsHundredths }: Ticket): TicketView => ({
  id: bet.id,
  numero: bet.roundId,
  betType,
  picks,
  odds: toDecimal(oddsHundredths),
  stake: toDecimal(bet.stakeMinor),
  payout: toDecimal(bet.payoutMinor),
  status: bet.status,
});
