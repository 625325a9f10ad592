import type { components } from "../../../generated/types.ts";
import { Refusal } from "../../handler.ts";
import { readPage, slicePage } from "../paging.ts";
import type { Standing } from "../../world/rewards/activities.ts";
import { promotionOf } from "../../world/content/content.ts";
import { REJECTION } from "../../world/rewards/data/activities.ts";
import { merchantOfCurrency } from "../../world/site/merchants.ts";
import { inLanguage } from "../../world/text.ts";
import { withMoney } from "../../world/money/money-in-texts.ts";
import { toDecimal } from "../../world/money/money.ts";
import { forMembers } from "../gate.ts";
import { momentOrNull, toMoment } from "../moments.ts";

type ApplicationBody = components["schemas"]["ApplicationRequest"];

export const listActivities = forMembers({}, (request, account) => {
  const { query, language, world } = request;
  const standings = world.activities.list(account.id).filter(({ status }) => status === (query.status ?? status));
  const content = standings.map((standing) => toActivity(standing, account.currency, language));
  return slicePage(content, readPage(request));
});

const toActivity = ({ activity, status, startsAt, endsAt, part }: Standing, currency: string, language: string) => ({
  id: activity.id,
  title: inLanguage(activity.title, language),
  terms: withMoney(inLanguage(activity.terms, language), currency),
  status,
  entry: activity.entry,
  rewardAmount: toDecimal(activity.rewardMinor),
  requiredStakeAmount: toDecimal(activity.requiredStakeMinor),
  currency,
  startsAt: toMoment(startsAt),
  endsAt: toMoment(endsAt),
  rewardId: part?.rewardId ?? null,
  reason: status === "rejected" ? inLanguage(REJECTION, language) : null,
  updatedAt: momentOrNull(part?.updatedAt),
});

export const applyActivity = forMembers({ play: true }, (request, account) => {
  const { activities, uploads } = request.world;
  const standing = activities.of(account.id, request.params.id ?? "");
  if (!standing) throw new Refusal(404, "NOT_FOUND");
  if (standing.status !== "applying") throw new Refusal(409, "STATE_CONFLICT");
  const { remark = "", imageIds = [] } = request.body as ApplicationBody;
  if (!uploads.has(account.id, imageIds)) throw new Refusal(422, "UPLOAD_INVALID");
  const { id: activityId, requiredStakeMinor } = standing.activity;
  if (activities.stakedMinor(account.id, standing) < requiredStakeMinor) throw new Refusal(422, "NOT_ELIGIBLE");
  uploads.name(imageIds);
  const { id, status, createdAt } = activities.enter({ accountId: account.id, activityId, remark, imageIds });
  return { id, activityId, status, remark, imageIds, createdAt: toMoment(createdAt) };
});

export const getPromotion = forMembers({ freePlay: true, play: true }, (request, account) => {
  const merchant = merchantOfCurrency(account.currency);
  const promotion = promotionOf(request.params.id ?? "", request.language, request.now, merchant);
  if (!promotion) throw new Refusal(404, "NOT_FOUND");
  return promotion;
});
