import { randomBytes, randomUUID } from "node:crypto";
import type { components } from "../../../generated/types.ts";
import { drawCaptcha } from "../authentication/captcha-image.ts";
import { captchaSound } from "../authentication/captcha-sound.ts";
import { Refusal, withHeaders, type ErrorCode, type HandlerRequest, type Operation } from "../../handler.ts";
import { readIdToken } from "../third-party-token.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { nameFrom } from "../../world/authentication/login-guard.ts";
import { DEFAULT_MERCHANT, merchantOf, type Merchant } from "../../world/site/merchants.ts";
import { transaction } from "../../world/store.ts";
import type { CodeVerdict } from "../../world/authentication/verification-codes.ts";
import { noteChange, noteEvent } from "./account-events.ts";
import { forMembers, requireRecentProof } from "../gate.ts";
import { requireNoWait } from "../locked.ts";
import { readMobile } from "./mobile.ts";
import { openSession } from "./open-session.ts";
import { originOf } from "./origin.ts";
import { checkMayLogIn } from "./login-rights.ts";

type LoginBody = components["schemas"]["LoginRequest"];
type LoginResult = components["schemas"]["LoginResult"];

const FAILURES_BEFORE_CAPTCHA = 3;
const FREE_PLAY_OPENING_MINOR = 10_000_00;

/** The common part of the three kinds of login (R215). */
interface Claim {
  /** The name that failed attempts are counted for. */
  name: string;
  account: Account | undefined;
  /** The typed password, when there is one. */
  password?: string;
  /** Returns why the login fails. Called only after the captcha and the lock have been checked. */
  fault(): ErrorCode | undefined;
}

export const login: Operation = (request) => {
  const { world } = request;
  const body = request.body as LoginBody;
  const isOff = body.type === "sms" && !world.modules.isOn(DEFAULT_MERCHANT, "MOBILEVERCODELOGIN3");
  if (isOff) throw new Refusal(403, "MODULE_DISABLED");
  const claim = readClaim(body, request);
  const { name, account } = claim;
  const { ip: client } = originOf(request);
  const { loginGuard, clientLimits } = world;
  requireNoWait(loginGuard.lockedForMs("loginFrom", nameFrom(client, name)));
  requireNoWait(clientLimits.waitMs("failedNames", client));
  const needsCaptcha = () => {
    // A third party has already checked for robots, and its request has no captcha field.
    if (body.type === "firebase") return false;
    const limit = account?.traits.includes("captchaOnAnyFailure") ? 1 : FAILURES_BEFORE_CAPTCHA;
    return loginGuard.failuresOf("login", name) >= limit;
  };
  const refusal = (code: ErrorCode) => new Refusal(400, code, { value: { captcha: needsCaptcha() } });
  const failed = (code: ErrorCode) => {
    loginGuard.fail("login", name);
    loginGuard.fail("loginFrom", nameFrom(client, name));
    clientLimits.count("failedNames", client, name);
    if (account) noteEvent(request, account, "loginFailed");
    return refusal(code);
  };
  if (needsCaptcha()) {
    // A missing captcha is not counted as a failed attempt: no password was tried, and requests without a captcha must not lock a name.
    const { captcha, captchaId } = captchaOf(body);
    if (captcha === undefined || captchaId === undefined) throw refusal("CAPTCHA_REQUIRED");
    if (!world.captchas.redeem(captchaId, captcha)) throw refusal("CAPTCHA_INVALID");
  }
  const fault = claim.fault();
  if (fault !== undefined) throw failed(fault);
  // Read the account again, because a temporary password may just have become its password.
  const member = account && world.accounts.byId(account.id);
  if (!member) throw failed("LOGIN_FAILED");
  loginGuard.forgive("login", name);
  loginGuard.forgive("loginFrom", nameFrom(client, name));
  checkMayLogIn(member, request);
  return openSession(member, request, { password: claim.password });
};

function readClaim(body: LoginBody, request: HandlerRequest): Claim {
  const { accounts } = request.world;
  if (body.type === "username") {
    const { username, password } = body;
    const account = accounts.byUsername(username);
    const isProven = () => isPasswordOf(account, password, request);
    return { name: username, account, password, fault: () => (isProven() ? undefined : "LOGIN_FAILED") };
  }
  if (body.type === "sms") return readSmsClaim(body, request);
  const { subject, phone, expiresAt } = readIdToken(body.idToken);
  const account = accounts.byUsername(subject) ?? (phone === "" ? undefined : accounts.byMobile(phone));
  const isExpired = expiresAt <= request.now;
  return {
    name: `firebase:${subject}`,
    account,
    fault: () => (isExpired ? "VERIFICATION_CODE_EXPIRED" : undefined),
  };
}

/** Returns whether the password is right. The first use of a mailed temporary password replaces the old one, which must then be changed. */
function isPasswordOf(account: Account | undefined, password: string, request: HandlerRequest): boolean {
  const { world } = request;
  if (world.accounts.isPassword(account, password)) return true;
  if (!account || !world.temporaryPasswords.redeem(account.id, password)) return false;
  world.accounts.setPassword(account, password, true);
  world.sessions.endAll(account.id);
  noteChange(request, account, "passwordChanged");
  return true;
}

const CODE_FAULTS = {
  right: undefined,
  wrong: "VERIFICATION_CODE_INVALID",
  locked: "VERIFICATION_CODE_INVALID",
  expired: "VERIFICATION_CODE_EXPIRED",
} as const satisfies Record<CodeVerdict, ErrorCode | undefined>;

function readSmsClaim(body: Extract<LoginBody, { type: "sms" }>, request: HandlerRequest): Claim {
  const { accounts, verificationCodes } = request.world;
  const typed = { number: body.mobileNo, dialingCode: body.countryDialingCode };
  const mobile = readMobile(request, DEFAULT_MERCHANT, typed);
  if (!mobile.isValid) return { name: body.mobileNo, account: undefined, fault: () => "LOGIN_FAILED" };
  const name = mobile.international;
  const code = body.password ?? "";
  return {
    name,
    account: accounts.byMobile(name),
    fault: () => {
      if (code === "") return "VERIFICATION_CODE_MISSING";
      const fault = CODE_FAULTS[verificationCodes.check("login", name, code, originOf(request).ip)];
      if (fault === undefined) verificationCodes.spend("login", name);
      return fault;
    },
  };
}

const captchaOf = (body: LoginBody): { captcha?: string; captchaId?: string } => (body.type === "firebase" ? {} : body);

/** The member of the request, when their session has no pending steps. */
function presentMember({ account, token, world }: HandlerRequest): Account | undefined {
  const isFree = token !== undefined && world.sessions.find(token)?.pending.length === 0;
  return isFree && account?.role === "member" ? account : undefined;
}

/** Logs in by a third party. An unknown identity is linked to the calling member; without one, the client must register (R030). */
export const loginSocial: Operation = (request) => {
  const { world, query } = request;
  const { provider, idToken } = request.body as components["schemas"]["SocialLogin"];
  const flag = provider === "google" ? "socialGoogle" : "socialFacebook";
  if (!world.modules.isOn(merchantOf(query.merchantCode), flag)) throw new Refusal(403, "MODULE_DISABLED");
  const { subject, expiresAt } = readIdToken(idToken);
  if (subject === "" || expiresAt <= request.now) throw new Refusal(422, "LOGIN_FAILED");
  const accountId = world.socialLinks.accountIdOf(provider, subject);
  const account = accountId === undefined ? presentMember(request) : world.accounts.byId(accountId);
  if (!account) return { needsRegistration: true };
  // Linking adds a way to log in, so it needs a recent proof of identity.
  if (accountId === undefined) requireRecentProof(request);
  world.socialLinks.link(provider, subject, account.id);
  if (accountId === undefined) noteChange(request, account, "thirdPartyLinked");
  checkMayLogIn(account, request);
  return openSession(account, request);
};

/** Format of a compact JWE: five parts. An unencrypted key is also accepted (D4). */
const COMPACT_JWE = /^[\w-]+(?:\.[\w-]*){4}$/;

export const loginFreePlay: Operation = async (request) => {
  const { world, query } = request;
  const merchant = merchantOf(query.merchantCode);
  const { randomKey } = request.body as components["schemas"]["FreePlayRequest"];
  const isReadable = !COMPACT_JWE.test(randomKey) || (await world.keys.decrypt(randomKey).then(Boolean, () => false));
  if (!isReadable) throw new Refusal(400, "DECRYPTION_FAILED");
  if (world.scenarios.isOn("region-blocked")) throw new Refusal(403, "REGION_RESTRICTED");
  if (!world.modules.isOn(merchant, "FREEPLAY3")) throw new Refusal(403, "MODULE_DISABLED");
  const username = `free${randomBytes(4).toString("hex")}`;
  // In one transaction, so that no guest exists without play money.
  return transaction(world.store, () => openFreePlay(request, username, merchant));
};

function openFreePlay(request: HandlerRequest, username: string, merchant: Merchant): LoginResult {
  const { world } = request;
  const account = world.accounts.create({
    username,
    nickname: "Guest",
    password: randomUUID(),
    role: "guest",
    currency: merchant.currency,
  });
  const opening = { key: "opening", kind: "opening", reference: "Play money" } as const;
  world.ledger.post({ ...opening, accountId: account.id, amountMinor: FREE_PLAY_OPENING_MINOR });
  return openSession(account, request);
}

export const logout: Operation = (request) => {
  const { account, token, world } = request;
  if (token !== undefined) world.sessions.end(token);
  if (account) world.protection.sessions.end(account.id);
  if (account) noteEvent(request, account, "logout");
  return null;
};

export const getLoginInfo: Operation = (request) => {
  const { account, headers, token, world } = request;
  if (!account) throw new Refusal(401, "UNAUTHENTICATED");
  const { at = null, ip = null } = world.sessions.previousLogin(token ?? "") ?? {};
  return { lastLoginTime: at, lastLoginIp: ip, ip: headers["x-client-ip"] };
};

export const markFirstLogin = forMembers({ freePlay: true, restricted: true }, (request, account) => {
  request.world.accounts.endFirstLogin(account);
  return null;
});

export const getCaptcha: Operation = async (request) => {
  const { world, query } = request;
  const isAudio = query.medium === "audio";
  const known = isAudio && typeof query.captchaId === "string" ? world.captchas.textOf(query.captchaId) : undefined;
  if (known !== undefined) {
    const headers = { "x-captcha-id": String(query.captchaId) };
    return withHeaders(request, captchaSound(known), headers);
  }
  const { text, base64 } = await drawCaptcha();
  const id = world.captchas.issue(text);
  world.outbox.send({ kind: "captcha", to: id, code: text });
  const headers = { "x-captcha-id": id };
  return withHeaders(request, isAudio ? captchaSound(text) : base64, headers);
};
