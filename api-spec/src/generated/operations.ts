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

export const login = {"method":"post","path":"/wps/session/login","tag":"session","moduleId":"AUTH_LOGIN","encrypted":true,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const loginFreePlay = {"method":"post","path":"/wps/session/login/freeplay","tag":"session","moduleId":"AUTH_FREE_PLAY","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const logout = {"method":"delete","path":"/wps/session/logout","tag":"session","moduleId":"AUTH_LOGOUT","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const getLoginInfo = {"method":"get","path":"/wps/session/info","tag":"session","moduleId":"AUTH_LOGIN_INFO","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const markFirstLogin = {"method":"post","path":"/wps/session/firstLogin","tag":"session","moduleId":"AUTH_FIRST_LOGIN","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const verifyNewIp = {"method":"post","path":"/wps/session/verification","tag":"session","moduleId":"AUTH_VERIFY_IP","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const loginSocial = {"method":"post","path":"/wps/session/login/social","tag":"session","moduleId":"AUTH_SOCIAL","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const sendLoginSmsCode = {"method":"post","path":"/wps/verification/sms/noLogin","tag":"session","moduleId":"AUTH_SMS_CODE","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getCaptcha = {"method":"get","path":"/wps/captcha","tag":"session","moduleId":"AUTH_CAPTCHA","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const checkAffiliateCode = {"method":"get","path":"/wps/agent/affiliate","tag":"registration","moduleId":"REG_AFFILIATE","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const sendRegisterSmsCode = {"method":"post","path":"/wps/verification/sms/register","tag":"registration","moduleId":"REG_SMS_CODE","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const registerByUsername = {"method":"put","path":"/wps/member/register","tag":"registration","moduleId":"REG_USERNAME","encrypted":true,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const registerByMobile = {"method":"put","path":"/wps/member/register/mobile","tag":"registration","moduleId":"REG_MOBILE","encrypted":true,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getRegisterSettings = {"method":"get","path":"/wps/system/setting/register","tag":"registration","moduleId":"REG_SETTINGS","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getRegisterRules = {"method":"get","path":"/wps/system/setting/register/rules","tag":"registration","moduleId":"REG_RULES","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const listCountryCodes = {"method":"get","path":"/wps/system/countryCode","tag":"registration","moduleId":"REG_COUNTRIES","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getMemberInfo = {"method":"get","path":"/wps/member/info","tag":"member","moduleId":"MEMBER_INFO","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const setMemberInfo = {"method":"put","path":"/wps/member/info","tag":"member","moduleId":"MEMBER_CHANGE","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getMemberIcon = {"method":"get","path":"/wps/member/info/icon","tag":"member","moduleId":"MEMBER_ICON","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const updateLanguage = {"method":"put","path":"/wps/member/language","tag":"member","moduleId":"MEMBER_LANGUAGE","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getSecurityOverview = {"method":"get","path":"/wps/member/security","tag":"member","moduleId":"MEMBER_SECURITY","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const changePassword = {"method":"post","path":"/wps/member/password","tag":"member","moduleId":"MEMBER_PASSWORD","encrypted":true,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const requestPasswordByEmail = {"method":"post","path":"/wps/member/password/email","tag":"member","moduleId":"MEMBER_PASSWORD_EMAIL","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const resetPasswordByPhone = {"method":"post","path":"/wps/member/password/verification","tag":"member","moduleId":"MEMBER_PASSWORD_PHONE","encrypted":true,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const setPaymentPassword = {"method":"post","path":"/wps/member/payment-password","tag":"member","moduleId":"MEMBER_PAYMENT_PASSWORD","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getWalletBalance = {"method":"get","path":"/wps/v2/wallets/balance","tag":"wallet","moduleId":"WALLET_BALANCE","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const getPlayLimits = {"method":"get","path":"/wps/responsible/limits","tag":"protection","moduleId":"PLAY_LIMITS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const setPlayLimits = {"method":"put","path":"/wps/responsible/limits","tag":"protection","moduleId":"PLAY_LIMIT_SET","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const confirmPlayLimit = {"method":"post","path":"/wps/responsible/limits/confirmation","tag":"protection","moduleId":"PLAY_LIMIT_CONFIRM","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const startTimeOut = {"method":"post","path":"/wps/responsible/time-out","tag":"protection","moduleId":"TIME_OUT_START","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getPlaySession = {"method":"get","path":"/wps/responsible/session","tag":"protection","moduleId":"PLAY_SESSION","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const setRealityCheck = {"method":"put","path":"/wps/responsible/reality-check","tag":"protection","moduleId":"REALITY_CHECK_SET","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listHelpLines = {"method":"get","path":"/wps/responsible/help-lines","tag":"protection","moduleId":"HELP_LINES","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getMerchantWallet = {"method":"get","path":"/wps/relay/GCS_merchantWallet","tag":"wallet","moduleId":"WALLET_MERCHANT","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const transferWallet = {"method":"post","path":"/wps/relay/GCS_walletTransfer","tag":"wallet","moduleId":"WALLET_TRANSFER","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const getOperation = {"method":"get","path":"/wps/operations/{key}","tag":"wallet","moduleId":"WALLET_OPERATION","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listDepositMethods = {"method":"get","path":"/wps/deposits/methods","tag":"deposits","moduleId":"DEPOSIT_METHODS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listDeposits = {"method":"get","path":"/wps/deposits","tag":"deposits","moduleId":"DEPOSIT_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const createDeposit = {"method":"post","path":"/wps/deposits","tag":"deposits","moduleId":"DEPOSIT_CREATE","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getDeposit = {"method":"get","path":"/wps/deposits/{id}","tag":"deposits","moduleId":"DEPOSIT_READ","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listPayoutAccounts = {"method":"get","path":"/wps/withdrawals/accounts","tag":"withdrawals","moduleId":"PAYOUT_ACCOUNTS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const addPayoutAccount = {"method":"post","path":"/wps/withdrawals/accounts","tag":"withdrawals","moduleId":"PAYOUT_ACCOUNT_ADD","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listWithdrawals = {"method":"get","path":"/wps/withdrawals","tag":"withdrawals","moduleId":"WITHDRAWAL_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const createWithdrawal = {"method":"post","path":"/wps/withdrawals","tag":"withdrawals","moduleId":"WITHDRAWAL_CREATE","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const confirmWithdrawalReceipt = {"method":"put","path":"/wps/withdrawals/{id}/receipt","tag":"withdrawals","moduleId":"WITHDRAWAL_RECEIPT","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getAgentTeamOverview = {"method":"get","path":"/wps/agent/overview","tag":"agent","moduleId":"AGENT_TEAM_OVERVIEW","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listTeamMembers = {"method":"get","path":"/wps/agent/team","tag":"agent","moduleId":"AGENT_TEAM_MEMBERS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listTeamBets = {"method":"get","path":"/wps/agent/team/bets","tag":"agent","moduleId":"AGENT_TEAM_BETS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listTeamTransactions = {"method":"get","path":"/wps/agent/team/transactions","tag":"agent","moduleId":"AGENT_TEAM_TRANSACTIONS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const transferToRelative = {"method":"post","path":"/wps/agent/transfers","tag":"agent","moduleId":"AGENT_TRANSFER","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listReferralLinks = {"method":"get","path":"/wps/agent/referral-links","tag":"agent","moduleId":"AGENT_REFERRAL_LINKS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const createReferralLink = {"method":"post","path":"/wps/agent/referral-links","tag":"agent","moduleId":"AGENT_REFERRAL_CREATE","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getConsolidatedFunds = {"method":"get","path":"/wps/member/info/funds/consolidated","tag":"contracts","moduleId":"MEMBER_FUNDS_CONSOLIDATED","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const processDividendRequest = {"method":"post","path":"/wps/relay/MCS2_processDividendReq","tag":"contracts","moduleId":"CONTRACT_DIVIDEND_PROCESS","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const processDailySalaryContract = {"method":"post","path":"/wps/relay/MCS2_processDailySalContract","tag":"contracts","moduleId":"CONTRACT_DAILY_PROCESS","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const processHourlySalaryContract = {"method":"post","path":"/wps/relay/MCS2_processContractHourSalary","tag":"contracts","moduleId":"CONTRACT_HOURLY_PROCESS","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const listContracts = {"method":"get","path":"/wps/agent/contracts","tag":"contracts","moduleId":"CONTRACT_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const offerContract = {"method":"post","path":"/wps/agent/contracts","tag":"contracts","moduleId":"CONTRACT_OFFER","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const decideContract = {"method":"put","path":"/wps/agent/contracts/{id}/decision","tag":"contracts","moduleId":"CONTRACT_DECIDE","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getWhitelabel = {"method":"get","path":"/wps/system/whitelabel","tag":"system","moduleId":"SYS_WHITELABEL","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getSystemStatus = {"method":"get","path":"/wps/system/status","tag":"system","moduleId":"SYS_STATUS","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getDomainRoute = {"method":"get","path":"/wps/system/domainRoute","tag":"system","moduleId":"SYS_DOMAIN_ROUTE","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getPermission = {"method":"get","path":"/wps/system/permission","tag":"system","moduleId":"SYS_PERMISSION","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getModuleTree = {"method":"get","path":"/wps/system/menu","tag":"system","moduleId":"SYS_MODULE_TREE","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const listRegions = {"method":"get","path":"/wps/system/regions","tag":"system","moduleId":"SYS_REGIONS","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getVersion = {"method":"get","path":"/wps/system/version","tag":"system","moduleId":"SYS_VERSION","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getJwks = {"method":"get","path":"/.well-known/jwks.json","tag":"system","moduleId":"SYS_JWKS","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const getHelpCenter = {"method":"get","path":"/wps/system/helpCenter","tag":"content","moduleId":"CONTENT_HELP","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const listAnnouncements = {"method":"get","path":"/wps/relay/MCSFE_getListAnnouncements","tag":"content","moduleId":"CONTENT_ANNOUNCEMENTS","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const getWinnerBoard = {"method":"get","path":"/wps/relay/GCSGAME_getRankList","tag":"content","moduleId":"CONTENT_WINNERS","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const getUnreadCount = {"method":"get","path":"/wps/relay/CSP_unreadCount","tag":"content","moduleId":"CONTENT_UNREAD","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listActivities = {"method":"get","path":"/wps/activities","tag":"activities","moduleId":"ACTIVITY_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const applyActivity = {"method":"post","path":"/wps/activities/{id}/applications","tag":"activities","moduleId":"ACTIVITY_APPLY","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getPromotion = {"method":"get","path":"/wps/promotions/{id}","tag":"activities","moduleId":"PROMOTION_DETAIL","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listMessages = {"method":"get","path":"/wps/messages","tag":"messages","moduleId":"MESSAGE_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const markMessageRead = {"method":"put","path":"/wps/messages/{id}/read","tag":"messages","moduleId":"MESSAGE_READ","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const submitFeedback = {"method":"put","path":"/wps/feedback","tag":"messages","moduleId":"FEEDBACK_SUBMIT","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const uploadImage = {"method":"post","path":"/wps/uploads","tag":"uploads","moduleId":"IMAGE_UPLOAD","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getPointConfig = {"method":"get","path":"/wps/relay/MCS2_getPointConfig","tag":"points","moduleId":"POINT_CONFIG","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const getPointBalance = {"method":"get","path":"/wps/relay/MCS2_getPointBalance","tag":"points","moduleId":"POINT_BALANCE","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listPointTransactions = {"method":"get","path":"/wps/relay/ODSFE2_MemTransDet","tag":"points","moduleId":"POINT_TRANSACTIONS","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const convertPoints = {"method":"post","path":"/wps/relay/passwordCheck/MCS2_convertPoint","tag":"points","moduleId":"POINT_CONVERT","encrypted":true,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listPointRewards = {"method":"get","path":"/wps/relay/MCS2_getPointReward","tag":"points","moduleId":"POINT_REWARDS","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const redeemPointReward = {"method":"post","path":"/wps/relay/passwordCheck/MCS2_redeemPointReward","tag":"points","moduleId":"POINT_REDEEM","encrypted":true,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listPointRedemptions = {"method":"get","path":"/wps/relay/MCS2_getRedeemPointList","tag":"points","moduleId":"POINT_REDEMPTIONS","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listWinners = {"method":"get","path":"/wps/winners","tag":"content","moduleId":"WINNER_LIST","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const searchGames = {"method":"get","path":"/wps/games/search","tag":"games","moduleId":"GAME_SEARCH","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const listBets = {"method":"get","path":"/wps/bets","tag":"records","moduleId":"BET_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listAccountTransactions = {"method":"get","path":"/wps/transactions","tag":"records","moduleId":"TRANSACTION_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getProfitLoss = {"method":"get","path":"/wps/reports/profit-loss","tag":"records","moduleId":"PROFIT_LOSS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listBonuses = {"method":"get","path":"/wps/bonuses","tag":"records","moduleId":"BONUS_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listRewards = {"method":"get","path":"/wps/rewards","tag":"records","moduleId":"REWARD_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const claimReward = {"method":"post","path":"/wps/rewards/{id}/claim","tag":"records","moduleId":"REWARD_CLAIM","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listGames = {"method":"get","path":"/wps/relay/GCSGAME_gameList","tag":"games","moduleId":"GAME_LIST","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listHotGames = {"method":"get","path":"/wps/relay/GCSGAME_hotGamesV2","tag":"games","moduleId":"GAME_HOT","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listGameTypes = {"method":"get","path":"/wps/relay/GCSGAME_getVassGameType","tag":"games","moduleId":"GAME_TYPES","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listGameVendors = {"method":"get","path":"/wps/relay/GCSGAME_gameVendor","tag":"games","moduleId":"GAME_VENDORS","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listPvpRooms = {"method":"get","path":"/wps/relay/GLS2_roomList","tag":"games","moduleId":"PVP_ROOMS","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const getFavoriteGameIds = {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGames","tag":"favourites","moduleId":"FAVORITE_IDS","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listFavoriteGames = {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGamesList","tag":"favourites","moduleId":"FAVORITE_LIST","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const addFavoriteGame = {"method":"post","path":"/wps/relay/MCSFE_addFavoriteGameV2","tag":"favourites","moduleId":"FAVORITE_ADD","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const removeFavoriteGame = {"method":"delete","path":"/wps/relay/MCSFE_removeFavoriteGameV2","tag":"favourites","moduleId":"FAVORITE_REMOVE","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const listRecentGames = {"method":"get","path":"/wps/relay/GCS_recentGame","tag":"favourites","moduleId":"GAME_RECENT","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const launchGame = {"method":"post","path":"/wps/game/launchGame","tag":"launch","moduleId":"GAME_LAUNCH","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const launchLotteryLobby = {"method":"get","path":"/lgw/lobby/launch","tag":"launch","moduleId":"LOTTERY_LAUNCH","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listLotteryGames = {"method":"get","path":"/lgw/games","tag":"lottery","moduleId":"LOTTERY_GAMES","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const listPopularLotteryGames = {"method":"get","path":"/lgw/games/popular","tag":"lottery","moduleId":"LOTTERY_POPULAR","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const listGameMenus = {"method":"get","path":"/lgw/games/game_menus","tag":"lottery","moduleId":"LOTTERY_MENUS","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const listVnGameMenu = {"method":"get","path":"/lgw/vn/games/game_menu","tag":"lottery","moduleId":"LOTTERY_VN_MENU","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const listVnRecentDraws = {"method":"get","path":"/lgw/vn/games/game_menu/recent","tag":"lottery","moduleId":"LOTTERY_VN_RECENT","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const listVnOpenedNumbersByGame = {"method":"get","path":"/lgw/vn/numeros/opened/game","tag":"lottery","moduleId":"LOTTERY_VN_OPENED","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listOpenedNumbers = {"method":"get","path":"/lotto/lgw/games/opened/numero","tag":"lottery","moduleId":"LOTTERY_OPENED","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;

/** All operations by operationId. A page imports those it calls one by one, so that it carries no others. */
export const OPERATIONS = {
  login,
  loginFreePlay,
  logout,
  getLoginInfo,
  markFirstLogin,
  verifyNewIp,
  loginSocial,
  sendLoginSmsCode,
  getCaptcha,
  checkAffiliateCode,
  sendRegisterSmsCode,
  registerByUsername,
  registerByMobile,
  getRegisterSettings,
  getRegisterRules,
  listCountryCodes,
  getMemberInfo,
  setMemberInfo,
  getMemberIcon,
  updateLanguage,
  getSecurityOverview,
  changePassword,
  requestPasswordByEmail,
  resetPasswordByPhone,
  setPaymentPassword,
  getWalletBalance,
  getPlayLimits,
  setPlayLimits,
  confirmPlayLimit,
  startTimeOut,
  getPlaySession,
  setRealityCheck,
  listHelpLines,
  getMerchantWallet,
  transferWallet,
  getOperation,
  listDepositMethods,
  listDeposits,
  createDeposit,
  getDeposit,
  listPayoutAccounts,
  addPayoutAccount,
  listWithdrawals,
  createWithdrawal,
  confirmWithdrawalReceipt,
  getAgentTeamOverview,
  listTeamMembers,
  listTeamBets,
  listTeamTransactions,
  transferToRelative,
  listReferralLinks,
  createReferralLink,
  getConsolidatedFunds,
  processDividendRequest,
  processDailySalaryContract,
  processHourlySalaryContract,
  listContracts,
  offerContract,
  decideContract,
  getWhitelabel,
  getSystemStatus,
  getDomainRoute,
  getPermission,
  getModuleTree,
  listRegions,
  getVersion,
  getJwks,
  getHelpCenter,
  listAnnouncements,
  getWinnerBoard,
  getUnreadCount,
  listActivities,
  applyActivity,
  getPromotion,
  listMessages,
  markMessageRead,
  submitFeedback,
  uploadImage,
  getPointConfig,
  getPointBalance,
  listPointTransactions,
  convertPoints,
  listPointRewards,
  redeemPointReward,
  listPointRedemptions,
  listWinners,
  searchGames,
  listBets,
  listAccountTransactions,
  getProfitLoss,
  listBonuses,
  listRewards,
  claimReward,
  listGames,
  listHotGames,
  listGameTypes,
  listGameVendors,
  listPvpRooms,
  getFavoriteGameIds,
  listFavoriteGames,
  addFavoriteGame,
  removeFavoriteGame,
  listRecentGames,
  launchGame,
  launchLotteryLobby,
  listLotteryGames,
  listPopularLotteryGames,
  listGameMenus,
  listVnGameMenu,
  listVnRecentDraws,
  listVnOpenedNumbersByGame,
  listOpenedNumbers,
} as const satisfies Record<string, OperationMeta>;

export type OperationId = keyof typeof OPERATIONS;
