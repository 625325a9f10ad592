// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const checkAffiliateCode = {"method":"get","path":"/wps/agent/affiliate","tag":"registration","moduleId":"REG_AFFILIATE","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const sendRegisterSmsCode = {"method":"post","path":"/wps/verification/sms/register","tag":"registration","moduleId":"REG_SMS_CODE","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const registerByUsername = {"method":"put","path":"/wps/member/register","tag":"registration","moduleId":"REG_USERNAME","encrypted":true,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const registerByMobile = {"method":"put","path":"/wps/member/register/mobile","tag":"registration","moduleId":"REG_MOBILE","encrypted":true,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getRegisterSettings = {"method":"get","path":"/wps/system/setting/register","tag":"registration","moduleId":"REG_SETTINGS","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const getRegisterRules = {"method":"get","path":"/wps/system/setting/register/rules","tag":"registration","moduleId":"REG_RULES","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const listCountryCodes = {"method":"get","path":"/wps/system/countryCode","tag":"registration","moduleId":"REG_COUNTRIES","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
