// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getConsolidatedFunds = {"method":"get","path":"/wps/member/info/funds/consolidated","tag":"contracts","moduleId":"MEMBER_FUNDS_CONSOLIDATED","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const processDividendRequest = {"method":"post","path":"/wps/relay/MCS2_processDividendReq","tag":"contracts","moduleId":"CONTRACT_DIVIDEND_PROCESS","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const processDailySalaryContract = {"method":"post","path":"/wps/relay/MCS2_processDailySalContract","tag":"contracts","moduleId":"CONTRACT_DAILY_PROCESS","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const processHourlySalaryContract = {"method":"post","path":"/wps/relay/MCS2_processContractHourSalary","tag":"contracts","moduleId":"CONTRACT_HOURLY_PROCESS","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const listContracts = {"method":"get","path":"/wps/agent/contracts","tag":"contracts","moduleId":"CONTRACT_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const offerContract = {"method":"post","path":"/wps/agent/contracts","tag":"contracts","moduleId":"CONTRACT_OFFER","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const decideContract = {"method":"put","path":"/wps/agent/contracts/{id}/decision","tag":"contracts","moduleId":"CONTRACT_DECIDE","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
