import type { Bonuses } from "./bonuses.ts";
import { bonusMinorOf, FIRST_DEPOSIT_PROMOTION, type DepositPromotion } from "./data/deposit-promotions.ts";
import type { Deposit, Deposits } from "./deposits.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a member may take with their next deposit: who has never paid in, and is not about to, the bonus on the first one. */
export function depositPromotionsFor(deposits: Deposits, accountId: string): readonly DepositPromotion[] {
  const isFirst = ["approved", "pending"].every((status) => deposits.count({ accountId, status }) === 0);
  return isFirst ? [FIRST_DEPOSIT_PROMOTION] : [];
}

/** Pays the bonus that was taken with a deposit, once its money is there. */
export function grantPromotion(bonuses: Bonuses, { accountId, amountMinor, promotionId }: Deposit, at: number): void {
  const promotion = FIRST_DEPOSIT_PROMOTION;
  if (promotionId !== promotion.id) return;
  const bonusMinor = bonusMinorOf(promotion, amountMinor);
  bonuses.grant({
    accountId,
    name: promotion.name,
    amountMinor: bonusMinor,
    wagerRequiredMinor: (amountMinor + bonusMinor) * promotion.wagerTimes,
    grantedAt: at,
    expiresAt: at + promotion.days * DAY_MS,
  });
}
