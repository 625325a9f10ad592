// Written by `npm run generate` from openapi/. Do not edit.

import type { OperationMeta } from "../operation-meta.ts";

export const getAgentTeamOverview = {"method":"get","path":"/wps/agent/overview","tag":"agent","moduleId":"AGENT_TEAM_OVERVIEW","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listTeamMembers = {"method":"get","path":"/wps/agent/team","tag":"agent","moduleId":"AGENT_TEAM_MEMBERS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listTeamBets = {"method":"get","path":"/wps/agent/team/bets","tag":"agent","moduleId":"AGENT_TEAM_BETS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const listTeamTransactions = {"method":"get","path":"/wps/agent/team/transactions","tag":"agent","moduleId":"AGENT_TEAM_TRANSACTIONS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const transferToRelative = {"method":"post","path":"/wps/agent/transfers","tag":"agent","moduleId":"AGENT_TRANSFER","encrypted":true,"sendToken":true,"evidence":"proposed","typed":[{"fields":{"paymentPassword":"digits"}}]} as const satisfies OperationMeta;
export const listReferralLinks = {"method":"get","path":"/wps/agent/referral-links","tag":"agent","moduleId":"AGENT_REFERRAL_LINKS","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
export const createReferralLink = {"method":"post","path":"/wps/agent/referral-links","tag":"agent","moduleId":"AGENT_REFERRAL_CREATE","encrypted":false,"sendToken":true,"evidence":"proposed"} as const satisfies OperationMeta;
