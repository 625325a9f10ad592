import type { OperationId } from "../../api-spec/src/generated/operations.ts";
import type { FailureName } from "./answer-failures.ts";

/** A place of the app that shows an answer. */
export interface AnswerPlace {
  operationId: OperationId;
  /** Where it is shown. */
  path: string;
  /** Whose session is brought. @default a guest */
  username?: string;
  /** Asks again by itself, as its lists move: tries are not counted. */
  moves?: boolean;
  /** Failures that leave this answer right: the mock's has no such part, or is as good without it. @default none */
  unhurtBy?: readonly FailureName[];
}

const NO_LIST = "a list that is missing";
const NO_NUMBER = "a number as text";

const guest = (operationId: OperationId, path: string, more: Partial<AnswerPlace> = {}): AnswerPlace => ({
  operationId,
  path,
  ...more,
});
const member = (operationId: OperationId, path: string, ...unhurtBy: FailureName[]): AnswerPlace => ({
  operationId,
  path,
  username: "demo",
  unhurtBy,
});
const section = (operationId: OperationId, name: string, ...unhurtBy: FailureName[]): AnswerPlace =>
  member(operationId, `/recent?member=${name}`, ...unhurtBy);
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
  guest("getHelpCenter", "/help", { unhurtBy: [NO_LIST, NO_NUMBER] }),
  // Without a rule of the server each field has its own.
  guest("getRegisterSettings", "/register", { unhurtBy: [NO_LIST, "an empty object"] }),
  guest("listPointRewards", "/pointMall"),
  guest("getPermission", "/recent", { unhurtBy: [NO_LIST] }),
  member("listFavoriteGames", "/favourites", NO_NUMBER),
  member("listRecentGames", "/recent", NO_NUMBER),
  member("listActivities", "/activities"),
  member("getPromotion", "/promotions/PR-1001", NO_LIST),
  member("getPointBalance", "/pointMall", NO_LIST),
  member("listPointRedemptions", "/pointMall/history"),
  section("listDepositMethods", "deposit", NO_LIST),
  section("listPayoutAccounts", "withdrawal", NO_LIST, NO_NUMBER),
  section("getMerchantWallet", "transfer", NO_NUMBER),
  section("listMessages", "messageV2"),
  section("getSecurityOverview", "securityCenter", NO_NUMBER),
  section("listRewards", "rewardCenter"),
  section("getMemberInfo", "personalData", NO_LIST),
  section("getPlayLimits", "playLimits"),
  section("listSessions", "securityCenter", NO_LIST, NO_NUMBER),
  section("listAccountEvents", "securityCenter"),
  section("listDeposits", "depositRecord"),
  section("listWithdrawals", "withdrawalRecord"),
  section("listAccountTransactions", "accountRecord"),
  section("listBets", "bettingRecord"),
  section("getProfitLoss", "profitLoss"),
  section("listBonuses", "bonusDetails"),
  section("listPointTransactions", "pointRecord"),
  agent("getAgentTeamOverview", "agentTeamOverview"),
  agent("listTeamMembers", "teamManagement"),
  agent("getConsolidatedFunds", "contracts"),
  agent("listContracts", "contracts"),
  agent("listTeamBets", "teamBetting"),
  agent("listTeamTransactions", "teamTransactions"),
  agent("listReferralLinks", "referralLinks"),
];
