// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../../client/operation-meta.ts";

export const getHelpCenter = {"method":"get","path":"/wps/system/helpCenter","moduleId":"CONTENT_HELP","answer":[{"tag":"s","title":"s","content":"s","children":["^"]}]} as const satisfies OperationMeta;
export const listAnnouncements = {"method":"get","path":"/wps/relay/MCSFE_getListAnnouncements","moduleId":"CONTENT_ANNOUNCEMENTS","answer":{"banners":[{"id":"s","groupName":"s","url":"s","title":"s","alt":"s","linkageType":"s","linkageTarget":"s0","image":{"width":"n","height":"n","color":"s"}}],"promotion":[{"id":"s","title":"s","content":"s","type":"us","publishedAt":"us"}]}} as const satisfies OperationMeta;
export const getWinnerBoard = {"method":"get","path":"/wps/relay/GCSGAME_getRankList","moduleId":"CONTENT_WINNERS","answer":{"list":[{"rank":"n","account":"s","gameName":"s","nodeId":"n","vassalage":"s","amount":"s","currency":"s","time":"n"}]}} as const satisfies OperationMeta;
export const getUnreadCount = {"method":"get","path":"/wps/relay/CSP_unreadCount","moduleId":"CONTENT_UNREAD","sendToken":true,"answer":"n"} as const satisfies OperationMeta;
export const listWinners = {"method":"get","path":"/wps/winners","moduleId":"WINNER_LIST","answer":{"content":[{"rank":"n","account":"s","gameName":"s","nodeId":"n","vassalage":"s","amount":"s","currency":"s","time":"n"}],"page":"n","pageSize":"n","total":"n","totalPages":"n"}} as const satisfies OperationMeta;
