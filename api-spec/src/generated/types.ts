// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/wps/session/login": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Opens a session (E001). The body is a JWE in compact form (ECDH-ES with A256GCM, key from getJwks) whose plain text is a LoginRequest; servers may
         *     take plain JSON as well. A wrong name and a wrong password answer alike. After repeated failures the server answers `value.captcha = true`;
         *     from then on a try carries `captcha` and `captchaId`, and each captcha serves once. Staff get 403 NON_MEMBER (R410). A login from an unregistered
         *     IP succeeds with `verification` (R412). A new login does not end other sessions.
         *
         *     Type `sms` takes a code of sendLoginSmsCode that has not expired, once (VERIFICATION_CODE_MISSING, VERIFICATION_CODE_INVALID, VERIFICATION_CODE_EXPIRED); it needs
         *     MOBILEVERCODELOGIN3, else 403 MODULE_DISABLED. Type `firebase` takes a token of the third party that checked the person. 10 failures in a row of a name or
         *     number from one address let that address wait for 5 minutes, 429 (R492); another address may go on, with a captcha.
         *     An address that failed with 60 names within an hour waits, too. A try that is refused for its captcha is no failure. An unknown name takes as long as a known one.
         *
         *     A login by password with the literal default `{secret}` (R267), or with a password that has expired while PWDEXPFORCECHANGE3 is on (R266, R268), opens a session
         *     that serves changePassword, logout and what does not document 403 PASSWORD_CHANGE_REQUIRED; everything else answers that until the password is changed. The same
         *     holds for VERIFICATION_REQUIRED and verifyNewIp, which comes first. At the first login `firstTimeLogin` is true; the client asks for a new password and reports
         *     it by markFirstLogin (R265, R271), the server does not wait. A session ends 24 hours after it was last used.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/freeplay": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start free play
         * @description Opens a session with play money for a guest (E002, R422). Needs module FREEPLAY3, else 403 MODULE_DISABLED. Only `randomKey` is encrypted (`x-encrypted-field`), not the
         *     body. The session may launch games, see recent draws and read its balance, which is play money; what moves real money or changes the account
         *     answers 403 REAL_ACCOUNT_REQUIRED (R405).
         */
        post: operations["loginFreePlay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out
         * @description Ends the session of the token at once (E003); later calls with it answer 401. Other sessions of the member go on.
         */
        delete: operations["logout"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/info": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the login before this one
         * @description Time and address of the member's login before this one, and the address of this session (E024). Loaded after each login.
         */
        get: operations["getLoginInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/handoff": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a code that tells another device who the member is
         * @description The code that goes into the address of the download page (R123): it is no session and opens none. It holds two minutes and serves once; a member may have several, one
         *     a device. It ends with the session it was made in.
         */
        post: operations["createHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/handoff/redemption": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask who came with a code from another device
         * @description Takes the code of `createHandoff` and answers the username, with which the login on this device begins (R123). It gives no session: the member logs in as
         *     always. A code that is not known, has been used or belongs to a session that is over answers 422 VERIFICATION_CODE_INVALID, one that is too old
         *     VERIFICATION_CODE_EXPIRED.
         */
        post: operations["redeemHandoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/firstLogin": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report the first login
         * @description The client reports that the member has been through the first login (E023, R271): `firstTimeLogin` is false from the next login on. It needs no body, and a
         *     repeat changes nothing. Asking for a new password at the first login is the client's part (R265); the server does not wait for it.
         */
        post: operations["markFirstLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/verification": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a login from an unregistered IP
         * @description Completes a login that answered `verification` (E096, R412), with its token. Codes for `mobile` and `email` were sent by the login; `google` is what the member's
         *     authenticator shows, `recoveryCode` one of the codes that stand in for it, each once; `bankName` is the name of the holder of the member's bank account. The address is registered then, and asks no more. The answer holds a new
         *     token: the one of the login ends. Codes hold 5 minutes and 5 wrong tries, then 429 until they have expired; another login sends new ones. A method that the login
         *     did not offer answers 422 NOT_ELIGIBLE; an id that is not of this session, or is done, 404.
         *
         *     The mock: the persona `stepup` always asks. Codes are 123456; the bank name is Step Up.
         */
        post: operations["verifyNewIp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/reauthentication": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove once more who asks
         * @description Whoever holds a session that was left open must not be able to take the account over. So changes of e-mail address, payment password, payout account, authenticator app, passkeys and linked third parties need a recent proof: the session was opened, or
         *     proven by this call, within the last 5 minutes. Else they answer 403 REAUTHENTICATION_REQUIRED; after this call the same request is served. A right present password in setUpPasskey and changePassword proves it too, as
         *     does a right code in removeAuthenticator. Where an authenticator app is in use a password proves nothing: else it alone would be enough to get new recovery codes, and to take the app away.
         *
         *     One proof is enough: the login password of an account without an authenticator app, a code of the authenticator app or a recovery code in its place, or a passkey of the account, with a challenge of startPasskeyLogin. A wrong password answers 422 PASSWORD_INCORRECT and counts with those of changePassword; a wrong
         *     code, VERIFICATION_CODE_INVALID; a code without an app in use, and a password with one, NOT_ELIGIBLE; 10 wrong ones in a row lock that proof for 5 minutes, 429. A passkey that is not the account's answers PASSKEY_UNKNOWN; what cannot be checked, PASSKEY_EXPIRED or
         *     PASSKEY_INVALID, as in loginPasskey. The token stays the same.
         */
        post: operations["reauthenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/social": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by a third party
         * @description Opens a session for somebody whom Facebook or Google knows (E097, R030). Needs the whitelabel flag `socialFacebook` or `socialGoogle`, else 403 MODULE_DISABLED. Who
         *     is linked with a member gets a session; who is not, `needsRegistration`: the client opens the registration and sends provider and token along as
         *     `socialProvider` and `socialIdToken`, which links them. A token that is not good, or has expired, answers 422 LOGIN_FAILED. No change of password is forced (R267, R268).
         *
         *     The token is optional: a member who sends one, with nothing left to do first, is linked with a person who is not linked yet, and stays logged in. The link is a way to log in, so it needs a recent proof
         *     (reauthenticate).
         *
         *     The mock believes the `sub` and `exp` of any token; `demo` at Google is linked with the persona demo. The flags are on at the merchant phlobby1.
         */
        post: operations["loginSocial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/passkey/options": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a login by passkey
         * @description Answers what the browser needs to ask for a passkey (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3). No name is needed, and none is told: the passkey says whose it is. The relying party is the host of
         *     the `Origin` of the request. The challenge holds 5 minutes and serves one loginPasskey.
         */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/session/login/passkey": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in by passkey
         * @description Opens a session with what the browser signed. The answer is that of login. A passkey is two factors in one - the device, and who may use it - so no `verification` is asked, neither for an unregistered IP (R412) nor for an
         *     authenticator app; no change of password is forced, as none was used (R267, R268).
         *
         *     A challenge that was not given, has served or is older than 5 minutes answers 422 PASSKEY_EXPIRED; a passkey that no account has (any more), PASSKEY_UNKNOWN; what does not pass the checks of WebAuthn (challenge, origin, relying
         *     party, signature, verification of the person, counter), PASSKEY_INVALID. Who is known and may not log in gets the 403 of login.
         */
        post: operations["loginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/noLogin": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to log in or to reset a password
         * @description Sends a code by SMS to somebody who is not logged in (E004, R224). It serves one login of type `sms`, or one resetPasswordByPhone. It holds 5 minutes; until it
         *     has expired or served no other is sent to the number, and 429 says in Retry-After how long that is (R278, R447, R492); so it does to an address that was sent 30 codes within an hour. The answer is the same whether the
         *     number is a member's or not; only a member gets an SMS. Needs MOBILEVERCODELOGIN3 or CHNGPASSVERIF3, else 403 MODULE_DISABLED.
         *     Checked in this order: the form of the number (PHONE_MISSING, PHONE_INVALID), the captcha provider's proof (RECAPTCHA_INVALID), the SMS provider (QUOTA_EXCEEDED,
         *     MODULE_DISABLED, TOO_MANY_REQUESTS, INTERNAL_ERROR), the code that still stands. Where UPDATEMOBILEICC3 is off, a dialling code of another country is PHONE_INVALID.
         *
         *     The mock: every code is 123456 and can be read at `GET /__mock/outbox`. 1900000400 answers RECAPTCHA_INVALID, as does the provider token `wrong-captcha`; 1900000402
         *     QUOTA_EXCEEDED; 1900000403 MODULE_DISABLED; 1900000429 TOO_MANY_REQUESTS; 1900000500 INTERNAL_ERROR. A code to 1900000410 has expired when it arrives.
         */
        post: operations["sendLoginSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/captcha": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Draw a captcha
         * @description A new captcha as a base64 PNG in `value` (E013, R424) and its id in the header `X-Captcha-Id`. It holds for 5 minutes and one try:
         *     a wrong answer, a late one and one given before are all CAPTCHA_INVALID, and a new captcha is needed. For those who cannot
         *     see it, `medium=audio` with the `captchaId` speaks the same characters as base64 WAV (D14). Clients ask at most once a second.
         */
        get: operations["getCaptcha"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/affiliate": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Check an affiliate code
         * @description Whether a code that came with a link, or that somebody typed, belongs to an agent or member (E014, R360). Letter case does not matter. A code that exists
         *     answers success without data and counts as a click on its link; the owner's name is not told. One that does not answers 422 AFFILIATE_CODE_INVALID:
         *     clients then show the field `affiliateCode`, or the message of R384. The registration checks the code again.
         */
        get: operations["checkAffiliateCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/verification/sms/register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to register with
         * @description Sends a code by SMS to prove the number of a new member (E005, R224). The source has two variants: `mobile` for the mobile tab, `username` for the number on the
         *     username tab; `mobile` needs MOBILENUMREG3, both need REGMOBVERF3, else 403 MODULE_DISABLED. The answer is the same for a number that has an account: who holds it learns so from the registration. Validity, lock,
         *     order of the checks and the mock's numbers are those of sendLoginSmsCode; the lock is apart.
         */
        post: operations["sendRegisterSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register by username
         * @description Makes an account and logs it in (E008, R028, R276). The owner of the code becomes the upline, the one who recommends where there is no code, and the member stands
         *     right below them in their team (E087). A team holds one currency: somebody of another merchant becomes nobody's upline.
         *     Checked in this order, and refused with 422 at the first that fails: consent (TERMS_NOT_ACCEPTED without `termsAccepted`, NOT_ELIGIBLE without `ageConfirmed`; R397, R398);
         *     every field by the rules of getRegisterSettings (INVALID_REQUEST, each broken field in `details`; R341-R346), and the form of the number (PHONE_INVALID); the captcha
         *     where its rule is enabled (CAPTCHA_REQUIRED, CAPTCHA_INVALID; each serves once); `affiliateCode`, else `referralCode`, and `recommenderId`, a username, which must
         *     exist (AFFILIATE_CODE_INVALID) and one of which is required where DIRECTREG3 is off (R291); names and e-mail addresses that have an account (USERNAME_TAKEN,
         *     EMAIL_TAKEN); where REGMOBVERF3 is on, the SMS code of a number that is given, or `firebaseIdToken` in its place (VERIFICATION_CODE_MISSING,
         *     VERIFICATION_CODE_INVALID, VERIFICATION_CODE_EXPIRED; 429 after 5 wrong ones until the code has expired); last, so that nobody learns who is a member, a number that has an account (MOBILE_TAKEN).
         *     A repeat with the same Idempotency-Key has one effect and gets the same answer (C13).
         *
         *     The mock: phlobby1 asks neither captcha nor number; the default merchant asks both. Which merchant asks what is in getRegisterSettings.
         */
        put: operations["registerByUsername"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/register/mobile": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Register by mobile number
         * @description Makes an account whose name is a mobile number and logs it in (E009, R029). Needs MOBILENUMREG3, else 403 MODULE_DISABLED. The number is always required (R361); a
         *     username may be left out, and is the number in international digits then. A password is asked where MOBILENUMPASSREG3 is on (R285); elsewhere `password` and
         *     `confirmPassword` are ignored, and the member logs in by SMS. Who becomes the upline is said at registerByUsername.
         *     Checked in this order, and refused with 422 at the first that fails: consent (TERMS_NOT_ACCEPTED without `termsAccepted`, NOT_ELIGIBLE without `ageConfirmed`; R397, R398);
         *     every field by the rules of getRegisterSettings (INVALID_REQUEST, each broken field in `details`; R341-R346), and the form of the number (PHONE_INVALID); the captcha
         *     where its rule is enabled (CAPTCHA_REQUIRED, CAPTCHA_INVALID; each serves once); `affiliateCode`, else `referralCode`, and `recommenderId`, a username, which must
         *     exist (AFFILIATE_CODE_INVALID) and one of which is required where DIRECTREG3 is off (R291); names and e-mail addresses that have an account (USERNAME_TAKEN,
         *     EMAIL_TAKEN); where REGMOBVERF3 is on, the SMS code of a number that is given, or `firebaseIdToken` in its place (VERIFICATION_CODE_MISSING,
         *     VERIFICATION_CODE_INVALID, VERIFICATION_CODE_EXPIRED; 429 after 5 wrong ones until the code has expired); last, so that nobody learns who is a member, a number that has an account (MOBILE_TAKEN).
         *     A repeat with the same Idempotency-Key has one effect and gets the same answer (C13).
         *
         *     The mock: idlobby1 asks neither captcha nor SMS code, vnlobby1 no password, phlobby1 has no registration by mobile.
         */
        put: operations["registerByMobile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the registration
         * @description How each field of the registration is shown and checked (E015, R233): a form shows the fields that are `enabled`, in the order of R348-R360, and checks them by
         *     R341-R346. registerByUsername and registerByMobile check by exactly these rules. `verificationCode` is enabled exactly when REGMOBVERF3 is on (R284), and
         *     `affiliateCode` is required when DIRECTREG3 is off (R291). `confirmPassword` must equal `password` besides.
         */
        get: operations["getRegisterSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/setting/register/rules": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the rules of the registration
         * @description The same rules as getRegisterSettings under the address that clients cache for the session (E026): rules for checking what is typed, where the other says what to
         *     show. The source names both; a server may answer both from one place.
         */
        get: operations["getRegisterRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/countryCode": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List countries and dialling codes
         * @description Countries whose mobile numbers can register and log in (E021), the merchant's own first. Where UPDATEMOBILEICC3 is off the code is fixed (R293): only the
         *     merchant's own is listed, and clients show it without a choice.
         */
        get: operations["listCountryCodes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the member
         * @description The member behind the session (E006, R217). Type 4 gets it too; a free-play session gets a member with `freePlay` true.
         */
        get: operations["getMemberInfo"];
        /**
         * Change what the member says of themselves
         * @description Changes nickname, contacts, e-mail address or picture (E025) and answers the member as getMemberInfo does. Fields that the registration has a rule for obey it here
         *     too, whether they are asked there or not (INVALID_REQUEST with `details`). Another e-mail address needs a recent proof (reauthenticate): a password is reset by it. An address of another account answers EMAIL_TAKEN. `icon` is one of the house's
         *     pictures, else INVALID_URL: a member's own address would let others be tracked.
         */
        put: operations["setMemberInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/icon": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the icon of the member
         * @description Address of the picture that stands for the member (E007); the house's own picture until the member has chosen one by setMemberInfo. A path is put behind one of
         *     `imageCDNs`.
         */
        get: operations["getMemberIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/language": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the language
         * @description Keeps the member's language (E022, R174), so that letters and messages of the server come in it; answers go by Accept-Language as before. A visitor may call it
         *     too: nothing is kept then. A token that is sent must be of a live session.
         */
        put: operations["updateLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read how well the account is protected
         * @description What the security page of the member centre shows (E099): masked e-mail address and mobile number, whether a payment password is set, second factors, passkeys, the last
         *     login, and a level made of them.
         */
        get: operations["getSecurityOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/security/events": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List what happened to the account
         * @description Logins, failed ones too, logouts, and changes of what protects the account, the latest first: what, when, from which address, with what. Of a change the member is also told by a message (listMessages), and at the e-mail
         *     address and the mobile number that the account had before it; so they are of a login with a device that was not seen before.
         */
        get: operations["listAccountEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the own sessions
         * @description Where the member is logged in now, the latest login first: with what, from which address, since when and last when. `current` marks the session that asks. A session whose login
         *     is not complete yet (R412, R266) is among them.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End all other sessions
         * @description Ends every session of the member but the one that asks. A repeat changes nothing.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/sessions/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one session
         * @description Ends one session of the member, by its id of listSessions. The one that asks ends by logout: here it answers 409 STATE_CONFLICT.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/authenticator": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm the authenticator app
         * @description From now on a login by password, SMS or third party asks for a code of the app (`verification` of login with the method `google`, answered by verifyNewIp). A code serves once; those of the half minute before and after do too. Without a
         *     key that waits, 409 STATE_CONFLICT. Ten recovery codes stand in for the app when it is lost, each once: in verifyNewIp, reauthenticate and removeAuthenticator. It needs a recent proof (reauthenticate).
         */
        put: operations["confirmAuthenticator"];
        /**
         * Begin to use an authenticator app
         * @description Makes a key for an app that shows codes by the time (RFC 6238, SHA-1, 6 digits, 30 seconds). It counts for nothing until confirmAuthenticator has seen a code of it; asking again makes another key. Where an
         *     app is in use already, 409 STATE_CONFLICT. It needs a recent proof (reauthenticate).
         */
        post: operations["setUpAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/authenticator/removal": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop using the authenticator app
         * @description Takes the app away, with a code of it or a recovery code; the recovery codes go with it. Without one in use, 409 STATE_CONFLICT. The right code is a recent proof (reauthenticate).
         */
        post: operations["removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/authenticator/recovery-codes": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new recovery codes
         * @description Ten new codes take the place of all earlier ones. getSecurityOverview says how many have not served. Without an app in use, 409 STATE_CONFLICT. It needs a recent proof (reauthenticate).
         */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys/options": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description Answers what the browser needs to make a passkey (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3). It asks for the login password, so that a session left open makes none: 10 wrong ones lock it for 5
         *     minutes, 429 (R492), together with those of changePassword. The passkey is one that names its member (`residentKey`) and asks who holds it (`userVerification`). Its relying party is the host of the `Origin` of
         *     the request. The right password is a recent proof (reauthenticate). The challenge holds 5 minutes and serves once, for addPasskey of the same member. An account has at most 20 passkeys, then 409 STATE_CONFLICT.
         */
        post: operations["setUpPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey
         * @description Takes what the browser made of the options of setUpPasskey and adds it to the account. A challenge that was not given to this member, has served or is older than 5 minutes answers 422 PASSKEY_EXPIRED; what does
         *     not pass the checks of WebAuthn (challenge, origin, relying party, presence and verification of the person), 422 PASSKEY_INVALID. One that is known already answers 409 STATE_CONFLICT. getSecurityOverview lists the passkeys. It needs a recent proof (reauthenticate).
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description No login takes the passkey any more. Sessions that it opened go on. It needs a recent proof (reauthenticate).
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Changes the login password (E010, R221). Checked in this order: the old password (PASSWORD_INCORRECT; 10 wrong ones lock the change for 5 minutes, 429, R492);
         *     `confirmNewPassword` and the rule of the field `password` (INVALID_REQUEST with `details`; the literal default `{secret}` is never a new password, R267); that it is new
         *     (PASSWORD_UNCHANGED). On success every other session of the member ends, and this one no longer waits for the change (R266-R269).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/email": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password by e-mail
         * @description Sends a temporary password to the e-mail address of an account (E011, R222), as a form. What is no username or no address at all is refused with 400 (R392). Both must be of the same account, else 422 ACCOUNT_NOT_FOUND (R456); 10 such tries
         *     lock the username for 5 minutes. The temporary password serves one login within 30 minutes; it takes the place of the old one then, every other session ends, and `passwordExpired` asks for
         *     a new one. Whoever gets a new password in another way meanwhile makes it worthless. Until then the old password stays good, so a stranger's request does no harm. Another mail can be had after 5 minutes, 429 before. Clients show
         *     in_been_out (R439).
         */
        post: operations["requestPasswordByEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/password/verification": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password by mobile number
         * @description Sets a new password for the account of a mobile number (E012, R223), with a code of sendLoginSmsCode or a token of the third party that checked the number. Needs
         *     CHNGPASSVERIF3, else 403 MODULE_DISABLED. Checked in this order: the number (PHONE_MISSING, PHONE_INVALID), the code (VERIFICATION_CODE_MISSING, VERIFICATION_CODE_INVALID,
         *     VERIFICATION_CODE_EXPIRED; 429 after 5 wrong ones until it has expired), the new password by the rule of the field `password` (INVALID_REQUEST) and that it is new
         *     (PASSWORD_UNCHANGED). A number without an account answers as a wrong code does. On success every session of the member ends, and failed logins are forgiven.
         */
        post: operations["resetPasswordByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/payment-password": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the payment password
         * @description Sets the six digits that are asked before money or points leave the account (E098). The present ones are needed when some are set, else 422 PAYMENT_PASSWORD_INCORRECT; 5
         *     wrong ones in a row, here or in a payment, lock it for 5 minutes (429). The same digits again answer PASSWORD_UNCHANGED. It needs a recent proof (reauthenticate):
         *     the first ones have nothing else to prove who sets them.
         */
        post: operations["setPaymentPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/v2/wallets/balance": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balance
         * @description What the member can play with now (E029); in free play, its play money. Never from a cache; the answer says `Cache-Control: no-store`.
         */
        get: operations["getWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/limits": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the own limits
         * @description What the member allows themselves (E102, D15): deposits, loss and time of play, each in the last 24 hours, 7 days and month (30 days), with what is used and what waits.
         *     The periods look back from now; they do not start at midnight. Deposits count gross, when they are credited. Loss is what was staked, less what was won or given back. Play time
         *     is that of getPlaySession. Of several limits the lowest holds. A limit that is reached says in `reachedUntil` when it lets something through again. A running break is in `timeOut`.
         */
        get: operations["getPlayLimits"];
        /**
         * Set one of the own limits
         * @description Sets one limit of the member (E103, D15). A lower limit, and the first one, counts at once. A higher one, and taking a limit away, waits for 24 hours and then for confirmPlayLimit; until then
         *     the present limit holds, and `pending` says what waits. It lapses 7 days after it could be confirmed. Each call for the same kind and period replaces what waited; setting the present limit again only takes that back.
         *     A deposit or stake that would pass a limit is refused whole (422 DEPOSIT_LIMIT_REACHED, 403 LOSS_LIMIT_REACHED, 403 SESSION_LIMIT_REACHED); the balance, withdrawals and records stay open. A round that has begun is played to its end.
         */
        put: operations["setPlayLimits"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/limits/confirmation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a higher limit
         * @description The second word on a higher limit (D15): once `confirmableAt` has come, it makes the limit that waits count. Before that, after `lapsesAt`, and when nothing waits, it answers 409 STATE_CONFLICT and nothing changes;
         *     so does a repeat, and getPlayLimits shows that the first call did its work. Clients ask it as a question of its own, never together with setPlayLimits.
         */
        post: operations["confirmPlayLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/time-out": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a break from play
         * @description Begins a break of 24 hours, 7 or 30 days, or a self-exclusion of 6 months (E104, D15; 184 days, the longest six months). From now until `until` launches, stakes, deposits and promotions answer 403 SELF_EXCLUDED
         *     with `value.until`. Balance, withdrawals, records, profile and logout stay open to a token that lives. A self-exclusion also refuses every login with 403 SELF_EXCLUDED. A break cannot be ended or made shorter: a call
         *     that would end earlier than the running one, or turn a self-exclusion into a break, answers 409 STATE_CONFLICT. A longer one replaces it; so does a repeat, whose end is the later one.
         */
        post: operations["startTimeOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/session": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the running play session
         * @description How long the member has played and how it stands (D15): shown beside every game, outside its frame. A session begins with a launch or a stake and ends 15 minutes after the last one, or with logout; without one
         *     `running` is absent. `netPosition` is winnings less stakes since its start, below zero for a loss; a stake given back counts in neither. At `nextRealityCheckAt` the client pauses the game and shows both figures with a way out.
         *     It is a read: asking does not keep the session alive.
         */
        get: operations["getPlaySession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/reality-check": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose how often to be reminded
         * @description Sets how often the member is told how long they have played (D15): every 15, 30 or 60 minutes, 60 at first. It cannot be switched off. It counts at once, also for the running session. A repeat changes nothing.
         */
        put: operations["setRealityCheck"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/responsible/help-lines": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List help lines
         * @description People to talk to about play, for the footer and the pages of player protection (R127, D15). Public, in the language of the request.
         */
        get: operations["listHelpLines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_merchantWallet": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the wallets
         * @description Whether the merchant keeps one wallet for all games or several (E031, R218), and what is in each. `isSingle` false means that the client offers
         *     transfers (transferWallet). The main wallet comes first; its balance is the one of getWalletBalance.
         */
        get: operations["getMerchantWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_walletTransfer": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move money between wallets
         * @description Moves money from one wallet of the member to another, at once and whole (E030). The codes are those of getMerchantWallet.
         *
         *     Checked in this order: `from` and `to` differ, and the amount is no finer than the currency, else 400 INVALID_REQUEST; both wallets exist, else 404;
         *     the amount is above zero, else 422 AMOUNT_OUT_OF_RANGE; the first wallet holds it, else 422 INSUFFICIENT_BALANCE. Where the merchant is single there is
         *     one wallet, so every transfer answers 404. A repeat with the same key moves nothing and answers the same (D12).
         */
        post: operations["transferWallet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/operations/{key}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Look up what became of a call
         * @description What became of a call that carried this Idempotency-Key, for a client whose answer was lost (D12). 200 means that the call had its effect, once, and gives
         *     the answer again: whatever its operation answers in `value`. 404 NOT_FOUND means that it had none: it did not arrive, or was refused; the same key may be sent
         *     again. 409 OPERATION_IN_PROGRESS means that it is under way: ask again. A client that gave up waiting cannot know whether its call is still on
         *     the network; it sends the same key again, which is safe, rather than drop the intent. Keys belong to the account and count for 24 hours; later this answers 404 as well.
         *     A client asks after an unknown outcome, shows "checking" meanwhile, and calls nothing failed before it knows.
         */
        get: operations["getOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposits/methods": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List ways to pay in
         * @description Ways to deposit at the member's merchant (E066), the favourite first, each with its range, amounts to offer and the fields of its form (`fields`). The client
         *     draws the form from them; the server checks the same rules again. A method whose provider is away stays in the list with `available` false.
         *     `promotions` holds what this member may take now; it is empty as a rule.
         */
        get: operations["listDepositMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposits": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List deposits
         * @description The member's deposits (E068, R250), the newest first, each in its present state: what was paid, decided or has expired since needs no other call. `from` and `to` go by
         *     the moment the deposit was made; filters combine, and `total` counts all that match.
         */
        get: operations["listDeposits"];
        put?: never;
        /**
         * Order a deposit
         * @description Orders a deposit (E067); the money comes later. The answer is `pending` and carries `payUrl`, the page of the provider where the member pays before `expiresAt`.
         *     That page is on an origin of the provider, not of the lobby: open it as a page or window of its own (`noopener`), never in a frame. Its address is a secret that lets
         *     whoever has it pay or cancel this one deposit. What the member does there reaches the client by getDeposit alone. Then the deposit becomes `approved` and the money is in the balance, or `rejected`, or `expired` when nobody paid in time. Ask getDeposit for it.
         *
         *     Checked in this order: the member's own protection (403, D15: no deposits while excluded); the method exists and is available, else 422 METHOD_UNAVAILABLE; the amount is
         *     no finer than the currency and `fields` are what the method asks for, else 400 INVALID_REQUEST with one detail a field; the range of the method, else 422 AMOUNT_OUT_OF_RANGE;
         *     the promotion is among the method's, else 422 NOT_ELIGIBLE; the member's deposit limit, pending deposits counted, else 422 DEPOSIT_LIMIT_REACHED.
         *
         *     A repeat with the same key orders nothing and answers the same; after an unknown outcome ask getOperation (D12). With a promotion the bonus comes with the money,
         *     and stays in the balance until it is played through (WAGER_INCOMPLETE).
         */
        post: operations["createDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/deposits/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a deposit
         * @description One deposit of the member (E069). While it is `pending`, clients ask again every few seconds, not more often.
         *     404 NOT_FOUND for an id that is unknown or another member's.
         */
        get: operations["getDeposit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawals/accounts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List payout accounts
         * @description Where the member's money can go (E070), the last added first. Numbers are masked: only the house knows them whole.
         */
        get: operations["listPayoutAccounts"];
        put?: never;
        /**
         * Add a payout account
         * @description Adds an account to pay out to (E071). `type` is the id of a deposit method that can pay out (`payout`).
         *
         *     Checked in this order: the type exists and pays out, else 422 METHOD_UNAVAILABLE; the number is one of that type, else 400 INVALID_REQUEST; no more than 5 accounts,
         *     else 422 PAYOUT_ACCOUNT_LIMIT; at last the payment password, so that a request that is refused anyway is no try: 422 PAYMENT_PASSWORD_NOT_SET, 422
         *     PAYMENT_PASSWORD_INCORRECT, and 429 after 5 wrong ones. Adding an account that the member has already answers that account and adds none.
         *     Before all that, it needs a recent proof (reauthenticate).
         */
        post: operations["addPayoutAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawals": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List withdrawals
         * @description The member's withdrawals (E073, R250), the newest first, each in its present state, with what is known of their arrival (R332). `from` and `to` go by the moment the
         *     withdrawal was asked for; filters combine, and `total` counts all that match.
         */
        get: operations["listWithdrawals"];
        put?: never;
        /**
         * Order a withdrawal
         * @description Orders a withdrawal (E072). The money leaves the balance at once and is held by the house; the withdrawal is `processing` (R329). Then it is `approved` (R331) and on its way, or
         *     `rejected` (R330) and the money is back. The member can never cancel one: there is no reverse withdrawal (D15). It is allowed while the member is excluded from play.
         *
         *     Checked in this order: the amount is no finer than the currency, else 400 INVALID_REQUEST; the account is the member's, else 404; its range, else 422 AMOUNT_OUT_OF_RANGE;
         *     the main wallet holds it, else 422 INSUFFICIENT_BALANCE; what stays covers the bonuses that are not played through yet, else 422 WAGER_INCOMPLETE; at last the payment password, so that a request that is refused
         *     anyway is no try: 422 PAYMENT_PASSWORD_NOT_SET, 422 PAYMENT_PASSWORD_INCORRECT, and 429 after 5 wrong ones. A repeat with the same key takes nothing and answers the same (D12).
         */
        post: operations["createWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/withdrawals/{id}/receipt": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say whether the money arrived
         * @description The member says whether the money of an approved withdrawal arrived (E074). Unless they say anything until `autoReceiptAt`, 30 minutes after the approval, it counts as received
         *     (R332, R507): `receipt` becomes `automatic`. `received` false stops that, and the house looks into it; it may force the receipt, which returns the amount
         *     (R333; clients show "Balance returned successfully", R469). The member may still say `true` when the money arrives late.
         *
         *     The same word twice is no error. 409 STATE_CONFLICT when the withdrawal is not approved, or its receipt is settled otherwise.
         *     404 NOT_FOUND for an id that is unknown or another member's.
         */
        put: operations["confirmWithdrawalReceipt"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/overview": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read how the team does
         * @description The team of an agent in a period, beside the period of the same length before it, and day by day or month by month for a chart (E086). The team is all below the
         *     agent, at any level; the agent's own play is no part of it. Types 1, 2, 41 and 42 only, else 403 NON_AGENT (R263, R339); this holds for all operations of the agent's area.
         *     The period ends now and is 30 days long when nothing is said. Days and months are those of the merchant's time zone.
         *     Each figure is the sum of what listTeamMembers says of the direct downlines as `teamFigures`, and of what listTeamTransactions lists.
         */
        get: operations["getAgentTeamOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the team
         * @description The downlines of the caller, or of somebody below, the latest to join first (E087), with what each did in the period and what the member did together with all below.
         *     The period ends now and is 30 days long when nothing is said. `depth=direct` lists who is right below, `all` everybody at any level; `q` narrows either.
         *     `parentId` must be the caller or somebody of the team, else 404 NOT_FOUND - also when the account exists elsewhere. `path` leads from the caller down to it.
         */
        get: operations["listTeamMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/bets": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the bets of the team
         * @description Bets of all below the caller, newest first (E088, R034). `from` and `to` go by the moment a bet was placed; without them all bets are listed. `totals` are the sums over all pages.
         *     Neither lists the agent's own bets. `memberId` outside the team answers 404 NOT_FOUND.
         */
        get: operations["listTeamBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/team/transactions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the transactions of the team
         * @description Every movement of the money of all below the caller, newest first (E089). Without `from` and `to` all are listed. `totals` are the sums over all pages.
         *     `memberId` outside the team answers 404 NOT_FOUND.
         */
        get: operations["listTeamTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/transfers": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer to a downline or the upline
         * @description Moves money from the agent's balance to a relative's, at once and for good (E090, R035, R408). `downline` is anybody below, at any level; `upline` is the one right above. Anybody else,
         *     known or not, answers 404 NOT_FOUND. The order of the checks: the session, the body, the relative, the amount, the payment password, the balance. An amount has at most the two
         *     decimals of its currency (else 400) and is from 10.00 to 100000.00, else 422 AMOUNT_OUT_OF_RANGE. A wrong payment password counts (429 after five) even though nothing moved. The
         *     ledgers of both carry the transfer under the same reference, as transferOut and transferIn. Clients ask for a confirmation first.
         */
        post: operations["transferToRelative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/referral-links": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the referral links
         * @description The agent's links, the latest first (E091, R036), each with how often it was opened and how many became members through it. A click counts when the affiliate code is looked up
         *     (checkAffiliateCode). `highestRate` bounds what a new link may give.
         */
        get: operations["listReferralLinks"];
        put?: never;
        /**
         * Make a referral link
         * @description Makes a link with a code of its own (E092). Who registers with the code stands right below the agent and gets the rebate `rate`. A rate above the agent's own, or
         *     above that of an agent further up, answers 422 RATE_TOO_HIGH; an agent has at most 500 links, one more answers 422 STATE_CONFLICT.
         */
        post: operations["createReferralLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/member/info/funds/consolidated": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the contracts that concern the member
         * @description What waits for the member's decision and what is on (E032, R232): requests `divtypereq` (dividend), `dailysalreqtype` (daily) and `contracthoursalreq` (hourly and real-time), and an info block for each kind. Requests
         *     stand in the order of their offers, the latest first. The names are the source's. Every member may ask but type 4, for which clients skip the call (R261).
         */
        get: operations["getConsolidatedFunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDividendReq": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a dividend
         * @description The member accepts or rejects a dividend that getConsolidatedFunds shows (E033, R232, R334), or terminates the active one (R037). Same rules as decideContract, which is for agents; the source shows no fields, so
         *     these are proposed. A request that is not of this kind, or not the member's, answers 404 NOT_FOUND; one that is decided already answers 422 STATE_CONFLICT, and to accept more than the giver's own rate of now 422 RATE_TOO_HIGH. Read getConsolidatedFunds afterwards: an accepted contract
         *     may have been cancelled at once (R335).
         */
        post: operations["processDividendRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processDailySalContract": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on a daily salary
         * @description The member accepts or rejects a daily salary that getConsolidatedFunds shows (E034, R232, R334), or terminates the active one (R037). Same rules as decideContract, which is for agents; the source shows no fields, so
         *     these are proposed. A request that is not of this kind, or not the member's, answers 404 NOT_FOUND; one that is decided already answers 422 STATE_CONFLICT, and to accept more than the giver's own rate of now 422 RATE_TOO_HIGH. Read getConsolidatedFunds afterwards: an accepted contract
         *     may have been cancelled at once (R335).
         */
        post: operations["processDailySalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_processContractHourSalary": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide on an hourly or real-time salary
         * @description The member accepts or rejects an hourly or real-time salary that getConsolidatedFunds shows (E035, R232, R334), or terminates the active one (R037). Same rules as decideContract, which is for agents; the source shows no fields, so
         *     these are proposed. A request that is not of this kind, or not the member's, answers 404 NOT_FOUND; one that is decided already answers 422 STATE_CONFLICT, and to accept more than the giver's own rate of now 422 RATE_TOO_HIGH. Read getConsolidatedFunds afterwards: an accepted contract
         *     may have been cancelled at once (R335).
         */
        post: operations["processHourlySalaryContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List contracts
         * @description The contracts the agent has given and received, the latest offer first (E093, R033, R232), also those that are over. Without `role` both sides are listed. What is not the caller's is not in it.
         */
        get: operations["listContracts"];
        put?: never;
        /**
         * Offer a contract
         * @description Offers a contract to a direct downline, who finds it in getConsolidatedFunds and accepts or rejects it (E094, R334). Somebody outside the team answers 404 NOT_FOUND, somebody of it who is not right below
         *     422 NOT_ELIGIBLE. The highest rate must not be above that of the caller's own active contract of the kind - without one nothing can be offered -, else 422 RATE_TOO_HIGH. While the two
         *     have an active contract of the kind: 422 STATE_CONFLICT. An open offer of the kind to the same member gives way to the new one (cancelled, `replaced`). `to` must lie in the future and after `from`, else 400.
         *
         *     **Settlement.** An active contract is settled at the end of each interval of its kind: `realtime` each 5 minutes (R502), `hourly` each hour, `daily` each day, `dividend` each period. Due is the base times the rate of the best
         *     tier reached since the period began: the stakes of the receiver and all below, for a dividend what they lost (stakes - wins - refunds - bonuses, never below nought). What is below a minor unit is carried
         *     over, so that many payments add up to what one would have been. The giver's balance pays; the house pays for its own. When it does not suffice, the settlement stays unpaid.
         */
        post: operations["offerContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/agent/contracts/{id}/decision": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Accept, reject or terminate a contract
         * @description The receiver accepts or rejects an offer; both sides may terminate an active contract (R037), after a confirmation; the giver takes an offer back by terminating it (E095). Anything else in its state answers 422 STATE_CONFLICT,
         *     a repeat as well. A contract of others answers 404 NOT_FOUND. What was earned until the end is settled at once.
         *     The giver's own contract may have ended or become lower since the offer: an offer whose highest rate is above it by now cannot be accepted, 422 RATE_TOO_HIGH, and stays open.
         *
         *     **Auto-cancel (R335).** As soon as a contract becomes active, every active contract of its kind whose receiver has somebody below with a higher rate is cancelled with reason `lowerLevelHigherRate` - the accepted one
         *     itself included: the answer shows its status. Members who are no agents decide by processDividendRequest, processDailySalaryContract and processHourlySalaryContract; the rules are the same.
         */
        put: operations["decideContract"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/whitelabel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the whitelabel tree
         * @description The merchant's face and switches (E016). The same tree comes in getPermission.
         */
        get: operations["getWhitelabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/status": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of the site
         * @description Whether the site may be shown to this client (E017, R254). It answers 200 during maintenance too; clients ask again every 60 s while blocked (R255).
         */
        get: operations["getSystemStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/domainRoute": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read contacts and hosts
         * @description Customer service, hosts and resources (E018, R230). Paths of customer service are obscured; see CustomerServiceEntry.
         */
        get: operations["getDomainRoute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/permission": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read all that a client needs to start
         * @description The merchant's set-up with the status of the site (E020, R226-R228). The one call of the start; it answers 200 during maintenance too.
         */
        get: operations["getPermission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/menu": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the module tree
         * @description All switches of the merchant (E027, R229); cached by clients for the session.
         */
        get: operations["getModuleTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/regions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the regional variants
         * @description Variants that members can switch to, with their languages and currency (E028, R241-R242).
         */
        get: operations["listRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/version": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the version of contract and server
         * @description Which version of this contract the server keeps, and which build it is. Versions follow Semantic Versioning; below 1.0.0 a breaking change raises the second number, and what changed is in the changelog beside the contract.
         *     Clients show it to support and need not decide by it. It answers during maintenance too.
         */
        get: operations["getVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the keys for encrypted bodies
         * @description Public keys to encrypt request bodies with (D4), as plain JWKS without the envelope. Fetch again when a call answers DECRYPTION_FAILED.
         */
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/system/helpCenter": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the help centre
         * @description The whole help centre as a tree, in the language of the request (E019, R236). A `tag` is the same in every language and names the entry in an address (`/help#tag`, R170);
         *     `reg-agreement` holds the terms of the registration (R157). `content` is HTML of the operator: sanitise it.
         */
        get: operations["getHelpCenter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List banners and announcements
         * @description Banners and announcements of the asked types (E045, R426), of the merchant and the same for everybody. `B` asks for `banners`, each of a group that stands in one place (`w_login` in the login
         *     dialog, R150); the other types ask for `promotion`, the newest first. A type that is not asked for leaves its list empty. `content` is HTML of the operator: sanitise it
         *     (R167). The whole terms of a promotion (PR) are in getPromotion, by the same id.
         */
        get: operations["listAnnouncements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getRankList": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the winner board
         * @description The latest wins with masked accounts, the newest first (E041, R248); `rank` is the place among all that listWinners lists. What a member wins by play stands here at
         *     once. Amounts are in the currency of the merchant.
         */
        get: operations["getWinnerBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/CSP_unreadCount": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count unread messages
         * @description Number of unread messages (E042). Clients skip it for accounts of type 4.
         */
        get: operations["getUnreadCount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/activities": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List activities
         * @description Activities as they stand for this member (E081, R082, R253), first what waits for the member - `applying`, then `issued` - then `joined`, `processing`, `comingSoon`,
         *     `claimed`, `rejected`, `closed`. Statuses move by themselves (R321-R328): coming soon, then joined or applying, processing, issued, and claimed or rejected; any may
         *     become closed. The reward of an issued activity is claimed with claimReward (E080) by its `rewardId`. `terms` is HTML of the operator: sanitise it.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/activities/{id}/applications": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply for an activity
         * @description Sends an application, once a key (E082). The activity moves from `applying` to `processing`, and within minutes to `issued`, `rejected` or `closed`; a message tells the member.
         *     Pictures go first, each by uploadImage. Checks in this order: session, the member's own protection (D15), body, activity (404), its state (409 STATE_CONFLICT -
         *     not open to applications now, or applied for already), pictures (UPLOAD_INVALID - an id that is not the member's or has expired), stakes since the activity
         *     started (NOT_ELIGIBLE - below `requiredStakeAmount`). A refusal changes nothing. Clients show the success message (R468).
         */
        post: operations["applyActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/promotions/{id}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read a promotion
         * @description A promotion with its whole terms (E083, R023). The list of promotions are the announcements of type PR (listAnnouncements). `terms` is HTML of the operator: sanitise it.
         *     A member whose own protection says no gets no promotions (D15). Free play may read them.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description The member's letters, the newest first (E084); with `unread=true` only those not read yet. `content` is HTML: sanitise it. Reading the list marks nothing.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/messages/{id}/read": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a message read
         * @description Marks one letter read (E085); getUnreadCount counts it no longer. A repeat changes nothing and succeeds. A message of somebody else is 404.
         */
        put: operations["markMessageRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/feedback": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send feedback
         * @description Tells the house something, once a key (E040, R026, R084). 1 to 140 characters (C3) and at most 3 pictures (R401), each sent before by uploadImage; an id that is not
         *     the member's or has expired is refused (UPLOAD_INVALID). The house answers with a message.
         */
        put: operations["submitFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/uploads": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture
         * @description Takes one png or jpg as raw bytes (R401) and answers the id by which an application (E082) or feedback (E040) names it. One picture a call; no form around it. The server looks at the
         *     bytes, not at the name: what is neither png nor jpg, not what `Content-Type` says, or cannot be drawn, is UPLOAD_INVALID. More than 5 MiB answers 413. A picture that nothing has named by `expiresAt` is
         *     forgotten. Only the member who sent it may name it. An account has at most 500 pictures and 50 MiB of them stored; what goes beyond is QUOTA_EXCEEDED until others are forgotten.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointConfig": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read what points are worth
         * @description How points are earned and converted (E063, R251). Each `stakeAmount` staked earns one point; what is left of a day's stakes counts on the next day.
         *     `ratio` points are worth one unit of `currency`. One conversion takes from `minPoints` to `maxPoints`, in steps of `stepPoints`.
         *     Points never expire (R505): `expires` is always false. A refunded stake earns nothing.
         */
        get: operations["getPointConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointBalance": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the points of the member
         * @description Points the member may spend now, and what they are worth in money, rounded down to the smallest unit (E059). What was staked a moment ago is in it.
         */
        get: operations["getPointBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/ODSFE2_MemTransDet": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the movements of points
         * @description Every movement of the member's points, the newest first (E064); a month of it by `from` and `to`. The stakes of a day (UTC) that come in together
         *     make one entry. `points` is what was left after the movement; the sum of all `pointsChange` is the present balance. Nothing expires (R505).
         */
        get: operations["listPointTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCS2_convertPoint": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make money of points
         * @description Takes points and pays their worth into the wallet, at once and once a key (E065, R251). The amount is `points / ratio` of getPointConfig; the wallet's
         *     ledger shows it as a point conversion. Checks in this order: session, body, payment password, bounds and step (AMOUNT_OUT_OF_RANGE), points
         *     (INSUFFICIENT_POINTS). A refusal moves nothing; a wrong payment password still counts towards its lock. Converting is no play: the member's own
         *     limits (D15) do not forbid it. There is no way back from money to points.
         */
        post: operations["convertPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getPointReward": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the rewards of the mall
         * @description What points can be spent on, the cheapest first (E060, R022). A reward with `stock` 0 is shown and cannot be redeemed.
         *     Everybody may look: without a session the rewards are those of the merchant that `merchantCode` names, with a session those of the member's own.
         */
        get: operations["listPointRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/passwordCheck/MCS2_redeemPointReward": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem a reward
         * @description Spends points on a reward, once a key (E061). Checks in this order: session, the member's own protection (D15), body, payment password, reward (404),
         *     stock (OUT_OF_STOCK), points (INSUFFICIENT_POINTS). The points leave at once and the redemption is `processing`; within minutes bonus credit is paid into the wallet and free
         *     spins are `issued`, within a day goods are `sent`, and a message tells the member. A refusal takes neither points nor stock.
         */
        post: operations["redeemPointReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCS2_getRedeemPointList": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List redemptions
         * @description Rewards the member has redeemed, the newest first, with their present status (E062, R081).
         */
        get: operations["listPointRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/winners": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List winners
         * @description The winners page (E100, R024, R248) - the high wins of the last minutes with masked accounts, the highest first. `rank` is the place among all of them, whatever
         *     the category; getWinnerBoard shows the latest of them. The list moves as wins come, by play as well, and grow old. Amounts are in the currency of the merchant.
         */
        get: operations["listWinners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/games/search": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Search games
         * @description Games by words, best match first (E101). `q` is looked for in the Bengali and the English name, whichever the answer is in, and in the vendor's name; letter case,
         *     accents and the order of the words do not matter, and every word of `q` must be there. Order: the whole name; names that begin with `q`; names with words that
         *     begin so; names that hold it; games whose vendor is meant. Games that match equally well keep the order of the catalogue, the most played first.
         *
         *     Filters combine; `vendor` may come several times (`vendor=YB&vendor=DS88`) and asks for any of them. Without `q`, or with one of spaces alone, nothing is looked
         *     for: the games that pass the filters come in the catalogue's order, all games without a filter. Nothing found is an empty page, not an error.
         */
        get: operations["searchGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/bets": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List bets
         * @description The betting record (E075, R074) - every stake of the member on a round or a draw, the latest placed first, with the totals of all that match.
         *
         *     A bet belongs to the period in which it was placed, whenever it was settled; the profit and loss counts the same way, so both agree for every period.
         *     `totals.profit` leaves open bets out: their stakes are taken, and neither won nor lost. A refunded bet counts its stake as payout, so its profit is zero.
         *     Bets are kept for at least three months; without `from` the list goes back to the first one kept. Filters combine.
         */
        get: operations["listBets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/transactions": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List movements of money
         * @description The account record (E076, R075) - every movement of the member's money in the order it was booked, the last first, with the totals of all that match.
         *
         *     `amount` is never negative, `direction` says which way it went, and `balanceAfter` is the balance once it was booked: without a filter by `type` each row
         *     follows from the one below to the minor unit. A bet shows as `bet` when its stake is taken, and as `win` or `refund` when it is settled.
         *     Movements are kept for at least three months.
         */
        get: operations["listAccountTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/reports/profit-loss": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read profit and loss
         * @description What the member won and lost in a period (E077, R076), by day, category or vendor. A bet counts on the day it was placed, once it is settled; open bets do not
         *     count yet. A group without a settled bet has no row, and the rows add up to `totals`. Deposits, withdrawals, rebates and bonuses belong to no game: they are in the
         *     totals alone, by the moment they were booked.
         *
         *     Days begin at midnight of the clock that is `utcOffsetMinutes` ahead of UTC. Without `from` the period is the 30 days before `to`. A period of more than 366 days
         *     is cut to its last 366; `from` and `to` of the answer are those that hold.
         */
        get: operations["getProfitLoss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/bonuses": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List bonuses
         * @description The member's bonuses (E078, R077), the latest first. The amount is in the balance from `grantedAt` on and can be played with; it can be withdrawn once stakes of
         *     `wagerRequired` are settled - until then a withdrawal must leave it (WAGER_INCOMPLETE). A settled stake counts for every bonus that was active when it was placed;
         *     refunded and open ones do not count. What is not played through by `expiresAt` is taken back as far as the balance reaches (a `bonus` out in the account record).
         */
        get: operations["listBonuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rewards": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List rewards
         * @description What waits for the member in the reward center (E079, R078), and what was there - first the claimable ones, the next to expire before the others. A reward opens
         *     and expires by the server's clock, without a call.
         */
        get: operations["listRewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/rewards/{id}/claim": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim a reward
         * @description Pays a claimable reward into the balance (E080), as a `reward` of the account record, and answers it as `claimed`. Each reward is paid once, however often and
         *     with however many keys it is claimed.
         *
         *     Checked in this order: the reward exists and is the member's, else 404 NOT_FOUND; it is claimable, else 409 STATE_CONFLICT (pending, claimed before, or expired).
         *     A repeat with the same key answers what the first call answered (D12).
         */
        post: operations["claimReward"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameList": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List games
         * @description One page of the catalogue, narrowed by category, vendor, tag and a part of the name (E043). Without parameters it is the first 25 of all games.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List hot games
         * @description Games played most at the merchant, the hottest first (E044), at most `count`. A game that cannot be played now - its vendor is away, or it only opens a list of games - is not in it.
         *     The same for everybody: favourites are marked by the client (R307).
         */
        get: operations["listHotGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List types of games
         * @description Types of games by category, for the filter of the lobby (E046, R244).
         */
        get: operations["listGameTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCSGAME_gameVendor": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List vendors
         * @description Vendors by category (E047). This answer carries `data` in place of `value` (R427).
         */
        get: operations["listGameVendors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GLS2_roomList": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List poker rooms
         * @description Rooms of the poker vendors (E053, R246), the fullest first; rooms that are full come last. A room opens by `launchGame` with its `vassalage`, `gameType`
         *     PVP and `nodeId`; the `value.content` of that answer is the address. A vendor without rooms, or one that nobody knows, answers an empty list. How many
         *     people sit in a room moves all the time; between two answers of the same version it stands still. Amounts are in the currency of the merchant.
         */
        get: operations["listPvpRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Read the ids of favourites
         * @description Node ids of the member's favourites (E048); clients keep them for the session.
         */
        get: operations["getFavoriteGameIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List favourites
         * @description The member's favourites with all that a card shows (E049, R307), the last added first. A game that the catalogue has no more is left out.
         */
        get: operations["listFavoriteGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a favourite
         * @description Adds a game (E050). Adding it twice is no error. A member has at most 500: the one added first gives way to one more. 404 NOT_FOUND when the catalogue has no such game.
         */
        post: operations["addFavoriteGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a favourite
         * @description Removes a game (E051). Removing what is no favourite is no error.
         */
        delete: operations["removeFavoriteGame"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/relay/GCS_recentGame": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List recent games
         * @description Games the member launched last (E052, R308), the latest first, each once, at most 30. A game that the catalogue has no more is left out.
         */
        get: operations["listRecentGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wps/game/launchGame": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Launch a game
         * @description Opens a game for the member and answers the address to go to (E054). Never prefetched, never cached. `nodeId` or `code` names the game; with neither, the vendor's
         *     own lobby opens. `backUrl` must be on a host of the merchant, else 400 INVALID_URL. A game that is away answers 404 GAME_UNAVAILABLE.
         *     The address ends with the session at the latest: what plays by it afterwards is refused (R274).
         */
        post: operations["launchGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/lobby/launch": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Launch the lottery lobby
         * @description Opens the lottery and answers the address to go to (E055, R239, R430). Send `lottoView=betting` with a game code for the betting page of that game, else `lobby`. Free play may call it (R404).
         *
         *     Order of checks - the session (401), what the account may do (403), the game (404 NOT_FOUND for an unknown code, GAME_UNAVAILABLE while it is away), then `backUrl`, which must be on a host of the
         *     merchant (400 INVALID_URL). A game off sale opens as well and shows its last draws. The address opens one game for one account for a short time, so it is asked for at the tap, never prefetched
         *     and never cached; a repeat answers a new address and stakes nothing.
         */
        get: operations["launchLotteryLobby"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List lottery games
         * @description All lottery games of the prize mode with their open draws (E036, R237), in the order to show them.
         *
         *     At the instant a draw is due, the next answer shows three changes at once and never one without the others - the open draw is the next one (`numero`, `fewinTime`, `remainTime`),
         *     `previousNumero` is the draw that was due, and `previousWinningNumber` holds its numbers. When the result is late, `previousWinningNumber` is null until it is known.
         *
         *     Times - `remainTime` and `lockTime` are seconds counted from `serverTime`; `fewinTime`, `closesAt`, `serverTime` and `nextRefreshAt` are epoch milliseconds. Betting closes at
         *     `closesAt`, which is `fewinTime - lockTime x 1000` (R301). A game off sale has no open draw - `numero` null, `remainTime` 0 - and keeps its last numbers (R298).
         *
         *     Caching - no token, nothing of a member, equal for everyone of one language, so one `ETag` serves all and an edge may answer for a second (`s-maxage=1`, D10). Clients ask again at
         *     `nextRefreshAt` plus a random part of `refreshSpreadMs`, rest while the page is hidden, and after failures wait 2, 4, 8 ... 60 s. A repeat changes nothing.
         */
        get: operations["listLotteryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/popular": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List popular lottery games
         * @description The lottery games played most, the most played first (E037, R425); the web asks for 100 (R482). Entries are those of listLotteryGames, and one game tells the same in both lists.
         *
         *     At the instant a draw is due, the next answer shows three changes at once and never one without the others - the open draw is the next one (`numero`, `fewinTime`, `remainTime`),
         *     `previousNumero` is the draw that was due, and `previousWinningNumber` holds its numbers. When the result is late, `previousWinningNumber` is null until it is known.
         *
         *     Times - `remainTime` and `lockTime` are seconds counted from `serverTime`; `fewinTime`, `closesAt`, `serverTime` and `nextRefreshAt` are epoch milliseconds. Betting closes at
         *     `closesAt`, which is `fewinTime - lockTime x 1000` (R301). A game off sale has no open draw - `numero` null, `remainTime` 0 - and keeps its last numbers (R298).
         *
         *     Caching - no token, nothing of a member, equal for everyone of one language, so one `ETag` serves all and an edge may answer for a second (`s-maxage=1`, D10). Clients ask again at
         *     `nextRefreshAt` plus a random part of `refreshSpreadMs`, rest while the page is hidden, and after failures wait 2, 4, 8 ... 60 s. A repeat changes nothing.
         */
        get: operations["listPopularLotteryGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/games/game_menus": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List lottery menus
         * @description Entries of the lottery menu of a prize mode (E056, R238, R431); the app asks for SEA. Entries of one `tag` stand together under one heading, in the order of the answer; the header shows them in columns of five (R111).
         *
         *     An entry tells the open draw as listLotteryGames does and moves on at the same instant, but shows no numbers; times and caching are the same (D10). Countdowns and draw-times come from
         *     `fewinTime` and `lockTime` (R299-R301).
         */
        get: operations["listGameMenus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the Viet Nam lottery menu
         * @description Entries of the Viet Nam lottery menu (E057, R238). The north is a flat list; the centre and the south are shown under weekday tabs by `drawDayOfWeek`, where 1 is Sunday (CN) and 2 to 7 are T2 to T7 (R112, R113). Only games of
         *     Viet Nam are in it, whatever the prize mode.
         *
         *     An entry tells the open draw as listLotteryGames does and moves on at the same instant, but shows no numbers; times and caching are the same (D10). Countdowns and draw-times come from
         *     `fewinTime` and `lockTime` (R299-R301).
         */
        get: operations["listVnGameMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/games/game_menu/recent": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List recent draws
         * @description Draws due last over all Viet Nam games, the newest first (E058, R432); the web asks for 100 (R481). Needs login or free play (R181, R404), hence no cache; accounts of type 4 may look as well.
         *
         *     A draw is in the list from the instant it is due. While its result is late, `winningNumber` is null and `prizes` is empty; later answers fill them in, and what was shown once never changes.
         *     Ask again at `nextRefreshAt` plus your part of `refreshSpreadMs`, within 30 s of this answer, and within 7 s while a result is late (R302, R303, R480).
         */
        get: operations["listVnRecentDraws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lgw/vn/numeros/opened/game": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the draws of a Viet Nam game
         * @description Draws due last of one game of Viet Nam, with all their prizes, the newest first (E038). A code that is unknown, or of a game that is not of Viet Nam, has no draws; listOpenedNumbers knows all games.
         *
         *     A draw is in the list from the instant it is due. While its result is late, `winningNumber` is null and `prizes` is empty. History never changes - a restart, another server or another day
         *     answer the same numbers. Public, with `ETag`; an edge may answer for a second (D10).
         */
        get: operations["listVnOpenedNumbersByGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lotto/lgw/games/opened/numero": {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the draw numbers of any game
         * @description Draws due last of one game of any family, the newest first (E039) - 11X5, LF, LHC, PK10, SSC (R513) and the provinces. With `numero` it answers that draw alone, which is how a ticket is checked later;
         *     a draw that is not due yet, or that the game does not have, is not in the answer. An unknown game has no draws.
         *
         *     A draw is in the list from the instant it is due. While its result is late, `winningNumber` is null and `prizes` is empty. History never changes - a restart, another server or another day
         *     answer the same numbers. Public, with `ETag`; an edge may answer for a second (D10).
         */
        get: operations["listOpenedNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The characters read from the captcha; letter case does not matter. Needed once a failure has answered `value.captcha = true`. */
        CaptchaAnswer: string;
        /**
         * @description Which captcha is answered - the `X-Captcha-Id` header of getCaptcha (R424).
         * @example c4pt_9f2a61d0
         */
        CaptchaId: string;
        /** @description Username and password. */
        UsernameLogin: {
            /**
             * @description Login by username and password.
             * @constant
             */
            type: "username";
            /** @description Username, trimmed by the client (R394). */
            username: string;
            /** @description Password, exactly as typed - spaces at either end count (D6). */
            password: string;
            captcha?: components["schemas"]["CaptchaAnswer"];
            captchaId?: components["schemas"]["CaptchaId"];
        };
        /** @description Mobile number and the code sent to it. Needs module MOBILEVERCODELOGIN3. */
        SmsLogin: {
            /**
             * @description Login by a code sent to the mobile.
             * @constant
             */
            type: "sms";
            /** @description Mobile number in digits without the country's dialling code (R224). */
            mobileNo: string;
            /** @description Country dialling code; the merchant's country when absent. */
            countryDialingCode?: string;
            /** @description The code from the SMS; the source sends it as the password (R215). Without it the answer is VERIFICATION_CODE_MISSING. */
            password?: string;
            captcha?: components["schemas"]["CaptchaAnswer"];
            captchaId?: components["schemas"]["CaptchaId"];
        };
        /** @description Token of the third-party authentication service that has checked the person. */
        FirebaseLogin: {
            /**
             * @description Login by third-party token.
             * @constant
             */
            type: "firebase";
            /** @description ID token as the third-party service issued it. */
            idToken: string;
        };
        /** @description What a member logs in with; `type` says which of the three it is (R215). */
        LoginRequest: components["schemas"]["UsernameLogin"] | components["schemas"]["SmsLogin"] | components["schemas"]["FirebaseLogin"];
        /**
         * @description Always true - the call did what it was asked to do (R419).
         * @constant
         */
        Success: true;
        /** @description Session token for `Authorization Bearer`. Opaque; it ends at logout or when the server says 401. */
        Token: string;
        /**
         * @description Present when the login came from an unregistered IP (R412), or when the member uses an authenticator app: its code is then the only way, `google`. Until one method has succeeded by verifyNewIp, the token serves that call and logout; every other
         *     secured call answers 403 VERIFICATION_REQUIRED.
         */
        Verification: {
            /** @description Names this verification in the calls that complete it. */
            id: string;
            /** @description The ways open to this member, the preferred one first. */
            methods: ("mobile" | "email" | "google" | "bankName" | "recoveryCode")[];
        };
        /** @description A new session and what must happen before it is used. */
        LoginResult: {
            token: components["schemas"]["Token"];
            /** @description True until the client has reported the first login; the client asks for a new password (R216, R265). */
            firstTimeLogin: boolean;
            /** @description True when the password is too old; a change is forced if PWDEXPFORCECHANGE3 is on (R266). */
            passwordExpired: boolean;
            verification?: components["schemas"]["Verification"];
        };
        /**
         * Format: int64
         * @description Server clock when the answer left, in milliseconds since 1970-01-01T00:00:00Z. Clients take their clock offset from it (D11).
         */
        Timestamp: number;
        /**
         * @description Closed list of error codes. The source shows messages but no codes (R471), so the codes are proposed; the messages of `x-messages`
         *     are the source's own words (R433-R472) wherever it has one that fits, its spelling included.
         * @enum {string}
         */
        ErrorCode: "INVALID_REQUEST" | "DECRYPTION_FAILED" | "LOGIN_FAILED" | "ACCOUNT_NOT_FOUND" | "CAPTCHA_REQUIRED" | "CAPTCHA_INVALID" | "VERIFICATION_REQUIRED" | "REAUTHENTICATION_REQUIRED" | "VERIFICATION_CODE_INVALID" | "VERIFICATION_CODE_MISSING" | "VERIFICATION_CODE_EXPIRED" | "PHONE_INVALID" | "QUOTA_EXCEEDED" | "INVALID_URL" | "GAME_UNAVAILABLE" | "PHONE_MISSING" | "RECAPTCHA_INVALID" | "TERMS_NOT_ACCEPTED" | "USERNAME_TAKEN" | "MOBILE_TAKEN" | "EMAIL_TAKEN" | "AFFILIATE_CODE_INVALID" | "PASSWORD_INCORRECT" | "PASSWORD_UNCHANGED" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_PASSWORD_NOT_SET" | "PAYMENT_PASSWORD_INCORRECT" | "INSUFFICIENT_BALANCE" | "INSUFFICIENT_POINTS" | "AMOUNT_OUT_OF_RANGE" | "METHOD_UNAVAILABLE" | "PAYOUT_ACCOUNT_LIMIT" | "WAGER_INCOMPLETE" | "DEPOSIT_LIMIT_REACHED" | "LOSS_LIMIT_REACHED" | "SESSION_LIMIT_REACHED" | "PASSKEY_UNKNOWN" | "PASSKEY_EXPIRED" | "PASSKEY_INVALID" | "STATE_CONFLICT" | "OUT_OF_STOCK" | "NOT_ELIGIBLE" | "RATE_TOO_HIGH" | "UPLOAD_INVALID" | "OPERATION_IN_PROGRESS" | "UNAUTHENTICATED" | "NON_MEMBER" | "NON_AGENT" | "ACCESS_RESTRICTED" | "ACCOUNT_RESTRICTED" | "REAL_ACCOUNT_REQUIRED" | "SELF_EXCLUDED" | "MODULE_DISABLED" | "REGION_RESTRICTED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "IDEMPOTENCY_CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "MAINTENANCE";
        /** @description What the client must do differently next time. */
        ErrorValue: {
            /** @description True when the next login must carry a captcha; the captcha field appears (R216, R438). */
            captcha?: boolean;
            /**
             * Format: date-time
             * @description When the block ends (self-exclusion, lock), ISO 8601 with an offset. Absent when it does not end by itself.
             */
            until?: string;
        };
        /** @description One part of the request that is at fault. */
        ErrorDetail: {
            /** @description Where, as a JSON pointer that starts with body, query or header (`body/username`). */
            path: string;
            /** @description What is wrong there, in English, for developers. */
            message: string;
        };
        /** @description Every refusal and failure, whatever its status. Decide by `code`; show `message` only where the code is unknown. */
        ErrorEnvelope: {
            /**
             * @description Always false - the call was refused or failed.
             * @constant
             */
            success: false;
            code: components["schemas"]["ErrorCode"];
            /** @description Text for a person, in the language of the request where the server has it, else English. */
            message: string;
            value?: components["schemas"]["ErrorValue"];
            /** @description The parts of the request that are at fault, when the code is INVALID_REQUEST. */
            details?: components["schemas"]["ErrorDetail"][];
            timestamp: components["schemas"]["Timestamp"];
            /** @description Names this exchange in the logs of the server; show it beside unexpected errors. */
            requestId?: string;
        };
        /** @description The device that asks for a free-play session (R422). */
        FreePlayRequest: {
            /** @description Operating system of the device, as the client reads it from the user agent; `unknown` where it says none. */
            os: string;
            /**
             * @description Always W for the web.
             * @constant
             */
            platform: "W";
            /** @description A fresh random string, as JSON in a compact JWE for a key of `/.well-known/jwks.json` (D4); plain where the server allows it. */
            randomKey: string;
            /**
             * @description Version of the gateway.
             * @constant
             */
            gatewayVersion: "3";
        };
        /** @description Success carries no data. */
        Nothing: null;
        /**
         * @description An IPv4 or IPv6 address in text form.
         * @example 203.0.113.24
         */
        IpAddress: string;
        /** @description Where and when the member logged in before, so that a stranger's login is noticed. */
        LoginInfo: {
            /**
             * Format: int64
             * @description The login before this one, in milliseconds since 1970-01-01T00:00:00Z; null on the first login.
             */
            lastLoginTime: number | null;
            /** @description Address of the login before this one; null on the first login. */
            lastLoginIp: string | null;
            ip: components["schemas"]["IpAddress"];
        };
        /** @description A code for another device. It serves once, and is no session token. */
        HandoffCode: string;
        /**
         * Format: date-time
         * @description A moment as RFC 3339 writes it, with an offset.
         * @example 2026-11-21T18:00:00+06:00
         */
        Moment: string;
        /** @description A code that tells another device who the member is (R123). */
        Handoff: {
            code: components["schemas"]["HandoffCode"];
            /** @description Until when it serves. */
            expiresAt: components["schemas"]["Moment"];
        };
        /** @description A code that came with an address. */
        HandoffRedemption: {
            code: components["schemas"]["HandoffCode"];
        };
        /** @description Who came from another device. */
        HandedOver: {
            /** @description The name with which the login begins. */
            username: string;
        };
        /** @description How a member proves a login from an unregistered IP (R412). */
        VerificationAnswer: {
            /** @description The `verification.id` of the login. */
            verificationId: string;
            /**
             * @description One of the `verification.methods` of the login. `recoveryCode` is proposed.
             * @enum {string}
             */
            method: "mobile" | "email" | "google" | "bankName" | "recoveryCode";
            /** @description The code that was sent, the one the authenticator shows, a recovery code in its place, or the name of the bank account's holder (letter case does not matter). */
            code: string;
        };
        /** @description The login password. */
        PasswordProof: {
            /**
             * @description By the login password.
             * @constant
             */
            method: "password";
            /** @description Exactly as typed - spaces at either end count (D6). */
            password: string;
        };
        /** @description A code of the authenticator app. */
        AuthenticatorProof: {
            /**
             * @description By the authenticator app.
             * @constant
             */
            method: "authenticator";
            /** @description The six digits it shows. */
            code: string;
        };
        /** @description A recovery code, which has served then. */
        RecoveryCodeProof: {
            /**
             * @description By a recovery code.
             * @constant
             */
            method: "recoveryCode";
            /** @description Its ten letters and digits; letter case does not matter. */
            code: string;
        };
        /** @description The authenticator's name for the passkey, base64url. */
        CredentialId: string;
        /**
         * @description The only kind there is.
         * @constant
         */
        PublicKeyType: "public-key";
        /** @description Bytes of the browser, base64url. */
        Signed: string;
        /** @description Of `AuthenticationResponseJSON`, what a server needs. */
        PasskeyLogin: {
            id: components["schemas"]["CredentialId"];
            rawId: components["schemas"]["CredentialId"];
            type: components["schemas"]["PublicKeyType"];
            /** @description What was signed, and the signature. */
            response: {
                clientDataJSON: components["schemas"]["Signed"];
                authenticatorData: components["schemas"]["Signed"];
                signature: components["schemas"]["Signed"];
                /** @description The account that the authenticator stored, `user.id` of its making. */
                userHandle?: string;
            };
        };
        /** @description What a passkey of the account has signed. */
        PasskeyProof: {
            /**
             * @description By a passkey.
             * @constant
             */
            method: "passkey";
            credential: components["schemas"]["PasskeyLogin"];
        };
        /** @description A proof that the member is who asks; `method` says which. */
        Reauthentication: components["schemas"]["PasswordProof"] | components["schemas"]["AuthenticatorProof"] | components["schemas"]["RecoveryCodeProof"] | components["schemas"]["PasskeyProof"];
        /**
         * @description Code of the merchant (the regional variant). The default is ccgjoyf4 (R495).
         * @example ccgjoyf4
         */
        MerchantCode: string;
        /**
         * @description The third party.
         * @enum {string}
         */
        SocialProvider: "facebook" | "google";
        /** @description ID token as the third party issued it. The server checks its signature, audience and expiry. */
        SocialIdToken: string;
        /** @description Somebody whom a third party knows (R030). */
        SocialLogin: {
            provider: components["schemas"]["SocialProvider"];
            idToken: components["schemas"]["SocialIdToken"];
        };
        /** @description The third party knows the person, the house does not. The client opens the registration and sends the same token along. */
        NeedsRegistration: {
            /**
             * @description Always true.
             * @constant
             */
            needsRegistration: true;
        };
        /** @description A session, or word that there is no member yet. */
        SocialLoginResult: components["schemas"]["LoginResult"] | components["schemas"]["NeedsRegistration"];
        /** @description Random, base64url; to be signed. */
        Challenge: string;
        /** @description What `PublicKeyCredential.parseRequestOptionsFromJSON()` takes. No passkey is named; any of the house does. */
        PasskeyRequest: {
            challenge: components["schemas"]["Challenge"];
            /** @description The host. */
            rpId: string;
            /** @description How long the browser may ask the person, in milliseconds. */
            timeout: number;
            /**
             * @description It asks who holds it.
             * @constant
             */
            userVerification: "required";
        };
        /**
         * @description Mobile number as typed. The server judges its form - digits, 6 to 15 of them, without the country's dialling code; a leading zero does not matter.
         * @example 1712345678
         */
        TypedMobile: string;
        /**
         * @description Country dialling code; the merchant's country when absent (R224, R293).
         * @example +880
         */
        TypedDialingCode: string;
        /** @description What a captcha provider has answered the client (R219, R224). */
        CaptchaProvider: {
            /**
             * @description Who has checked the person.
             * @enum {string}
             */
            provider: "recaptcha" | "hcaptcha" | "turnstile" | "geetest";
            /** @description The provider's proof, which the server has it confirm. */
            token: string;
            /** @description Names the challenge where the provider has one. */
            challenge?: string;
        };
        /** @description Who wants a code to log in or to reset a password with (R224). */
        LoginCodeRequest: {
            mobileNo?: components["schemas"]["TypedMobile"];
            countryDialingCode?: components["schemas"]["TypedDialingCode"];
            captchaProvider?: components["schemas"]["CaptchaProvider"];
        };
        /** @description How long the code holds; until then the button that sends it is disabled (R225, R278). One of the two is enough. */
        CodeSent: {
            /**
             * Format: int64
             * @description When it expires, in milliseconds since 1970-01-01T00:00:00Z (R279).
             */
            expirationTime?: number;
            /**
             * Format: int32
             * @description How many minutes it holds; a clock of 60 s each (R280, R493).
             */
            expiredMinutes?: number;
        };
        /** @description A captcha as base64 - a PNG picture, or WAV sound when `medium=audio` was asked for (D14). */
        Captcha: string;
        /**
         * @description Code of an agent or member, in letters and digits; letter case does not matter.
         * @example AGENT001
         */
        AffiliateCodeText: string;
        /** @description Who wants a code to register with (R224). */
        RegisterCodeRequest: {
            /**
             * @description On which tab of the registration the number stands (R154).
             * @enum {string}
             */
            variant: "username" | "mobile";
            mobileNum?: components["schemas"]["TypedMobile"];
            countryDialingCode?: components["schemas"]["TypedDialingCode"];
            captchaProvider?: components["schemas"]["CaptchaProvider"];
        };
        /** @description Text of a field that the merchant's rules judge (R233). "" is the same as absent; a value of a field that is not enabled is checked, and not kept. */
        RegistrationText: string;
        /**
         * @description The code from the SMS as typed; 1 to 255 characters where it is required (R363, C11).
         * @example 123456
         */
        SmsCode: string;
        /** @description Token of the third-party authentication service that has checked the number, in place of a code of the server's own (R219, R223). */
        FirebaseIdToken: string;
        /**
         * @description Everything a registration may carry (R219, R220). Which fields are asked, and how they are checked, say getRegisterSettings and the switches; the schema only
         *     bounds them.
         */
        RegistrationFields: {
            /** @description Name to log in with, trimmed by the client. On the mobile tab it may be left out - the number in international digits is the name then. */
            username?: string;
            /** @description Password, exactly as typed (D6). */
            password?: string;
            /** @description The password once more (R344). */
            confirmPassword?: string;
            payeeName?: components["schemas"]["RegistrationText"];
            email?: components["schemas"]["RegistrationText"];
            /** @description Mobile number as typed, without the country's dialling code. */
            mobileNum?: string;
            countryDialingCode?: components["schemas"]["TypedDialingCode"];
            verificationCode?: components["schemas"]["SmsCode"];
            firebaseIdToken?: components["schemas"]["FirebaseIdToken"];
            /** @description Channel of the third-party service that sent the code. */
            firebaseChannel?: string;
            recommenderId?: components["schemas"]["RegistrationText"];
            affiliateCode?: components["schemas"]["RegistrationText"];
            referralCode?: components["schemas"]["RegistrationText"];
            /** @description The characters read from the captcha. */
            captcha?: string;
            captchaId?: components["schemas"]["CaptchaId"];
            captchaProvider?: components["schemas"]["CaptchaProvider"];
            paymentPassword?: components["schemas"]["RegistrationText"];
            nickname?: components["schemas"]["RegistrationText"];
            qqNum?: components["schemas"]["RegistrationText"];
            line?: components["schemas"]["RegistrationText"];
            whatsapp?: components["schemas"]["RegistrationText"];
            facebook?: components["schemas"]["RegistrationText"];
            wechat?: components["schemas"]["RegistrationText"];
            zalo?: components["schemas"]["RegistrationText"];
            idNumber?: components["schemas"]["RegistrationText"];
            /**
             * @description Always true - the member is logged in at once.
             * @constant
             */
            login?: true;
            /**
             * @description Always WEB for the web.
             * @constant
             */
            registerMethod?: "WEB";
            /** @description Address of the page the registration was sent from. */
            registerUrl?: string;
            /** @description Host of that page. */
            domain?: string;
            /** @description True when the terms are agreed to (R397); else 422 TERMS_NOT_ACCEPTED. */
            termsAccepted?: boolean;
            /** @description True when the person says to be of the merchant's `ageLimit` (R398, D13); else 422 NOT_ELIGIBLE. */
            ageConfirmed?: boolean;
            socialProvider?: components["schemas"]["SocialProvider"];
            socialIdToken?: components["schemas"]["SocialIdToken"];
        };
        /** @description A registration on the username tab. */
        RegisterByUsername: WithRequired<components["schemas"]["RegistrationFields"], "username" | "password">;
        /** @description A registration on the mobile tab. */
        RegisterByMobile: WithRequired<components["schemas"]["RegistrationFields"], "mobileNum">;
        /** @description How one field of the registration is checked (R233). */
        RegisterRule: {
            /** @description True when the field is shown; a value that comes all the same is checked. */
            enabled: boolean;
            /** @description True when the field may not be empty. */
            required: boolean;
            /**
             * Format: int32
             * @description Fewest characters.
             */
            minLength: number;
            /**
             * Format: int32
             * @description Most characters.
             */
            maxLength: number;
            /** @description Names the pattern and its message (reg_pattern_<id>); empty when the pattern has no name. */
            patternId: string;
            /**
             * @description Source of a regular expression (ECMAScript, flag u) that the whole value must match, whatever `patternId` says; `*` accepts anything. "" leaves it to the
             *     expression that clients know for `patternId`.
             */
            acceptedPattern: string;
        };
        /** @description Registration rules keyed by the name of the field (username, password, email, payeeName, ...). */
        RegisterRules: {
            [key: string]: components["schemas"]["RegisterRule"];
        };
        /**
         * @description ISO 3166-1 alpha-2 code of the country.
         * @example BD
         */
        CountryCode: string;
        /** @description A country and the code before its telephone numbers. */
        CountryDialingCode: {
            countryCode: components["schemas"]["CountryCode"];
            /**
             * @description Country dialling code with the plus sign.
             * @example +880
             */
            countryDialingCode: string;
            /** @description Name of the country in the language of the request. */
            countryName?: string;
        };
        /** @description Label of the member's club level. */
        ClubLabel: {
            /** @description Text of the label; null when the member has none. */
            labelName: string | null;
        };
        /** @description The member behind the session (R217). */
        MemberInfo: {
            /** @description Customer id; opaque. */
            id: string;
            /** @description Account name, shown where there is no nickname. */
            account: string;
            /** @description Nickname chosen by the member; null when none is set. */
            nickname: string | null;
            /**
             * Format: int32
             * @description 0 member; 1, 2, 41 and 42 agents; 4 restricted (R406-R409).
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 4 | 41 | 42;
            /** @description True when the member may transfer to the upline. */
            toUpline: boolean;
            clubLabel: components["schemas"]["ClubLabel"];
            /** @description True for a free-play session; money and account actions ask for a real account (R405). Absent means false. */
            freePlay?: boolean;
        };
        /** @description Name or number at a messenger; "" takes it away. */
        ContactText: string;
        /** @description What a member changes of themselves. What is left out stays; "" takes a value away. */
        MemberChange: {
            /** @description Name shown to others. */
            nickname?: string;
            /** @description E-mail address. */
            email?: string;
            line?: components["schemas"]["ContactText"];
            whatsapp?: components["schemas"]["ContactText"];
            facebook?: components["schemas"]["ContactText"];
            wechat?: components["schemas"]["ContactText"];
            zalo?: components["schemas"]["ContactText"];
            /**
             * @description Address of a picture of the house.
             * @example /art/members/koi.svg
             */
            icon?: string;
        };
        /**
         * Format: uri-reference
         * @description Address of a picture. A path is put behind one host of `imageCDNs`, chosen once a session (R508).
         * @example /art/games/1001.png
         */
        PictureUrl: string;
        /**
         * @description BCP-47 code of a registered interface language (R007, D19). Bengali is the default.
         * @enum {string}
         */
        LanguageCode: "bn" | "en" | "hi" | "id" | "fil" | "vi" | "th" | "ms" | "my" | "km" | "lo" | "zh-Hans" | "zh-Hant" | "ja" | "ko" | "ta" | "te" | "mr" | "ur" | "ne" | "si" | "pa" | "gu" | "ar" | "fa" | "tr" | "ru" | "es" | "pt-BR" | "fr";
        /** @description The language a member wants. */
        LanguageChoice: {
            language: components["schemas"]["LanguageCode"];
        };
        /** @description Names a passkey of the account; not what the authenticator calls it. */
        PasskeyId: string;
        /** @description One passkey. */
        Passkey: {
            id: components["schemas"]["PasskeyId"];
            /** @description The member's name for it. */
            name: string;
            createdAt: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description When a login last took it, RFC 3339; null before the first.
             */
            lastUsedAt: string | null;
        };
        /** @description How well an account is protected. Address and number are masked. */
        SecurityOverview: {
            /** @description E-mail address with only its first letter and host; null when none is known. */
            email: string | null;
            /** @description Mobile number with only its first and last digits; null when none is known. */
            mobile: string | null;
            /** @description True when one is set. */
            paymentPassword: boolean;
            /** @description Second factors that a login asks for; empty for none. */
            twoFactor: ("sms" | "email" | "authenticator")[];
            /**
             * Format: int32
             * @description How many recovery codes have not served; null where no authenticator app is in use.
             */
            recoveryCodes: number | null;
            /** @description Passkeys of the account, the newest first; empty for none. */
            passkeys: components["schemas"]["Passkey"][];
            /**
             * @description `low` with less than two of e-mail address, mobile number and payment password; `medium` with two or three; `high` with two of them and a second
             *     factor or passkey.
             * @enum {string}
             */
            level: "low" | "medium" | "high";
            /**
             * Format: date-time
             * @description When the present session's member last logged in, RFC 3339.
             */
            lastLoginAt: string | null;
            /** @description From which address. */
            lastLoginIp: string | null;
        };
        /**
         * Format: int32
         * @description Number of a page; the first is 1.
         * @default 1
         */
        PageNumber: number;
        /**
         * @description What happened. `proofFailed` is a wrong answer to `reauthenticate`. Only customer service changes the mobile number (`mobileChanged`); no operation does.
         * @enum {string}
         */
        AccountEventKind: "login" | "loginFailed" | "proofFailed" | "logout" | "passwordChanged" | "paymentPasswordChanged" | "emailChanged" | "mobileChanged" | "authenticatorTurnedOn" | "authenticatorTurnedOff" | "recoveryCodesMade" | "recoveryCodeUsed" | "passkeyAdded" | "passkeyRemoved" | "payoutAccountAdded" | "thirdPartyLinked";
        /** @description Something that happened to the account. */
        AccountEvent: {
            /** @description Names the event. */
            id: string;
            kind: components["schemas"]["AccountEventKind"];
            /** @description When. */
            at: components["schemas"]["Moment"];
            /** @description From which address. */
            ip: string;
            /** @description Browser and system, as far as the server can tell. */
            device: string;
        };
        /**
         * Format: int32
         * @description Most entries on a page.
         */
        PageLimit: number;
        /**
         * Format: int64
         * @description Entries on all pages.
         */
        Total: number;
        /**
         * Format: int64
         * @description Number of pages, 0 when nothing matches.
         */
        TotalPages: number;
        /** @description Names a session; no token. */
        SessionId: string;
        /** @description A session of the member. */
        OwnSession: {
            id: components["schemas"]["SessionId"];
            /**
             * @description Browser and system, as far as the server can tell.
             * @example Chrome · Android
             */
            device: string;
            /** @description From which address it began. */
            ip: string;
            /** @description When the member logged in. */
            startedAt: components["schemas"]["Moment"];
            /** @description When it was used last, to the minute. */
            lastUsedAt: components["schemas"]["Moment"];
            /** @description True for the session that asks. */
            current: boolean;
        };
        /** @description What the app shows. */
        AuthenticatorCode: {
            /** @description Six digits. */
            code: string;
        };
        /** @description Stands in for a code of the app, once. */
        RecoveryCode: string;
        /** @description The recovery codes of the account. They are told this once. */
        RecoveryCodes: {
            /** @description Ten codes. */
            codes: components["schemas"]["RecoveryCode"][];
        };
        /** @description A key for an authenticator app. */
        AuthenticatorSetUp: {
            /** @description The key in base32, to be typed. */
            secret: string;
            /** @description The same key as an address for a QR code. */
            uri: string;
        };
        /** @description What the app shows, or a recovery code for who has lost it. */
        AuthenticatorRemoval: {
            /** @description Six digits of the app, or the ten letters and digits of a recovery code; letter case does not matter. */
            code: string;
        };
        /** @description Who adds a passkey says the password once more. */
        PasskeySetUp: {
            /** @description The login password. */
            password: string;
        };
        /** @description The ways to reach the authenticator, as the browser names them. */
        Transports: string[];
        /** @description What `PublicKeyCredential.parseCreationOptionsFromJSON()` takes. */
        PasskeyCreation: {
            /** @description The house, whose host the passkey is bound to. */
            rp: {
                /** @description The host. */
                id: string;
                /** @description What people call it. */
                name: string;
            };
            /** @description The member, as the authenticator stores them. */
            user: {
                /** @description Names the account, base64url; nothing personal. */
                id: string;
                /** @description The username. */
                name: string;
                /** @description Nickname or username. */
                displayName: string;
            };
            challenge: components["schemas"]["Challenge"];
            /** @description The signatures that the server can check, the preferred one first. */
            pubKeyCredParams: {
                type: components["schemas"]["PublicKeyType"];
                /** @description Its number at COSE. */
                alg: number;
            }[];
            /** @description How long the browser may ask the person, in milliseconds. */
            timeout: number;
            /** @description The passkeys the account has; an authenticator that holds one makes no other. */
            excludeCredentials: {
                id: components["schemas"]["CredentialId"];
                type: components["schemas"]["PublicKeyType"];
                transports?: components["schemas"]["Transports"];
            }[];
            /** @description What the authenticator must be able to do. */
            authenticatorSelection: {
                /**
                 * @description It names its member.
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description The same for Level 1.
                 * @constant
                 */
                requireResidentKey: true;
                /**
                 * @description It asks who holds it.
                 * @constant
                 */
                userVerification: "required";
            };
            /**
             * @description Its maker is nobody's business.
             * @constant
             */
            attestation: "none";
        };
        /** @description A passkey that the browser has made. */
        NewPasskey: {
            /** @description The member's name for it. */
            name: string;
            /** @description Of `RegistrationResponseJSON`, what a server without attestation needs. */
            credential: {
                id: components["schemas"]["CredentialId"];
                rawId: components["schemas"]["CredentialId"];
                type: components["schemas"]["PublicKeyType"];
                /** @description The new key, and for what it was made. */
                response: {
                    clientDataJSON: components["schemas"]["Signed"];
                    attestationObject: components["schemas"]["Signed"];
                    transports?: components["schemas"]["Transports"];
                };
            };
        };
        /** @description The new password exactly as typed (D6); the rule of the field `password` in getRegisterSettings holds. */
        NewPassword: string;
        /** @description A change of the login password (R221). */
        PasswordChange: {
            /** @description The present password; in a forced change the client sends the one just used (R391). */
            oldPassword: string;
            newPassword: components["schemas"]["NewPassword"];
            /** @description The new password once more (R390). */
            confirmNewPassword: string;
        };
        /** @description Who has forgotten a password (R222, R392). */
        EmailReset: {
            /** @description Username of the account; it has no spaces. */
            username: string;
            /** @description E-mail address of the account; letter case does not matter. */
            email: string;
        };
        /** @description A new password for the account of a mobile number (R223). */
        PhoneReset: {
            mobileNum?: components["schemas"]["TypedMobile"];
            countryDialingCode?: components["schemas"]["TypedDialingCode"];
            newPassword: components["schemas"]["NewPassword"];
            verificationCode?: components["schemas"]["SmsCode"];
            firebaseIdToken?: components["schemas"]["FirebaseIdToken"];
        };
        /** @description A first or a new payment password. */
        PaymentPasswordChange: {
            /** @description The present one; left out when none is set. */
            oldPaymentPassword?: string;
            /** @description Six digits. */
            newPaymentPassword: string;
        };
        /**
         * @description An amount that is never negative, as a decimal string in whole units of its currency ("1234.50" is 1234 taka 50). Never a float. One that is sent has no more decimals than its currency, zeros at the
         *     end aside: none for IDR and VND, two for any other.
         * @example 1234.50
         */
        Money: string;
        /**
         * @description ISO 4217 code of the currency.
         * @example BDT
         */
        CurrencyCode: string;
        /** @description What the member can play with now. */
        Balance: {
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Sign of the currency, put before the amount. */
            currencySymbol: string;
        };
        /**
         * @description How far a limit looks back from now - 24 hours, 7 days, or a month of 30 days.
         * @enum {string}
         */
        LimitPeriod: "24h" | "7d" | "1m";
        /** @description A higher limit that waits. */
        PendingMoneyLimit: {
            /** @description The higher limit; absent when the limit is to be taken away. */
            amount?: components["schemas"]["Money"];
            /** @description From when confirmPlayLimit makes it count. */
            confirmableAt: components["schemas"]["Moment"];
            /** @description When it is forgotten if nobody confirms it. */
            lapsesAt: components["schemas"]["Moment"];
        };
        /** @description A limit of money and what is used of it. Without `amount` there is no limit. */
        MoneyLimit: {
            period: components["schemas"]["LimitPeriod"];
            /** @description The limit; absent when there is none. */
            amount?: components["schemas"]["Money"];
            /** @description Paid in or lost in the period. Never below zero - winnings above the stakes leave it there. */
            usedAmount: components["schemas"]["Money"];
            /** @description What the limit still allows; absent without a limit. */
            leftAmount?: components["schemas"]["Money"];
            /** @description When the limit lets something through again; absent while it does. */
            reachedUntil?: components["schemas"]["Moment"];
            pending?: components["schemas"]["PendingMoneyLimit"];
        };
        /**
         * Format: int32
         * @description Whole minutes of play.
         */
        Minutes: number;
        /** @description A higher limit that waits. */
        PendingSessionLimit: {
            /** @description The higher limit; absent when the limit is to be taken away. */
            minutes?: components["schemas"]["Minutes"];
            /** @description From when confirmPlayLimit makes it count. */
            confirmableAt: components["schemas"]["Moment"];
            /** @description When it is forgotten if nobody confirms it. */
            lapsesAt: components["schemas"]["Moment"];
        };
        /** @description A limit of time and what is used of it. Without `minutes` there is no limit. */
        SessionLimit: {
            period: components["schemas"]["LimitPeriod"];
            /** @description The limit; absent when there is none. */
            minutes?: components["schemas"]["Minutes"];
            /** @description Time of play in the period, rounded up. */
            usedMinutes: components["schemas"]["Minutes"];
            /** @description What the limit still allows, rounded down; absent without a limit. */
            leftMinutes?: components["schemas"]["Minutes"];
            /** @description When the limit lets something through again; absent while it does. */
            reachedUntil?: components["schemas"]["Moment"];
            pending?: components["schemas"]["PendingSessionLimit"];
        };
        /**
         * @description How long the break is; 6m is a self-exclusion.
         * @enum {string}
         */
        TimeOutDuration: "24h" | "7d" | "30d" | "6m";
        /** @description A break from play. */
        TimeOut: {
            duration: components["schemas"]["TimeOutDuration"];
            /** @description When it began. */
            startedAt: components["schemas"]["Moment"];
            /** @description When it ends. */
            until: components["schemas"]["Moment"];
        };
        /** @description All limits of the member, and the break that runs. */
        PlayLimits: {
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description How long a higher limit waits before it can be confirmed, in hours.
             */
            coolOffHours: number;
            /** @description Limits of money paid in - 24h, 7d, 1m. */
            deposit: components["schemas"]["MoneyLimit"][];
            /** @description Limits of money lost - 24h, 7d, 1m. */
            loss: components["schemas"]["MoneyLimit"][];
            /** @description Limits of time of play - 24h, 7d, 1m. */
            session: components["schemas"]["SessionLimit"][];
            timeOut?: components["schemas"]["TimeOut"];
        };
        /**
         * @description What is limited - money paid in, or money lost.
         * @enum {string}
         */
        MoneyLimitKind: "deposit" | "loss";
        /** @description A limit of money. */
        MoneyLimitWish: {
            kind: components["schemas"]["MoneyLimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description Most that may be paid in or lost in the period, in the currency of the account. "0.00" allows nothing. */
            amount: components["schemas"]["Money"];
        };
        /**
         * @description What is limited - time of play.
         * @constant
         */
        SessionLimitKind: "session";
        /** @description A limit of time. */
        SessionLimitWish: {
            kind: components["schemas"]["SessionLimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description Most time of play in the period. */
            minutes: components["schemas"]["Minutes"];
        };
        /**
         * @description What is limited - money paid in, money lost, or time of play.
         * @enum {string}
         */
        LimitKind: "deposit" | "loss" | "session";
        /** @description Takes a limit away, after the cooling-off and a confirmation. */
        NoLimitWish: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /**
             * @description Always true.
             * @constant
             */
            remove: true;
        };
        /** @description The limit to set - an amount, minutes, or none. */
        PlayLimitWish: components["schemas"]["MoneyLimitWish"] | components["schemas"]["SessionLimitWish"] | components["schemas"]["NoLimitWish"];
        /** @description Names one limit. */
        PlayLimitName: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
        };
        /** @description The break to take. */
        TimeOutWish: {
            duration: components["schemas"]["TimeOutDuration"];
        };
        /**
         * Format: int32
         * @description How often the member is told how long they have played, in minutes.
         * @enum {integer}
         */
        RealityCheckMinutes: 15 | 30 | 60;
        /**
         * @description A difference of amounts - below zero for a loss - as a decimal string in whole units of its currency. What is paid, held or wanted is Money.
         * @example -250.00
         */
        SignedMoney: string;
        /** @description The session that runs; absent when the member does not play. */
        RunningSession: {
            /** @description When it began. */
            startedAt: components["schemas"]["Moment"];
            /** @description When it ends without another launch or stake. */
            endsAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Whole seconds since it began.
             */
            playedSeconds: number;
            /** @description Staked since it began, without what was given back. */
            stakeAmount: components["schemas"]["Money"];
            /** @description Won since it began. */
            winAmount: components["schemas"]["Money"];
            /** @description Winnings less stakes since it began. */
            netPosition: components["schemas"]["SignedMoney"];
            /** @description When the member is to be told next. */
            nextRealityCheckAt: components["schemas"]["Moment"];
        };
        /** @description The play of the member now. */
        PlaySession: {
            currency: components["schemas"]["CurrencyCode"];
            realityCheckMinutes: components["schemas"]["RealityCheckMinutes"];
            running?: components["schemas"]["RunningSession"];
        };
        /** @description How often the member is reminded. */
        RealityCheck: {
            realityCheckMinutes: components["schemas"]["RealityCheckMinutes"];
        };
        /**
         * Format: uri
         * @description Absolute http or https address.
         * @example https://www.example.net/
         */
        WebUrl: string;
        /** @description Somebody to talk to about play. */
        HelpLine: {
            /** @description Names the help line. */
            id: string;
            /** @description Name in the language of the request. */
            name: string;
            /** @description When somebody answers */
            hours: string;
            /** @description Phone number in international form. */
            phone?: string;
            url: components["schemas"]["WebUrl"];
            /** @description Languages spoken there. */
            languages: components["schemas"]["LanguageCode"][];
        };
        /**
         * @description Names a wallet among those of the member.
         * @example main
         */
        WalletCode: string;
        /** @description A purse of the member. Deposits arrive in the main one, and withdrawals leave from it. */
        Wallet: {
            code: components["schemas"]["WalletCode"];
            /** @description Name in the language of the request. */
            name: string;
            /** @description True for the wallet of deposits, withdrawals and getWalletBalance. */
            isMain: boolean;
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description How the merchant keeps the member's money. */
        MerchantWallet: {
            /** @description True when one wallet serves all games, so that there is nothing to transfer (R218). */
            isSingle: boolean;
            /** @description The wallets, the main one first; one only when `isSingle`. */
            wallets: components["schemas"]["Wallet"][];
        };
        /** @description Which money goes where. */
        WalletTransferRequest: {
            from: components["schemas"]["WalletCode"];
            to: components["schemas"]["WalletCode"];
            amount: components["schemas"]["Money"];
        };
        /** @description An Idempotency-Key as it was sent. */
        IdempotencyKeyValue: string;
        /** @description A call that had its effect. */
        KeyedOperation: {
            key: components["schemas"]["IdempotencyKeyValue"];
            /** @description The operation that was called with the key. */
            operationId: string;
            /**
             * @description Always completed - a call without effect has no record.
             * @constant
             */
            status: "completed";
            completedAt: components["schemas"]["Moment"];
            /** @description The `value` that the call answered, whatever its operation answers; null where that is nothing. */
            value: unknown;
        };
        /**
         * @description Names a payment method.
         * @example bkash
         */
        PaymentMethodId: string;
        /** @description Name of a payment method in the language of the request. */
        PaymentMethodName: string;
        /**
         * @description Name of the field in `fields` of the order.
         * @example senderNumber
         */
        DepositFieldKey: string;
        /** @description One choice of a select. */
        DepositFieldOption: {
            /** @description What is sent. */
            value: string;
            /** @description What is shown. */
            label: string;
        };
        /** @description One field of a deposit's form. */
        DepositField: {
            key: components["schemas"]["DepositFieldKey"];
            /** @description Label in the language of the request. */
            label: string;
            /**
             * @description Kind of control; digits is text with a number keyboard.
             * @enum {string}
             */
            type: "text" | "digits" | "select";
            /** @description True when the field must be filled in. */
            required: boolean;
            /** @description A regular expression (ECMAScript, flag u) for the whole value; none when absent. */
            pattern?: string;
            /**
             * Format: int32
             * @description Fewest characters of a filled field.
             */
            minLength: number;
            /**
             * Format: int32
             * @description Most characters.
             */
            maxLength: number;
            /** @description The values of a select. */
            options?: components["schemas"]["DepositFieldOption"][];
        };
        /** @description Names a promotion. */
        PromotionId: string;
        /** @description A bonus on a deposit. What it costs stands beside what it gives. */
        DepositPromotion: {
            id: components["schemas"]["PromotionId"];
            /** @description Name in the language of the request. */
            name: string;
            /**
             * Format: int32
             * @description Bonus in per cent of the deposit.
             */
            bonusPercent: number;
            maxBonusAmount: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Deposit and bonus have to be staked this many times before the bonus can leave (WAGER_INCOMPLETE).
             */
            wagerTimes: number;
        };
        /** @description A way to pay in. */
        DepositMethod: {
            id: components["schemas"]["PaymentMethodId"];
            name: components["schemas"]["PaymentMethodName"];
            /**
             * @description Kind of provider, for the icon.
             * @enum {string}
             */
            kind: "wallet" | "bank" | "crypto" | "card";
            currency: components["schemas"]["CurrencyCode"];
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
            /** @description Amounts to offer, the lowest first. */
            presets: components["schemas"]["Money"][];
            /** @description False while the provider is away; an order is refused then. */
            available: boolean;
            /** @description True when an account of this type can be paid out to (addPayoutAccount). */
            payout: boolean;
            /** @description What the member tells with a deposit, in the order of the form. */
            fields: components["schemas"]["DepositField"][];
            /** @description Promotions that this member may take with a deposit now. */
            promotions: components["schemas"]["DepositPromotion"][];
        };
        /**
         * @description pending - not paid or not checked yet; approved - the money is in the balance; rejected by the provider; expired - not paid in time (R250).
         * @enum {string}
         */
        DepositStatus: "pending" | "approved" | "rejected" | "expired";
        /**
         * @description Names a deposit.
         * @example 1
         */
        DepositId: string;
        /** @description A payment method by id and name. */
        PaymentMethod: {
            id: components["schemas"]["PaymentMethodId"];
            name: components["schemas"]["PaymentMethodName"];
        };
        /** @description Money that the member pays in. */
        Deposit: {
            id: components["schemas"]["DepositId"];
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["DepositStatus"];
            /** @description The promotion taken with it; null without one. */
            promotionId: string | null;
            /**
             * Format: uri
             * @description Page of the provider where the member pays; on the origin of the provider; only while `pending`. It serves this deposit alone; never log or share it.
             */
            payUrl?: string;
            createdAt: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description Until when it can be paid.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it left `pending`; null before.
             */
            decidedAt: string | null;
        };
        /** @description A page of deposits. */
        DepositPage: {
            /** @description Deposits, the newest first. */
            content: components["schemas"]["Deposit"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /** @description An order to pay in. */
        DepositRequest: {
            methodId: components["schemas"]["PaymentMethodId"];
            amount: components["schemas"]["Money"];
            /** @description The filled-in fields of the method, by key; no others. */
            fields: {
                [key: string]: string;
            };
            promotionId?: components["schemas"]["PromotionId"];
        };
        /**
         * @description Names a payout account.
         * @example 1
         */
        PayoutAccountId: string;
        /** @description Name of the person or firm that holds the account. */
        AccountHolder: string;
        /** @description Where money can go. */
        PayoutAccount: {
            id: components["schemas"]["PayoutAccountId"];
            type: components["schemas"]["PaymentMethodId"];
            name: components["schemas"]["PaymentMethodName"];
            /** @description The number with all but its last four characters hidden. */
            maskedNumber: string;
            holder: components["schemas"]["AccountHolder"];
            currency: components["schemas"]["CurrencyCode"];
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
        };
        /** @description The second password of the account, six digits; asked before money or points leave it. Five wrong ones in a row lock it for 5 minutes. */
        PaymentPassword: string;
        /** @description A new payout account. */
        PayoutAccountRequest: {
            type: components["schemas"]["PaymentMethodId"];
            /** @description Number or address of the account, without spaces. */
            number: string;
            holder: components["schemas"]["AccountHolder"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /**
         * @description processing - held by the house (R329); rejected - the money is back (R330); approved - on its way or there (R331).
         * @enum {string}
         */
        WithdrawalStatus: "processing" | "rejected" | "approved";
        /**
         * @description Names a withdrawal.
         * @example 1
         */
        WithdrawalId: string;
        /** @description The payout account as it is shown beside a withdrawal. */
        PayoutTarget: {
            id: components["schemas"]["PayoutAccountId"];
            type: components["schemas"]["PaymentMethodId"];
            name: components["schemas"]["PaymentMethodName"];
            /** @description The number with all but its last four characters hidden. */
            maskedNumber: string;
        };
        /** @description Money that leaves. */
        Withdrawal: {
            id: components["schemas"]["WithdrawalId"];
            account: components["schemas"]["PayoutTarget"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["WithdrawalStatus"];
            /**
             * @description What is known of the arrival. notDue - not approved; waiting - for the member's word; confirmed by the member; automatic - counted as received
             *     because the member said nothing (R332); notReceived - the member misses the money; returned - the house forced the receipt and the amount is back in the balance (R333).
             * @enum {string}
             */
            receipt: "notDue" | "waiting" | "confirmed" | "automatic" | "notReceived" | "returned";
            createdAt: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description When it left `processing`; null before.
             */
            decidedAt: string | null;
            /**
             * Format: date-time
             * @description When it counts as received unless the member says otherwise; null unless `receipt` is waiting (R332, R507).
             */
            autoReceiptAt: string | null;
            /**
             * Format: date-time
             * @description When it was, or counted as, received; null before.
             */
            receivedAt: string | null;
        };
        /** @description A page of withdrawals. */
        WithdrawalPage: {
            /** @description Withdrawals, the newest first. */
            content: components["schemas"]["Withdrawal"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /** @description An order to pay out. */
        WithdrawalRequest: {
            accountId: components["schemas"]["PayoutAccountId"];
            amount: components["schemas"]["Money"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /** @description The member's word. */
        ReceiptRequest: {
            /** @description True when the money arrived, false when the member misses it. */
            received: boolean;
        };
        /**
         * @description Id of an account; digits.
         * @example 100001
         */
        RelativeId: string;
        /** @description Username. */
        RelativeAccount: string;
        /** @description Somebody of the tree. */
        Relative: {
            id: components["schemas"]["RelativeId"];
            account: components["schemas"]["RelativeAccount"];
        };
        /**
         * Format: int32
         * @description Number of members.
         */
        MemberCount: number;
        /**
         * @description What members did in the period. Each amount is the sum of their transactions of those types, so that the figures of an overview, of the members and
         *     of the transactions always agree.
         */
        TeamFigures: {
            /**
             * Format: int32
             * @description Members who placed a bet.
             */
            activeMembers: number;
            /** @description Deposited. */
            depositAmount: components["schemas"]["Money"];
            /** @description Taken out by withdrawals. */
            withdrawalAmount: components["schemas"]["Money"];
            /** @description Given back of withdrawals that were refused. */
            withdrawalReturnAmount: components["schemas"]["Money"];
            /** @description Staked. */
            betAmount: components["schemas"]["Money"];
            /** @description Paid out for bets. */
            winAmount: components["schemas"]["Money"];
            /** @description Stakes given back. */
            refundAmount: components["schemas"]["Money"];
            /** @description Bonuses, rebates, rewards and converted points. */
            bonusAmount: components["schemas"]["Money"];
            /** @description Taken back of bonuses that lapsed. */
            bonusReturnAmount: components["schemas"]["Money"];
            /** @description The members' gain - winAmount + refundAmount + bonusAmount - bonusReturnAmount - betAmount. */
            profit: components["schemas"]["SignedMoney"];
        };
        /** @description A period and what the team did in it. */
        TeamPeriod: {
            /** @description Start of the period. */
            from: components["schemas"]["Moment"];
            /** @description End of the period; it does not belong to it. */
            to: components["schemas"]["Moment"];
            /** @description Members at the end of the period. */
            members: components["schemas"]["MemberCount"];
            /** @description Members who joined in the period. */
            newMembers: components["schemas"]["MemberCount"];
            figures: components["schemas"]["TeamFigures"];
        };
        /** @description The period of the same length right before the present one, and what the team did in it. */
        PreviousTeamPeriod: {
            /** @description Start of the period; never before 1970. */
            from: components["schemas"]["Moment"];
            /** @description End of the period, where the present one begins. */
            to: components["schemas"]["Moment"];
            /** @description Members at the end of the period. */
            members: components["schemas"]["MemberCount"];
            /** @description Members who joined in the period. */
            newMembers: components["schemas"]["MemberCount"];
            figures: components["schemas"]["TeamFigures"];
        };
        /** @description One day or month of the chart. */
        TeamInterval: {
            /**
             * @description The day or the month in the time zone of the merchant.
             * @example 2026-11-21
             */
            label: string;
            /** @description Start of the day or month. */
            from: components["schemas"]["Moment"];
            /** @description Start of the next one. */
            to: components["schemas"]["Moment"];
            newMembers: components["schemas"]["MemberCount"];
            figures: components["schemas"]["TeamFigures"];
        };
        /** @description The team in a period, beside the period before. */
        TeamOverview: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description The agent above, to whom money can be transferred; null at the top of a tree. */
            upline: components["schemas"]["Relative"] | null;
            /** @description The period asked for. */
            current: components["schemas"]["TeamPeriod"];
            previous: components["schemas"]["PreviousTeamPeriod"];
            /**
             * @description What a row is - a day in periods of up to 92 days, else a month.
             * @enum {string}
             */
            unit: "day" | "month";
            /**
             * @description The days or months of the period in order, those in which nothing happened included; from the first day of the team until now. The first and
             *     the last hold only what belongs to the period.
             */
            rows: components["schemas"]["TeamInterval"][];
        };
        /** @description A member of the team. */
        TeamMember: {
            id: components["schemas"]["RelativeId"];
            account: components["schemas"]["RelativeAccount"];
            /** @description What the member calls themselves. */
            nickname: string | null;
            /**
             * Format: int32
             * @description Account type; 1, 2, 41 and 42 are agents (R263), 4 is restricted.
             */
            type: number;
            /**
             * Format: int32
             * @description Levels below the caller; a direct downline is 1.
             */
            level: number;
            /** @description Who is right above. */
            upline: components["schemas"]["Relative"];
            /** @description What the member can play with now. */
            balance: components["schemas"]["Money"];
            /** @description When the member came. */
            joinedAt: components["schemas"]["Moment"];
            /** @description The last login or bet; null when there was none. */
            lastActiveAt: components["schemas"]["Moment"] | null;
            /** @description Downlines right below the member. */
            directMembers: components["schemas"]["MemberCount"];
            /** @description All below the member. */
            teamMembers: components["schemas"]["MemberCount"];
            /** @description What the member did. */
            figures: components["schemas"]["TeamFigures"];
            /** @description What the member and all below did. */
            teamFigures: components["schemas"]["TeamFigures"];
        };
        /** @description One page of members. */
        TeamMemberPage: {
            /** @description The way from the caller down to the one whose team it is, both included. */
            path: components["schemas"]["Relative"][];
            /** @description The members of the page. */
            content: components["schemas"]["TeamMember"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description Category of a game (R109-R118) - slots, live casino, sports, fishing, poker rooms, lottery, e-lottery, bingo, YB. Cockfight is the DS88 vendor of SPORTS.
         * @enum {string}
         */
        Category: "RNG" | "LIVE" | "SPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT" | "BINGO" | "YB";
        /**
         * @description Code of the vendor; DS88 is cockfight, TCG_SEA and TCG_LOTTO_VN are lottery.
         * @example TCG_SEA
         */
        Vassalage: string;
        /**
         * @description What became of the bet.
         * @enum {string}
         */
        TeamBetStatus: "open" | "won" | "lost" | "refunded";
        /** @description A bet of a member of the team. */
        TeamBet: {
            /** @description Number of the bet. */
            id: string;
            /** @description Who placed it. */
            member: components["schemas"]["Relative"];
            /** @description Category of the game. */
            category: string;
            /** @description Vendor of the game. */
            vassalage: string;
            /** @description Code of the game. */
            gameCode: string;
            /** @description Name of the game in the language of the request. */
            gameName: string;
            /** @description The round or draw it was placed on. */
            roundId: string;
            /** @description What was staked. */
            stakeAmount: components["schemas"]["Money"];
            /** @description What was paid out; a refund too. */
            payoutAmount: components["schemas"]["Money"];
            status: components["schemas"]["TeamBetStatus"];
            /** @description When it was placed. */
            placedAt: components["schemas"]["Moment"];
            /** @description When it was settled; null while it is open. */
            settledAt: components["schemas"]["Moment"] | null;
        };
        /** @description One page of bets. */
        TeamBetPage: {
            /** @description The bets of the page. */
            content: components["schemas"]["TeamBet"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
            /** @description Sums over all pages. */
            totals: {
                /** @description All stakes. */
                stakeAmount: components["schemas"]["Money"];
                /** @description All payouts. */
                payoutAmount: components["schemas"]["Money"];
                /** @description payoutAmount - stakeAmount. */
                profit: components["schemas"]["SignedMoney"];
            };
        };
        /**
         * @description Type of a transaction.
         * @enum {string}
         */
        TeamTransactionType: "opening" | "deposit" | "withdrawal" | "withdrawalReturn" | "bet" | "win" | "refund" | "bonus" | "rebate" | "transferIn" | "transferOut" | "reward" | "pointConversion" | "dividend" | "salary" | "adjustment";
        /** @description A movement of the money of a member of the team. */
        TeamTransaction: {
            /** @description Number of the transaction. */
            id: string;
            /** @description Whose money moved. */
            member: components["schemas"]["Relative"];
            type: components["schemas"]["TeamTransactionType"];
            /**
             * @description Whether the member got the amount or gave it.
             * @enum {string}
             */
            direction: "in" | "out";
            amount: components["schemas"]["Money"];
            /** @description The balance after it. */
            balanceAfter: components["schemas"]["Money"];
            /** @description What it was for. */
            reference: string;
            /** @description When it was booked. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description One page of transactions. */
        TeamTransactionPage: {
            /** @description The transactions of the page. */
            content: components["schemas"]["TeamTransaction"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
            /** @description Sums over all pages. */
            totals: {
                /** @description All that members got. */
                inAmount: components["schemas"]["Money"];
                /** @description All that members gave. */
                outAmount: components["schemas"]["Money"];
            };
        };
        /** @description Money for a relative. */
        TransferRequest: {
            /**
             * @description To anybody below the caller, or to the one right above.
             * @enum {string}
             */
            direction: "downline" | "upline";
            /** @description Who gets the money. */
            memberId: components["schemas"]["RelativeId"];
            /** @description How much. */
            amount: components["schemas"]["Money"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /** @description A transfer that was made. */
        RelativeTransfer: {
            /** @description Number of the transfer. */
            id: string;
            /**
             * @description Which way it went.
             * @enum {string}
             */
            direction: "downline" | "upline";
            /** @description Who got the money. */
            member: components["schemas"]["Relative"];
            /** @description How much. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The caller's balance after it. */
            balance: components["schemas"]["Money"];
            /** @description When it was made. */
            createdAt: components["schemas"]["Moment"];
        };
        /**
         * @description A share in percent as a decimal string with up to two decimals ("1.25" is 1.25 of 100). Never a float.
         * @example 1.25
         */
        Percent: string;
        /**
         * @description What the agent calls the link; in any script, not only spaces.
         * @example Facebook
         */
        ReferralLabel: string;
        /** @description A way into the agent's team. */
        ReferralLink: {
            /** @description Id of the link. */
            id: string;
            label: components["schemas"]["ReferralLabel"];
            /** @description Rebate of those who come through it. */
            rate: components["schemas"]["Percent"];
            /** @description The affiliate code in the link; it can be typed at the registration as well. */
            code: string;
            /** @description The link to pass on. */
            url: components["schemas"]["WebUrl"];
            /** @description How often it was opened. */
            clicks: components["schemas"]["MemberCount"];
            /** @description How many became members through it. */
            registrations: components["schemas"]["MemberCount"];
            /** @description When it was made. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description The links of the agent and what bounds a new one. */
        ReferralLinkList: {
            /** @description The caller's own rebate - never above that of an agent further up; no link gives more. */
            highestRate: components["schemas"]["Percent"];
            /** @description The latest first. */
            links: components["schemas"]["ReferralLink"][];
        };
        /** @description A new referral link. */
        ReferralLinkRequest: {
            label: components["schemas"]["ReferralLabel"];
            /** @description Rebate of those who come through it. */
            rate: components["schemas"]["Percent"];
        };
        /**
         * @description Id of a contract.
         * @example 12
         */
        ContractId: string;
        /**
         * @description A `dividend` is a share of what the receiver's team lost, settled at the end of each period. A `daily`, `hourly` or `realtime` salary is a share of
         *     what the team staked, settled each day, hour or 5 minutes (R033, R502).
         * @enum {string}
         */
        ContractKind: "dividend" | "daily" | "hourly" | "realtime";
        /** @description One side of a contract; null is the house. */
        ContractParty: components["schemas"]["Relative"] | null;
        /** @description A rate and what the team must have reached in the period for it. */
        ContractTier: {
            /** @description Share of the base that is paid. */
            rate: components["schemas"]["Percent"];
            /**
             * Format: int32
             * @description So many members of the team, the receiver included, placed a bet.
             */
            activeMembers: number;
            /** @description So much was staked by them. */
            betAmount: components["schemas"]["Money"];
        };
        /** @description Of all tiers whose bounds are reached the highest rate counts; none reached pays nothing. */
        ContractTiers: components["schemas"]["ContractTier"][];
        /**
         * @description Over which time the bounds of the tiers are counted (R503), in the merchant's time zone - a day, a week from Monday, half a month from the 1st and
         *     the 16th, or a month. Each period begins at nought.
         * @enum {string}
         */
        ContractPeriod: "daily" | "weekly" | "semimonthly" | "monthly";
        /** @description A moment, or null when there is none. */
        OptionalMoment: components["schemas"]["Moment"] | null;
        /** @description A contract the member has received (R232). */
        ReceivedContract: {
            id: components["schemas"]["ContractId"];
            kind: components["schemas"]["ContractKind"];
            /** @description Who pays; null is the house. */
            giver: components["schemas"]["ContractParty"];
            /**
             * @description Waiting for a decision or on.
             * @enum {string}
             */
            status: "offered" | "active";
            /** @description The highest rate of the tiers. */
            rate: components["schemas"]["Percent"];
            /**
             * Format: int32
             * @description Active members it takes for that rate.
             */
            activeMembers: number;
            /** @description Stakes it takes for that rate. */
            betAmount: components["schemas"]["Money"];
            tiers: components["schemas"]["ContractTiers"];
            period: components["schemas"]["ContractPeriod"];
            /** @description When it began or is to begin. */
            from: components["schemas"]["OptionalMoment"];
            /** @description When it ends by itself. */
            to: components["schemas"]["OptionalMoment"];
        };
        /** @description Contracts that wait for the member's decision, the latest offered first. */
        ContractRequests: components["schemas"]["ReceivedContract"][];
        /** @description The member's active contract of a kind; null without one. */
        ContractInfo: components["schemas"]["ReceivedContract"] | null;
        /** @description What waits for the member's decision, and what they live by, kind by kind. */
        ConsolidatedFunds: {
            /** @description Requests for a daily salary. */
            dailysalreqtype: components["schemas"]["ContractRequests"];
            /** @description Requests for a dividend. */
            divtypereq: components["schemas"]["ContractRequests"];
            /** @description Requests for an hourly or real-time salary. */
            contracthoursalreq: components["schemas"]["ContractRequests"];
            /** @description The real-time salary that is on. */
            contractmrdailysalinfotype: components["schemas"]["ContractInfo"];
            /** @description The hourly salary that is on. */
            contracthoursalinfo: components["schemas"]["ContractInfo"];
            /** @description The daily salary that is on. */
            dailysalinfotype: components["schemas"]["ContractInfo"];
            /** @description The dividend that is on. */
            divtypeinfo: components["schemas"]["ContractInfo"];
        };
        /**
         * @description accept or reject a request; terminate an active contract (R037).
         * @enum {string}
         */
        ContractAction: "accept" | "reject" | "terminate";
        /** @description What the member does with a dividend they received. */
        DividendDecision: {
            /** @description Id of the request or of the active contract. */
            requestId: components["schemas"]["ContractId"];
            action: components["schemas"]["ContractAction"];
        };
        /** @description What the member does with a daily salary they received. */
        DailySalaryDecision: {
            /** @description Id of the request or of the active contract. */
            requestId: components["schemas"]["ContractId"];
            action: components["schemas"]["ContractAction"];
        };
        /** @description What the member does with an hourly or real-time salary they received. */
        HourlySalaryDecision: {
            /** @description Id of the request or of the active contract. */
            requestId: components["schemas"]["ContractId"];
            action: components["schemas"]["ContractAction"];
        };
        /**
         * @description Offered until the receiver accepts or rejects it; terminated by a party or at its end; cancelled for `reason` (R334, R335).
         * @enum {string}
         */
        ContractStatus: "offered" | "active" | "rejected" | "terminated" | "cancelled";
        /**
         * @description `withdrawn` by the giver before it was accepted; `replaced` by a newer offer; `lowerLevelHigherRate` because somebody below the receiver holds a
         *     higher rate (R335); `expired` at its end.
         * @enum {string}
         */
        ContractReason: "withdrawn" | "replaced" | "lowerLevelHigherRate" | "expired";
        /** @description A contract between an agent and somebody right below, or between the house and an agent at the top of a tree. */
        Contract: {
            id: components["schemas"]["ContractId"];
            kind: components["schemas"]["ContractKind"];
            /**
             * @description The caller's side.
             * @enum {string}
             */
            role: "given" | "received";
            /** @description Who pays; null is the house. */
            giver: components["schemas"]["ContractParty"];
            /** @description Who is paid. */
            receiver: components["schemas"]["Relative"];
            status: components["schemas"]["ContractStatus"];
            /** @description Why it ended other than by a decision of both sides; null otherwise. */
            reason: components["schemas"]["ContractReason"] | null;
            period: components["schemas"]["ContractPeriod"];
            tiers: components["schemas"]["ContractTiers"];
            /** @description When it began to count. */
            from: components["schemas"]["OptionalMoment"];
            /** @description When it ends by itself. */
            to: components["schemas"]["OptionalMoment"];
            /** @description When it was offered. */
            offeredAt: components["schemas"]["Moment"];
            /** @description When it was accepted or rejected. */
            decidedAt: components["schemas"]["OptionalMoment"];
            /** @description When it ended. */
            endedAt: components["schemas"]["OptionalMoment"];
            /** @description All it has paid. */
            paidAmount: components["schemas"]["Money"];
            /** @description What was due while the giver's balance was too small. It stays unpaid; no balance goes below nought. */
            unpaidAmount: components["schemas"]["Money"];
            /** @description End of the last interval with something due. */
            lastSettledAt: components["schemas"]["OptionalMoment"];
        };
        /** @description One page of contracts. */
        ContractPage: {
            /** @description The contracts of the page. */
            content: components["schemas"]["Contract"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /** @description A contract to offer. */
        ContractOffer: {
            /** @description A direct downline of the caller. */
            memberId: components["schemas"]["RelativeId"];
            kind: components["schemas"]["ContractKind"];
            period: components["schemas"]["ContractPeriod"];
            tiers: components["schemas"]["ContractTiers"];
            /** @description It counts from then on, but not before it is accepted. */
            from?: components["schemas"]["Moment"];
            /** @description It ends by itself then; without it it goes on. */
            to?: components["schemas"]["Moment"];
        };
        /** @description What the caller decides. */
        ContractDecision: {
            /**
             * @description The receiver accepts or rejects an offer; both sides may terminate; the giver takes an offer back by terminating it.
             * @enum {string}
             */
            decision: "accept" | "reject" | "terminate";
        };
        /** @description A switch of the product and the switches below it (R229). A node that is absent is off. */
        ModuleNode: {
            /** @description Module id, such as MOBILENUMREG3, REGMOBVERF3, MOBILENUMPASSREG3, FREEPLAY3, PWDEXPFORCECHANGE3 or MOBILEVERCODELOGIN3 (R283-R293). */
            modId: string;
            /**
             * @description '1' is on, '0' is off.
             * @enum {string}
             */
            enabled: "0" | "1";
            /** @description Switches that hold only while this one is on. */
            childrenNodes: components["schemas"]["ModuleNode"][];
        };
        /** @description Licence the merchant works under and the countries it may serve (D16). */
        Licence: {
            /** @description Who granted it. */
            authority: string;
            /** @description Number of the licence. */
            number: string;
            url?: components["schemas"]["WebUrl"];
            /** @description Countries that may be served; the region gate fails closed. */
            countries: components["schemas"]["CountryCode"][];
        };
        /**
         * Format: int32
         * @description Natural width in pixels.
         */
        PixelWidth: number;
        /**
         * Format: int32
         * @description Natural height in pixels.
         */
        PixelHeight: number;
        /** @description Colour that stands in for the picture, as lower-case `#rrggbb`. */
        PlaceholderColor: string;
        /** @description A picture and the measures that keep its place while it loads. */
        Image: {
            url: components["schemas"]["PictureUrl"];
            width: components["schemas"]["PixelWidth"];
            height: components["schemas"]["PixelHeight"];
            color: components["schemas"]["PlaceholderColor"];
        };
        /** @description A name in the footer, with a picture where there is one. */
        FooterMark: {
            /** @description Name of the partner or method. */
            name: string;
            image?: components["schemas"]["Image"];
        };
        /** @description A section of the home page. */
        HomeSection: {
            /**
             * @description What it shows. Known are `hot` (games played most), `popularDraws` (lotteries played most), `regionalDraws` (lotteries by region and weekday, R112), `category` (games
             *     of one category), `mini` (crash and mines, R021) and `winners` (the winner board); clients ignore those they do not know.
             */
            kind: string;
            category?: components["schemas"]["Category"];
        };
        /** @description The merchant's own face and switches. */
        Whitelabel: {
            merchantCode: components["schemas"]["MerchantCode"];
            /** @description Name of the brand as members see it. */
            brandName: string;
            /**
             * Format: int32
             * @description Lowest age in years, 21 unless the variant says 18 (R038).
             */
            ageLimit: number;
            /** @description The whitelabel tree - MOBILEVERCODELOGIN3, DIRECTREG3, CHNGPASSVERIF3, UPDATEMOBILEICC3, socialFacebook, socialGoogle (R290-R293, R030). */
            flags: components["schemas"]["ModuleNode"][];
            licence?: components["schemas"]["Licence"];
            /** @description Partners named in the footer. */
            partners?: components["schemas"]["FooterMark"][];
            /** @description Payment methods named in the footer. */
            paymentMethods?: components["schemas"]["FooterMark"][];
            /**
             * @description Sections of the home page below its banners, in the merchant's order (R004, R005): a lottery lobby opens with draws, another with live tables. Clients leave out a
             *     section they do not know, and show their own order where the list is absent or nothing in it is known.
             */
            home?: components["schemas"]["HomeSection"][];
        };
        /**
         * @description A host name, with a port where it is not the usual one.
         * @example www.example.net
         */
        HostName: string;
        /** @description Where the server thinks the client is. */
        Location: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description Name of the country in the language of the request. */
            countryName?: string;
            ip: components["schemas"]["IpAddress"];
        };
        /** @description Whether the site may be shown. Maintenance wins over region restriction (R254). */
        SystemStatus: {
            /** @description True while the whole site is in maintenance. */
            maintenance: boolean;
            /** @description True when the client's region may not be served. */
            regionRestriction: boolean;
            location: components["schemas"]["Location"];
            /**
             * Format: date-time
             * @description When the maintenance is expected to end, ISO 8601 with an offset; null when unknown.
             */
            maintenanceEndsAt?: string | null;
        };
        /** @description One way to reach customer service. */
        CustomerServiceEntry: {
            /**
             * @description Kind of contact; the left menu shows WhatsApp when more than one contact exists (R119).
             * @enum {string}
             */
            type: "livechat" | "whatsapp" | "telegram" | "email" | "phone" | "facebook" | "line" | "zalo";
            /** @description Name shown to members. */
            name: string;
            /**
             * @description The address, obscured: base64url of a 12-byte iv and the AES-256-GCM ciphertext with its 16-byte tag, then 8 key characters; the key
             *     is SHA-256 of those 8 characters (D8). This keeps addresses from scrapers and is no secrecy. The decrypted address passes the URL guard.
             */
            path: string;
        };
        /** @description Ways to reach customer service, the preferred one first. */
        CustomerServiceList: components["schemas"]["CustomerServiceEntry"][];
        /** @description Hosts that serve this site. Shown to members; never used to get around a block (D16). */
        DomainList: components["schemas"]["HostName"][];
        /** @description One address of a resource. */
        Resource: {
            /** @description What the address is for, such as Android, iOS or iOSLite. */
            resourceType: string;
            url: components["schemas"]["WebUrl"];
        };
        /** @description Addresses of apps and other resources, keyed by resourceType (Android, iOS, iOSLite). */
        Resources: {
            [key: string]: components["schemas"]["Resource"][];
        };
        /** @description Contacts, hosts and resources of the merchant (R230). */
        DomainRoute: {
            customerService: components["schemas"]["CustomerServiceList"];
            domainList: components["schemas"]["DomainList"];
            resources: components["schemas"]["Resources"];
        };
        /** @description Origins to choose one of for the whole session; the next on error (R508, D9). A client uses only those its own allow-list holds. */
        CdnList: components["schemas"]["WebUrl"][];
        /** @description One analytics account. */
        AnalyticsAccount: {
            /** @description Name of the service. */
            provider: string;
            /** @description Account within the service. */
            id: string;
        };
        /** @description The merchant's set-up. */
        PermissionInfo: {
            whitelabel: components["schemas"]["Whitelabel"];
            registerRules: components["schemas"]["RegisterRules"];
            resources: components["schemas"]["Resources"];
            customerService: components["schemas"]["CustomerServiceList"];
            domainRoute: components["schemas"]["DomainList"];
            mainDomain: components["schemas"]["HostName"];
            imageCDNs: components["schemas"]["CdnList"];
            launchGameCDNs: components["schemas"]["CdnList"];
            /** @description Analytics the merchant uses; loaded only after consent (R228). Empty for none. */
            analytics: components["schemas"]["AnalyticsAccount"][];
        };
        /** @description All a client needs to start - what is allowed, where it is, and the merchant's set-up (R226-R228). */
        Permission: {
            info: components["schemas"]["PermissionInfo"];
            location: components["schemas"]["Location"];
            /** @description True while the whole site is in maintenance. */
            maintenance: boolean;
            /** @description True when the client's region may not be served. */
            regionRestriction: boolean;
        };
        /** @description A regional variant members can switch to (R241, R242). */
        Region: {
            merchantCode: components["schemas"]["MerchantCode"];
            country: components["schemas"]["CountryCode"];
            /** @description Name of the country in the language of the request. */
            countryName: string;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Languages of the variant, the default first. The source writes EN and BN; letter case does not matter (R006). */
            langList: string[];
        };
        /** @description What the server is and which contract it keeps. */
        Version: {
            /** @description The `info.version` of the contract, by Semantic Versioning. */
            contractVersion: string;
            /** @description Name of the server software. */
            serverName: string;
            /** @description Release or commit of the server, as its makers name it. */
            build: string;
        };
        /** @description One public P-256 key. */
        JsonWebKey: {
            /**
             * @description Key type.
             * @constant
             */
            kty: "EC";
            /**
             * @description Curve.
             * @constant
             */
            crv: "P-256";
            /** @description X coordinate in base64url. */
            x: string;
            /** @description Y coordinate in base64url. */
            y: string;
            /**
             * @description For encryption.
             * @constant
             */
            use: "enc";
            /**
             * @description How the content key is agreed.
             * @constant
             */
            alg: "ECDH-ES";
            /** @description Id of the key; goes into the JWE header. */
            kid: string;
        };
        /** @description Public keys for encrypted bodies (RFC 7517, D4). */
        JsonWebKeySet: {
            /** @description The key to use comes first; older keys stay while clients may still hold them. */
            keys: components["schemas"]["JsonWebKey"][];
        };
        /** @description HTML written by the operator. Clients sanitise it before showing it. */
        Html: string;
        /** @description An entry of the help centre and the entries below it (R236). */
        HelpItem: {
            /** @description Stable name for links (`/help#<tag>`); `reg-agreement` holds the terms of registration. */
            tag: string;
            /** @description Title in the language of the request. */
            title: string;
            content: components["schemas"]["Html"];
            /** @description Entries below this one; empty for none. */
            children: components["schemas"]["HelpItem"][];
        };
        /** @description Measures that keep the place of a picture while it loads, so that the page does not jump. */
        PictureSize: {
            width: components["schemas"]["PixelWidth"];
            height: components["schemas"]["PixelHeight"];
            color: components["schemas"]["PlaceholderColor"];
        };
        /** @description A banner of a carousel (R235). */
        Banner: {
            /** @description Id of the banner. */
            id: string;
            /** @description Carousel it belongs to; `w_login` is the login dialog, `w_home` the home page. */
            groupName: string;
            url: components["schemas"]["PictureUrl"];
            /** @description Title in the language of the request; empty when the picture says it all. */
            title: string;
            /** @description What the picture says, for those who do not see it. */
            alt: string;
            /**
             * @description What a click opens - nothing, an address, a route of the app, a game, or a promotion.
             * @enum {string}
             */
            linkageType: "none" | "url" | "route" | "game" | "promotion";
            /** @description The address, the route's path, the game's nodeId or the promotion's id, by linkageType; null for none. */
            linkageTarget: string | null;
            image: components["schemas"]["PictureSize"];
        };
        /** @description A notice or promotion (R234). */
        Announcement: {
            /** @description Id of the announcement. */
            id: string;
            /** @description Title in the language of the request. */
            title: string;
            content: components["schemas"]["Html"];
            /**
             * @description Which of the asked types it is. The source does not explain them; read as plain notice (PL), pop-up (PU), promotion (PR) and headline (H).
             * @enum {string}
             */
            type?: "PL" | "PU" | "PR" | "H";
            /**
             * Format: date-time
             * @description When it was published, ISO 8601 with an offset.
             */
            publishedAt?: string;
        };
        /** @description Banners and announcements of the asked types (R426). */
        AnnouncementLists: {
            /** @description Banners in the order to show them. */
            banners: components["schemas"]["Banner"][];
            /** @description Notices and promotions, the newest first. */
            promotion: components["schemas"]["Announcement"][];
        };
        /**
         * Format: int32
         * @description Id of a game, unique in the whole catalogue.
         * @example 1001
         */
        NodeId: number;
        /**
         * Format: int64
         * @description A moment in milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795251600000
         */
        EpochMs: number;
        /** @description One row of the winner board (R248). */
        Winner: {
            /**
             * Format: int32
             * @description Place on the board, 1 is the highest.
             */
            rank: number;
            /** @description Account name with its middle masked by asterisks; never the whole name. */
            account: string;
            /** @description Name of the game in the language of the request. */
            gameName: string;
            nodeId: components["schemas"]["NodeId"];
            vassalage: components["schemas"]["Vassalage"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            time: components["schemas"]["EpochMs"];
        };
        /**
         * @description Where the member stands (R321-R328). `comingSoon` until it starts; then `applying` - the member may apply - or `joined` where playing is enough;
         *     `processing` while the house looks at it; `issued` when its reward waits to be claimed, or `rejected`; `claimed` once claimReward has paid it.
         *     `closed` when it ended without the member, its reward was not claimed in time, or the house took it back.
         * @enum {string}
         */
        ActivityStatus: "applying" | "rejected" | "issued" | "claimed" | "processing" | "joined" | "comingSoon" | "closed";
        /**
         * @description Id of an activity.
         * @example lost-rounds-back
         */
        ActivityId: string;
        /** @description Title in the language of the request. */
        ActivityTitle: string;
        /** @description An activity as it stands for this member (R253). */
        Activity: {
            id: components["schemas"]["ActivityId"];
            title: components["schemas"]["ActivityTitle"];
            terms: components["schemas"]["Html"];
            status: components["schemas"]["ActivityStatus"];
            /**
             * @description Whether the member applies (applyActivity) or takes part by playing.
             * @enum {string}
             */
            entry: "application" | "play";
            rewardAmount: components["schemas"]["Money"];
            requiredStakeAmount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            startsAt: components["schemas"]["Moment"];
            endsAt: components["schemas"]["Moment"];
            /** @description The reward to claim with claimReward (E080) while it is `issued`, and the one that was paid when it is `claimed`; null before. */
            rewardId: string | null;
            /** @description Why an application was rejected, in the language of the request; null otherwise. */
            reason: string | null;
            /**
             * Format: date-time
             * @description When the member's own part last moved, as RFC 3339 writes it; null while the member has none.
             */
            updatedAt: string | null;
        };
        /** @description A word to the house, at most 140 characters (R399); Unicode code points are counted. */
        Remark: string;
        /**
         * @description Id of a picture that uploadImage took.
         * @example Zr1Jm0yE3pUq8VxT
         */
        ImageId: string;
        /** @description Pictures of the member, at most 3 (R401), by the ids of uploadImage. */
        ImageIds: components["schemas"]["ImageId"][];
        /** @description What the member says with an application. */
        ApplicationRequest: {
            remark?: components["schemas"]["Remark"];
            imageIds?: components["schemas"]["ImageIds"];
        };
        /** @description An application for an activity. */
        Application: {
            /** @description Id of the application. */
            id: string;
            activityId: components["schemas"]["ActivityId"];
            status: components["schemas"]["ActivityStatus"];
            remark: components["schemas"]["Remark"];
            imageIds: components["schemas"]["ImageIds"];
            createdAt: components["schemas"]["Moment"];
        };
        /**
         * @description Id of a promotion - of an announcement of type PR, or the target of a banner.
         * @example PR-1001
         */
        AnnouncedPromotionId: string;
        /** @description A promotion with its terms (R023). */
        Promotion: {
            id: components["schemas"]["AnnouncedPromotionId"];
            title: components["schemas"]["ActivityTitle"];
            terms: components["schemas"]["Html"];
            startsAt: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description When it ends, as RFC 3339 writes it; null while no end is set.
             */
            endsAt: string | null;
            /** @description The activity to apply for; null when there is nothing to apply for. */
            activityId: string | null;
            /** @description Its picture; null for none. */
            image: components["schemas"]["Image"] | null;
        };
        /**
         * @description Id of a message.
         * @example M12
         */
        MessageId: string;
        /** @description A letter of the house to the member. */
        Message: {
            id: components["schemas"]["MessageId"];
            /** @description Title in the language of the request. */
            title: string;
            content: components["schemas"]["Html"];
            createdAt: components["schemas"]["Moment"];
            /** @description True once markMessageRead was called. */
            read: boolean;
        };
        /** @description A word of the member to the house (R026). */
        FeedbackRequest: {
            /** @description 1 to 140 characters, not blank (R400, C3); Unicode code points are counted. */
            content: string;
            imageIds?: components["schemas"]["ImageIds"];
        };
        /** @description The bytes of a png or jpg as they are, at most 5 MiB (R401); examples are written in base64. */
        Picture: string;
        /** @description A picture that the server holds for the member. */
        UploadedImage: {
            id: components["schemas"]["ImageId"];
            /**
             * @description What its bytes are.
             * @enum {string}
             */
            mediaType: "image/png" | "image/jpeg";
            /**
             * Format: int32
             * @description Its size in bytes.
             */
            bytes: number;
            expiresAt: components["schemas"]["Moment"];
        };
        /**
         * @description So many points are worth one whole unit of the currency when they are converted (R251).
         * @example 2
         */
        PointRatio: number;
        /**
         * Format: int32
         * @description Points of one conversion.
         */
        ConvertiblePoints: number;
        /** @description How points are earned and what they are worth (R251, R505). */
        PointConfig: {
            ratio: components["schemas"]["PointRatio"];
            currency: components["schemas"]["CurrencyCode"];
            stakeAmount: components["schemas"]["Money"];
            minPoints: components["schemas"]["ConvertiblePoints"];
            maxPoints: components["schemas"]["ConvertiblePoints"];
            stepPoints: components["schemas"]["ConvertiblePoints"];
            /**
             * @description Always false - points never expire (R505).
             * @constant
             */
            expires: false;
        };
        /**
         * Format: int64
         * @description Whole points, never below zero. Points never expire (R505).
         * @example 480
         */
        Points: number;
        /** @description The points of the member. */
        PointBalance: {
            points: components["schemas"]["Points"];
            worthAmount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description One movement of the member's points. */
        PointTransaction: {
            /** @description Id of the movement. */
            id: string;
            /**
             * @description Earned by a day's stakes, given by the house, spent on a reward, or made into money.
             * @enum {string}
             */
            kind: "play" | "gift" | "redemption" | "conversion";
            /**
             * Format: int64
             * @description Points gained, below zero for points spent.
             */
            pointsChange: number;
            points: components["schemas"]["Points"];
            /** @description What it was for in the language of the request. */
            description: string;
            createdAt: components["schemas"]["Moment"];
        };
        /** @description A wish to make money of points. */
        ConvertRequest: {
            points: components["schemas"]["ConvertiblePoints"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /** @description What was paid into the wallet, and what is left. */
        ConvertResult: {
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            points: components["schemas"]["Points"];
            balance: components["schemas"]["Money"];
        };
        /**
         * @description Id of a reward of the mall.
         * @example bonus-20
         */
        PointRewardId: string;
        /** @description Name of the reward in the language of the request. */
        RewardName: string;
        /** @description What points can be spent on. Free spins show the picture of their game; a reward without a picture has `image` null. */
        PointReward: {
            id: components["schemas"]["PointRewardId"];
            /**
             * @description Money for the wallet, free rounds of one game, or a thing that is sent.
             * @enum {string}
             */
            kind: "bonusCredit" | "freeSpins" | "goods";
            name: components["schemas"]["RewardName"];
            /** @description What one gets in the language of the request. */
            description: string;
            points: components["schemas"]["Points"];
            /** @description What one of a bonus credit pays, and "0" for the other kinds. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int64
             * @description The game of free spins; null for the other kinds.
             */
            nodeId: number | null;
            /**
             * Format: int32
             * @description How many are left; null when they do not run out.
             */
            stock: number | null;
            /** @description Its picture; null for none. */
            image: components["schemas"]["Image"] | null;
        };
        /**
         * Format: int32
         * @description How many of the reward.
         */
        RedeemQuantity: number;
        /** @description A wish for a reward of the mall. */
        RedeemRequest: {
            rewardId: components["schemas"]["PointRewardId"];
            quantity: components["schemas"]["RedeemQuantity"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /**
         * @description Id of a redemption.
         * @example PR12
         */
        PointRedemptionId: string;
        /** @description A reward the member has paid for with points. */
        PointRedemption: {
            id: components["schemas"]["PointRedemptionId"];
            rewardId: components["schemas"]["PointRewardId"];
            /**
             * @description Kind of the reward.
             * @enum {string}
             */
            kind: "bonusCredit" | "freeSpins" | "goods";
            name: components["schemas"]["RewardName"];
            quantity: components["schemas"]["RedeemQuantity"];
            points: components["schemas"]["Points"];
            /**
             * @description The house works on it; then bonus credit and free spins are issued, and goods are sent. Both are final.
             * @enum {string}
             */
            status: "processing" | "issued" | "sent";
            createdAt: components["schemas"]["Moment"];
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description The redemption, and the points that are left. */
        RedeemResult: {
            redemption: components["schemas"]["PointRedemption"];
            points: components["schemas"]["Points"];
        };
        /** @description One page of winners. */
        WinnerPage: {
            /** @description Winners, the highest first. */
            content: components["schemas"]["Winner"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description How widely results spread.
         * @enum {string}
         */
        Volatility: "LOW" | "MEDIUM" | "HIGH";
        /** @description The vendor's own code of the game. */
        GameCode: string;
        /**
         * @description Decides how the game is launched - LOTT, ELOTT, LIVE, or another type such as RNG, FISH, SPORTS, PVP (R247).
         * @example RNG
         */
        GameType: string;
        /** @description Account the game runs on - TCG_SEA, TCG_LOTTO_VN, LOTT, ELOTT or a vendor; decides the route of a launch. */
        AccountTypeName: string;
        /** @description Play type that a lottery game opens with. */
        DefaultPlayType: string;
        /** @description Mark of a game. Known are NEW, HOT, MINI, CRASH, MINES, JACKPOT and EXCLUSIVE; clients ignore those they do not know. */
        GameTag: string;
        /** @description What every shelf of games says about a game (R245, R247). */
        GameFields: {
            nodeId: components["schemas"]["NodeId"];
            code: components["schemas"]["GameCode"];
            /** @description Name in the language of the request. */
            name: string;
            vassalage: components["schemas"]["Vassalage"];
            category: components["schemas"]["Category"];
            gameType: components["schemas"]["GameType"];
            /**
             * @description GAME launches; VASSALAGE opens the list of the vendor's games.
             * @enum {string}
             */
            isGame: "GAME" | "VASSALAGE";
            accountTypeName: components["schemas"]["AccountTypeName"];
            defaultPlayType?: components["schemas"]["DefaultPlayType"];
            /** @description Marks of the game; empty for none. */
            tags: components["schemas"]["GameTag"][];
            image: components["schemas"]["Image"];
            /**
             * Format: double
             * @description Return to player in percent (96.5).
             */
            rtp?: number;
            volatility?: components["schemas"]["Volatility"];
            /** @description How the game is played, a paragraph an entry, in the language of the answer; left out where the maker tells nothing. Plain text, shown as it is. */
            rules?: string[];
        };
        /** @description A game of the catalogue. */
        Game: components["schemas"]["GameFields"];
        /** @description One page of games and how many there are. */
        GamePage: {
            /** @description Games of this page. */
            content: components["schemas"]["Game"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description open - stake taken, result still to come; won - something was paid, be it less than the stake; lost - nothing was paid; refunded - the round did not count
         *     and the stake came back.
         * @enum {string}
         */
        BetStatus: "open" | "won" | "lost" | "refunded";
        /**
         * @description Number of the bet.
         * @example 541
         */
        BetId: string;
        /**
         * Format: date-time
         * @description When the stake was taken, RFC 3339.
         */
        PlacedAt: string;
        /** @description A stake of the member on a round or a draw. */
        Bet: {
            id: components["schemas"]["BetId"];
            category: components["schemas"]["Category"];
            vassalage: components["schemas"]["Vassalage"];
            gameCode: components["schemas"]["GameCode"];
            /** @description Name of the game in the language of the request; its code when the game has left the catalogue. */
            gameName: string;
            /** @description The vendor's own number of the round; for a lottery, the number of the draw (`numero`). */
            roundId: string;
            /** @description What was staked. */
            stake: components["schemas"]["Money"];
            /** @description What came back, the stake included. */
            payout: components["schemas"]["Money"];
            /** @description Payout less stake of what is settled, below zero for a loss. An open bet has made none yet. */
            profit: components["schemas"]["SignedMoney"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["BetStatus"];
            placedAt: components["schemas"]["PlacedAt"];
            /**
             * Format: date-time
             * @description When its result was booked, RFC 3339; null while it is open.
             */
            settledAt: string | null;
        };
        /**
         * Format: int32
         * @description How many bets.
         */
        BetCount: number;
        /** @description The totals row - all bets that match, not only those of this page. */
        BetTotals: {
            bets: components["schemas"]["BetCount"];
            /** @description What was staked. */
            stake: components["schemas"]["Money"];
            /** @description What came back, the stake included. */
            payout: components["schemas"]["Money"];
            /** @description Payout less stake of what is settled, below zero for a loss. An open bet has made none yet. */
            profit: components["schemas"]["SignedMoney"];
        };
        /** @description One page of bets and the totals of all that match. */
        BetPage: {
            /** @description Bets, the latest placed first. */
            content: components["schemas"]["Bet"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
            totals: components["schemas"]["BetTotals"];
        };
        /**
         * @description Why money moved - opening (balance brought along), deposit, withdrawal, withdrawalReturn (a withdrawal given back), bet (a stake), win (a payout), refund (a stake
         *     given back), bonus (granted, or taken back when not played through), rebate, transferIn and transferOut (between agent and member), reward (claimed), pointConversion,
         *     dividend, salary, adjustment (by the house, with its reason as reference).
         * @enum {string}
         */
        TransactionType: "opening" | "deposit" | "withdrawal" | "withdrawalReturn" | "bet" | "win" | "refund" | "bonus" | "rebate" | "transferIn" | "transferOut" | "reward" | "pointConversion" | "dividend" | "salary" | "adjustment";
        /** @description One movement of the member's money. */
        Transaction: {
            /** @description Number of the movement; a later one is higher. */
            id: string;
            type: components["schemas"]["TransactionType"];
            /**
             * @description in - the balance grew; out - it shrank. The type alone does not tell (a bonus can be taken back).
             * @enum {string}
             */
            direction: "in" | "out";
            /** @description How much moved. */
            amount: components["schemas"]["Money"];
            /** @description The balance once it was booked. */
            balanceAfter: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description What it was for, as the member knows it - name of the game, bonus or reward in the language of the request, or the payment method and the number of the order. */
            reference: string;
            /**
             * @description Number of the deposit or withdrawal that moved the money (`id` there). Other movements have none.
             * @example 6
             */
            orderId?: string;
            /** @description Of a transfer between an agent and somebody of the tree, the other side's account: of those below the caller and of the one right above in full, of anybody else masked. Other movements have none. */
            relative?: string;
            createdAt: components["schemas"]["Moment"];
        };
        /** @description The totals row - all movements that match, not only those of this page. */
        TransactionTotals: {
            /** @description What came in. */
            inAmount: components["schemas"]["Money"];
            /** @description What went out. */
            outAmount: components["schemas"]["Money"];
        };
        /** @description One page of movements and the totals of all that match. */
        TransactionPage: {
            /** @description Movements, the last booked first. Without a filter each `balanceAfter` is that of the next row plus or minus `amount`. */
            content: components["schemas"]["Transaction"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
            totals: components["schemas"]["TransactionTotals"];
        };
        /**
         * @description What bets are put together by.
         * @default day
         * @enum {string}
         */
        ProfitLossGrouping: "day" | "category" | "vendor";
        /**
         * Format: int32
         * @description Minutes that the member's clock is ahead of UTC; 360 is Bangladesh.
         * @default 360
         */
        UtcOffsetMinutes: number;
        /** @description Bets of one day, category or vendor; exactly one of `day`, `category` and `vassalage` is there, by `groupBy`. */
        ProfitLossRow: {
            /**
             * Format: date
             * @description The day, by the clock that is `utcOffsetMinutes` ahead of UTC.
             */
            day?: string;
            category?: components["schemas"]["Category"];
            vassalage?: components["schemas"]["Vassalage"];
            bets: components["schemas"]["BetCount"];
            /** @description What was staked. */
            stake: components["schemas"]["Money"];
            /** @description What came back, the stake included. */
            payout: components["schemas"]["Money"];
            /** @description Payout less stake of what is settled, below zero for a loss. An open bet has made none yet. */
            profit: components["schemas"]["SignedMoney"];
        };
        /** @description What the rows add up to, and the money of the period that belongs to no bet. */
        ProfitLossTotals: {
            bets: components["schemas"]["BetCount"];
            /** @description What was staked. */
            stake: components["schemas"]["Money"];
            /** @description What came back, the stake included. */
            payout: components["schemas"]["Money"];
            /** @description Payout less stake of what is settled, below zero for a loss. An open bet has made none yet. */
            profit: components["schemas"]["SignedMoney"];
            /** @description Share of the stakes that was given back. */
            rebate: components["schemas"]["Money"];
            /** @description Bonuses and rewards, less bonuses taken back. */
            netBonus: components["schemas"]["SignedMoney"];
            /** @description What the member gained - profit, rebate and netBonus together; below zero for a loss. */
            net: components["schemas"]["SignedMoney"];
            /** @description Deposits that reached the balance. */
            deposits: components["schemas"]["Money"];
            /** @description Taken for withdrawals, less what was given back; below zero when only an earlier one came back. */
            netWithdrawals: components["schemas"]["SignedMoney"];
        };
        /** @description Profit and loss of a period (R076). */
        ProfitLoss: {
            /**
             * Format: date-time
             * @description Where the period really begins, RFC 3339.
             */
            from: string;
            /**
             * Format: date-time
             * @description Where it ends, not included, RFC 3339.
             */
            to: string;
            groupBy: components["schemas"]["ProfitLossGrouping"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description One row a group that has settled bets - days the latest first, categories and vendors by their stakes. */
            rows: components["schemas"]["ProfitLossRow"][];
            totals: components["schemas"]["ProfitLossTotals"];
        };
        /**
         * @description active - to be played through; completed - the money is the member's own; expired - not played through in time and taken back.
         * @enum {string}
         */
        BonusStatus: "active" | "completed" | "expired";
        /** @description Money of the house that has to be played through before it can be withdrawn. */
        Bonus: {
            /** @description Id of the bonus. */
            id: string;
            /** @description Name in the language of the request. */
            name: string;
            /** @description What was put into the balance. */
            amount: components["schemas"]["Money"];
            /** @description Stakes that are wanted in all. */
            wagerRequired: components["schemas"]["Money"];
            /** @description Stakes that counted so far - settled as won or lost, placed after the grant; refunded ones do not count. Never more than `wagerRequired`. */
            wagerDone: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["BonusStatus"];
            /**
             * Format: date-time
             * @description When it was put into the balance, RFC 3339.
             */
            grantedAt: string;
            /**
             * Format: date-time
             * @description Until when it must be played through, RFC 3339.
             */
            expiresAt: string;
        };
        /** @description One page of bonuses. */
        BonusPage: {
            /** @description Bonuses, the latest first. */
            content: components["schemas"]["Bonus"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description pending - opens at `availableAt`; claimable - waits for the member; claimed - paid; expired - nobody came in time.
         * @enum {string}
         */
        RewardStatus: "pending" | "claimable" | "claimed" | "expired";
        /**
         * @description Id of the reward.
         * @example 4
         */
        RewardId: string;
        /** @description A gift that the member collects. */
        Reward: {
            id: components["schemas"]["RewardId"];
            /** @description Title in the language of the request. */
            title: string;
            /** @description What a claim pays into the balance. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["RewardStatus"];
            /**
             * Format: date-time
             * @description From when it can be claimed, RFC 3339.
             */
            availableAt: string;
            /**
             * Format: date-time
             * @description Until when it can be claimed, not included, RFC 3339.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When it was claimed, RFC 3339; null before.
             */
            claimedAt: string | null;
        };
        /** @description One page of rewards. */
        RewardPage: {
            /** @description Rewards - first the claimable ones, the next to expire before the others, then the rest, the latest first. */
            content: components["schemas"]["Reward"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /** @description Games without pages. */
        GameList: {
            /** @description The games in the order to show them. */
            content: components["schemas"]["Game"][];
        };
        /** @description A type of game within a category, for the filter of the lobby. */
        GameTypeEntry: {
            type: components["schemas"]["GameType"];
            /** @description Name in the language of the request. */
            label: string;
        };
        /** @description Types of games by category (R244). */
        GameTypeMap: {
            /** @description Types keyed by category; RNG is the one to show first. */
            content: {
                [key: string]: components["schemas"]["GameTypeEntry"][];
            };
        };
        /** @description A vendor within a category. */
        GameVendorCard: {
            vassalage: components["schemas"]["Vassalage"];
            /** @description Name of the vendor. */
            name: string;
            image?: components["schemas"]["Image"];
            /**
             * Format: int32
             * @description Games of this vendor in the category.
             */
            gameCount?: number;
        };
        /** @description The vendors of one category (R243). */
        GameVendorLane: {
            title: components["schemas"]["Category"];
            /** @description Vendors in the order to show them; may be empty. */
            cards: components["schemas"]["GameVendorCard"][];
        };
        /** @description All lanes. */
        GameVendorLanes: {
            /** @description One lane a category. */
            lanes: components["schemas"]["GameVendorLane"][];
        };
        /** @description A table of a poker vendor that people can sit down at. */
        PvpRoom: {
            /** @description Id of the room, unique in the whole list. */
            roomId: string;
            /** @description Name in the language of the request. */
            name: string;
            vassalage: components["schemas"]["Vassalage"];
            nodeId: components["schemas"]["NodeId"];
            gameType: components["schemas"]["GameType"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description What one round costs at least (the big blind, the ante). */
            stakeAmount: components["schemas"]["Money"];
            /** @description What one must bring to sit down. */
            minBuyInAmount: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Seats of the room.
             */
            seats: number;
            /**
             * Format: int32
             * @description People who sit there now, at most `seats`.
             */
            players: number;
            /**
             * @description FULL when every seat is taken.
             * @enum {string}
             */
            status: "OPEN" | "FULL";
        };
        /** @description Rooms without pages. */
        PvpRoomList: {
            /** @description The rooms in the order to show them; may be empty. */
            rooms: components["schemas"]["PvpRoom"][];
        };
        /** @description The game to add. */
        FavoriteRequest: {
            nodeId: components["schemas"]["NodeId"];
        };
        /** @description A game and when the member last played it. */
        RecentGame: {
            /**
             * Format: date-time
             * @description Last launch, ISO 8601 with an offset.
             */
            lastPlayedAt: string;
        } & components["schemas"]["GameFields"];
        /** @description Games played last. */
        RecentGameList: {
            /** @description The games, the last played first. */
            list: components["schemas"]["RecentGame"][];
        };
        /** @description The game to launch and where to come back to. */
        LaunchRequest: {
            vassalage: components["schemas"]["Vassalage"];
            gameType: components["schemas"]["GameType"];
            code?: components["schemas"]["GameCode"];
            nodeId?: components["schemas"]["NodeId"];
            /**
             * @description Kind of client the game is shown in.
             * @enum {string}
             */
            platform: "WEB" | "MOBILE";
            language: components["schemas"]["LanguageCode"];
            backUrl?: components["schemas"]["WebUrl"];
        };
        /**
         * Format: uri
         * @description Absolute address to open. It serves one launch of one member; never log, share or cache it.
         * @example https://play.example.net/launch/6f1c2a
         */
        LaunchUrl: string;
        /** @description The way into the game. */
        LaunchResult: {
            content: components["schemas"]["LaunchUrl"];
        };
        /**
         * @description Prize mode of the brand (R249, R431) - `Lott` names the Viet Nam provinces, `Elott` the quick draws, `SEA` and `ZY` all games.
         * @enum {string}
         */
        PrizeMode: "SEA" | "Lott" | "ZY" | "Elott";
        /** @description Code of the lottery game. */
        LotteryCode: string;
        /**
         * @description Kind of client; the web sends WEB.
         * @enum {string}
         */
        Device: "WEB" | "MOBILE";
        /** @description The way into the lottery lobby (R239). */
        LobbyLaunch: {
            gameUrl: components["schemas"]["LaunchUrl"];
        };
        /**
         * Format: int64
         * @description Server clock the remaining times count from, in milliseconds since 1970-01-01T00:00:00Z. It may be older than `timestamp` when the list was cached.
         */
        ServerTime: number;
        /**
         * Format: int64
         * @description When asking again can show something new, in milliseconds since 1970-01-01T00:00:00Z. It is the next due moment of a draw in the list, 30 s away at the most (R302),
         *     7 s while no draw is open or while a result is late (R303). It holds still between two answers of one version, so that the `ETag` does as well (D10).
         */
        NextRefreshAt: number;
        /**
         * Format: int32
         * @description Each client waits its own part of this many milliseconds longer, so that they do not all ask at once. It stays within the limits of 30 s and 7 s between two requests (D10, R480).
         */
        RefreshSpreadMs: number;
        /** @description Name in the language of the request. */
        LotteryName: string;
        /** @description True while the game is on sale; the countdown shows only then (R298). */
        IsSale: boolean;
        /**
         * Format: int64
         * @description When the numbers of the open draw are due, in milliseconds since 1970-01-01T00:00:00Z - serverTime + remainTime x 1000.
         */
        FewinTime: number;
        /**
         * Format: int32
         * @description Whole seconds from `serverTime` until the numbers of the open draw are due; 0 when no draw is open. The countdown shows it (R298-R300).
         */
        RemainTime: number;
        /**
         * Format: int32
         * @description Whole seconds before the numbers are due at which betting closes. Draw-time is now + remainTime - lockTime (R301).
         */
        LockTime: number;
        /**
         * Format: int64
         * @description When betting on the open draw closes, in milliseconds since 1970-01-01T00:00:00Z - fewinTime - lockTime x 1000.
         */
        ClosesAt: number;
        /** @description Number of the draw that is open; null when none is. Only games with a draw number set the pace of the refresh (R302). */
        DrawNumber: string | null;
        /** @description Number of the draw that was due last, to which `previousWinningNumber` belongs; null before the first draw. With a number here and null there, the result is late. */
        PreviousNumero: string | null;
        /**
         * @description Winning numbers as a comma list, in the order they were drawn; of LHC the last is the special ball, of the Viet Nam family they are the digits of the
         *     special prize. Null before the first draw, and while the numbers of a draw that is due are late. Never the numbers of another draw.
         */
        WinningNumber: string | null;
        /** @description Tag the menu groups by. */
        LotteryTag: string;
        /** @description Days with a draw as a comma list; 1 is Sunday, 2 to 7 are Monday to Saturday (R113). */
        DrawDays: string;
        /**
         * @description Region of Viet Nam the draw belongs to; null when it belongs to none (R112).
         * @enum {string|null}
         */
        LotteryRegion: "north" | "central" | "south" | null;
        /** @description A lottery game and its open draw (R237). */
        LotteryGame: {
            code: components["schemas"]["LotteryCode"];
            remark: components["schemas"]["LotteryName"];
            webIconUrl: components["schemas"]["PictureUrl"];
            isSale: components["schemas"]["IsSale"];
            fewinTime: components["schemas"]["FewinTime"];
            remainTime: components["schemas"]["RemainTime"];
            lockTime: components["schemas"]["LockTime"];
            closesAt: components["schemas"]["ClosesAt"];
            numero: components["schemas"]["DrawNumber"];
            previousNumero: components["schemas"]["PreviousNumero"];
            previousWinningNumber: components["schemas"]["WinningNumber"];
            gameMenuTag: components["schemas"]["LotteryTag"];
            drawDayOfWeek: components["schemas"]["DrawDays"];
            /** @description All menu tags the game is listed under. */
            gameMenus: components["schemas"]["LotteryTag"][];
            tag: components["schemas"]["LotteryTag"];
            region: components["schemas"]["LotteryRegion"];
            accountTypeName?: components["schemas"]["AccountTypeName"];
            defaultPlayType?: components["schemas"]["DefaultPlayType"];
        };
        /** @description Lottery games and when to ask again. */
        LotteryGameList: {
            serverTime: components["schemas"]["ServerTime"];
            nextRefreshAt: components["schemas"]["NextRefreshAt"];
            refreshSpreadMs: components["schemas"]["RefreshSpreadMs"];
            /** @description The games in the order to show them. */
            games: components["schemas"]["LotteryGame"][];
        };
        /** @description An entry of the lottery menu (R238). */
        LotteryMenuItem: {
            tag: components["schemas"]["LotteryTag"];
            labelName: components["schemas"]["LotteryName"];
            region: components["schemas"]["LotteryRegion"];
            drawDayOfWeek: components["schemas"]["DrawDays"];
            gameCode: components["schemas"]["LotteryCode"];
            numero: components["schemas"]["DrawNumber"];
            remainTime: components["schemas"]["RemainTime"];
            lockTime: components["schemas"]["LockTime"];
            fewinTime: components["schemas"]["FewinTime"];
            closesAt: components["schemas"]["ClosesAt"];
        };
        /** @description Lottery menu and when to ask again. */
        LotteryMenu: {
            serverTime: components["schemas"]["ServerTime"];
            nextRefreshAt: components["schemas"]["NextRefreshAt"];
            refreshSpreadMs: components["schemas"]["RefreshSpreadMs"];
            /** @description The entries in the order to show them. */
            games: components["schemas"]["LotteryMenuItem"][];
        };
        /** @description One prize of a draw and its numbers. */
        Prize: {
            /**
             * @description Which prize.
             * @enum {string}
             */
            prize: "special" | "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";
            /** @description Its numbers in the order they were drawn, with their leading zeros. */
            numbers: string[];
        };
        /**
         * Format: int64
         * @description When the numbers of the draw were due, in milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795251600000
         */
        DrawTime: number;
        /** @description A draw that was due. It is listed from that moment on; its numbers follow when they are known. */
        DrawResult: {
            gameCode: components["schemas"]["LotteryCode"];
            remark: components["schemas"]["LotteryName"];
            /** @description Number of the draw, unique within the game. */
            numero: string;
            winningNumber: components["schemas"]["WinningNumber"];
            /**
             * @description The whole prize table of the Viet Nam family, the highest prize first; empty for other families and while the result is late. The north draws 27 numbers in eight
             *     prizes, the centre and the south 18 in nine.
             */
            prizes: components["schemas"]["Prize"][];
            drawTime: components["schemas"]["DrawTime"];
            region: components["schemas"]["LotteryRegion"];
        };
        /** @description Draws due last and when to ask again. */
        RecentDraws: {
            serverTime: components["schemas"]["ServerTime"];
            nextRefreshAt: components["schemas"]["NextRefreshAt"];
            refreshSpreadMs: components["schemas"]["RefreshSpreadMs"];
            /** @description The draws, the newest first. */
            draws: components["schemas"]["DrawResult"][];
        };
        /** @description Draws of one game and when to ask again. */
        OpenedNumbers: {
            serverTime: components["schemas"]["ServerTime"];
            nextRefreshAt: components["schemas"]["NextRefreshAt"];
            refreshSpreadMs: components["schemas"]["RefreshSpreadMs"];
            /** @description The draws, the newest first. */
            draws: components["schemas"]["DrawResult"][];
        };
    };
    responses: {
        /**
         * @description The login was refused, or the request breaks the contract. LOGIN_FAILED never says whether name or password was wrong; a code from an SMS is missing, wrong or
         *     too late (R449, R450, R454). `value.captcha` is true when the next try needs a captcha (R216).
         */
        LoginRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The person is known and may not log in. */
        LoginForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The body is larger than the server reads. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The content type of the body is not accepted. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Too many tries; wait as long as Retry-After says, 5 minutes as a rule (R492), an hour at most. */
        TooManyRequests: {
            headers: {
                RateLimit: components["headers"]["RateLimit"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The server failed. Reads may be repeated; a call with an Idempotency-Key may be repeated with the same key; nothing else may. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The site is in maintenance. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request breaks the contract - `details` says where - or its encrypted body cannot be read with the server's keys. */
        EncryptedBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request breaks the contract; `details` says where. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no token, or the session has ended. The client drops its token. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The session has to be verified first (R412), or its password changed. */
        SessionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no such thing, or it belongs to somebody else. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The session may not do this - it belongs to an account of type 4 (R409) or to free play (R405), or something has to be done first. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The key was used with another body, or its first call has not ended yet. */
        IdempotencyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description Nothing has changed since the ETag of If-None-Match; there is no body. `Date` is the server's time, as RFC 9110 wants: caches store it with the old
         *     body, and by it clients know that the timestamps in that body are old (D11).
         */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /**
         * @description The session may not do this - it belongs to an account of type 4 (R409) or to free play (R405), or something has to be done first. REAUTHENTICATION_REQUIRED: who asks was last proven more than 5
         *     minutes ago; after reauthenticate the same request is served.
         */
        SensitiveForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The session may not play or take part, or the member's own protection says no (D15); `value.until` says when that ends. */
        PlayForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The session is not one of an agent of type 1, 2, 41 or 42 (R339, R411), or something has to be done first. */
        AgentForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The request breaks the contract, or `backUrl` is on a host that is not the merchant's. */
        LaunchBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description There is no such game, or its vendor is away. */
        GameNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
        ModuleId: string;
        /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
        AcceptLanguage: string;
        /** @description The merchant to answer for; the one of the host when absent. */
        MerchantCode: components["schemas"]["MerchantCode"];
        /** @description One key an intent. A repeat with the same key and body gets the first answer again and opens no second session. A key counts for 24 hours. */
        IdempotencyKey: string;
        /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
        IfNoneMatch: string;
        /** @description Number of the page; the first is 1. A page past the last is empty. */
        Page: components["schemas"]["PageNumber"];
        /** @description Most entries on a page. */
        PageSize: number;
        /**
         * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
         *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
         *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
         */
        RequiredIdempotencyKey: string;
        /** @description Only entries of this moment or later. */
        From: components["schemas"]["Moment"];
        /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
        To: components["schemas"]["Moment"];
        /** @description Host the page was opened on, as the browser shows it (R423). */
        SiteUrl: components["schemas"]["HostName"];
        /** @description Prize mode of the brand. */
        PrizeMode: components["schemas"]["PrizeMode"];
        /** @description Kind of client. */
        Device: components["schemas"]["Device"];
    };
    requestBodies: never;
    headers: {
        /** @description What is left of a limit, as draft-ietf-httpapi-ratelimit-headers writes it - no tries, and the seconds until there are some. */
        RateLimit: string;
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description The answer belongs to this caller and moment; nothing keeps it. */
        NoStore: "no-store";
        /** @description Id of the captcha, sent back as `captchaId` with the answer (R424). */
        XCaptchaId: components["schemas"]["CaptchaId"];
        /** @description Names this version of the answer, for If-None-Match. Clock readings (timestamp, serverTime, remainTime, lockTime) make no new version. */
        ETag: string;
        /** @description By which headers of the request the answer differs; lists differ by language at least (RFC 9110). */
        Vary: string;
        /** @description How long the answer may be used and by whom (RFC 9111). */
        CacheControl: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
                "application/jose": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LoginResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["LoginRefused"];
            403: components["responses"]["LoginForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginFreePlay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FreePlayRequest"];
            };
        };
        responses: {
            /** @description The free-play session is open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LoginResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            403: components["responses"]["LoginForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoginInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The login before this one. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LoginInfo"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code, and how long it holds. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Handoff"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemHandoff: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoffRedemption"];
            };
        };
        responses: {
            /** @description Who it is. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["HandedOver"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code serves no more. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markFirstLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The first login is over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyNewIp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationAnswer"];
                "application/jose": components["schemas"]["VerificationAnswer"];
            };
        };
        responses: {
            /** @description The session serves everything, unless the password has to be changed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LoginResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The proof does not do. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reauthenticate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reauthentication"];
                "application/jose": components["schemas"]["Reauthentication"];
            };
        };
        responses: {
            /** @description Sensitive changes are served for 5 minutes. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It proves nothing. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginSocial: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["schemas"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLogin"];
                "application/jose": components["schemas"]["SocialLogin"];
            };
        };
        responses: {
            /** @description The session, or that a registration is needed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["SocialLoginResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The person is known and may not log in, or the member who links them was last proven more than 5 minutes ago (REAUTHENTICATION_REQUIRED). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The third party does not vouch for the token. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the browser needs. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PasskeyRequest"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description The session is open. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LoginResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["LoginForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The passkey opens no session. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLoginSmsCode: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginCodeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["CodeSent"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The merchant, or the SMS provider, does not offer it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No code can be sent to this number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                /** @description Picture (when absent) or sound. */
                medium?: "image" | "audio";
                /** @description The captcha to give in the other medium; a new one when absent or unknown. */
                captchaId?: components["schemas"]["CaptchaId"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The captcha. */
            200: {
                headers: {
                    "X-Captcha-Id": components["headers"]["XCaptchaId"];
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Captcha"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAffiliateCode: {
        parameters: {
            query: {
                /** @description The code to look up. */
                affiliateCode: components["schemas"]["AffiliateCodeText"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code exists. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The code does not exist. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendRegisterSmsCode: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterCodeRequest"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["CodeSent"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The merchant, or the SMS provider, does not offer it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No code can be sent to this number. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerByUsername: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["schemas"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description One key an intent. A repeat with the same key and body gets the first answer again and opens no second session. A key counts for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterByUsername"];
                "application/jose": components["schemas"]["RegisterByUsername"];
            };
        };
        responses: {
            /** @description The member is registered and logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LoginResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            /** @description Nobody may register from here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule of the house says no; no account was made. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerByMobile: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["schemas"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description One key an intent. A repeat with the same key and body gets the first answer again and opens no second session. A key counts for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterByMobile"];
                "application/jose": components["schemas"]["RegisterByMobile"];
            };
        };
        responses: {
            /** @description The member is registered and logged in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LoginResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            /** @description Nobody may register so. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule of the house says no; no account was made. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules by field. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RegisterRules"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRegisterRules: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules by field. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RegisterRules"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountryCodes: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Countries in the order to show them. */
                        value: components["schemas"]["CountryDialingCode"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MemberInfo"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setMemberInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
                "application/jose": components["schemas"]["MemberChange"];
            };
        };
        responses: {
            /** @description The member as changed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MemberInfo"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMemberIcon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PictureUrl"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLanguage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description The language is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecurityOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["SecurityOverview"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountEvents: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Events. */
                        value: {
                            /** @description Events, the latest first. */
                            content: components["schemas"]["AccountEvent"][];
                            page: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageLimit"];
                            total: components["schemas"]["Total"];
                            totalPages: components["schemas"]["TotalPages"];
                        };
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Sessions, the latest login first. */
                        value: components["schemas"]["OwnSession"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No other session is left. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The session.
                 * @example s_7Hk2mQ9xVb4T
                 */
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The member has no such session. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description It is the session that asks. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        responses: {
            /** @description The app is in use; the recovery codes, shown once. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RecoveryCodes"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description No key waits for its first code. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong, or has served. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key, shown once. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["AuthenticatorSetUp"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description An app is in use already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorRemoval"];
            };
        };
        responses: {
            /** @description The app is out of use. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description No app is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is wrong, or has served. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes, shown once. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RecoveryCodes"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description No app is in use. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUpPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySetUp"];
                "application/jose": components["schemas"]["PasskeySetUp"];
            };
        };
        responses: {
            /** @description What the browser needs. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PasskeyCreation"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The account has as many passkeys as it may have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is not right. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey is in use. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Passkey"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description It is known already, or the account has as many as it may have. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description It cannot be added. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The passkey, as getSecurityOverview names it.
                 * @example pk_4Tq9vB2mX7Lc
                 */
                id: components["schemas"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey is gone. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description The member has no such passkey. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
                "application/jose": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session belongs to free play, or has to be verified first. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password was not changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordByEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EmailReset"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description There is no such account. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPasswordByPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneReset"];
                "application/jose": components["schemas"]["PhoneReset"];
            };
        };
        responses: {
            /** @description The password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            /** @description The merchant does not offer it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password was not set. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPaymentPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordChange"];
                "application/jose": components["schemas"]["PaymentPasswordChange"];
            };
        };
        responses: {
            /** @description The payment password is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The payment password was not set. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWalletBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Balance"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlayLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlayLimits"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPlayLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitWish"];
            };
        };
        responses: {
            /** @description All limits, as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlayLimits"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The amount is not one the currency can hold; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPlayLimit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlayLimitName"];
            };
        };
        responses: {
            /** @description All limits, as they are now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlayLimits"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Nothing waits to be confirmed, or not long enough. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTimeOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeOutWish"];
            };
        };
        responses: {
            /** @description The break has begun. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["TimeOut"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A longer break is running. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaySession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PlaySession"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRealityCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RealityCheck"];
            };
        };
        responses: {
            /** @description The choice is stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RealityCheck"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHelpLines: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The help lines. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Help lines in the order to show them. */
                        value: components["schemas"]["HelpLine"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMerchantWallet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wallets. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["MerchantWallet"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferWallet: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WalletTransferRequest"];
            };
        };
        responses: {
            /** @description The money has moved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The amount is zero, or more than the wallet holds; nothing has moved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The Idempotency-Key of the call. */
                key: components["schemas"]["IdempotencyKeyValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The call had its effect. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["KeyedOperation"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The call is under way; its effect is not known yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDepositMethods: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Methods, the favourite first. */
                        value: components["schemas"]["DepositMethod"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description Only deposits in this state. */
                status?: components["schemas"]["DepositStatus"];
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deposits. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DepositPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositRequest"];
                "application/jose": components["schemas"]["DepositRequest"];
            };
        };
        responses: {
            /** @description The deposit is ordered. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Deposit"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule of the house or of the member refuses it; nothing is ordered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the deposit. */
                id: components["schemas"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Deposit"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayoutAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Accounts, the last added first. */
                        value: components["schemas"]["PayoutAccount"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPayoutAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountRequest"];
                "application/jose": components["schemas"]["PayoutAccountRequest"];
            };
        };
        responses: {
            /** @description The account is there. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PayoutAccount"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule of the house refuses it; nothing is added. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description Only withdrawals in this state. */
                status?: components["schemas"]["WithdrawalStatus"];
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of withdrawals. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WithdrawalPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
                "application/jose": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawal is ordered and its money held. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Withdrawal"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A rule of the house refuses it; no money has moved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmWithdrawalReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the withdrawal. */
                id: components["schemas"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptRequest"];
            };
        };
        responses: {
            /** @description The withdrawal with its receipt. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Withdrawal"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The withdrawal is not approved, or its receipt is settled otherwise; nothing has changed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAgentTeamOverview: {
        parameters: {
            query?: {
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team in the period. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["TeamOverview"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /** @description Whose downlines; the caller's when absent. */
                parentId?: components["schemas"]["RelativeId"];
                /** @description The direct downlines, or all below. */
                depth?: "direct" | "all";
                /** @description A part of the username or nickname, in any case, or a whole id. */
                q?: string;
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of members. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["TeamMemberPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamBets: {
        parameters: {
            query?: {
                /** @description Only of this member of the team; all below the caller when absent. Somebody outside it answers 404. */
                memberId?: components["schemas"]["RelativeId"];
                /** @description Only bets of this category; YB are those of the vendor YB (R117). */
                category?: components["schemas"]["Category"];
                /** @description Only bets on games of this vendor (`vassalage`). */
                vendor?: components["schemas"]["Vassalage"];
                /** @description Only bets in this state. */
                status?: components["schemas"]["TeamBetStatus"];
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of bets. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["TeamBetPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTeamTransactions: {
        parameters: {
            query?: {
                /** @description Only transactions of this type. */
                type?: components["schemas"]["TeamTransactionType"];
                /** @description Only of this member of the team; all below the caller when absent. Somebody outside it answers 404. */
                memberId?: components["schemas"]["RelativeId"];
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of transactions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["TeamTransactionPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    transferToRelative: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferRequest"];
                "application/jose": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description The money has moved. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RelativeTransfer"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused by a rule of the house; nothing has moved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReferralLinks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["ReferralLinkList"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReferralLink: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReferralLinkRequest"];
            };
        };
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["ReferralLink"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused by a rule of the house; no link was made. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConsolidatedFunds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["ConsolidatedFunds"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    processDividendRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DividendDecision"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is not in a state in which the member may do that, or its rate is above the giver's own by now. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    processDailySalaryContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailySalaryDecision"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is not in a state in which the member may do that, or its rate is above the giver's own by now. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    processHourlySalaryContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HourlySalaryDecision"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The request is not in a state in which the member may do that, or its rate is above the giver's own by now. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /** @description Only of this kind. */
                kind?: components["schemas"]["ContractKind"];
                /** @description Only those the caller has given, or has received. */
                role?: "given" | "received";
                /** @description Only in this state. */
                status?: components["schemas"]["ContractStatus"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contracts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["ContractPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerContract: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractOffer"];
            };
        };
        responses: {
            /** @description The offer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Contract"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Refused by a rule of the house; nothing was offered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideContract: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description Id of the contract. */
                id: components["schemas"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContractDecision"];
            };
        };
        responses: {
            /** @description The contract after the decision. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Contract"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The contract is not in a state in which the caller may do that, or its rate is above the giver's own by now. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWhitelabel: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Whitelabel"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSystemStatus: {
        parameters: {
            query: {
                /** @description Host the page was opened on, as the browser shows it (R423). */
                url: components["parameters"]["SiteUrl"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["SystemStatus"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Contacts and hosts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["DomainRoute"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPermission: {
        parameters: {
            query: {
                /** @description Host the page was opened on, as the browser shows it (R423). */
                url: components["parameters"]["SiteUrl"];
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set-up. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Permission"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getModuleTree: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tree. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Switches of the first level. */
                        value: components["schemas"]["ModuleNode"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRegions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The variants. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Variants in the order to show them. */
                        value: components["schemas"]["Region"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Version"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJwks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHelpCenter: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The help centre. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Entries of the first level. */
                        value: components["schemas"]["HelpItem"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /** @description Types wanted as a comma list; the app asks for all. */
                types?: string;
                /** @description Where they are shown; B is the browser. */
                execution?: "B";
                /** @description Platform; W is the web. */
                platform?: "W";
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Banners and announcements. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["AnnouncementLists"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWinnerBoard: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description The board. */
                        value: {
                            /** @description The latest wins, the newest first. */
                            list: components["schemas"]["Winner"][];
                        };
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUnreadCount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /**
                         * Format: int32
                         * @description Unread messages.
                         */
                        value: number;
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only those of this status. */
                status?: components["schemas"]["ActivityStatus"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of activities. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Activities. */
                        value: {
                            /** @description Activities. */
                            content: components["schemas"]["Activity"][];
                            page: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageLimit"];
                            total: components["schemas"]["Total"];
                            totalPages: components["schemas"]["TotalPages"];
                        };
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyActivity: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description The activity to apply for. */
                id: components["schemas"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplicationRequest"];
            };
        };
        responses: {
            /** @description The house has the application. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Application"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The key was used with another body or is in use, or the member cannot apply in the present state of the activity. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A picture or the member's stakes do not do; nothing has changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The promotion to read. */
                id: components["schemas"]["AnnouncedPromotionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Promotion"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description True for unread messages alone; all when false or absent. */
                unread?: boolean;
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Messages. */
                        value: {
                            /** @description Messages. */
                            content: components["schemas"]["Message"][];
                            page: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageLimit"];
                            total: components["schemas"]["Total"];
                            totalPages: components["schemas"]["TotalPages"];
                        };
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markMessageRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The message. */
                id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is read. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeedbackRequest"];
            };
        };
        responses: {
            /** @description The house has it. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A picture is not there; nothing has been sent. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/png": components["schemas"]["Picture"];
                "image/jpeg": components["schemas"]["Picture"];
            };
        };
        responses: {
            /** @description The server holds the picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["UploadedImage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The bytes are no png or jpg, or the account has no room for them. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PointConfig"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPointBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The points. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PointBalance"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPointTransactions: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of movements. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Movements of points. */
                        value: {
                            /** @description Movements of points. */
                            content: components["schemas"]["PointTransaction"][];
                            page: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageLimit"];
                            total: components["schemas"]["Total"];
                            totalPages: components["schemas"]["TotalPages"];
                        };
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    convertPoints: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertRequest"];
                "application/jose": components["schemas"]["ConvertRequest"];
            };
        };
        responses: {
            /** @description The points are money. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["ConvertResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The payment password or a rule of the conversion says no; nothing has moved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPointRewards: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rewards. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Rewards. */
                        value: {
                            /** @description Rewards. */
                            content: components["schemas"]["PointReward"][];
                            page: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageLimit"];
                            total: components["schemas"]["Total"];
                            totalPages: components["schemas"]["TotalPages"];
                        };
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redeemPointReward: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeemRequest"];
                "application/jose": components["schemas"]["RedeemRequest"];
            };
        };
        responses: {
            /** @description The reward is on its way. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RedeemResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The payment password, the stock or the points do not do; nothing has moved. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPointRedemptions: {
        parameters: {
            query?: {
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of redemptions. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Redemptions. */
                        value: {
                            /** @description Redemptions. */
                            content: components["schemas"]["PointRedemption"][];
                            page: components["schemas"]["PageNumber"];
                            pageSize: components["schemas"]["PageLimit"];
                            total: components["schemas"]["Total"];
                            totalPages: components["schemas"]["TotalPages"];
                        };
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWinners: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
                /** @description Only wins in games of this category; YB are those of the vendor YB (R117). */
                category?: components["schemas"]["Category"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of winners. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["WinnerPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchGames: {
        parameters: {
            query?: {
                /** @description Words to look for. */
                q?: string;
                /** @description Only games of this category; YB are those of the vendor YB (R117). */
                category?: components["schemas"]["Category"];
                /** @description Only games of these vendors (`vassalage`). */
                vendor?: components["schemas"]["Vassalage"][];
                /** @description Only games whose results spread so; games that do not say are left out. */
                volatility?: components["schemas"]["Volatility"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["GamePage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBets: {
        parameters: {
            query?: {
                /** @description Only bets of this category; YB are those of the vendor YB (R117). */
                category?: components["schemas"]["Category"];
                /** @description Only bets on games of this vendor (`vassalage`). */
                vendor?: components["schemas"]["Vassalage"];
                /** @description Only bets in this state. */
                status?: components["schemas"]["BetStatus"];
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bets. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["BetPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccountTransactions: {
        parameters: {
            query?: {
                /** @description Only movements of this kind. */
                type?: components["schemas"]["TransactionType"];
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of movements. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["TransactionPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfitLoss: {
        parameters: {
            query?: {
                /** @description Only entries of this moment or later. */
                from?: components["parameters"]["From"];
                /** @description Only entries before this moment; now when absent. Not before `from`, else 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description What a row is about. */
                groupBy?: components["schemas"]["ProfitLossGrouping"];
                /** @description Where days begin, when `groupBy` is day. */
                utcOffsetMinutes?: components["schemas"]["UtcOffsetMinutes"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows and totals. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["ProfitLoss"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBonuses: {
        parameters: {
            query?: {
                /** @description Only bonuses in this state. */
                status?: components["schemas"]["BonusStatus"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of bonuses. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["BonusPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRewards: {
        parameters: {
            query?: {
                /** @description Only rewards in this state. */
                status?: components["schemas"]["RewardStatus"];
                /** @description Number of the page; the first is 1. A page past the last is empty. */
                page?: components["parameters"]["Page"];
                /** @description Most entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of rewards. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RewardPage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimReward: {
        parameters: {
            query?: never;
            header: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description One key an intent of the member, made before the first try and kept for every repeat (D12). The same key with the same body answers what the first
                 *     call answered, and has no second effect; with another body it answers 409 IDEMPOTENCY_CONFLICT. A refusal (4xx) has no effect and leaves the key free.
                 *     Keys belong to the account and count for 24 hours; later the same key is a new intent, so a client repeats no call after that. After an unknown outcome, getOperation tells what became of it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description Id of the reward. */
                id: components["schemas"]["RewardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reward, claimed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Reward"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The reward is not claimable (any more), the key was used for another call, or its first call has not ended yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Only games of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only games of this vendor. */
                vassalage?: components["schemas"]["Vassalage"];
                /** @description Only games whose name holds this text; letter case does not matter. */
                name?: string;
                /** @description Only games with this mark. */
                tag?: components["schemas"]["GameTag"];
                /**
                 * @description PLAYED lists the most played first, NEW those with the mark NEW first and then the most played. A page that shows the hot games (listHotGames) as well asks for
                 *     NEW, so that its two lists begin with different games.
                 */
                order?: "PLAYED" | "NEW";
                /** @description Number of the page; the first is 1. */
                page?: number;
                /** @description Most games on a page. */
                pageSize?: number;
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of games. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["GamePage"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listHotGames: {
        parameters: {
            query?: {
                /** @description Most games to list. */
                count?: number;
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hot games. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["GameList"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGameTypes: {
        parameters: {
            query?: {
                /** @description Only types this vendor has. */
                vassalage?: components["schemas"]["Vassalage"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Types by category. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["GameTypeMap"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGameVendors: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vendors by category. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        data: components["schemas"]["GameVendorLanes"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPvpRooms: {
        parameters: {
            query?: {
                /** @description The merchant to answer for; the one of the host when absent. */
                merchantCode?: components["parameters"]["MerchantCode"];
                /** @description Only rooms of this vendor. */
                vassalage?: components["schemas"]["Vassalage"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["PvpRoomList"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFavoriteGameIds: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ids. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        /** @description Node ids, the last added first. */
                        value: components["schemas"]["NodeId"][];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavoriteGames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Favourites. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["GameList"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavoriteGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteRequest"];
            };
        };
        responses: {
            /** @description The game is a favourite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavoriteGame: {
        parameters: {
            query: {
                /** @description The game to remove. */
                nodeId: components["schemas"]["NodeId"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game is no favourite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["Nothing"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecentGames: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recent games. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RecentGameList"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description One key an intent. A repeat with the same key and body gets the first answer again and opens no second session. A key counts for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchRequest"];
            };
        };
        responses: {
            /** @description The way into the game. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LaunchResult"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["LaunchBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["GameNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    launchLotteryLobby: {
        parameters: {
            query: {
                /** @description Area of the lottery. */
                lottoArea: "VN";
                /** @description Mode of the launch. */
                launchMode: "LOTT";
                /** @description Prize mode. */
                lottoPrizeMode: components["schemas"]["PrizeMode"];
                /** @description The game to bet on; the lobby when absent. */
                lottoGameCode?: components["schemas"]["LotteryCode"];
                /** @description betting with a game code, else lobby. */
                lottoView: "betting" | "lobby";
                /** @description Kind of client. */
                device: components["schemas"]["Device"];
                /** @description Where the lobby leads back to. */
                backUrl?: components["schemas"]["WebUrl"];
                /** @description Language of the lobby. */
                language: components["schemas"]["LanguageCode"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The way into the lobby. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LobbyLaunch"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["LaunchBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["GameNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLotteryGames: {
        parameters: {
            query?: {
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeMode"];
                /** @description Kind of client. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lottery games. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LotteryGameList"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPopularLotteryGames: {
        parameters: {
            query?: {
                /** @description Most games to list. */
                count?: number;
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeMode"];
                /** @description Kind of client. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Popular lottery games. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LotteryGameList"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGameMenus: {
        parameters: {
            query?: {
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeMode"];
                /** @description Kind of client. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LotteryMenu"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVnGameMenu: {
        parameters: {
            query?: {
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeMode"];
                /** @description Kind of client. */
                device?: components["parameters"]["Device"];
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["LotteryMenu"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVnRecentDraws: {
        parameters: {
            query?: {
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeMode"];
                /** @description Kind of client. */
                device?: components["parameters"]["Device"];
                /** @description Most draws to list. */
                recentCount?: number;
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Recent draws. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["RecentDraws"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVnOpenedNumbersByGame: {
        parameters: {
            query: {
                /** @description The game. */
                gameCode: components["schemas"]["LotteryCode"];
                /** @description Most draws to list. */
                count?: number;
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draws of the game. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["OpenedNumbers"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOpenedNumbers: {
        parameters: {
            query: {
                /** @description The game. */
                gameCode: components["schemas"]["LotteryCode"];
                /** @description Most draws to list. */
                count?: number;
                /** @description Only the draw of this number; `count` does not matter then. */
                numero?: string;
            };
            header?: {
                /** @description Module id of the operation (R415) - the value of its `x-module-id`. Servers may log it; they answer without it as well. */
                "X-Module-Id"?: components["parameters"]["ModuleId"];
                /** @description Wanted languages (RFC 9110). The server answers in the first registered one (`LanguageCode`); Bengali when there is none. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The `ETag` held by the client; 304 answers when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Draws of the game. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Vary: components["headers"]["Vary"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        success: components["schemas"]["Success"];
                        value: components["schemas"]["OpenedNumbers"];
                        timestamp: components["schemas"]["Timestamp"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
