// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../../client/operation-meta.ts";

export const launchGame = {"method":"post","path":"/wps/game/launchGame","moduleId":"GAME_LAUNCH","sendToken":true,"answer":{"content":"s"}} as const satisfies OperationMeta;
export const launchLotteryLobby = {"method":"get","path":"/lgw/lobby/launch","moduleId":"LOTTERY_LAUNCH","sendToken":true,"answer":{"gameUrl":"s"}} as const satisfies OperationMeta;
