import type { components } from "../../../generated/types.ts";
import { Refusal, type Operation } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { CLUB_LEVELS } from "../../world/identity/data/club-levels.ts";
import { iconPathOf, MEMBER_ICON_PATHS, MEMBER_ICONS } from "../../world/identity/data/member-icons.ts";
import { inLanguage } from "../../world/text.ts";
import { merchantOfCurrency } from "../../world/site/merchants.ts";
import { whyBroken } from "../../world/identity/register-rules.ts";
import { transaction } from "../../world/store.ts";
import { noteChange } from "./account-events.ts";
import { forMembers, requireRecentProof } from "../gate.ts";
import { momentOrNull } from "../moments.ts";
import { shownPasskey } from "../authentication/passkey-checks.ts";

type MemberInfo = components["schemas"]["MemberInfo"];

const infoOf = (account: Account, language: string): MemberInfo => ({
  id: account.id,
  account: account.username,
  nickname: account.nickname || null,
  type: account.type,
  toUpline: account.upline !== "",
  clubLabel: { labelName: account.clubLevel ? inLanguage(CLUB_LEVELS[account.clubLevel], language) : null },
  freePlay: account.role === "guest",
});

export const getMemberInfo: Operation = (request) => {
  const { account } = request;
  if (!account) throw new Refusal(401, "UNAUTHENTICATED");
  return infoOf(account, request.language);
};

/** Fields that the registration rules also validate here, whether or not the registration form shows them. */
const RULED_FIELDS = ["nickname", "email", "line", "whatsapp", "facebook", "wechat", "zalo"] as const;

export const setMemberInfo = forMembers({}, (request, account) => {
  const { world } = request;
  const changes = request.body as components["schemas"]["MemberChange"];
  // A new e-mail address is sensitive, because it can reset the password.
  const isOtherEmail = changes.email !== undefined && changes.email !== account.email;
  if (isOtherEmail) requireRecentProof(request);
  const rules = world.registerRules.of(merchantOfCurrency(account.currency));
  const details = RULED_FIELDS.flatMap((field) => {
    const message = whyBroken(field, changes[field] ?? "", { ...rules[field], enabled: true, required: false });
    return message === undefined ? [] : [{ path: `body/${field}`, message }];
  });
  if (details.length > 0) throw new Refusal(422, "INVALID_REQUEST", { details });
  const { nickname, email, ...profile } = changes;
  if (profile.icon && !MEMBER_ICON_PATHS.includes(profile.icon)) throw new Refusal(422, "INVALID_URL");
  const owner = email ? world.accounts.byEmail(email) : undefined;
  if (owner && owner.id !== account.id) throw new Refusal(422, "EMAIL_TAKEN");
  return transaction(world.store, () => {
    world.accounts.change(account, {
      ...(nickname !== undefined && { nickname }),
      ...(email !== undefined && { email }),
    });
    world.profiles.change(account.id, profile);
    if (isOtherEmail) noteChange(request, account, "emailChanged");
    return infoOf(world.accounts.byId(account.id) ?? account, request.language);
  });
});

export const getSecurityOverview = forMembers({}, (request, account) => {
  const { email, mobile, lastLogin } = account;
  const paymentPassword = request.world.paymentPasswords.isSet(account.id);
  const isAuthenticatorOn = request.world.authenticators.isOn(account.id);
  const passkeys = request.world.passkeys.of(account.id);
  const done = [email !== "", mobile !== "", paymentPassword].filter(Boolean).length;
  return {
    email: email === "" ? null : maskEmail(email),
    mobile: mobile === "" ? null : maskMobile(mobile),
    paymentPassword,
    twoFactor: isAuthenticatorOn ? ["authenticator"] : [],
    recoveryCodes: isAuthenticatorOn ? request.world.recoveryCodes.left(account.id) : null,
    passkeys: passkeys.map(shownPasskey),
    level: done < 2 ? "low" : isAuthenticatorOn || passkeys.length > 0 ? "high" : "medium",
    lastLoginAt: momentOrNull(lastLogin?.at),
    lastLoginIp: lastLogin?.ip ?? null,
  } satisfies components["schemas"]["SecurityOverview"];
});

/** `d•••@example.com`: the owner recognises it, nobody else can read it. */
const maskEmail = (email: string) => email.replace(/^(.)[^@]*/u, "$1•••");
/** `+880•••5678`. */
const maskMobile = (mobile: string) => `${mobile.slice(0, 4)}•••${mobile.slice(-4)}`;

export const getMemberIcon = forMembers({ freePlay: true, restricted: true }, (request, account) => {
  return request.world.profiles.of(account.id).icon ?? iconPathOf(MEMBER_ICONS[0]);
});

/** A guest's choice is stored only by the client. */
export const updateLanguage: Operation = (request) => {
  const { account, world } = request;
  if (account) world.profiles.change(account.id, request.body as components["schemas"]["LanguageChoice"]);
  return null;
};
