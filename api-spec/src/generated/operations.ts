// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "./operation-meta.ts";
import { login, loginFreePlay, logout, getLoginInfo, createHandoff, redeemHandoff, markFirstLogin, verifyNewIp, reauthenticate, loginSocial, startPasskeyLogin, loginPasskey, sendLoginSmsCode, getCaptcha } from "./operations/session.ts";
import { checkAffiliateCode, sendRegisterSmsCode, registerByUsername, registerByMobile, getRegisterSettings, getRegisterRules, listCountryCodes } from "./operations/registration.ts";
import { getMemberInfo, setMemberInfo, getMemberIcon, updateLanguage, getSecurityOverview, listAccountEvents, listSessions, endOtherSessions, endSession, confirmAuthenticator, setUpAuthenticator, removeAuthenticator, renewRecoveryCodes, setUpPasskey, addPasskey, removePasskey, changePassword, requestPasswordByEmail, resetPasswordByPhone, setPaymentPassword } from "./operations/member.ts";
import { getWalletBalance, getMerchantWallet, transferWallet, getOperation } from "./operations/wallet.ts";
import { getPlayLimits, setPlayLimits, confirmPlayLimit, startTimeOut, getPlaySession, setRealityCheck, listHelpLines } from "./operations/protection.ts";
import { listDepositMethods, listDeposits, createDeposit, getDeposit } from "./operations/deposits.ts";
import { listPayoutAccounts, addPayoutAccount, listWithdrawals, createWithdrawal, confirmWithdrawalReceipt } from "./operations/withdrawals.ts";
import { getAgentTeamOverview, listTeamMembers, listTeamBets, listTeamTransactions, transferToRelative, listReferralLinks, createReferralLink } from "./operations/agent.ts";
import { getConsolidatedFunds, processDividendRequest, processDailySalaryContract, processHourlySalaryContract, listContracts, offerContract, decideContract } from "./operations/contracts.ts";
import { getWhitelabel, getSystemStatus, getDomainRoute, getPermission, getModuleTree, listRegions, getVersion, getJwks } from "./operations/system.ts";
import { getHelpCenter, listAnnouncements, getWinnerBoard, getUnreadCount, listWinners } from "./operations/content.ts";
import { listActivities, applyActivity, getPromotion } from "./operations/activities.ts";
import { listMessages, markMessageRead, submitFeedback } from "./operations/messages.ts";
import { uploadImage } from "./operations/uploads.ts";
import { getPointConfig, getPointBalance, listPointTransactions, convertPoints, listPointRewards, redeemPointReward, listPointRedemptions } from "./operations/points.ts";
import { searchGames, listGames, listHotGames, listGameTypes, listGameVendors, listPvpRooms } from "./operations/games.ts";
import { listBets, listAccountTransactions, getProfitLoss, listBonuses, listRewards, claimReward } from "./operations/records.ts";
import { getFavoriteGameIds, listFavoriteGames, addFavoriteGame, removeFavoriteGame, listRecentGames } from "./operations/favourites.ts";
import { launchGame, launchLotteryLobby } from "./operations/launch.ts";
import { listLotteryGames, listPopularLotteryGames, listGameMenus, listVnGameMenu, listVnRecentDraws, listVnOpenedNumbersByGame, listOpenedNumbers } from "./operations/lottery.ts";

export type { OperationMeta } from "./operation-meta.ts";
export * from "./operations/session.ts";
export * from "./operations/registration.ts";
export * from "./operations/member.ts";
export * from "./operations/wallet.ts";
export * from "./operations/protection.ts";
export * from "./operations/deposits.ts";
export * from "./operations/withdrawals.ts";
export * from "./operations/agent.ts";
export * from "./operations/contracts.ts";
export * from "./operations/system.ts";
export * from "./operations/content.ts";
export * from "./operations/activities.ts";
export * from "./operations/messages.ts";
export * from "./operations/uploads.ts";
export * from "./operations/points.ts";
export * from "./operations/games.ts";
export * from "./operations/records.ts";
export * from "./operations/favourites.ts";
export * from "./operations/launch.ts";
export * from "./operations/lottery.ts";

/** All operations by operationId. A page imports the operations that it calls one by one, so that its bundle contains no others. */
export const OPERATIONS = {
  login,
  loginFreePlay,
  logout,
  getLoginInfo,
  createHandoff,
  redeemHandoff,
  markFirstLogin,
  verifyNewIp,
  reauthenticate,
  loginSocial,
  startPasskeyLogin,
  loginPasskey,
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
  listAccountEvents,
  listSessions,
  endOtherSessions,
  endSession,
  confirmAuthenticator,
  setUpAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
  setUpPasskey,
  addPasskey,
  removePasskey,
  changePassword,
  requestPasswordByEmail,
  resetPasswordByPhone,
  setPaymentPassword,
  getWalletBalance,
  getMerchantWallet,
  transferWallet,
  getOperation,
  getPlayLimits,
  setPlayLimits,
  confirmPlayLimit,
  startTimeOut,
  getPlaySession,
  setRealityCheck,
  listHelpLines,
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
  listWinners,
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
  searchGames,
  listGames,
  listHotGames,
  listGameTypes,
  listGameVendors,
  listPvpRooms,
  listBets,
  listAccountTransactions,
  getProfitLoss,
  listBonuses,
  listRewards,
  claimReward,
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
