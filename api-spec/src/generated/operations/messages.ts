// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../../client/operation-meta.ts";

export const listMessages = {"method":"get","path":"/wps/messages","moduleId":"MESSAGE_LIST","sendToken":true,"answer":{"content":[{"id":"s","title":"s","content":"s","createdAt":"s","read":"b"}],"page":"n","pageSize":"n","total":"n","totalPages":"n"}} as const satisfies OperationMeta;
export const markMessageRead = {"method":"put","path":"/wps/messages/{id}/read","moduleId":"MESSAGE_READ","sendToken":true} as const satisfies OperationMeta;
export const submitFeedback = {"method":"put","path":"/wps/feedback","moduleId":"FEEDBACK_SUBMIT","sendToken":true} as const satisfies OperationMeta;
