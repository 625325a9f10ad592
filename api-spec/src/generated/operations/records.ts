// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const listBets = {"method":"get","path":"/wps/bets","tag":"records","moduleId":"BET_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listAccountTransactions = {"method":"get","path":"/wps/transactions","tag":"records","moduleId":"TRANSACTION_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getProfitLoss = {"method":"get","path":"/wps/reports/profit-loss","tag":"records","moduleId":"PROFIT_LOSS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listBonuses = {"method":"get","path":"/wps/bonuses","tag":"records","moduleId":"BONUS_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listRewards = {"method":"get","path":"/wps/rewards","tag":"records","moduleId":"REWARD_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const claimReward = {"method":"post","path":"/wps/rewards/{id}/claim","tag":"records","moduleId":"REWARD_CLAIM","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
