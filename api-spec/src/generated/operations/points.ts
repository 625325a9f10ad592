// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getPointConfig = {"method":"get","path":"/wps/relay/MCS2_getPointConfig","tag":"points","moduleId":"POINT_CONFIG","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const getPointBalance = {"method":"get","path":"/wps/relay/MCS2_getPointBalance","tag":"points","moduleId":"POINT_BALANCE","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listPointTransactions = {"method":"get","path":"/wps/relay/ODSFE2_MemTransDet","tag":"points","moduleId":"POINT_TRANSACTIONS","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const convertPoints = {"method":"post","path":"/wps/relay/passwordCheck/MCS2_convertPoint","tag":"points","moduleId":"POINT_CONVERT","encrypted":true,"sendToken":true,"evidence":"inferred","typed":[{"fields":{"paymentPassword":"digits"}}]} as const satisfies OperationMeta;
export const listPointRewards = {"method":"get","path":"/wps/relay/MCS2_getPointReward","tag":"points","moduleId":"POINT_REWARDS","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const redeemPointReward = {"method":"post","path":"/wps/relay/passwordCheck/MCS2_redeemPointReward","tag":"points","moduleId":"POINT_REDEEM","encrypted":true,"sendToken":true,"evidence":"inferred","typed":[{"fields":{"paymentPassword":"digits"}}]} as const satisfies OperationMeta;
export const listPointRedemptions = {"method":"get","path":"/wps/relay/MCS2_getRedeemPointList","tag":"points","moduleId":"POINT_REDEMPTIONS","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
