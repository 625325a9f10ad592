// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const listMessages = {"method":"get","path":"/wps/messages","tag":"messages","moduleId":"MESSAGE_LIST","encrypted":false,"sendToken":true,"evidence":"proposed","answer":{"content":[{"id":"s","title":"s","content":"s","createdAt":"s","read":"b"}],"page":"n","pageSize":"n","total":"n","totalPages":"n"}} as const satisfies OperationMeta;
export const markMessageRead = {"method":"put","path":"/wps/messages/{id}/read","tag":"messages","moduleId":"MESSAGE_READ","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const submitFeedback = {"method":"put","path":"/wps/feedback","tag":"messages","moduleId":"FEEDBACK_SUBMIT","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
