// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const listDepositMethods = {"method":"get","path":"/wps/deposits/methods","tag":"deposits","moduleId":"DEPOSIT_METHODS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listDeposits = {"method":"get","path":"/wps/deposits","tag":"deposits","moduleId":"DEPOSIT_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const createDeposit = {"method":"post","path":"/wps/deposits","tag":"deposits","moduleId":"DEPOSIT_CREATE","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getDeposit = {"method":"get","path":"/wps/deposits/{id}","tag":"deposits","moduleId":"DEPOSIT_READ","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
