import type { HandlerRequest, Operation } from "../../handler.ts";
import { readPage, slicePage } from "../paging.ts";
import type { Category } from "../../world/games/catalogue.ts";
import { helpCenter, listAnnouncements as announcementsOf, listBanners } from "../../world/content/content.ts";
import { merchantOf } from "../../world/site/merchants.ts";
import { listWins, winnerBoard, type WinnerRequest } from "../../world/games/winners.ts";

const ALL_TYPES = "B,PL,PU,PR,H";

export const listAnnouncements: Operation = (request) => {
  const { query, language, now } = request;
  const types = String(query.types ?? ALL_TYPES).split(",");
  const merchant = merchantOf(query.merchantCode);
  return {
    banners: types.includes("B") ? listBanners(language, merchant) : [],
    promotion: announcementsOf(types, language, now, merchant),
  };
};

const winnersOf = ({ world, now, query, language }: HandlerRequest): WinnerRequest => ({
  world,
  now,
  merchant: merchantOf(query.merchantCode),
  language,
});

export const getWinnerBoard: Operation = (request) => ({ list: winnerBoard(winnersOf(request)) });

export const listWinners: Operation = (request) => {
  const category = request.query.category as Category | undefined;
  const wins = listWins(winnersOf(request), category);
  return slicePage(wins, readPage(request));
};

export const getHelpCenter: Operation = (request) => helpCenter(request.language);
