import type { components } from "../../../generated/types.ts";
import { Refusal, type Operation, type HandlerRequest } from "../../handler.ts";
import { readIdToken } from "../third-party-token.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { REGISTER_FIELDS, type RegisterField, type RegisterRules } from "../../world/identity/data/register-rules.ts";
import { merchantOf, type Merchant } from "../../world/site/merchants.ts";
import { PROFILE_FIELDS } from "../../world/identity/profiles.ts";
import { brokenRules, whyBroken, type BrokenRule } from "../../world/identity/register-rules.ts";
import { transaction } from "../../world/store.ts";
import { readMobile, type Mobile } from "./mobile.ts";
import { openSession } from "./open-session.ts";
import { checkSmsCode } from "../authentication/sms-code.ts";

type Form = components["schemas"]["RegistrationFields"];
type Tab = "username" | "mobile";

/** State of one registration while it is checked. */
interface Registration {
  request: HandlerRequest;
  merchant: Merchant;
  form: Form;
  rules: RegisterRules;
  /** The typed phone number, when there is one. */
  mobile: Mobile | undefined;
}

const hidden = { enabled: false, required: false };

/**
 * The rules of a registration tab. On the mobile tab the number is the username, and a switch decides whether a password is required (R285,
 * R361).
 */
function rulesOf({ world }: HandlerRequest, merchant: Merchant, tab: Tab): RegisterRules {
  const rules = world.registerRules.of(merchant);
  if (tab === "username") return rules;
  const isPasswordAsked = world.modules.isOn(merchant, "MOBILENUMPASSREG3");
  const asked = isPasswordAsked ? {} : hidden;
  return {
    ...rules,
    username: { ...rules.username, required: false },
    mobileNum: { ...rules.mobileNum, enabled: true, required: true },
    password: { ...rules.password, ...asked },
    confirmPassword: { ...rules.confirmPassword, ...asked },
  };
}

function readRegistration(request: HandlerRequest, tab: Tab): Registration {
  const merchant = merchantOf(request.query.merchantCode);
  const form = request.body as Form;
  const rules = rulesOf(request, merchant, tab);
  const typed = { number: form.mobileNum, dialingCode: form.countryDialingCode };
  const hasMobile = rules.mobileNum.enabled && (form.mobileNum ?? "") !== "";
  return { request, merchant, form, rules, mobile: hasMobile ? readMobile(request, merchant, typed) : undefined };
}

const register =
  (tab: Tab): Operation =>
  (request) => {
    const { world } = request;
    if (world.scenarios.isOn("region-blocked")) throw new Refusal(403, "REGION_RESTRICTED");
    const registration = readRegistration(request, tab);
    const { merchant } = registration;
    const isOff = tab === "mobile" && !world.modules.isOn(merchant, "MOBILENUMREG3");
    if (isOff) throw new Refusal(403, "MODULE_DISABLED");
    // The cheap checks come first, so that nothing is looked up for invalid requests.
    checkConsent(registration);
    checkFields(registration);
    checkCaptcha(registration);
    checkUpline(registration);
    checkNotTaken(registration);
    checkMobileCode(registration);
    checkMobileNotTaken(registration);
    return transaction(world.store, () => enrol(registration));
  };

/** Refuses a registration without consent to the terms (R397) or without confirmation of the age (R398). */
function checkConsent({ form }: Registration): void {
  if (form.termsAccepted !== true) throw new Refusal(422, "TERMS_NOT_ACCEPTED");
  if (form.ageConfirmed !== true) throw new Refusal(422, "NOT_ELIGIBLE");
}

/** Validated separately: compared with another field, or with their own error codes for missing and wrong values. */
const JUDGED_APART: readonly RegisterField[] = ["confirmPassword", "captcha", "verificationCode", "affiliateCode"];
const JUDGED_BY_RULE = REGISTER_FIELDS.filter((field) => !JUDGED_APART.includes(field));

function checkFields({ form, rules, mobile }: Registration): void {
  const broken: BrokenRule[] = brokenRules(form, rules, JUDGED_BY_RULE);
  const isUnconfirmed = rules.confirmPassword.enabled && (form.confirmPassword ?? "") !== (form.password ?? "");
  if (isUnconfirmed) broken.push({ path: "body/confirmPassword", message: "must equal password" });
  if (broken.length > 0) throw new Refusal(422, "INVALID_REQUEST", { details: broken });
  if (mobile?.isValid === false) throw new Refusal(422, mobile.code);
}

function checkCaptcha({ request, form, rules }: Registration): void {
  const { captcha = "", captchaId = "" } = form;
  if (!rules.captcha.enabled || (captcha === "" && !rules.captcha.required)) return;
  const value = { captcha: true };
  if (captcha === "" || captchaId === "") throw new Refusal(422, "CAPTCHA_REQUIRED", { value });
  const isRight = request.world.captchas.redeem(captchaId, captcha);
  if (!isRight) throw new Refusal(422, "CAPTCHA_INVALID", { value });
}

/** The code that links the new member: the affiliate's, else a friend's (R219, R360). */
const linkOf = ({ request, form }: Registration) => {
  const typed = form.affiliateCode || form.referralCode || "";
  return { typed, code: request.world.affiliateCodes.find(typed) };
};

/** The member who was named as the recommender (R351). */
function recommenderOf({ request, form, rules }: Registration) {
  const typed = rules.recommenderId.enabled ? (form.recommenderId ?? "") : "";
  const account = request.world.accounts.byUsername(typed);
  return { typed, account: account?.role === "member" ? account : undefined };
}

/** Whether the given value of a field breaks its rule. */
const isBroken = ({ form, rules }: Registration, field: "affiliateCode" | "verificationCode"): boolean =>
  whyBroken(field, form[field] ?? "", { ...rules[field], required: false }) !== undefined;

/** Refuses an affiliate code that breaks its rule or does not exist. One is required while DIRECTREG3 is off (R291). */
function checkUpline(registration: Registration): void {
  const { rules } = registration;
  const { typed, code } = linkOf(registration);
  const isRequired = rules.affiliateCode.enabled && rules.affiliateCode.required;
  const isUnknown = code === undefined && (typed !== "" || isRequired);
  const isCodeBad = isUnknown || isBroken(registration, "affiliateCode");
  const recommender = recommenderOf(registration);
  const isStranger = recommender.typed !== "" && !recommender.account;
  if (isCodeBad || isStranger) throw new Refusal(422, "AFFILIATE_CODE_INVALID");
}

/** The direct upline of the new member. All of a team must use one currency, because its figures are sums and money moves within it. */
function uplineOf(registration: Registration): Account | undefined {
  const { code } = linkOf(registration);
  const { account: recommender } = recommenderOf(registration);
  const upline = code ? registration.request.world.accounts.byId(code.accountId) : recommender;
  return upline?.currency === registration.merchant.currency ? upline : undefined;
}

/** Without a username, the phone number becomes the username (R029). */
const usernameOf = ({ form, mobile }: Registration) =>
  form.username || (mobile?.isValid ? mobile.international.slice(1) : "");

function checkNotTaken({ request, form, rules }: Registration): void {
  const { accounts } = request.world;
  if (form.username && accounts.byUsername(form.username)) throw new Refusal(422, "USERNAME_TAKEN");
  const isEmailTaken = rules.email.enabled && form.email && accounts.byEmail(form.email);
  if (isEmailTaken) throw new Refusal(422, "EMAIL_TAKEN");
}

/** Checked only after the number is verified, where that is required, so that nobody else learns who owns it. */
function checkMobileNotTaken(registration: Registration): void {
  const { request, mobile } = registration;
  const { accounts } = request.world;
  if (mobile?.isValid && accounts.byMobile(mobile.international)) throw new Refusal(422, "MOBILE_TAKEN");
  // A number may be the username of a member who does not own it.
  if (accounts.byUsername(usernameOf(registration))) throw new Refusal(422, "USERNAME_TAKEN");
}

/** R284: a given number must be verified, by SMS code or by a third party. */
function checkMobileCode(registration: Registration): void {
  const { request, form, rules, mobile } = registration;
  if (!rules.verificationCode.enabled || !mobile?.isValid) return;
  if (isBroken(registration, "verificationCode")) throw new Refusal(422, "VERIFICATION_CODE_INVALID");
  checkSmsCode(request, "register", mobile.international, form.verificationCode, form.firebaseIdToken);
}

/** Creates the account, links its third-party login if there is one, and opens its session, in one transaction. */
function enrol(registration: Registration): components["schemas"]["LoginResult"] {
  const { request, form, rules, mobile, merchant } = registration;
  const { world } = request;
  const given = (field: RegisterField): string => (rules[field].enabled ? (form[field] ?? "") : "");
  const { code } = linkOf(registration);
  const upline = uplineOf(registration);
  const international = mobile?.isValid ? mobile.international : "";
  const account = world.accounts.create({
    username: usernameOf(registration),
    nickname: given("nickname"),
    // Without a password the member logs in by SMS, and can set one with the phone.
    password: given("password") || crypto.randomUUID(),
    currency: merchant.currency,
    mobile: international,
    email: given("email"),
    upline: upline?.username ?? "",
  });
  const profile = PROFILE_FIELDS.flatMap((field) => (field in rules ? [[field, given(field as RegisterField)]] : []));
  world.profiles.change(account.id, Object.fromEntries(profile));
  if (upline) world.team.join(account.id, upline.id);
  if (given("paymentPassword")) world.paymentPasswords.set(account.id, given("paymentPassword"));
  if (code) world.affiliateCodes.countRegistration(code.code);
  if (international) world.verificationCodes.spend("register", international);
  linkSocial(account, registration);
  return openSession(account, request);
}

/** Links a third-party login, so that the member can log in with it from now on (R030). */
function linkSocial(account: Account, { request, form }: Registration): void {
  const { socialProvider, socialIdToken } = form;
  if (!socialProvider || !socialIdToken) return;
  const { subject, expiresAt } = readIdToken(socialIdToken);
  if (subject !== "" && expiresAt > request.now) request.world.socialLinks.link(socialProvider, subject, account.id);
}

export const registerByUsername = register("username");
export const registerByMobile = register("mobile");
