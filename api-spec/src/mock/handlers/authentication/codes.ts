import { MINUTE_MS } from "../../world/clock.ts";
import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest, type Operation } from "../../handler.ts";
import {
  EXPIRED_AT_ONCE_NUMBER,
  PHONE_OUTCOMES,
  WRONG_CAPTCHA_TOKEN,
} from "../../world/authentication/data/phone-outcomes.ts";
import { merchantOf, type Merchant } from "../../world/site/merchants.ts";
import type { CodePurpose } from "../../world/authentication/verification-codes.ts";
import { locked, requireNoWait } from "../locked.ts";
import { readMobile } from "../identity/mobile.ts";
import { originOf } from "../identity/origin.ts";

type CaptchaProvider = components["schemas"]["CaptchaProvider"];

/** How long the SMS service locks a number (R447). */
const PROVIDER_LOCK_MS = 5 * MINUTE_MS;

/** A request to send a code by SMS. */
interface WantedCode {
  purpose: CodePurpose;
  number?: string | undefined;
  dialingCode?: string | undefined;
  captchaProvider?: CaptchaProvider | undefined;
  /**
   * Whether the code is really sent. A login code for an unknown number is not, but the response is the same, so that it does not reveal
   * who is a member.
   */
  isDelivered(mobile: string): boolean;
}

/** Sends a code (R435, R445–R454). Checks, in this order: the form of the number, the captcha, the SMS service's answer, the locks. */
function sendCode(request: HandlerRequest, merchant: Merchant, wanted: WantedCode): components["schemas"]["CodeSent"] {
  const { world } = request;
  const mobile = readMobile(request, merchant, wanted);
  if (!mobile.isValid) throw new Refusal(422, mobile.code);
  if (wanted.captchaProvider?.token === WRONG_CAPTCHA_TOKEN) throw new Refusal(422, "RECAPTCHA_INVALID");
  const outcome = PHONE_OUTCOMES[mobile.national];
  if (outcome?.status === 429) throw locked(PROVIDER_LOCK_MS);
  if (outcome) throw new Refusal(outcome.status, outcome.code);
  const to = mobile.international;
  const { ip: client } = originOf(request);
  requireNoWait(world.verificationCodes.waitMs(wanted.purpose, to));
  requireNoWait(world.clientLimits.waitMs("sms", client));
  const isLate = mobile.national === EXPIRED_AT_ONCE_NUMBER;
  world.clientLimits.count("sms", client, `${to} ${request.now}`);
  const { code, expiresAt } = world.verificationCodes.issue(wanted.purpose, to, isLate ? { lifetimeMs: 0 } : {});
  if (wanted.isDelivered(to)) world.outbox.send({ kind: "sms", to, code });
  return {
    expirationTime: expiresAt,
    expiredMinutes: Math.round((expiresAt - request.now) / MINUTE_MS),
  };
}

export const sendLoginSmsCode: Operation = (request) => {
  const { world, query } = request;
  const body = request.body as components["schemas"]["LoginCodeRequest"];
  const merchant = merchantOf(query.merchantCode);
  const isServed = ["MOBILEVERCODELOGIN3", "CHNGPASSVERIF3"].some((modId) => world.modules.isOn(merchant, modId));
  if (!isServed) throw new Refusal(403, "MODULE_DISABLED");
  return sendCode(request, merchant, {
    purpose: "login",
    number: body.mobileNo,
    dialingCode: body.countryDialingCode,
    captchaProvider: body.captchaProvider,
    isDelivered: (mobile) => world.accounts.byMobile(mobile) !== undefined,
  });
};

export const sendRegisterSmsCode: Operation = (request) => {
  const { world, query } = request;
  const body = request.body as components["schemas"]["RegisterCodeRequest"];
  const merchant = merchantOf(query.merchantCode);
  const isOn = (modId: string) => world.modules.isOn(merchant, modId);
  const isServed = isOn("REGMOBVERF3") && (body.variant !== "mobile" || isOn("MOBILENUMREG3"));
  if (!isServed) throw new Refusal(403, "MODULE_DISABLED");
  return sendCode(request, merchant, {
    purpose: "register",
    number: body.mobileNum,
    dialingCode: body.countryDialingCode,
    captchaProvider: body.captchaProvider,
    // Also sent to an existing member: only the owner of the number learns, after entering the code, that the number is registered.
    isDelivered: () => true,
  });
};
