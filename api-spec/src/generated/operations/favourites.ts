// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getFavoriteGameIds = {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGames","tag":"favourites","moduleId":"FAVORITE_IDS","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listFavoriteGames = {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGamesList","tag":"favourites","moduleId":"FAVORITE_LIST","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const addFavoriteGame = {"method":"post","path":"/wps/relay/MCSFE_addFavoriteGameV2","tag":"favourites","moduleId":"FAVORITE_ADD","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const removeFavoriteGame = {"method":"delete","path":"/wps/relay/MCSFE_removeFavoriteGameV2","tag":"favourites","moduleId":"FAVORITE_REMOVE","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const listRecentGames = {"method":"get","path":"/wps/relay/GCS_recentGame","tag":"favourites","moduleId":"GAME_RECENT","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
