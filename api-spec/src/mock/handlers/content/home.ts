import { success, type Handler, type HandlerRequest } from "../../handler.ts";
import { readPage, slicePage } from "../paging.ts";
import type { Category } from "../../world/games/catalogue.ts";
import { helpCenter, listAnnouncements as announcementsOf, listBanners } from "../../world/content/content.ts";
import { merchantOf } from "../../world/site/merchants.ts";
import { listWins, winnerBoard, type WinnerRequest } from "../../world/games/winners.ts";

const ALL_TYPES = "B,PL,PU,PR,H";

export const listAnnouncements: Handler = (request) => {
  const { query, language, now } = request;
  const types = String(query.types ?? ALL_TYPES).split(",");
  const merchant = merchantOf(query.merchantCode);
  return success(request, {
    banners: types.includes("B") ? listBanners(language, merchant) : [],
    promotion: announcementsOf(types, language, now, merchant),
  });
};

const winnersOf = ({ world, now, query, language }: HandlerRequest): WinnerRequest => ({
  world,
  now,
  merchant: merchantOf(query.merchantCode),
  language,
});

export const getWinnerBoard: Handler = (request) => success(request, { list: winnerBoard(winnersOf(request)) });

export const listWinners: Handler = (request) => {
  const category = request.query.category as Category | undefined;
  const wins = listWins(winnersOf(request), category);
  return success(request, slicePage(wins, readPage(request)));
};

export const getHelpCenter: Handler = (request) => success(request, helpCenter(request.language));
