import type { OperationId } from "../../../api-spec/src/generated/operations.ts";
import type { FailureName } from "./answer-failures.ts";

/** A place of the app that shows an answer. */
export interface AnswerPlace {
  operationId: OperationId;
  /** The address that shows it. */
  path: string;
  /** The member whose session the page has. @default a guest */
  username?: string;
  /** The app requests the answer again and again because its lists change, so the test does not count the requests. */
  moves?: boolean;
  /** The place is below the first view, so the app requests the answer only when a visitor scrolls there. */
  isFar?: boolean;
  /** Failures that do not make this answer wrong: it lacks the part that they change, or is also valid without it. @default none */
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
  guest("listVnRecentDraws", "/elott?view=recent", { username: "demo", moves: true }),
  guest("listVnOpenedNumbersByGame", "/elott?results=LF_DALAT", { moves: true }),
  guest("listOpenedNumbers", "/elott?results=A", { moves: true }),
  guest("listPvpRooms", "/poker-pvp-games", { moves: true }),
  guest("getWinnerBoard", "/", { isFar: true }),
  guest("listPopularLotteryGames", "/", { isFar: true, moves: true }),
  member("listPopularLotteryGames", "/vnlottery"),
  guest("getModuleTree", "/register", { unhurtBy: [NO_LIST, NO_NUMBER] }),
  guest("listCountryCodes", "/register", { unhurtBy: [NO_LIST, NO_NUMBER] }),
  guest("getHelpCenter", "/help", { unhurtBy: [NO_LIST, NO_NUMBER] }),
  // When the server sends no rule for a field, the app uses its own rule.
  guest("getRegisterSettings", "/register", { unhurtBy: [NO_LIST, "an empty object"] }),
  guest("listPointRewards", "/pointMall"),
  guest("getPermission", "/recent", { unhurtBy: [NO_LIST] }),
  member("listFavoriteGames", "/favourites", NO_NUMBER),
  member("listRecentGames", "/recent", NO_NUMBER),
  member("listActivities", "/activities"),
  member("getPromotion", "/promotions/PR-1001", NO_LIST),
  member("getPointBalance", "/pointMall", NO_LIST),
  member("listPointRedemptions", "/pointMall/history"),
  member("getPlayLimits", "/promotions"),
  member("getPointConfig", "/pointMall", NO_LIST),
  section("listDeposits", "deposit"),
  section("listWithdrawals", "withdrawal"),
  section("listBonuses", "withdrawal"),
  section("getSecurityOverview", "personalData", NO_NUMBER),
  section("getPlaySession", "playLimits", NO_LIST),
  section("listHelpLines", "playLimits", NO_LIST, NO_NUMBER),
  section("getProfitLoss", "depositRecord"),
  section("getProfitLoss", "withdrawalRecord"),
  section("getPointBalance", "pointRecord", NO_LIST),
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

/** Read operations that are not in the table of places, each with what happens when it fails or where that is tested. */
export const READS_WITHOUT_PLACE: Partial<Record<OperationId, string>> = {
  checkAffiliateCode:
    "A code that could not be checked leaves the field of the code empty, and registration checks it again.",
  getCaptcha: "Its field says so and offers another picture: verification tests.",
  getDeposit: "The page of one deposit: tests of the deposit.",
  getFavoriteGameIds: "A heart that is not known to be set can be set: the server adds a game once.",
  getLoginInfo: "The session's own facts: tests of the session.",
  getMemberIcon: "The initials take the picture's place.",
  getOperation: "It tells what became of an order: tests of faults.",
  getSystemStatus: "The gate asks until it is answered: tests of the states of the system.",
  getUnreadCount: "The number at the bell is left out; the messages name what is unread.",
  getWalletBalance: "The bar has a test of its own below.",
  launchLotteryLobby: "A launch: tests of the frame.",
  listGameTypes: "A narrower choice is left out; all games are shown.",
  listRegions: "It is shown in a dialog without an address: a test of its own below.",
  listVnGameMenu: "Without the menu all lotteries are shown.",
};
