// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getHelpCenter = {"method":"get","path":"/wps/system/helpCenter","tag":"content","moduleId":"CONTENT_HELP","encrypted":false,"sendToken":false,"evidence":"shown"} as const satisfies OperationMeta;
export const listAnnouncements = {"method":"get","path":"/wps/relay/MCSFE_getListAnnouncements","tag":"content","moduleId":"CONTENT_ANNOUNCEMENTS","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const getWinnerBoard = {"method":"get","path":"/wps/relay/GCSGAME_getRankList","tag":"content","moduleId":"CONTENT_WINNERS","encrypted":false,"sendToken":false,"evidence":"inferred"} as const satisfies OperationMeta;
export const getUnreadCount = {"method":"get","path":"/wps/relay/CSP_unreadCount","tag":"content","moduleId":"CONTENT_UNREAD","encrypted":false,"sendToken":true,"evidence":"inferred"} as const satisfies OperationMeta;
export const listWinners = {"method":"get","path":"/wps/winners","tag":"content","moduleId":"WINNER_LIST","encrypted":false,"sendToken":false,"evidence":"proposed"} as const satisfies OperationMeta;
