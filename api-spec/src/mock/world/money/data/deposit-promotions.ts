import type { Text } from "../../text.ts";

/** A promotion that adds a bonus to a deposit. Amounts in minor units of taka. */
export interface DepositPromotion {
  id: string;
  name: Text;
  bonusPercent: number;
  maxBonusMinor: number;
  /** How many times the deposit and bonus must be staked before the bonus can be withdrawn. */
  wagerTimes: number;
  /** How many days the member has for that. */
  days: number;
}

/** Only for a member's first deposit. */
export const FIRST_DEPOSIT_PROMOTION: DepositPromotion = {
  id: "first-deposit",
  name: {
    en: "First deposit bonus",
    bn: "প্রথম জমার বোনাস",
    hi: "पहली जमा का बोनस",
    id: "Bonus deposit pertama",
    fil: "Bonus sa unang deposito",
    vi: "Thưởng nạp lần đầu",
  },
  bonusPercent: 50,
  maxBonusMinor: 5_000_00,
  wagerTimes: 8,
  days: 30,
};

/** The bonus for a deposit, in minor units. */
export const bonusMinorOf = ({ bonusPercent, maxBonusMinor }: DepositPromotion, depositMinor: number): number =>
  Math.min(maxBonusMinor, Math.floor((depositMinor * bonusPercent) / 100));
