import { isOutcomeUnknown } from "../../shared/api/errors/retry-rules.ts";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { PhoneCountry, PhoneValue } from "@lobbykit/design-system/PhoneField";
import { api, ApiError, mintIdempotencyKey } from "../../shared/api/api.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { UNTICKED_TERMS_MERCHANTS } from "../../shared/config/merchants.ts";
import { landingCodes } from "../../shared/session/landing-codes.ts";
import { forgetForRegistration, keptForRegistration } from "../../shared/social/social.ts";
import { useCaptcha } from "../../shared/verification/use-captcha.ts";
import { useSendCode } from "../../shared/verification/use-send-code.ts";
import { validateField, type Complaint } from "../../shared/validation/rules.ts";
import {
  attemptFor,
  planFields,
  registrationBody,
  type Attempt,
  type Draft,
  type Field,
  type RegisterRules,
  type Tab,
} from "./rules.ts";

/** The server's data about the registration before it starts. */
export interface RegistrationSetup {
  hasMobileTab: boolean;
  /** Whether a registration by mobile number needs a password (R285). */
  isPasswordAsked: boolean;
  /** Whether the mobile number must be verified with a code (R284). */
  isCodeAsked: boolean;
  /** Whether people may register without the code of an agent or member (R291). */
  isDirect: boolean;
  rules: RegisterRules;
  countries: readonly [PhoneCountry, ...PhoneCountry[]];
  ageLimit: number;
  /** Whether the affiliate code of the visitor's link is valid (R360). */
  hasAffiliateCode: boolean;
  /** The affiliate code of the visitor's link, if the server refuses it (R360). */
  refusedLinkCode: string | undefined;
}

/** Fields that link the new account with the visitor's third party (R030). */
function socialFields() {
  const identity = keptForRegistration();
  return identity && { socialProvider: identity.provider, socialIdToken: identity.idToken };
}

export type Registration = ReturnType<typeof useRegistration>;

/** The input of both tabs, so that changing tabs loses nothing (WCAG 3.3.7). */
export function useRegistration(setup: RegistrationSetup) {
  const { hasMobileTab, isPasswordAsked, isCodeAsked, isDirect, rules, countries, ageLimit } = setup;
  const [tab, setTab] = useState<Tab>(hasMobileTab ? "mobile" : "username");
  const [texts, setTexts] = useState<Draft>(() => ({ affiliateCode: landingCodes().affiliateCode ?? "" }));
  const [phone, setPhone] = useState<PhoneValue>({ dialingCode: countries[0].dialingCode, number: "" });
  const [phoneComplaint, setPhoneComplaint] = useState<Complaint>();
  const [answer, setAnswer] = useState({ attempt: 0, text: "" });
  const [isTermsTicked, setTermsTicked] = useState(() => !UNTICKED_TERMS_MERCHANTS.includes(merchantCode()));
  const [isAgeConfirmed, setAgeConfirmed] = useState(false);
  const [isCodeRefused, setCodeRefused] = useState(false);
  const captcha = useCaptcha();
  const [arrived] = useState(socialFields);
  useEffect(() => forgetForRegistration, []);

  const hasAffiliateCode = setup.hasAffiliateCode && !isCodeRefused;
  const plan = planFields({ tab, rules, isPasswordAsked, isCodeAsked, isDirect, hasAffiliateCode });
  const mobileRule = plan.find(({ field }) => field === "mobileNum")?.rule;
  // A new picture needs a new answer.
  const captchaText = answer.attempt === captcha.attempt ? answer.text : "";
  const draft: Draft = { ...texts, mobileNum: phone.number, captcha: captchaText };
  const countryDialingCode = `+${phone.dialingCode}`;

  const isCaptchaAsked = plan.some(({ field }) => field === "captcha");
  const { renew } = captcha;
  const isCaptchaShown = captcha.attempt > 0;
  useEffect(() => {
    if (isCaptchaAsked && !isCaptchaShown) renew();
  }, [isCaptchaAsked, isCaptchaShown, renew]);

  const code = useSendCode({
    receiver: countryDialingCode + phone.number,
    timer: "expirationTime",
    request: async () => {
      const complaint = mobileRule && validateField("mobileNum", phone.number, { ...mobileRule, required: true });
      setPhoneComplaint(complaint);
      if (complaint) return undefined;
      const body = { variant: tab, mobileNum: phone.number, countryDialingCode };
      return api.call("sendRegisterSmsCode", { query: { merchantCode: merchantCode() }, body });
    },
  });

  const last = useRef<Attempt>(undefined);
  const registering = useMutation({
    mutationFn: async () => {
      const landing = isCodeRefused ? {} : landingCodes();
      const { href: registerUrl, host: domain } = location;
      const captchaId = captcha.captcha?.captchaId;
      const given = { countryDialingCode, captchaId, landing, registerUrl, domain, isAgeConfirmed };
      const body = { ...registrationBody(plan, draft, given), ...(socialFields() ?? arrived) };
      last.current = attemptFor(last.current, JSON.stringify([tab, body]), mintIdempotencyKey);
      const options = { query: { merchantCode: merchantCode() }, idempotencyKey: last.current.key };
      return tab === "mobile"
        ? api.call("registerByMobile", { ...options, body: { mobileNum: "", ...body } })
        : api.call("registerByUsername", { ...options, body: { username: "", password: "", ...body } });
    },
    onError: (error) => {
      // The outcome of the registration is unknown. Sending the same data with the same key returns the outcome, so the captcha and the key
      // stay (C13).
      if (!(error instanceof ApiError) || isOutcomeUnknown(error)) return;
      last.current = undefined;
      // Each captcha can be used once (R277).
      if (isCaptchaAsked) renew();
      // The form then shows the field, so that the person can correct a code that came with a link (R360).
      if (error.code === "AFFILIATE_CODE_INVALID") setCodeRefused(true);
    },
  });

  return {
    tab,
    setTab,
    plan,
    draft,
    ageLimit,
    refusedLinkCode: setup.refusedLinkCode,
    countries,
    phone,
    phoneComplaint,
    captcha,
    code,
    isTermsTicked,
    setTermsTicked,
    isAgeConfirmed,
    setAgeConfirmed,
    /** Sends the registration. The session is not open afterwards. Rejects with ApiError. */
    register: registering.mutateAsync,
    changePhone: (next: PhoneValue) => {
      setPhone(next);
      setPhoneComplaint(undefined);
    },
    change: (field: Field, text: string) =>
      field === "captcha"
        ? setAnswer({ attempt: captcha.attempt, text })
        : setTexts((before) => ({ ...before, [field]: text })),
  };
}
