import type { DecimalString } from "@lobbykit/design-system/foundations/format";
import { decimalsOf } from "../../shared/money/amounts/amount-rules.ts";
import type { PointConfig, PointReward } from "./queries.ts";

/** The contract allows at most four decimals in the ratio. */
const RATIO_UNITS = 10_000;
const MINOR_UNITS = 100n;

/** The value of points in money, rounded down to the currency's smallest unit. Computed in whole numbers (R251, D12). */
export function worthOf(points: number, ratio: number, currency: string): DecimalString {
  const exact = (BigInt(points) * MINOR_UNITS * BigInt(RATIO_UNITS)) / BigInt(Math.round(ratio * RATIO_UNITS));
  const minor = decimalsOf(currency) === 0 ? exact - (exact % MINOR_UNITS) : exact;
  return `${minor / MINOR_UNITS}.${(minor % MINOR_UNITS).toString().padStart(2, "0")}` as DecimalString;
}

type Conversion = Pick<PointConfig, "minPoints" | "maxPoints" | "stepPoints">;

/** The most points that can be converted at once: whole steps, within the member's points and the merchant's maximum. 0 when none can. */
export function mostConvertible({ minPoints, maxPoints, stepPoints }: Conversion, points: number): number {
  const most = Math.floor(Math.min(points, maxPoints) / stepPoints) * stepPoints;
  return most < minPoints ? 0 : most;
}

export type ConversionRule = "missing" | "tooFew" | "tooMany" | "step" | "lacking";

/** What is wrong with a number of points to convert; undefined when it is valid. The server checks the same rules again. */
export function conversionComplaint(
  wanted: number | undefined,
  { minPoints, maxPoints, stepPoints }: Conversion,
  points: number,
): ConversionRule | undefined {
  if (wanted === undefined) return "missing";
  if (wanted < minPoints) return "tooFew";
  if (wanted > maxPoints) return "tooMany";
  if (wanted % stepPoints !== 0) return "step";
  return wanted > points ? "lacking" : undefined;
}

/** The largest quantity of a reward in one redemption, according to the contract. */
const QUANTITY_MAX = 10;

/** Whether a member can redeem a reward: sold out, too few points (and how many are missing), or possible up to a number of times. */
export type Standing = { kind: "soldOut" } | { kind: "lacking"; points: number } | { kind: "open"; most: number };

/** @param points the member's points; undefined for a guest, who may look at all rewards */
export function standingOf(
  { points: cost, stock }: Pick<PointReward, "points" | "stock">,
  points: number | undefined,
): Standing {
  if (stock === 0) return { kind: "soldOut" };
  const left = Math.min(stock ?? QUANTITY_MAX, QUANTITY_MAX);
  if (points === undefined || cost === 0) return { kind: "open", most: left };
  if (points < cost) return { kind: "lacking", points: cost - points };
  return { kind: "open", most: Math.min(left, Math.floor(points / cost)) };
}

export type RefusedField = "points" | "quantity" | "paymentPassword";

const FIELDS = new Map<string, RefusedField>([
  ["PAYMENT_PASSWORD_INCORRECT", "paymentPassword"],
  ["AMOUNT_OUT_OF_RANGE", "points"],
  ["OUT_OF_STOCK", "quantity"],
]);

/** The field that a refusal is about; undefined for the whole form. */
export const fieldOfRefusal = (code: string): RefusedField | undefined => FIELDS.get(code);
