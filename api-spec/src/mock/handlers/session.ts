import { randomBytes, randomUUID } from "node:crypto";
import type { components } from "../../generated/types.ts";
import { drawCaptcha } from "../captcha-image.ts";
import { captchaSound } from "../captcha-sound.ts";
import { failure, success, type Handler, type HandlerRequest, type Handlers, type Reply } from "../handler.ts";
import type { Account, Login } from "../world/accounts.ts";
import { DEFAULT_MERCHANT } from "../world/merchants.ts";
import { FIXED_CODE } from "../world/personas.ts";
import { transaction } from "../world/store.ts";
import { enter } from "./gate.ts";

type LoginBody = components["schemas"]["LoginRequest"];
type LoginResult = components["schemas"]["LoginResult"];

const FAILURES_BEFORE_CAPTCHA = 3;
const FREE_PLAY_OPENING_MINOR = 10_000_00;
const NO_STORE = { "cache-control": "no-store" };

/** What a login claims, whichever of its three kinds it is (R215). */
interface Claim {
  /** The name under which failures are counted. */
  name: string;
  account: Account | undefined;
  isProven: boolean;
}

const login: Handler = (request) => {
  const { world } = request;
  const body = request.body as LoginBody;
  const { name, account, isProven } = readClaim(body, request);
  const lockedForMs = world.loginGuard.lockedForMs(name);
  if (lockedForMs > 0) {
    const headers = { "retry-after": String(Math.ceil(lockedForMs / 1000)) };
    return failure(request, 429, "TOO_MANY_REQUESTS", { headers });
  }
  const needsCaptcha = () => {
    const limit = account?.traits.includes("captchaOnAnyFailure") ? 1 : FAILURES_BEFORE_CAPTCHA;
    return world.loginGuard.failuresOf(name) >= limit;
  };
  const refuse = (code: "CAPTCHA_REQUIRED" | "CAPTCHA_INVALID" | "LOGIN_FAILED") => {
    world.loginGuard.fail(name);
    return failure(request, 400, code, { value: { captcha: needsCaptcha() } });
  };
  if (needsCaptcha()) {
    const { captcha, captchaId } = captchaOf(body);
    if (captcha === undefined || captchaId === undefined) return refuse("CAPTCHA_REQUIRED");
    if (!world.captchas.redeem(captchaId, captcha)) return refuse("CAPTCHA_INVALID");
  }
  if (!account || !isProven) return refuse("LOGIN_FAILED");
  world.loginGuard.forgive(name);
  return refusalOf(account, request) ?? openSession(account, request);
};

function readClaim(body: LoginBody, { world: { accounts } }: HandlerRequest): Claim {
  if (body.type === "username") {
    const account = accounts.byUsername(body.username);
    const isProven = account !== undefined && accounts.isPassword(account, body.password);
    return { name: body.username, account, isProven };
  }
  if (body.type === "sms") {
    const dialingCode = body.countryDialingCode?.replace(/^\+?/, "+") ?? DEFAULT_MERCHANT.dialingCode;
    const mobile = dialingCode + body.mobileNo.replace(/^0/, "");
    return { name: mobile, account: accounts.byMobile(mobile), isProven: body.password === FIXED_CODE };
  }
  const subject = subjectOf(body.idToken);
  return { name: `firebase:${subject}`, account: accounts.byUsername(subject), isProven: true };
}

/** The mock cannot ask the third party: it believes the token's subject, a persona's username. */
function subjectOf(idToken: string): string {
  try {
    const payload: unknown = JSON.parse(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString());
    return String(Object(payload).sub);
  } catch {
    return "";
  }
}

const captchaOf = (body: LoginBody): { captcha?: string; captchaId?: string } => (body.type === "firebase" ? {} : body);

/** The person is known and may not log in. */
function refusalOf(account: Account, request: HandlerRequest): Reply | undefined {
  if (account.role !== "member") return failure(request, 403, "NON_MEMBER");
  if (request.world.scenarios.isOn("region-blocked")) return failure(request, 403, "REGION_RESTRICTED");
  const exclusion = request.world.protection.exclusionOf(account);
  if (!exclusion) return undefined;
  return failure(request, 403, "SELF_EXCLUDED", { value: { until: new Date(exclusion.until).toISOString() } });
}

function openSession(account: Account, request: HandlerRequest): Reply {
  const { world } = request;
  const isVerificationPending = account.traits.includes("unregisteredIp");
  world.accounts.recordLogin(account, currentLogin(request));
  const result: LoginResult = {
    token: world.sessions.start({
      accountId: account.id,
      pending: isVerificationPending ? ["VERIFICATION_REQUIRED"] : [],
    }),
    firstTimeLogin: account.isFirstLogin,
    passwordExpired: account.isPasswordExpired,
  };
  if (!isVerificationPending) return success(request, result);
  world.outbox.send({ kind: "sms", to: account.mobile, code: FIXED_CODE });
  const id = randomBytes(12).toString("base64url");
  return success(request, { ...result, verification: { id, methods: ["mobile", "email", "google", "bankName"] } });
}

const currentLogin = ({ now, headers }: HandlerRequest): Login => ({ at: now, ip: headers["x-client-ip"] ?? "" });

const loginFreePlay: Handler = (request) => {
  const { world } = request;
  if (world.scenarios.isOn("region-blocked")) return failure(request, 403, "REGION_RESTRICTED");
  if (!world.modules.isOn(DEFAULT_MERCHANT, "FREEPLAY3")) return failure(request, 403, "MODULE_DISABLED");
  const username = `free${randomBytes(4).toString("hex")}`;
  // One transaction: a guest without play money would be a guest for nothing.
  return transaction(world.store, () => openFreePlay(request, username));
};

function openFreePlay(request: HandlerRequest, username: string): Reply {
  const { world } = request;
  const account = world.accounts.create({
    username,
    nickname: "Guest",
    password: randomUUID(),
    type: 0,
    role: "guest",
    currency: DEFAULT_MERCHANT.currency,
    mobile: "",
    email: "",
    upline: "",
    clubLabel: "",
    traits: [],
  });
  const opening = { key: "opening", kind: "opening", reference: "Play money" } as const;
  world.ledger.post({ ...opening, accountId: account.id, amountMinor: FREE_PLAY_OPENING_MINOR });
  return openSession(account, request);
}

const logout: Handler = (request) => {
  const { account, token, world } = request;
  if (token !== undefined) world.sessions.end(token);
  if (account) world.protection.sessions.end(account.id);
  return success(request, null);
};

const getLoginInfo: Handler = (request) => {
  const { account, headers } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  const { at = null, ip = null } = account.previousLogin ?? {};
  return success(request, { lastLoginTime: at, lastLoginIp: ip, ip: headers["x-client-ip"] });
};

const markFirstLogin: Handler = (request) => {
  const { account, refusal } = enter(request, { freePlay: true, restricted: true });
  if (refusal) return refusal;
  request.world.accounts.endFirstLogin(account);
  return success(request, null);
};

const getCaptcha: Handler = async (request) => {
  const { world, query } = request;
  const isAudio = query.medium === "audio";
  const known = isAudio && typeof query.captchaId === "string" ? world.captchas.textOf(query.captchaId) : undefined;
  if (known !== undefined) {
    const headers = { ...NO_STORE, "x-captcha-id": String(query.captchaId) };
    return success(request, captchaSound(known), { headers });
  }
  const { text, base64 } = await drawCaptcha();
  const id = world.captchas.issue(text);
  world.outbox.send({ kind: "captcha", to: id, code: text });
  const headers = { ...NO_STORE, "x-captcha-id": id };
  return success(request, isAudio ? captchaSound(text) : base64, { headers });
};

export const sessionHandlers: Handlers = { login, loginFreePlay, logout, getLoginInfo, markFirstLogin, getCaptcha };
