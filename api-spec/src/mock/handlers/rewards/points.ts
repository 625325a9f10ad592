import { REWARD_ART, rewardColor } from "../../art/reward-art.ts";
import type { components } from "../../../generated/types.ts";
import { Refusal, type Operation } from "../../handler.ts";
import { pageOf, readPage, slicePage } from "../paging.ts";
import { readPeriod } from "../period.ts";
import { gameOfCode } from "../../world/games/catalogue.ts";
import { POINT_REWARDS, type RewardRecord } from "../../world/rewards/data/point-rewards.ts";
import { inLanguage, type Text } from "../../world/text.ts";
import { merchantOf } from "../../world/site/merchants.ts";
import { withMoney } from "../../world/money/money-in-texts.ts";
import { payable, toDecimal } from "../../world/money/money.ts";
import type { PointEntry, PointKind } from "../../world/rewards/point-ledger.ts";
import { isConvertible, POINT_RULES, worthMinorOf } from "../../world/rewards/points.ts";
import type { Redemption } from "../../world/rewards/redemptions.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";
import { checkPaymentPassword } from "../authentication/payment-password.ts";
import { toGame } from "../games/to-game.ts";

type ConvertBody = components["schemas"]["ConvertRequest"];
type RedeemBody = components["schemas"]["RedeemRequest"];

const KIND_TEXTS: Record<PointKind, Text> = {
  play: {
    en: "Stakes of the day",
    bn: "দিনের বাজি",
    hi: "दिन के दाँव",
    id: "Taruhan hari itu",
    fil: "Mga taya sa araw na iyon",
    vi: "Tiền cược trong ngày",
  },
  gift: {
    en: "Welcome gift",
    bn: "স্বাগত উপহার",
    hi: "स्वागत उपहार",
    id: "Hadiah sambutan",
    fil: "Regalong pambungad",
    vi: "Quà chào mừng",
  },
  redemption: { en: "Reward", bn: "পুরস্কার", hi: "इनाम", id: "Hadiah", fil: "Gantimpala", vi: "Phần thưởng" },
  conversion: {
    en: "Converted into money",
    bn: "টাকায় রূপান্তর",
    hi: "पैसे में बदला गया",
    id: "Dikonversi menjadi uang",
    fil: "Na-convert sa pera",
    vi: "Đã quy đổi thành tiền",
  },
};

const rewardOf = (rewardId: string) => POINT_REWARDS.find(({ id }) => id === rewardId);

export const getPointConfig = forMembers({}, (request, account) => {
  const { stakeMinor, ratio, minPoints, maxPoints, stepPoints } = POINT_RULES;
  const conversion = { ratio, currency: account.currency, minPoints, maxPoints, stepPoints };
  return { ...conversion, stakeAmount: toDecimal(stakeMinor), expires: false };
});

export const getPointBalance = forMembers({}, (request, account) => {
  const points = request.world.points.pointsOf(account.id);
  const worthAmount = toDecimal(payable(worthMinorOf(points), account.currency));
  return { points, worthAmount, currency: account.currency };
});

export const listPointTransactions = forMembers({}, (request, account) => {
  const period = readPeriod(request);
  const { points } = request.world;
  points.earn(account.id);
  const wish = readPage(request);
  const entries = points.ledger.list(account.id, period, wish.rows);
  const content = entries.map((entry) => toTransaction(entry, account.currency, request.language));
  return pageOf(content, points.ledger.count(account.id, period), wish);
});

const toTransaction = (
  { id, kind, pointsChange, points, reference, at }: PointEntry,
  currency: string,
  language: string,
) => ({
  id: `PT${id}`,
  kind,
  pointsChange,
  points,
  description: withMoney(inLanguage(rewardOf(reference)?.name ?? KIND_TEXTS[kind], language), currency),
  createdAt: toMoment(at),
});

export const convertPoints = forMembers({}, (request, account) => {
  const body = request.body as ConvertBody;
  checkPaymentPassword(request, account, body.paymentPassword);
  if (!isConvertible(body.points)) throw new Refusal(422, "AMOUNT_OUT_OF_RANGE");
  const { points } = request.world;
  if (points.pointsOf(account.id) < body.points) throw new Refusal(422, "INSUFFICIENT_POINTS");
  const key = request.headers["idempotency-key"] ?? "";
  const { amountMinor, balanceMinor } = points.convert(account.id, body.points, key);
  const paid = { amount: toDecimal(amountMinor), currency: account.currency, balance: toDecimal(balanceMinor) };
  return { ...paid, points: points.pointsOf(account.id) };
});

const rewardImage = (reward: RewardRecord) => ({
  url: `/art/rewards/${reward.id}.svg`,
  ...REWARD_ART,
  color: rewardColor(reward),
});

/** Everyone may list the rewards, as with the games. */
export const listPointRewards: Operation = (request) => {
  const { account, language, query, world } = request;
  const currency = account?.currency ?? merchantOf(query.merchantCode).currency;
  const toReward = (reward: RewardRecord) => {
    const game = reward.gameCode === undefined ? undefined : gameOfCode(reward.gameCode);
    return {
      id: reward.id,
      kind: reward.kind,
      name: withMoney(inLanguage(reward.name, language), currency),
      description: withMoney(inLanguage(reward.description, language), currency),
      points: reward.points,
      amount: toDecimal(reward.amountMinor),
      currency,
      nodeId: game?.nodeId ?? null,
      stock: world.redemptions.stockOf(reward) ?? null,
      image: game ? toGame(game, language).image : rewardImage(reward),
    };
  };
  return slicePage(POINT_REWARDS.map(toReward), readPage(request));
};

export const redeemPointReward = forMembers({ play: true }, (request, account) => {
  const { rewardId, quantity, paymentPassword } = request.body as RedeemBody;
  checkPaymentPassword(request, account, paymentPassword);
  const reward = rewardOf(rewardId);
  if (!reward) throw new Refusal(404, "NOT_FOUND");
  const { points, redemptions } = request.world;
  if ((redemptions.stockOf(reward) ?? Infinity) < quantity) throw new Refusal(422, "OUT_OF_STOCK");
  if (points.pointsOf(account.id) < reward.points * quantity) throw new Refusal(422, "INSUFFICIENT_POINTS");
  const redemption = toRedemption(
    redemptions.redeem({ accountId: account.id, reward, quantity }),
    account.currency,
    request.language,
  );
  return { redemption, points: points.pointsOf(account.id) };
});

export const listPointRedemptions = forMembers({}, (request, account) => {
  const period = readPeriod(request);
  const { redemptions } = request.world;
  const wish = readPage(request);
  const found = redemptions.list(account.id, period, wish.rows);
  const content = found.map((redemption) => toRedemption(redemption, account.currency, request.language));
  return pageOf(content, redemptions.count(account.id, period), wish);
});

const toRedemption = (
  { id, reward, quantity, points, status, createdAt, updatedAt }: Redemption,
  currency: string,
  language: string,
) => ({
  id,
  rewardId: reward.id,
  kind: reward.kind,
  name: withMoney(inLanguage(reward.name, language), currency),
  quantity,
  points,
  status,
  createdAt: toMoment(createdAt),
  updatedAt: toMoment(updatedAt),
});
