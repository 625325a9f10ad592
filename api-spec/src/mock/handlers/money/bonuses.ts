import { Refusal } from "../../handler.ts";
import { readPage, slicePage } from "../paging.ts";
import type { Account } from "../../world/identity/accounts.ts";
import type { Bonus } from "../../world/money/bonuses.ts";
import { inLanguage } from "../../world/text.ts";
import { toDecimal } from "../../world/money/money.ts";
import type { Reward } from "../../world/rewards/rewards.ts";
import { forMembers } from "../gate.ts";
import { momentOrNull, toMoment } from "../moments.ts";

const showBonus = (bonus: Bonus, { currency }: Account, language: string) => ({
  id: bonus.id,
  name: inLanguage(bonus.name, language),
  amount: toDecimal(bonus.amountMinor),
  wagerRequired: toDecimal(bonus.wagerRequiredMinor),
  wagerDone: toDecimal(bonus.wagerDoneMinor),
  currency,
  status: bonus.status,
  grantedAt: toMoment(bonus.grantedAt),
  expiresAt: toMoment(bonus.expiresAt),
});

const showReward = (reward: Reward, { currency }: Account, language: string) => ({
  id: reward.id,
  title: inLanguage(reward.title, language),
  amount: toDecimal(reward.amountMinor),
  currency,
  status: reward.status,
  availableAt: toMoment(reward.availableAt),
  expiresAt: toMoment(reward.expiresAt),
  claimedAt: momentOrNull(reward.claimedAt),
});

export const listBonuses = forMembers({}, (request, account) => {
  const { query, language, world } = request;
  const bonuses = world.bonuses
    .list(account.id)
    .filter(({ status }) => query.status === undefined || status === query.status)
    .map((bonus) => showBonus(bonus, account, language));
  return slicePage(bonuses, readPage(request));
});

export const listRewards = forMembers({}, (request, account) => {
  const { query, language, world } = request;
  const rewards = world.rewards
    .list(account.id)
    .filter(({ status }) => query.status === undefined || status === query.status)
    .map((reward) => showReward(reward, account, language));
  return slicePage(rewards, readPage(request));
});

export const claimReward = forMembers({}, (request, account) => {
  const { params, language, world } = request;
  const reward = world.rewards.byId(params.id ?? "");
  if (reward?.accountId !== account.id) throw new Refusal(404, "NOT_FOUND");
  const claimed = world.rewards.claim(reward.id);
  if (!claimed) throw new Refusal(409, "STATE_CONFLICT");
  return showReward(claimed, account, language);
});
