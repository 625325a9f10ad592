// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const login = {"method":"post","path":"/wps/session/login","tag":"session","moduleId":"AUTH_LOGIN","encrypted":true,"sendToken":false,"evidence":"shown","typed":[{"when":["type","username"],"fields":{"username":"name","captcha":"name"}},{"when":["type","sms"],"fields":{"mobileNo":"digits","countryDialingCode":"digits","password":"digits","captcha":"name"}}]} as const satisfies OperationMeta;
export const loginFreePlay = {"method":"post","path":"/wps/session/login/freeplay","tag":"session","moduleId":"AUTH_FREE_PLAY","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const logout = {"method":"delete","path":"/wps/session/logout","tag":"session","moduleId":"AUTH_LOGOUT","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const getLoginInfo = {"method":"get","path":"/wps/session/info","tag":"session","moduleId":"AUTH_LOGIN_INFO","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const createHandoff = {"method":"post","path":"/wps/session/handoff","tag":"session","moduleId":"AUTH_HANDOFF","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const redeemHandoff = {"method":"post","path":"/wps/session/handoff/redemption","tag":"session","moduleId":"AUTH_HANDOFF_REDEEM","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const markFirstLogin = {"method":"post","path":"/wps/session/firstLogin","tag":"session","moduleId":"AUTH_FIRST_LOGIN","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const verifyNewIp = {"method":"post","path":"/wps/session/verification","tag":"session","moduleId":"AUTH_VERIFY_IP","encrypted":true,"sendToken":true,"evidence":"proposed","typed":[{"fields":{"code":"digits"}}]} as const satisfies OperationMeta;
export const reauthenticate = {"method":"post","path":"/wps/session/reauthentication","tag":"session","moduleId":"AUTH_REAUTHENTICATE","encrypted":true,"sendToken":true,"evidence":"proposed","typed":[{"when":["method","authenticator"],"fields":{"code":"digits"}},{"when":["method","recoveryCode"],"fields":{"code":"account"}}]} as const satisfies OperationMeta;
export const loginSocial = {"method":"post","path":"/wps/session/login/social","tag":"session","moduleId":"AUTH_SOCIAL","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const startPasskeyLogin = {"method":"post","path":"/wps/session/login/passkey/options","tag":"session","moduleId":"AUTH_PASSKEY_OPTIONS","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const loginPasskey = {"method":"post","path":"/wps/session/login/passkey","tag":"session","moduleId":"AUTH_PASSKEY","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const sendLoginSmsCode = {"method":"post","path":"/wps/verification/sms/noLogin","tag":"session","moduleId":"AUTH_SMS_CODE","encrypted":false,"sendToken":false,"evidence":"shown","typed":[{"fields":{"mobileNo":"digits","countryDialingCode":"digits"}}]} as const satisfies OperationMeta;
export const getCaptcha = {"method":"get","path":"/wps/captcha","tag":"session","moduleId":"AUTH_CAPTCHA","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
