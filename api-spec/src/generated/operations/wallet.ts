// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getWalletBalance = {"method":"get","path":"/wps/v2/wallets/balance","tag":"wallet","moduleId":"WALLET_BALANCE","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const getMerchantWallet = {"method":"get","path":"/wps/relay/GCS_merchantWallet","tag":"wallet","moduleId":"WALLET_MERCHANT","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const transferWallet = {"method":"post","path":"/wps/relay/GCS_walletTransfer","tag":"wallet","moduleId":"WALLET_TRANSFER","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const getOperation = {"method":"get","path":"/wps/operations/{key}","tag":"wallet","moduleId":"WALLET_OPERATION","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
