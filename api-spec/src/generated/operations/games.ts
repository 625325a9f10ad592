// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const searchGames = {"method":"get","path":"/wps/games/search","tag":"games","moduleId":"GAME_SEARCH","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const listGames = {"method":"get","path":"/wps/relay/GCSGAME_gameList","tag":"games","moduleId":"GAME_LIST","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listHotGames = {"method":"get","path":"/wps/relay/GCSGAME_hotGamesV2","tag":"games","moduleId":"GAME_HOT","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listGameTypes = {"method":"get","path":"/wps/relay/GCSGAME_getVassGameType","tag":"games","moduleId":"GAME_TYPES","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listGameVendors = {"method":"get","path":"/wps/relay/GCSGAME_gameVendor","tag":"games","moduleId":"GAME_VENDORS","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listPvpRooms = {"method":"get","path":"/wps/relay/GLS2_roomList","tag":"games","moduleId":"PVP_ROOMS","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
