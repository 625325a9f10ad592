import {
  addFavoriteGame,
  getCaptcha,
  getSystemStatus,
  launchGame,
  launchLotteryLobby,
  listFavoriteGames,
  listGameMenus,
  listLotteryGames,
  listRegions,
  listVnRecentDraws,
  login,
  loginFreePlay,
  logout,
  removeFavoriteGame,
} from "@lobbykit/api-spec/operations";

/** What the app calls after the first screen: one more call, one more line. The others of the contract stay out of the page. */
export const laterOperations = {
  addFavoriteGame,
  getCaptcha,
  getSystemStatus,
  launchGame,
  launchLotteryLobby,
  listFavoriteGames,
  listGameMenus,
  listLotteryGames,
  listRegions,
  listVnRecentDraws,
  login,
  loginFreePlay,
  logout,
  removeFavoriteGame,
};
