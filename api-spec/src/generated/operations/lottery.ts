// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const listLotteryGames = {"method":"get","path":"/lgw/games","tag":"lottery","moduleId":"LOTTERY_GAMES","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const listPopularLotteryGames = {"method":"get","path":"/lgw/games/popular","tag":"lottery","moduleId":"LOTTERY_POPULAR","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const listGameMenus = {"method":"get","path":"/lgw/games/game_menus","tag":"lottery","moduleId":"LOTTERY_MENUS","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
export const listVnGameMenu = {"method":"get","path":"/lgw/vn/games/game_menu","tag":"lottery","moduleId":"LOTTERY_VN_MENU","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const listVnRecentDraws = {"method":"get","path":"/lgw/vn/games/game_menu/recent","tag":"lottery","moduleId":"LOTTERY_VN_RECENT","encrypted":false,"sendToken":true,"evidence":"shown"} as const satisfies OperationMeta;
export const listVnOpenedNumbersByGame = {"method":"get","path":"/lgw/vn/numeros/opened/game","tag":"lottery","moduleId":"LOTTERY_VN_OPENED","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const listOpenedNumbers = {"method":"get","path":"/lotto/lgw/games/opened/numero","tag":"lottery","moduleId":"LOTTERY_OPENED","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
