// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../../client/operation-meta.ts";

export const getWalletBalance = {"method":"get","path":"/wps/v2/wallets/balance","moduleId":"WALLET_BALANCE","sendToken":true,"answer":{"balance":"s","currency":"s","currencySymbol":"s"}} as const satisfies OperationMeta;
export const getMerchantWallet = {"method":"get","path":"/wps/relay/GCS_merchantWallet","moduleId":"WALLET_MERCHANT","sendToken":true,"answer":{"isSingle":"b","wallets":[{"code":"s","name":"s","isMain":"b","balance":"s","currency":"s"}]}} as const satisfies OperationMeta;
export const transferWallet = {"method":"post","path":"/wps/relay/GCS_walletTransfer","moduleId":"WALLET_TRANSFER","sendToken":true} as const satisfies OperationMeta;
export const getOperation = {"method":"get","path":"/wps/operations/{key}","moduleId":"WALLET_OPERATION","sendToken":true,"answer":{"key":"s","operationId":"s","status":"s","completedAt":"s","value":"snbo0"}} as const satisfies OperationMeta;
