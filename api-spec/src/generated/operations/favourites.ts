// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../../client/operation-meta.ts";

export const getFavoriteGameIds = {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGames","moduleId":"FAVORITE_IDS","sendToken":true,"answer":["n"]} as const satisfies OperationMeta;
export const listFavoriteGames = {"method":"get","path":"/wps/relay/MCSFE_getFavoriteGamesList","moduleId":"FAVORITE_LIST","sendToken":true,"answer":{"content":[{"nodeId":"n","code":"s","name":"s","vassalage":"s","category":"s","gameType":"s","isGame":"s","accountTypeName":"s","defaultPlayType":"us","tags":["s"],"image":{"url":"s","width":"n","height":"n","color":"s"},"rtp":"un","volatility":"us","rules":["u",["s"]]}]}} as const satisfies OperationMeta;
export const addFavoriteGame = {"method":"post","path":"/wps/relay/MCSFE_addFavoriteGameV2","moduleId":"FAVORITE_ADD","sendToken":true} as const satisfies OperationMeta;
export const removeFavoriteGame = {"method":"delete","path":"/wps/relay/MCSFE_removeFavoriteGameV2","moduleId":"FAVORITE_REMOVE","sendToken":true} as const satisfies OperationMeta;
export const listRecentGames = {"method":"get","path":"/wps/relay/GCS_recentGame","moduleId":"GAME_RECENT","sendToken":true,"answer":{"list":[{"nodeId":"n","code":"s","name":"s","vassalage":"s","category":"s","gameType":"s","isGame":"s","accountTypeName":"s","defaultPlayType":"us","tags":["s"],"image":{"url":"s","width":"n","height":"n","color":"s"},"rtp":"un","volatility":"us","rules":["u",["s"]],"lastPlayedAt":"s"}]}} as const satisfies OperationMeta;
