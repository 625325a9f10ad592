// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const listPayoutAccounts = {"method":"get","path":"/wps/withdrawals/accounts","tag":"withdrawals","moduleId":"PAYOUT_ACCOUNTS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const addPayoutAccount = {"method":"post","path":"/wps/withdrawals/accounts","tag":"withdrawals","moduleId":"PAYOUT_ACCOUNT_ADD","encrypted":true,"sendToken":true,"evidence":"proposed","typed":[{"fields":{"number":"account","paymentPassword":"digits"}}]} as const satisfies OperationMeta;
export const listWithdrawals = {"method":"get","path":"/wps/withdrawals","tag":"withdrawals","moduleId":"WITHDRAWAL_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const createWithdrawal = {"method":"post","path":"/wps/withdrawals","tag":"withdrawals","moduleId":"WITHDRAWAL_CREATE","encrypted":true,"sendToken":true,"evidence":"proposed","typed":[{"fields":{"paymentPassword":"digits"}}]} as const satisfies OperationMeta;
export const confirmWithdrawalReceipt = {"method":"put","path":"/wps/withdrawals/{id}/receipt","tag":"withdrawals","moduleId":"WITHDRAWAL_RECEIPT","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
