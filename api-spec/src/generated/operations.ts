// Written by `npm run generate` from openapi/. Do not edit.

/** What the request layer must know of an operation (R414-R417). */
export interface OperationMeta {
  readonly method: "get" | "put" | "post" | "delete" | "patch";
  readonly path: string;
  readonly tag: string;
  /** Value of the header X-Module-Id. */
  readonly moduleId: string;
  /** True when the body leaves as a JWE. */
  readonly encrypted: boolean;
  /** True when the token goes along. */
  readonly sendToken: boolean;
  readonly evidence: "shown" | "inferred" | "proposed";
}

/** All operations by operationId. */
export const OPERATIONS = {
  login: {"method":"post","path":"/wps/session/login","tag":"session","moduleId":"AUTH_LOGIN","encrypted":true,"sendToken":false,"evidence":"shown"},
  loginFreePlay: {"method":"post","path":"/wps/session/login/freeplay","tag":"session","moduleId":"AUTH_FREE_PLAY","encrypted":false,"sendToken":false,"evidence":"shown"},
  logout: {"method":"delete","path":"/wps/session/logout","tag":"session","moduleId":"AUTH_LOGOUT","encrypted":false,"sendToken":true,"evidence":"shown"},
  getLoginInfo: {"method":"get","path":"/wps/session/info","tag":"session","moduleId":"AUTH_LOGIN_INFO","encrypted":false,"sendToken":true,"evidence":"proposed"},
  getCaptcha: {"method":"get","path":"/wps/captcha","tag":"session","moduleId":"AUTH_CAPTCHA","encrypted":false,"sendToken":false,"evidence":"shown"},
  getMemberInfo: {"method":"get","path":"/wps/member/info","tag":"member","moduleId":"MEMBER_INFO","encrypted":false,"sendToken":true,"evidence":"shown"},
  getWalletBalance: {"method":"get","path":"/wps/v2/wallets/balance","tag":"wallet","moduleId":"WALLET_BALANCE","encrypted":false,"sendToken":true,"evidence":"shown"},
  getWhitelabel: {"method":"get","path":"/wps/system/whitelabel","tag":"system","moduleId":"SYS_WHITELABEL","encrypted":false,"sendToken":false,"evidence":"shown"},
  getSystemStatus: {"method":"get","path":"/wps/system/status","tag":"system","moduleId":"SYS_STATUS","encrypted":false,"sendToken":false,"evidence":"shown"},
  getDomainRoute: {"method":"get","path":"/wps/system/domainRoute","tag":"system","moduleId":"SYS_DOMAIN_ROUTE","encrypted":false,"sendToken":false,"evidence":"shown"},
  getPermission: {"method":"get","path":"/wps/system/permission","tag":"system","moduleId":"SYS_PERMISSION","encrypted":false,"sendToken":false,"evidence":"proposed"},
  getModuleTree: {"method":"get","path":"/wps/system/menu","tag":"system","moduleId":"SYS_MODULE_TREE","encrypted":false,"sendToken":false,"evidence":"proposed"},
  listRegions: {"method":"get","path":"/wps/system/regions","tag":"system","moduleId":"SYS_REGIONS","encrypted":false,"sendToken":false,"evidence":"proposed"},
  getJwks: {"method":"get","path":"/.well-known/jwks.json","tag":"system","moduleId":"SYS_JWKS","encrypted":false,"sendToken":false,"evidence":"proposed"},
  getHelpCenter: {"method":"get","path":"/wps/system/helpCenter","tag":"content","moduleId":"CONTENT_HELP","encrypted":false,"sendToken":false,"evidence":"shown"},
  listAnnouncements: {"method":"get","path":"/wps/relay/MCSFE_getListAnnouncements","tag":"content","moduleId":"CONTENT_ANNOUNCEMENTS","encrypted":false,"sendToken":false,"evidence":"shown"},
  getWinnerBoard: {"method":"get","path":"/wps/relay/GCSGAME_getRankList","tag":"content","moduleId":"CONTENT_WINNERS","encrypted":false,"sendToken":false,"evidence":"shown"},
  getUnreadCount: {"method":"get","path":"/wps/relay/CSP_unreadCount","tag":"content","moduleId":"CONTENT_UNREAD","encrypted":false,"sendToken":true,"evidence":"shown"},
  listGames: {"method":"get","path":"/wps/relay/GCSGAME_gameList","tag":"games","moduleId":"GAME_LIST","encrypted":false,"sendToken":false,"evidence":"shown"},
  listHotGames: {"method":"get","path":"/wps/relay/GCSGAME_hotGamesV2","tag":"games","moduleId":"GAME_HOT","encrypted":false,"sendToken":false,"evidence":"shown"},
  listGameTypes: {"method":"get","path":"/wps/relay/GCSGAME_getVassGameType","tag":"games","moduleId":"GAME_TYPES","encrypted":false,"sendToken":false,"evidence":"shown"},
  listGameVendors: {"method":"get","path":"/wps/relay/GCSGAME_gameVendor","tag":"games","moduleId":"GAME_VENDORS","encrypted":false,"sendToken":false,"evidence":"shown"},
  getFavoriteGameIds: {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGames","tag":"favourites","moduleId":"FAVORITE_IDS","encrypted":false,"sendToken":true,"evidence":"shown"},
  listFavoriteGames: {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGamesList","tag":"favourites","moduleId":"FAVORITE_LIST","encrypted":false,"sendToken":true,"evidence":"shown"},
  addFavoriteGame: {"method":"post","path":"/wps/relay/MCSFE_addFavoriteGameV2","tag":"favourites","moduleId":"FAVORITE_ADD","encrypted":false,"sendToken":true,"evidence":"shown"},
  removeFavoriteGame: {"method":"delete","path":"/wps/relay/MCSFE_removeFavoriteGameV2","tag":"favourites","moduleId":"FAVORITE_REMOVE","encrypted":false,"sendToken":true,"evidence":"shown"},
  listRecentGames: {"method":"get","path":"/wps/relay/GCS_recentGame","tag":"favourites","moduleId":"GAME_RECENT","encrypted":false,"sendToken":true,"evidence":"shown"},
  launchGame: {"method":"post","path":"/wps/game/launchGame","tag":"launch","moduleId":"GAME_LAUNCH","encrypted":false,"sendToken":true,"evidence":"shown"},
  launchLotteryLobby: {"method":"get","path":"/lgw/lobby/launch","tag":"launch","moduleId":"LOTTERY_LAUNCH","encrypted":false,"sendToken":true,"evidence":"shown"},
  listLotteryGames: {"method":"get","path":"/lgw/games","tag":"lottery","moduleId":"LOTTERY_GAMES","encrypted":false,"sendToken":false,"evidence":"shown"},
  listPopularLotteryGames: {"method":"get","path":"/lgw/games/popular","tag":"lottery","moduleId":"LOTTERY_POPULAR","encrypted":false,"sendToken":false,"evidence":"shown"},
  listGameMenus: {"method":"get","path":"/lgw/games/game_menus","tag":"lottery","moduleId":"LOTTERY_MENUS","encrypted":false,"sendToken":false,"evidence":"shown"},
  listVnGameMenu: {"method":"get","path":"/lgw/vn/games/game_menu","tag":"lottery","moduleId":"LOTTERY_VN_MENU","encrypted":false,"sendToken":false,"evidence":"shown"},
  listVnRecentDraws: {"method":"get","path":"/lgw/vn/games/game_menu/recent","tag":"lottery","moduleId":"LOTTERY_VN_RECENT","encrypted":false,"sendToken":true,"evidence":"shown"},
  listVnOpenedNumbersByGame: {"method":"get","path":"/lgw/vn/numeros/opened/game","tag":"lottery","moduleId":"LOTTERY_VN_OPENED","encrypted":false,"sendToken":false,"evidence":"shown"},
  listOpenedNumbers: {"method":"get","path":"/lotto/lgw/games/opened/numero","tag":"lottery","moduleId":"LOTTERY_OPENED","encrypted":false,"sendToken":false,"evidence":"shown"},
} as const satisfies Record<string, OperationMeta>;

export type OperationId = keyof typeof OPERATIONS;
