import type { OperationId } from "../../api-spec/src/generated/operations.ts";

/** A place of the app that shows an answer. */
export interface AnswerPlace {
  operationId: OperationId;
  /** Where it is shown. */
  path: string;
  /** Whose session is brought. @default a guest */
  username?: string;
  /** Asks again by itself, as its lists move: tries are not counted. */
  moves?: boolean;
}

const guest = (operationId: OperationId, path: string, more: Partial<AnswerPlace> = {}): AnswerPlace => ({
  operationId,
  path,
  ...more,
});
const member = (operationId: OperationId, path: string): AnswerPlace => ({ operationId, path, username: "demo" });
const section = (operationId: OperationId, name: string): AnswerPlace => member(operationId, `/recent?member=${name}`);
const agent = (operationId: OperationId, name: string): AnswerPlace => ({
  operationId,
  path: `/recent?agent=${name}`,
  username: "agent",
});

export const ANSWER_PLACES: readonly AnswerPlace[] = [
  guest("listGameVendors", "/slot-games"),
  guest("listGames", "/slot-games"),
  guest("searchGames", "/games"),
  guest("listAnnouncements", "/"),
  guest("listHotGames", "/"),
  guest("listAnnouncements", "/promotions"),
  guest("listWinners", "/winners"),
  guest("listLotteryGames", "/elott", { moves: true }),
  guest("listGameMenus", "/elott", { moves: true }),
  guest("listPvpRooms", "/poker-pvp-games", { moves: true }),
  guest("getHelpCenter", "/help"),
  guest("getRegisterSettings", "/register"),
  guest("listPointRewards", "/pointMall"),
  guest("getPermission", "/recent"),
  member("listFavoriteGames", "/favourites"),
  member("listRecentGames", "/recent"),
  member("listActivities", "/activities"),
  member("getPromotion", "/promotions/PR-1001"),
  member("getPointBalance", "/pointMall"),
  member("listPointRedemptions", "/pointMall/history"),
  section("listDepositMethods", "deposit"),
  section("listPayoutAccounts", "withdrawal"),
  section("getMerchantWallet", "transfer"),
  section("listMessages", "messageV2"),
  section("getSecurityOverview", "securityCenter"),
  section("listRewards", "rewardCenter"),
  section("getMemberInfo", "personalData"),
  section("getPlayLimits", "playLimits"),
  section("listBets", "bettingRecord"),
  section("getProfitLoss", "profitLoss"),
  section("listBonuses", "bonusDetails"),
  section("listPointTransactions", "pointRecord"),
  agent("getAgentTeamOverview", "agentTeamOverview"),
  agent("listTeamMembers", "teamManagement"),
  agent("getConsolidatedFunds", "contracts"),
  agent("listReferralLinks", "referralLinks"),
];
