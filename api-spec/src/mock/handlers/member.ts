import { failure, success, type Handler, type Handlers } from "../handler.ts";

const RESTRICTED_TYPE = 4;
/** Unread messages of the persona with a history. */
const UNREAD_MESSAGES = 3;

const getMemberInfo: Handler = (request) => {
  const { account } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  return success(request, {
    id: account.id,
    account: account.username,
    nickname: account.nickname,
    type: account.type,
    toUpline: account.upline !== "",
    clubLabel: { labelName: account.clubLabel || null },
    freePlay: account.role === "guest",
  });
};

const getUnreadCount: Handler = (request) => {
  const { account } = request;
  if (account?.type === RESTRICTED_TYPE) return failure(request, 403, "ACCOUNT_RESTRICTED");
  return success(request, account?.traits.includes("history") ? UNREAD_MESSAGES : 0);
};

export const memberHandlers: Handlers = { getMemberInfo, getUnreadCount };
