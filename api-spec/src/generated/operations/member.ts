// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getMemberInfo = {"method":"get","path":"/wps/member/info","tag":"member","moduleId":"MEMBER_INFO","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const setMemberInfo = {"method":"put","path":"/wps/member/info","tag":"member","moduleId":"MEMBER_CHANGE","encrypted":true,"sendToken":true,"evidence":"proposed","typed":[{"fields":{"email":"name"}}]} as const satisfies OperationMeta;
export const getMemberIcon = {"method":"get","path":"/wps/member/info/icon","tag":"member","moduleId":"MEMBER_ICON","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const updateLanguage = {"method":"put","path":"/wps/member/language","tag":"member","moduleId":"MEMBER_LANGUAGE","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getSecurityOverview = {"method":"get","path":"/wps/member/security","tag":"member","moduleId":"MEMBER_SECURITY","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listSessions = {"method":"get","path":"/wps/member/sessions","tag":"member","moduleId":"SESSIONS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const endOtherSessions = {"method":"delete","path":"/wps/member/sessions","tag":"member","moduleId":"SESSIONS_END_OTHERS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const endSession = {"method":"delete","path":"/wps/member/sessions/{id}","tag":"member","moduleId":"SESSION_END","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const confirmAuthenticator = {"method":"put","path":"/wps/member/authenticator","tag":"member","moduleId":"AUTHENTICATOR_CONFIRM","encrypted":false,"sendToken":true,"evidence":"proposed","typed":[{"fields":{"code":"digits"}}]} as const satisfies OperationMeta;
export const setUpAuthenticator = {"method":"post","path":"/wps/member/authenticator","tag":"member","moduleId":"AUTHENTICATOR_SETUP","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const removeAuthenticator = {"method":"post","path":"/wps/member/authenticator/removal","tag":"member","moduleId":"AUTHENTICATOR_REMOVE","encrypted":false,"sendToken":true,"evidence":"proposed","typed":[{"fields":{"code":"digits"}}]} as const satisfies OperationMeta;
export const setUpPasskey = {"method":"post","path":"/wps/member/passkeys/options","tag":"member","moduleId":"PASSKEY_SETUP","encrypted":true,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const addPasskey = {"method":"post","path":"/wps/member/passkeys","tag":"member","moduleId":"PASSKEY_ADD","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const removePasskey = {"method":"delete","path":"/wps/member/passkeys/{id}","tag":"member","moduleId":"PASSKEY_REMOVE","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const changePassword = {"method":"post","path":"/wps/member/password","tag":"member","moduleId":"MEMBER_PASSWORD","encrypted":true,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const requestPasswordByEmail = {"method":"post","path":"/wps/member/password/email","tag":"member","moduleId":"MEMBER_PASSWORD_EMAIL","encrypted":false,"sendToken":false,"evidence":"shown","typed":[{"fields":{"email":"name"}}]} as const satisfies OperationMeta;
export const resetPasswordByPhone = {"method":"post","path":"/wps/member/password/verification","tag":"member","moduleId":"MEMBER_PASSWORD_PHONE","encrypted":true,"sendToken":false,"evidence":"shown","typed":[{"fields":{"mobileNum":"digits","countryDialingCode":"digits","verificationCode":"digits"}}]} as const satisfies OperationMeta;
export const setPaymentPassword = {"method":"post","path":"/wps/member/payment-password","tag":"member","moduleId":"MEMBER_PAYMENT_PASSWORD","encrypted":true,"sendToken":true,"evidence":"proposed","typed":[{"fields":{"oldPaymentPassword":"digits","newPaymentPassword":"digits"}}]} as const satisfies OperationMeta;
