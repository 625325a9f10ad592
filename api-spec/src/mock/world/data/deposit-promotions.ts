import type { Text } from "./text.ts";

/** A bonus on a deposit. Amounts in minor units of taka. */
export interface DepositPromotion {
  id: string;
  name: Text;
  bonusPercent: number;
  maxBonusMinor: number;
  /** Deposit and bonus have to be staked this many times before the bonus can leave. */
  wagerTimes: number;
  /** How long there is for that. */
  days: number;
}

/** For the first deposit of a member, and no other. */
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

/** What a deposit of so much brings, in minor units. */
export const bonusMinorOf = ({ bonusPercent, maxBonusMinor }: DepositPromotion, depositMinor: number): number =>
  Math.min(maxBonusMinor, Math.floor((depositMinor * bonusPercent) / 100));
