// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getPlayLimits = {"method":"get","path":"/wps/responsible/limits","tag":"protection","moduleId":"PLAY_LIMITS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const setPlayLimits = {"method":"put","path":"/wps/responsible/limits","tag":"protection","moduleId":"PLAY_LIMIT_SET","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const confirmPlayLimit = {"method":"post","path":"/wps/responsible/limits/confirmation","tag":"protection","moduleId":"PLAY_LIMIT_CONFIRM","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const startTimeOut = {"method":"post","path":"/wps/responsible/time-out","tag":"protection","moduleId":"TIME_OUT_START","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getPlaySession = {"method":"get","path":"/wps/responsible/session","tag":"protection","moduleId":"PLAY_SESSION","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const setRealityCheck = {"method":"put","path":"/wps/responsible/reality-check","tag":"protection","moduleId":"REALITY_CHECK_SET","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listHelpLines = {"method":"get","path":"/wps/responsible/help-lines","tag":"protection","moduleId":"HELP_LINES","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
