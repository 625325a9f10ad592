// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../../client/operation-meta.ts";

export const listActivities = {"method":"get","path":"/wps/activities","moduleId":"ACTIVITY_LIST","sendToken":true,"answer":{"content":[{"id":"s","title":"s","terms":"s","status":"s","entry":"s","rewardAmount":"s","requiredStakeAmount":"s","currency":"s","startsAt":"s","endsAt":"s","rewardId":"s0","reason":"s0","updatedAt":"s0"}],"page":"n","pageSize":"n","total":"n","totalPages":"n"}} as const satisfies OperationMeta;
export const applyActivity = {"method":"post","path":"/wps/activities/{id}/applications","moduleId":"ACTIVITY_APPLY","sendToken":true,"answer":{"id":"s","activityId":"s","status":"s","remark":"s","imageIds":["s"],"createdAt":"s"}} as const satisfies OperationMeta;
export const getPromotion = {"method":"get","path":"/wps/promotions/{id}","moduleId":"PROMOTION_DETAIL","sendToken":true,"answer":{"id":"s","title":"s","terms":"s","startsAt":"s","endsAt":"s0","activityId":"s0","image":["0",{"url":"s","width":"n","height":"n","color":"s"}]}} as const satisfies OperationMeta;
