import { DAY_MS } from "../clock.ts";
import type { Bonuses } from "./bonuses.ts";
import { bonusMinorOf, FIRST_DEPOSIT_PROMOTION } from "./data/deposit-promotions.ts";

/** The parts of a deposit that decide its bonus. */
interface PaidIn {
  accountId: string;
  amountMinor: number;
  promotionId: string | undefined;
}

/** Pays the bonus that was chosen with a deposit, once the deposit is approved. */
export function grantPromotion(bonuses: Bonuses, { accountId, amountMinor, promotionId }: PaidIn, at: number): void {
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
