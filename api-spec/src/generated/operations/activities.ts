// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const listActivities = {"method":"get","path":"/wps/activities","tag":"activities","moduleId":"ACTIVITY_LIST","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const applyActivity = {"method":"post","path":"/wps/activities/{id}/applications","tag":"activities","moduleId":"ACTIVITY_APPLY","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const getPromotion = {"method":"get","path":"/wps/promotions/{id}","tag":"activities","moduleId":"PROMOTION_DETAIL","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
