import type { components } from "../../generated/types.ts";
import { failure, success, type Handler, type Handlers } from "../handler.ts";
import { iconPathOf, MEMBER_ICONS } from "../world/data/member-icons.ts";
import { enter } from "./gate.ts";

const getMemberInfo: Handler = (request) => {
  const { account } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  return success(request, {
    id: account.id,
    account: account.username,
    nickname: account.nickname || null,
    type: account.type,
    toUpline: account.upline !== "",
    clubLabel: { labelName: account.clubLabel || null },
    freePlay: account.role === "guest",
  });
};

const getMemberIcon: Handler = (request) => {
  const { account, refusal } = enter(request, { freePlay: true, restricted: true });
  if (refusal) return refusal;
  return success(request, request.world.profiles.of(account.id).icon ?? iconPathOf(MEMBER_ICONS[0]));
};

/** A visitor's choice is kept by the client alone. */
const updateLanguage: Handler = (request) => {
  const { account, world } = request;
  if (account) world.profiles.change(account.id, request.body as components["schemas"]["LanguageChoice"]);
  return success(request, null);
};

export const memberHandlers: Handlers = { getMemberInfo, getMemberIcon, updateLanguage };
