// Written by `npm run generate` from openapi/. Do not edit.
export interface paths {
    "/wps/session/login": {
        /**
         * Log in
         * @description Opens a session (E001). The body is a JWE in compact form (ECDH-ES with A256GCM, key from getJwks) whose plain text is a LoginRequest;
         *     servers may also accept plain JSON. A wrong username and a wrong password return the same error. After repeated failures the server
         *     returns `value.captcha` as true. From then on each attempt must contain `captcha` and `captchaId`. Each captcha can be used once.
         *     Staff accounts get 403 NON_MEMBER (R410). A login from an unregistered IP succeeds with `verification` (R412). A new login does not
         *     end other sessions.
         *
         *     Type `sms` takes a code of sendLoginSmsCode that has not expired and was not used (VERIFICATION_CODE_MISSING, VERIFICATION_CODE_INVALID,
         *     VERIFICATION_CODE_EXPIRED); it needs MOBILEVERCODELOGIN3, else 403 MODULE_DISABLED. Type `firebase` takes a token of the third party that
         *     checked the person. After 10 failures in a row for one username or number, the client's IP address is locked for that name for 5 minutes
         *     with 429 (R492); another IP address may still log in, with a captcha. An IP address that failed with 60 names within an hour is locked too.
         *     An attempt that is refused because of its captcha does not count as a failure. An unknown username takes as long as a known one.
         *
         *     A login by password opens a limited session when the password is the literal default `{secret}` (R267), or has expired while
         *     PWDEXPFORCECHANGE3 is on (R266, R268). The limited session may call changePassword, logout and the operations that do not document 403
         *     PASSWORD_CHANGE_REQUIRED; all other operations return that error until the password is changed. A login that must be verified first
         *     may call only verifyNewIp and logout; other operations return VERIFICATION_REQUIRED. When both steps are required, the verification
         *     comes first. At the first login `firstTimeLogin` is true; the client asks for a new password and reports it with markFirstLogin (R265,
         *     R271), and the server does not wait for it. A session ends 24 hours after its last use.
         */
        post: operations["login"];
    };
    "/wps/session/login/freeplay": {
        /**
         * Start free play
         * @description Opens a session with play money for a guest (E002, R422). The merchant must have switched on FREEPLAY3, else the call returns 403
         *     MODULE_DISABLED. Only the field `randomKey` is encrypted (`x-encrypted-field`), not the whole body. The session may launch games, read
         *     recent draws and read its balance, which is play money in the merchant's currency. Operations that move real money or change the
         *     account return 403 REAL_ACCOUNT_REQUIRED (R405).
         */
        post: operations["loginFreePlay"];
    };
    "/wps/session/logout": {
        /**
         * Log out
         * @description Ends the session of the token immediately (E003); later calls with the token return 401. Other sessions of the member continue.
         */
        delete: operations["logout"];
    };
    "/wps/session/info": {
        /**
         * Read the previous login
         * @description Returns the time and IP address of the member's login before that of this session, and the IP address of this session (E024). They stay the
         *     same when the member logs in again. Clients call it after each login.
         */
        get: operations["getLoginInfo"];
    };
    "/wps/session/handoff": {
        /**
         * Create a code for a handoff to another device
         * @description Creates a code for the address of the download page (R123). The device that opens the address learns from it who the member is. The
         *     code is not a session and does not open one. It is valid for two minutes and can be used once. A member may have several codes, one
         *     for each device. A code becomes invalid when the session ends in which it was created.
         */
        post: operations["createHandoff"];
    };
    "/wps/session/handoff/redemption": {
        /**
         * Redeem a handoff code from another device
         * @description Takes the code of `createHandoff` and returns the username, which this device fills into its login form (R123). It does not open a session:
         *     the member logs in as usual. A code that is unknown, was already used or belongs to a session that has ended returns 422
         *     VERIFICATION_CODE_INVALID; an expired code returns VERIFICATION_CODE_EXPIRED.
         */
        post: operations["redeemHandoff"];
    };
    "/wps/session/firstLogin": {
        /**
         * Report the first login
         * @description The client reports that the member has completed the first login (E023, R271). From the next login on, `firstTimeLogin` is false. The
         *     call needs no body, and a repeat changes nothing. At the first login the client also asks for a new password (R265). This call does
         *     not depend on that.
         */
        post: operations["markFirstLogin"];
    };
    "/wps/session/verification": {
        /**
         * Verify a login from an unregistered IP
         * @description Completes a login whose response had `verification` (E096, R412), with the token of that response. The login sent the codes for
         *     `mobile` and `email`. `google` takes the code that the member's authenticator app shows. `recoveryCode` takes one of the recovery
         *     codes, each of which can be used once. `bankName` takes the holder's name of the member's bank account. After success the IP address
         *     is registered, and later logins from it need no verification. The response has a new token; the token from the login stops working.
         *     Codes are valid for 5 minutes and 5 wrong attempts; then the call returns 429 until they have expired. Another login sends new codes.
         *     A method that the login did not offer returns 422 NOT_ELIGIBLE. A verification id that belongs to another session, or is already
         *     completed, returns 404.
         *
         *     In the mock, the persona `stepup` always has to verify the login. Codes are 123456; the bank name is Step Up.
         */
        post: operations["verifyNewIp"];
    };
    "/wps/session/reauthentication": {
        /**
         * Prove the member's identity again
         * @description A person who finds a session that was left open must not be able to take over the account. Changes of the e-mail address, payment
         *     password, payout accounts, authenticator app, passkeys and linked third parties therefore need a recent identity proof: within the
         *     last 5 minutes, the member has logged in or has called this operation. Without such a proof they return 403 REAUTHENTICATION_REQUIRED.
         *     The client then calls this operation and sends the same request again. A correct current password in setUpPasskey and changePassword
         *     is also a proof, and so is a correct code in removeAuthenticator. When the account has an authenticator app, the password is not a
         *     proof. Otherwise the password alone would be enough to create new recovery codes, and with one of them to remove the authenticator
         *     app.
         *
         *     One proof is enough: the login password of an account without an authenticator app; a code of the authenticator app, or a recovery
         *     code in its place; or a passkey of the account with a challenge of startPasskeyLogin. A wrong password returns 422 PASSWORD_INCORRECT
         *     and counts together with those of changePassword. A wrong code returns VERIFICATION_CODE_INVALID. NOT_ELIGIBLE is the response to a
         *     code when the account has no authenticator app, and to a password when it has one. 10 wrong proofs in a row lock that kind of proof
         *     for 5 minutes with 429. A passkey of another account returns PASSKEY_UNKNOWN; a passkey that fails its check returns PASSKEY_EXPIRED
         *     or PASSKEY_INVALID, as in loginPasskey. The token stays the same.
         */
        post: operations["reauthenticate"];
    };
    "/wps/session/login/social": {
        /**
         * Log in with Facebook or Google
         * @description Opens a session for a person whom Facebook or Google knows (E097, R030). The whitelabel flag of the third party, `socialFacebook` or
         *     `socialGoogle`, must be on, else the call returns 403 MODULE_DISABLED. A person who is linked to a member gets a session. For a person
         *     who is not, the response has `needsRegistration`: the client opens the registration and sends the third party's name and token there,
         *     as `socialProvider` and `socialIdToken`. They link the new member to the third party. A token that is invalid or has expired returns
         *     422 LOGIN_FAILED. The login does not force a password change (R267, R268).
         *
         *     The session token is optional. A member who sends one, and whose session has no open steps, is linked to the person, if that person is not
         *     linked yet, and stays logged in. The link is a way to log in, so linking needs a recent identity proof (reauthenticate).
         *
         *     The mock does not check the signature of a token; it reads `sub` and `exp` from any token. The person `demo` at Google is linked to
         *     the member demo. Both flags are on for the merchant phlobby1.
         */
        post: operations["loginSocial"];
    };
    "/wps/session/login/passkey/options": {
        /**
         * Create the options for a login with a passkey
         * @description Returns the options with which the browser asks for a passkey (`PublicKeyCredentialRequestOptionsJSON` of WebAuthn Level 3). The
         *     request contains no username and the response no account, because the passkey itself identifies the member. The relying party is the
         *     host in the `Origin` of the request. The challenge is valid for 5 minutes and for one call of loginPasskey.
         */
        post: operations["startPasskeyLogin"];
    };
    "/wps/session/login/passkey": {
        /**
         * Log in with a passkey
         * @description Opens a session with the data that the browser signed. The response has the form of the response of login. A passkey combines two
         *     factors, the device and the verified user. So the response never requires a `verification`, neither for an unregistered IP (R412) nor
         *     for an authenticator app. The login does not force a password change, because no password was used (R267, R268).
         *
         *     A challenge that the server did not issue, that was already used or that is older than 5 minutes returns 422 PASSKEY_EXPIRED. A passkey that
         *     belongs to no account returns PASSKEY_UNKNOWN. A passkey that fails the checks of WebAuthn (challenge, origin, relying party, signature,
         *     user verification, counter) returns PASSKEY_INVALID. A member who may not log in gets the 403 of login.
         */
        post: operations["loginPasskey"];
    };
    "/wps/verification/sms/noLogin": {
        /**
         * Send a code to log in or to reset a password
         * @description Sends a code by SMS to a person who is not logged in (E004, R224). The code can be used for one login of type `sms`, or for one
         *     resetPasswordByPhone. It is valid for 5 minutes. Until it has expired or has been used, the server sends no other code to the number.
         *     The call then returns 429 with the remaining time in Retry-After (R278, R447, R492). An IP address that has requested 30 codes within
         *     an hour gets 429 too. The response does not show whether the number belongs to a member; only members get an SMS. The merchant must
         *     have switched on MOBILEVERCODELOGIN3 or CHNGPASSVERIF3, else the call returns 403 MODULE_DISABLED. The server checks in this order:
         *     the form of the number (PHONE_MISSING, PHONE_INVALID), the result of the captcha service (RECAPTCHA_INVALID), the answer of the SMS
         *     service (QUOTA_EXCEEDED, MODULE_DISABLED, TOO_MANY_REQUESTS, INTERNAL_ERROR), and whether an earlier code is still valid. When
         *     UPDATEMOBILEICC3 is off, the dialling code of another country returns PHONE_INVALID. An SMS costs money, so a server that uses a
         *     captcha service requires `captchaProvider` and returns RECAPTCHA_INVALID without it. A server without such a service relies on the
         *     limits above.
         *
         *     In the mock, every code is 123456 and can be read at `GET /__mock/outbox`. The number 1900000400 and the provider token `wrong-captcha`
         *     return RECAPTCHA_INVALID; 1900000402 returns QUOTA_EXCEEDED; 1900000403 MODULE_DISABLED; 1900000429 TOO_MANY_REQUESTS; 1900000500
         *     INTERNAL_ERROR. A code sent to 1900000410 has already expired when it arrives.
         */
        post: operations["sendLoginSmsCode"];
    };
    "/wps/captcha": {
        /**
         * Create a captcha
         * @description Returns a new captcha as a base64 PNG in `value` (E013, R424) and its id in the header `X-Captcha-Id`. It is valid for 5 minutes and for one
         *     attempt: a wrong answer, a late answer and a captcha that was already answered all return CAPTCHA_INVALID, and a new captcha is needed. For
         *     people who cannot see it, `medium=audio` with the `captchaId` returns the same characters as speech in a base64 WAV (D14). Clients call it
         *     at most once a second.
         */
        get: operations["getCaptcha"];
    };
    "/wps/agent/affiliate": {
        /**
         * Check an affiliate code
         * @description Checks whether an affiliate code, from a link or typed by a person, belongs to an agent or member (E014, R360). Letter case does not
         *     matter. When the code exists, the call returns success without data and counts as a click on the link of the code. The response does
         *     not name the owner. A code that does not exist returns 422 AFFILIATE_CODE_INVALID: clients then show the field `affiliateCode`, or the
         *     message of R384. The registration checks the code again.
         */
        get: operations["checkAffiliateCode"];
    };
    "/wps/verification/sms/register": {
        /**
         * Send a code for a registration
         * @description Sends a code by SMS, with which a new member shows that the mobile number is theirs (E005, R224). The product specification has two
         *     variants: `mobile` for the mobile tab, `username` for the number on the username tab. The merchant must have switched on REGMOBVERF3,
         *     and MOBILENUMREG3 for `mobile`, else the call returns 403 MODULE_DISABLED. The response is the same for a number that already has an
         *     account. Only the registration shows this, and only to a person with the code. The validity, the lock, the order of the checks and the
         *     mock's special numbers are those of sendLoginSmsCode. The two calls have separate locks.
         */
        post: operations["sendRegisterSmsCode"];
    };
    "/wps/member/register": {
        /**
         * Register by username
         * @description Creates an account and logs it in (E008, R028, R276). The upline of the new member is the owner of the affiliate code or, without a
         *     code, the member who recommended the site. The new member is then a direct downline of that account (E087). An account of another
         *     merchant does not become the upline, because a team has only one currency. The server checks in this order and returns 422 for the
         *     first check that fails: consent (TERMS_NOT_ACCEPTED without `termsAccepted`, NOT_ELIGIBLE without `ageConfirmed`; R397, R398); every
         *     field by the rules of getRegisterSettings (INVALID_REQUEST, each invalid field in `details`; R341-R346), and the form of the number
         *     (PHONE_INVALID); the captcha where its rule is enabled (CAPTCHA_REQUIRED, CAPTCHA_INVALID; each captcha can be used once);
         *     `affiliateCode` (or `referralCode` without it) and the username in `recommenderId`, which must exist, and of which at least one is
         *     required when DIRECTREG3 is off (AFFILIATE_CODE_INVALID; R291); usernames and e-mail addresses that already have an account
         *     (USERNAME_TAKEN, EMAIL_TAKEN); when REGMOBVERF3 is on and the request has a number, the code from the SMS or `firebaseIdToken`
         *     (VERIFICATION_CODE_MISSING, VERIFICATION_CODE_INVALID, VERIFICATION_CODE_EXPIRED; 429 after 5 wrong codes until the code has expired);
         *     and a number that already has an account (MOBILE_TAKEN). The check of the number comes last, so that strangers cannot find out who is
         *     a member. A repeated request with the same Idempotency-Key creates no second account and gets the first response again (C13).
         *
         *     In the mock, phlobby1 requires neither captcha nor number; the default merchant requires both. getRegisterSettings returns what each
         *     merchant requires.
         */
        put: operations["registerByUsername"];
    };
    "/wps/member/register/mobile": {
        /**
         * Register by mobile number
         * @description Creates an account whose username is a mobile number and logs it in (E009, R029). The merchant must have switched on MOBILENUMREG3,
         *     else the call returns 403 MODULE_DISABLED. The number is always required (R361). A username may be left out; it is then the number in
         *     international digits. A password is required where MOBILENUMPASSREG3 is on (R285); elsewhere `password` and `confirmPassword` are
         *     ignored, and the member logs in by SMS. registerByUsername says who becomes the upline. The server checks in this order and returns
         *     422 for the first check that fails: consent (TERMS_NOT_ACCEPTED without `termsAccepted`, NOT_ELIGIBLE without `ageConfirmed`; R397,
         *     R398); every field by the rules of getRegisterSettings (INVALID_REQUEST, each invalid field in `details`; R341-R346), and the form of
         *     the number (PHONE_INVALID); the captcha where its rule is enabled (CAPTCHA_REQUIRED, CAPTCHA_INVALID; each captcha can be used once);
         *     `affiliateCode` (or `referralCode` without it) and the username in `recommenderId`, which must exist, and of which at least one is
         *     required when DIRECTREG3 is off (AFFILIATE_CODE_INVALID; R291); usernames and e-mail addresses that already have an account
         *     (USERNAME_TAKEN, EMAIL_TAKEN); when REGMOBVERF3 is on and the request has a number, the code from the SMS or `firebaseIdToken`
         *     (VERIFICATION_CODE_MISSING, VERIFICATION_CODE_INVALID, VERIFICATION_CODE_EXPIRED; 429 after 5 wrong codes until the code has expired);
         *     and a number that already has an account (MOBILE_TAKEN). The check of the number comes last, so that strangers cannot find out who is
         *     a member. A repeated request with the same Idempotency-Key creates no second account and gets the first response again (C13).
         *
         *     In the mock, idlobby1 requires neither captcha nor SMS code, vnlobby1 requires no password, and phlobby1 has no registration by mobile.
         */
        put: operations["registerByMobile"];
    };
    "/wps/system/setting/register": {
        /**
         * Read the settings of the registration
         * @description Returns how each field of the registration is shown and checked (E015, R233). A form shows the fields that are `enabled`, in the order of
         *     R348-R360, and checks them by R341-R346. registerByUsername and registerByMobile apply exactly these rules. `verificationCode` is enabled
         *     exactly when REGMOBVERF3 is on (R284), and `affiliateCode` is required when DIRECTREG3 is off (R291). In addition, `confirmPassword` must
         *     equal `password`.
         */
        get: operations["getRegisterSettings"];
    };
    "/wps/system/setting/register/rules": {
        /**
         * Read the rules of the registration
         * @description Returns the same rules as getRegisterSettings, at a second address (E026). Clients cache this response for the session and check the
         *     input by it; getRegisterSettings says which fields to show. The contract has both operations, because the product specification names
         *     both; a server may return the same data for both.
         */
        get: operations["getRegisterRules"];
    };
    "/wps/system/countryCode": {
        /**
         * List countries and dialling codes
         * @description Lists the countries whose mobile numbers can register and log in (E021), the merchant's own country first. Where UPDATEMOBILEICC3 is off,
         *     the dialling code is fixed (R293): the list has only the merchant's own country, and clients show it without a choice.
         */
        get: operations["listCountryCodes"];
    };
    "/wps/member/info": {
        /**
         * Read the member
         * @description Returns the member of the session (E006, R217). Accounts of type 4 may call it too. For a free-play session it returns a member with
         *     `freePlay` true.
         */
        get: operations["getMemberInfo"];
        /**
         * Change the member's profile
         * @description Changes the nickname, contacts, e-mail address or picture (E025) and returns the member as getMemberInfo does. A field for which the
         *     registration has a rule must match that rule here too, even when the registration does not show the field. Otherwise the call returns
         *     INVALID_REQUEST with `details`. Another e-mail address needs a recent identity proof (reauthenticate), because passwords are reset by
         *     e-mail. The e-mail address of another account returns EMAIL_TAKEN. `icon` must be one of the merchant's pictures, else INVALID_URL,
         *     because an address that a member chooses freely could be used to track other people.
         */
        put: operations["setMemberInfo"];
    };
    "/wps/member/info/icon": {
        /**
         * Read the member's picture
         * @description Returns the address of the member's picture (E007): the merchant's default picture until the member has chosen one with setMemberInfo.
         *     Clients append a path to one of the `imageCDNs`.
         */
        get: operations["getMemberIcon"];
    };
    "/wps/member/language": {
        /**
         * Choose the language
         * @description Stores the member's language (E022, R174), in which the server sends messages. Responses still follow Accept-Language. A guest may
         *     call it too, but then nothing is stored. A token that is sent must belong to an active session.
         */
        put: operations["updateLanguage"];
    };
    "/wps/member/security": {
        /**
         * Read the security overview of the account
         * @description Returns the data of the security page in the member centre (E099): the masked e-mail address and mobile number, whether a payment password
         *     is set, second factors, passkeys, the last login, and a security level that is computed from them.
         */
        get: operations["getSecurityOverview"];
    };
    "/wps/member/security/events": {
        /**
         * List the account's security events
         * @description Lists logins, failed logins, logouts, and changes of passwords, contacts and other protections of the account, the latest first, each
         *     with the event, the time, the IP address and the device. The server also informs the member of each change and of each login from a
         *     new device: by a message (listMessages), and at the e-mail address and mobile number that the account had before the change.
         */
        get: operations["listAccountEvents"];
    };
    "/wps/member/sessions": {
        /**
         * List the member's sessions
         * @description Lists the sessions in which the member is logged in now, the latest login first, with the device, the IP address, the time of the login and
         *     the time of the last use. `current` marks the session of this request. The list includes sessions whose login is not complete yet (R412,
         *     R266).
         */
        get: operations["listSessions"];
        /**
         * End all other sessions
         * @description Ends every session of the member except the session of this request. A repeat changes nothing.
         */
        delete: operations["endOtherSessions"];
    };
    "/wps/member/sessions/{id}": {
        /**
         * End one session
         * @description Ends the session of the member that has this id (listSessions). The session of the request itself returns 409 STATE_CONFLICT, because
         *     only logout ends it.
         */
        delete: operations["endSession"];
    };
    "/wps/member/authenticator": {
        /**
         * Confirm the authenticator app
         * @description Activates the authenticator app. From now on a login by password, SMS or third party requires a code from that app: the login returns
         *     `verification` with the method `google`, and verifyNewIp completes it. Each code can be used once. The codes of the previous and the
         *     next half minute are accepted too. When no key waits for its confirmation, the call returns 409 STATE_CONFLICT. The response contains
         *     ten recovery codes, for the case that the member loses the app. Each can be used once, in verifyNewIp, reauthenticate and
         *     removeAuthenticator. The call needs a recent identity proof (reauthenticate).
         */
        put: operations["confirmAuthenticator"];
        /**
         * Set up an authenticator app
         * @description Creates a key for an app that generates time-based codes (RFC 6238, SHA-1, 6 digits, 30 seconds). The key has no effect until
         *     confirmAuthenticator has received a code that was computed with it. Another call creates another key. When the account already has an
         *     authenticator app, the call returns 409 STATE_CONFLICT. The call needs a recent identity proof (reauthenticate).
         */
        post: operations["setUpAuthenticator"];
    };
    "/wps/member/authenticator/removal": {
        /**
         * Stop using the authenticator app
         * @description Removes the authenticator app and the recovery codes. The request must contain a code from the app or a recovery code. Without an
         *     authenticator app, the call returns 409 STATE_CONFLICT. The correct code counts as a recent identity proof (reauthenticate).
         */
        post: operations["removeAuthenticator"];
    };
    "/wps/member/authenticator/recovery-codes": {
        /**
         * Create new recovery codes
         * @description Creates ten new recovery codes that replace all earlier ones. getSecurityOverview returns the number of unused codes. Without an
         *     authenticator app, the call returns 409 STATE_CONFLICT. The call needs a recent identity proof (reauthenticate).
         */
        post: operations["renewRecoveryCodes"];
    };
    "/wps/member/passkeys/options": {
        /**
         * Create the options for a new passkey
         * @description Returns the options with which the browser creates a passkey (`PublicKeyCredentialCreationOptionsJSON` of WebAuthn Level 3). The
         *     request needs the login password, so that nobody can add a passkey in a session that was left open. After 10 wrong passwords, here or
         *     in changePassword, the call returns 429 for 5 minutes (R492). The options require a passkey that stores which member it belongs to
         *     (`residentKey`), and a device that verifies its user (`userVerification`). The relying party is the host in the `Origin` of the
         *     request. The correct password counts as a recent identity proof (reauthenticate). The challenge is valid for 5 minutes and can be used
         *     once, for addPasskey of the same member. An account has at most 20 passkeys; one more returns 409 STATE_CONFLICT.
         */
        post: operations["setUpPasskey"];
    };
    "/wps/member/passkeys": {
        /**
         * Add a passkey
         * @description Adds the passkey that the browser created from the options of setUpPasskey. A challenge that was issued to another member, was already used
         *     or is older than 5 minutes returns 422 PASSKEY_EXPIRED. A passkey that fails the checks of WebAuthn (challenge, origin, relying party, user
         *     presence and user verification) returns 422 PASSKEY_INVALID. A passkey that is already registered returns 409 STATE_CONFLICT.
         *     getSecurityOverview lists the passkeys. The call needs a recent identity proof (reauthenticate).
         */
        post: operations["addPasskey"];
    };
    "/wps/member/passkeys/{id}": {
        /**
         * Remove a passkey
         * @description Removes a passkey. The member can no longer log in with it. Sessions that were opened with it continue. The call needs a recent
         *     identity proof (reauthenticate).
         */
        delete: operations["removePasskey"];
    };
    "/wps/member/password": {
        /**
         * Change the password
         * @description Changes the login password (E010, R221). The server checks in this order: the old password (PASSWORD_INCORRECT; 10 wrong ones lock the
         *     change for 5 minutes with 429, R492); `confirmNewPassword` and the rule of the field `password` (INVALID_REQUEST with `details`; the literal
         *     default `{secret}` is never accepted as a new password, R267); whether the new password differs from the old one (PASSWORD_UNCHANGED). On
         *     success every other session of the member ends, and this session no longer requires the change (R266-R269).
         */
        post: operations["changePassword"];
    };
    "/wps/member/password/email": {
        /**
         * Reset the password by e-mail
         * @description Sends a temporary password to the e-mail address of an account (E011, R222). The request body is a form. A value that cannot be a
         *     username or an e-mail address returns 400 (R392). The username and the e-mail address must belong to the same account, else 422
         *     ACCOUNT_NOT_FOUND (R456). After 10 such failures, the caller's IP address cannot use that username for 5 minutes. After failures with
         *     60 different names or numbers within an hour, the IP address is locked for this call, for the login, and for every check of a code
         *     from an SMS. The temporary password can be used for one login within 30 minutes. That login replaces the old password with the
         *     temporary one, ends every other session, and returns `passwordExpired`, so that the member chooses a new password. If the member gets
         *     a new password in another way before that, the temporary password becomes invalid. Until the temporary password is used, the old
         *     password stays valid, so a request by a stranger does no harm. Another e-mail can be requested after 5 minutes; before that the call
         *     returns 429. Clients then show the text `in_been_out` (R439).
         */
        post: operations["requestPasswordByEmail"];
    };
    "/wps/member/password/verification": {
        /**
         * Reset the password by mobile number
         * @description Sets a new password for the account of a mobile number (E012, R223), with a code from sendLoginSmsCode, or with a token of the third
         *     party that checked the number. The merchant must have switched on CHNGPASSVERIF3, else the call returns 403 MODULE_DISABLED. The
         *     server checks in this order: the number (PHONE_MISSING, PHONE_INVALID); the code (VERIFICATION_CODE_MISSING,
         *     VERIFICATION_CODE_INVALID, VERIFICATION_CODE_EXPIRED; after 5 wrong codes 429 until the code has expired); the new password by the
         *     rule of the field `password` (INVALID_REQUEST); whether it differs from the old one (PASSWORD_UNCHANGED). A number without an account
         *     returns the same error as a wrong code. On success every session of the member ends, and the count of failed logins is reset.
         */
        post: operations["resetPasswordByPhone"];
    };
    "/wps/member/payment-password": {
        /**
         * Set the payment password
         * @description Sets the six-digit payment password, which the member enters before money or points leave the account (E098). If one is already set,
         *     the request must contain the current one, else 422 PAYMENT_PASSWORD_INCORRECT. 5 wrong payment passwords in a row, here or in a
         *     payment, lock it for 5 minutes (429). A new payment password that equals the current one returns 422 PASSWORD_UNCHANGED. The call
         *     needs a recent identity proof (reauthenticate), because nothing else protects the setting of the first payment password.
         */
        post: operations["setPaymentPassword"];
    };
    "/wps/v2/wallets/balance": {
        /**
         * Read the balance
         * @description Returns the money that the member can play with now (E029). In free play this is the play money. The response is never cached: it has
         *     `Cache-Control: no-store`.
         */
        get: operations["getWalletBalance"];
    };
    "/wps/responsible/limits": {
        /**
         * Read the member's limits
         * @description Returns the limits that the member has set (E102, D15): for deposits, loss and time of play, each in the last 24 hours, 7 days and
         *     month (30 days), with the used amount and a pending change. The periods look back from now; they do not start at midnight. Deposits
         *     count in full when they are credited. Loss is the stakes less the winnings and refunds. Time of play is that of getPlaySession. Where
         *     several limits apply, the lowest one decides. When a limit is reached, `reachedUntil` says when it allows something again. `timeOut`
         *     contains the running break.
         */
        get: operations["getPlayLimits"];
        /**
         * Set one of the member's limits
         * @description Sets one limit of the member (E103, D15). A first limit and a lower limit apply immediately. A higher limit and the removal of a limit
         *     must wait for 24 hours and then be confirmed with confirmPlayLimit. Until then the current limit applies, and `pending` contains the
         *     change. A change that is not confirmed within 7 days after that wait lapses. Each call for the same kind and period replaces the
         *     pending change. A call that sets the current limit again only cancels the pending change. A deposit or stake that would exceed a limit
         *     is refused completely (422 DEPOSIT_LIMIT_REACHED, 403 LOSS_LIMIT_REACHED, 403 SESSION_LIMIT_REACHED); the balance, withdrawals and
         *     records remain available. A round that has begun can be finished.
         */
        put: operations["setPlayLimits"];
    };
    "/wps/responsible/limits/confirmation": {
        /**
         * Confirm a higher limit
         * @description Confirms a higher limit (D15): from `confirmableAt` on, it makes the pending limit apply. Before `confirmableAt`, after `lapsesAt`,
         *     and when no change is pending, it returns 409 STATE_CONFLICT and nothing changes. A repeated call also returns 409. getPlayLimits then
         *     shows that the first call had its effect. Clients ask the member for this confirmation separately, never together with setPlayLimits.
         */
        post: operations["confirmPlayLimit"];
    };
    "/wps/responsible/time-out": {
        /**
         * Take a break from play
         * @description Begins a break of 24 hours, 7 or 30 days, or a self-exclusion of 6 months (E104, D15; 184 days, the longest possible six months). From
         *     now until `until`, launches, stakes, deposits and promotions return 403 SELF_EXCLUDED with `value.until`. Balance, withdrawals,
         *     records, profile and logout remain available to an active session. A self-exclusion also refuses every login with 403 SELF_EXCLUDED. A
         *     break cannot be ended or shortened: a call that would end earlier than the running break, or turn a self-exclusion into a break,
         *     returns 409 STATE_CONFLICT. A longer break replaces the running one. A repeated call does so too, because its break ends later.
         */
        post: operations["startTimeOut"];
    };
    "/wps/responsible/session": {
        /**
         * Read the running play session
         * @description Returns how long the member has played and the result so far (D15). Clients show both beside every game, outside its frame. A session
         *     begins with a launch or a stake and ends 15 minutes after the last one, or with logout; without a session, `running` is absent.
         *     `netPosition` is the winnings less the stakes since the start, below zero for a loss. Refunded stakes do not count. At
         *     `nextRealityCheckAt` the client pauses the game and shows the time played and the result, with a button to leave the game. This call
         *     does not prolong the session.
         */
        get: operations["getPlaySession"];
    };
    "/wps/responsible/reality-check": {
        /**
         * Set the interval of reality checks
         * @description Sets how often the member is informed of the time played (D15): every 15, 30 or 60 minutes; the default is 60. The reminder cannot be
         *     switched off. The change applies immediately, also to the running session. A repeat changes nothing.
         */
        put: operations["setRealityCheck"];
    };
    "/wps/responsible/help-lines": {
        /**
         * List help lines
         * @description Lists the help lines for questions about play, for the footer and the pages of player protection (R127, D15). The list is public, in the
         *     language of the request.
         */
        get: operations["listHelpLines"];
    };
    "/wps/relay/GCS_merchantWallet": {
        /**
         * Read the wallets
         * @description Returns whether the merchant keeps one wallet for all games or several (E031, R218), and the balance of each. When `isSingle` is false, the
         *     client offers transfers (transferWallet). The main wallet comes first; its balance is the one that getWalletBalance returns.
         */
        get: operations["getMerchantWallet"];
    };
    "/wps/relay/GCS_walletTransfer": {
        /**
         * Move money between wallets
         * @description Moves money from one wallet of the member to another, immediately and in one step (E030). The wallet codes are those that
         *     getMerchantWallet returns.
         *
         *     The server checks in this order: `from` and `to` differ, and the amount has no more decimals than the currency, else 400 INVALID_REQUEST;
         *     both wallets exist, else 404; the amount is above zero, else 422 AMOUNT_OUT_OF_RANGE; the first wallet holds the amount, else 422
         *     INSUFFICIENT_BALANCE. A merchant with a single wallet has nothing to transfer to, so every transfer returns 404. A repeat with the same key
         *     moves nothing and returns the same response (D12).
         */
        post: operations["transferWallet"];
    };
    "/wps/operations/{key}": {
        /**
         * Look up the result of a call
         * @description Returns the result of a call that carried this Idempotency-Key, for a client that did not receive the response (D12). 200 means that
         *     the call had its effect, once; the response holds the `value` that the call returned. 404 NOT_FOUND means that it had no effect: it
         *     did not arrive, or was refused; the same key may be sent again. 409 OPERATION_IN_PROGRESS means that it is still running; clients ask
         *     again. A client that stopped waiting cannot know whether its request is still on the network. It sends the request again with the same
         *     key, which is safe. It does not give up the intent. Keys belong to the account and are valid for 24 hours; after that this call also
         *     returns 404. A client calls this after an unknown outcome, shows "checking" meanwhile, and reports no failure before it knows the
         *     result.
         */
        get: operations["getOperation"];
    };
    "/wps/deposits/methods": {
        /**
         * List deposit methods
         * @description Lists the deposit methods of the member's merchant (E066), the preferred one first, each with its amount range, suggested amounts and
         *     form fields (`fields`). The client renders the form from the fields; the server checks the same rules again. A method whose payment
         *     service is not available stays in the list with `available` false. `promotions` lists the promotions that this member may choose now;
         *     it is usually empty.
         */
        get: operations["listDepositMethods"];
    };
    "/wps/deposits": {
        /**
         * List deposits
         * @description Lists the member's deposits (E068, R250), the newest first, each with its current status. Clients need no other call to learn that a
         *     deposit was approved, was rejected or has expired. `from` and `to` compare the time at which the deposit was created. A deposit is
         *     listed when it matches all filters; `total` is the number of such deposits on all pages.
         */
        get: operations["listDeposits"];
        /**
         * Create a deposit
         * @description Creates a deposit (E067) that the member pays afterwards. The response is `pending` and carries `payUrl`, the page of the payment
         *     service where the member pays before `expiresAt`. That page is on an origin of the payment service, not of the lobby. Clients open it
         *     as a separate page or window (`noopener`), never in a frame. Its address is a secret, because anyone who has it can pay or cancel this
         *     deposit. The page does not report the result. Clients read the result from getDeposit or listDeposits. It is `approved` when the money
         *     is in the balance, `rejected` when the payment service refused the payment, and `expired` when the deposit was not paid in time.
         *
         *     The server checks in this order: the member's own protection (403, D15: no deposits during a break or self-exclusion); the method exists and
         *     is available, else 422 METHOD_UNAVAILABLE; the amount has no more decimals than the currency and `fields` match the fields of the method,
         *     else 400 INVALID_REQUEST with one detail for each field; the amount range of the method, else 422 AMOUNT_OUT_OF_RANGE; the promotion is one
         *     of the method's promotions, else 422 NOT_ELIGIBLE; the member's deposit limit, with pending deposits included, else 422
         *     DEPOSIT_LIMIT_REACHED.
         *
         *     A repeat with the same key creates no deposit and returns the same response; after an unknown outcome, clients call getOperation (D12). With
         *     a promotion, the bonus arrives with the money and stays in the balance until its wagering requirement is met (WAGER_INCOMPLETE).
         */
        post: operations["createDeposit"];
    };
    "/wps/deposits/{id}": {
        /**
         * Read a deposit
         * @description Returns one deposit of the member (E069). While it is `pending`, clients call it again every few seconds, not more often. An id that is
         *     unknown or belongs to another member returns 404 NOT_FOUND.
         */
        get: operations["getDeposit"];
    };
    "/wps/withdrawals/accounts": {
        /**
         * List payout accounts
         * @description Lists the member's payout accounts (E070), the last added first. Numbers are masked: only the merchant knows the complete numbers.
         */
        get: operations["listPayoutAccounts"];
        /**
         * Add a payout account
         * @description Adds an account to which withdrawals are paid (E071). `type` is the id of a deposit method that supports payouts (`payout`).
         *
         *     The server checks in this order: the type exists and supports payouts, else 422 METHOD_UNAVAILABLE; the number is valid for that type, else
         *     400 INVALID_REQUEST; the member does not have 5 accounts yet, else 422 PAYOUT_ACCOUNT_LIMIT; last, the payment password: 422
         *     PAYMENT_PASSWORD_NOT_SET, 422 PAYMENT_PASSWORD_INCORRECT, and 429 after 5 wrong ones. It is checked last so that a request that fails
         *     another check does not count as an attempt. Adding an account that the member already has returns that account and adds none.
         *     Before all these checks, the call needs a recent identity proof (reauthenticate).
         */
        post: operations["addPayoutAccount"];
    };
    "/wps/withdrawals": {
        /**
         * List withdrawals
         * @description Lists the member's withdrawals (E073, R250), the newest first, each with its current status and with its `receipt`, which says whether
         *     the money arrived (R332). `from` and `to` compare the time at which the withdrawal was requested. A withdrawal is listed when it
         *     matches all filters; `total` is the number of such withdrawals on all pages.
         */
        get: operations["listWithdrawals"];
        /**
         * Create a withdrawal
         * @description Creates a withdrawal (E072). The money leaves the balance immediately and is held by the merchant; the withdrawal is `processing`
         *     (R329). Later it becomes `approved` (R331) and the money is sent, or `rejected` (R330) and the money returns to the balance. The
         *     member can never cancel a withdrawal: there is no reverse withdrawal (D15). A member who is excluded from play can still withdraw.
         *
         *     The server checks in this order: the amount has no more decimals than the currency, else 400 INVALID_REQUEST; the account belongs to the
         *     member, else 404; the amount range of the account, else 422 AMOUNT_OUT_OF_RANGE; the main wallet holds the amount, else 422
         *     INSUFFICIENT_BALANCE; the remaining balance covers the bonuses whose wagering requirement is not met yet, else 422 WAGER_INCOMPLETE; last,
         *     the payment password: 422 PAYMENT_PASSWORD_NOT_SET, 422 PAYMENT_PASSWORD_INCORRECT, and 429 after 5 wrong ones. It is checked last so that a
         *     request that fails another check does not count as an attempt. A repeat with the same key takes no money and returns the same response
         *     (D12).
         */
        post: operations["createWithdrawal"];
    };
    "/wps/withdrawals/{id}/receipt": {
        /**
         * Report whether the money arrived
         * @description The member reports whether the money of an approved withdrawal arrived (E074). If the member has reported nothing by `autoReceiptAt`,
         *     30 minutes after the approval, the money counts as received (R332, R507): `receipt` becomes `automatic`. `received: false` stops this,
         *     and the merchant investigates. The merchant may then close the case by returning the amount to the balance (R333; clients show "Balance
         *     returned successfully", R469). If the money arrives late, the member may still send `received: true`.
         *
         *     Sending the same value twice is not an error, and neither is `received: true` after the money counted as received. The call returns 409 STATE_CONFLICT when the withdrawal is not approved, or its receipt is
         *     already settled differently. An id that is unknown or belongs to another member returns 404 NOT_FOUND.
         */
        put: operations["confirmWithdrawalReceipt"];
    };
    "/wps/agent/overview": {
        /**
         * Read the figures of the team
         * @description Returns the figures of the agent's team in a period and in the period of the same length before it, with a row for each day or month
         *     for a chart (E086). The team is all members below the agent, at any level; the agent's own play is not counted. Only agents of type 1,
         *     2, 41 and 42 may call it, else 403 NON_AGENT (R263, R339); the same rule applies to all operations that only agents may call. Without
         *     `from` and `to`, the period is the last 30 days until now. Days and months are those of the merchant's time zone. Each figure equals
         *     the sum of the `teamFigures` that listTeamMembers returns for the direct downlines, and the sum of the transactions that
         *     listTeamTransactions returns.
         */
        get: operations["getAgentTeamOverview"];
    };
    "/wps/agent/team": {
        /**
         * List the members of the team
         * @description Lists the downlines of the caller or of a member below the caller, the latest to join first (E087). Each entry has the member's own
         *     figures in the period (`figures`), and those of the member and all members below together (`teamFigures`). Without `from` and `to`,
         *     the period is the last 30 days until now. With `depth=direct` only the direct downlines are listed, with `all` the members at every
         *     level. `q` filters either list. `parentId` must be the caller or a member of the caller's team, else 404 NOT_FOUND, even when the
         *     account exists elsewhere. `path` lists the accounts from the caller down to that member.
         */
        get: operations["listTeamMembers"];
    };
    "/wps/agent/team/bets": {
        /**
         * List the bets of the team
         * @description Lists the bets of all members below the caller, the newest first (E088, R034). `from` and `to` select bets by the time at which they
         *     were placed. Without them all bets are listed. `totals` has the sums over all pages. The list and the sums do not contain the agent's
         *     own bets. A `memberId` outside the team returns 404 NOT_FOUND.
         */
        get: operations["listTeamBets"];
    };
    "/wps/agent/team/transactions": {
        /**
         * List the transactions of the team
         * @description Lists every transaction of all members below the caller, the newest first (E089). Without `from` and `to` all transactions are listed.
         *     `totals` has the sums over all pages.
         *     A `memberId` outside the team returns 404 NOT_FOUND.
         */
        get: operations["listTeamTransactions"];
    };
    "/wps/agent/transfers": {
        /**
         * Transfer to a downline or the upline
         * @description Moves money from the agent's balance to another member's, immediately and permanently (E090, R035, R408). When `direction` is
         *     `downline`, the receiver is a member below the agent, at any level. When it is `upline`, the receiver is the agent directly above. Any
         *     other account returns 404 NOT_FOUND, whether it exists or not. The server checks in this order: the session, the body, the receiver,
         *     the amount, the payment password, the balance. An amount has at most the two decimals of its currency (else 400) and lies between
         *     10.00 and 100000.00, else 422 AMOUNT_OUT_OF_RANGE. A wrong payment password counts as an attempt (429 after five) even though no money
         *     moved. The transactions of both members contain the transfer with the same reference: transferOut for the sender, transferIn for the
         *     receiver. Clients ask for a confirmation first.
         */
        post: operations["transferToRelative"];
    };
    "/wps/agent/referral-links": {
        /**
         * List the referral links
         * @description Lists the agent's links, the latest first (E091, R036), each with the number of times it was opened and the number of members who
         *     registered through it. Each call of checkAffiliateCode with the code of a link counts as a click on it. `highestRate` is the highest
         *     rebate that a new link may give.
         */
        get: operations["listReferralLinks"];
        /**
         * Create a referral link
         * @description Creates a link with its own affiliate code (E092). A member who registers with the code becomes a direct downline of the agent and gets the
         *     rebate `rate`. A rate above the agent's own rate, or above the rate of an agent further up, returns 422 RATE_TOO_HIGH. An agent has at most
         *     500 links; one more returns 422 STATE_CONFLICT.
         */
        post: operations["createReferralLink"];
    };
    "/wps/member/info/funds/consolidated": {
        /**
         * Read the contracts that the member has received
         * @description Returns the contract requests that wait for the member's decision and the member's active contracts (E032, R232): the requests
         *     `divtypereq` (dividend), `dailysalreqtype` (daily) and `contracthoursalreq` (hourly and real-time), and an info block for each kind.
         *     Requests are ordered by the time of their offers, the latest first. The field names come from the product specification. Every member
         *     may call this operation except accounts of type 4, for which clients skip the call (R261).
         */
        get: operations["getConsolidatedFunds"];
    };
    "/wps/relay/MCS2_processDividendReq": {
        /**
         * Decide on a dividend
         * @description The member accepts or rejects a dividend that getConsolidatedFunds returns (E033, R232, R334), or terminates the active one (R037).
         *     The rules are those of decideContract, the same operation for agents. The product specification shows no fields for this call, so its
         *     fields are proposed. A request of another kind or of another member returns 404 NOT_FOUND. A request that is already decided returns
         *     422 STATE_CONFLICT. Accepting a rate above the giver's own current rate returns 422 RATE_TOO_HIGH. Clients call getConsolidatedFunds
         *     afterwards, because the server may cancel an accepted contract immediately (R335).
         */
        post: operations["processDividendRequest"];
    };
    "/wps/relay/MCS2_processDailySalContract": {
        /**
         * Accept, reject or terminate a daily salary
         * @description The member accepts or rejects a daily salary that getConsolidatedFunds returns (E034, R232, R334), or terminates the active one
         *     (R037). The rules are those of decideContract, the same operation for agents. The product specification shows no fields for this call,
         *     so its fields are proposed. A request of another kind or of another member returns 404 NOT_FOUND. A request that is already decided
         *     returns 422 STATE_CONFLICT. Accepting a rate above the giver's own current rate returns 422 RATE_TOO_HIGH. Clients call
         *     getConsolidatedFunds afterwards, because the server may cancel an accepted contract immediately (R335).
         */
        post: operations["processDailySalaryContract"];
    };
    "/wps/relay/MCS2_processContractHourSalary": {
        /**
         * Decide on an hourly or real-time salary
         * @description The member accepts or rejects an hourly or real-time salary that getConsolidatedFunds returns (E035, R232, R334), or terminates the
         *     active one (R037). The rules are those of decideContract, the same operation for agents. The product specification shows no fields for
         *     this call, so its fields are proposed. A request of another kind or of another member returns 404 NOT_FOUND. A request that is already
         *     decided returns 422 STATE_CONFLICT. Accepting a rate above the giver's own current rate returns 422 RATE_TOO_HIGH. Clients call
         *     getConsolidatedFunds afterwards, because the server may cancel an accepted contract immediately (R335).
         */
        post: operations["processHourlySalaryContract"];
    };
    "/wps/agent/contracts": {
        /**
         * List contracts
         * @description Lists the contracts that the agent has given and received, the latest offer first (E093, R033, R232), including contracts that have ended.
         *     Without `role` both sides are listed. Contracts of other accounts are not listed.
         */
        get: operations["listContracts"];
        /**
         * Offer a contract
         * @description Offers a contract to a direct downline, who finds it in getConsolidatedFunds and accepts or rejects it (E094, R334). A member outside
         *     the team returns 404 NOT_FOUND; a member of the team who is not a direct downline returns 422 NOT_ELIGIBLE. The highest rate must not
         *     be above the rate of the caller's own active contract of the same kind, else 422 RATE_TOO_HIGH; without such a contract the caller
         *     cannot offer one. If both sides already have an active contract of this kind with each other, the call returns 422 STATE_CONFLICT. A new
         *     offer replaces an open offer of the same kind to the same member (status cancelled, reason `replaced`). `to` must be in the future and
         *     after `from`, else 400.
         *
         *     **Settlement.** An active contract is settled at the end of each interval of its kind: `realtime` every 5 minutes (R502), `hourly` every
         *     hour, `daily` every day, `dividend` every period. The amount due is the base multiplied by the rate of the best tier reached since the
         *     period began. The base of a salary is the stakes of the receiver and all members below; the base of a dividend is what they lost (stakes -
         *     wins - refunds - bonuses, never below zero). Fractions of a minor unit are carried over, so that many payments add up to the amount of a
         *     single one. The money comes from the giver's balance; contracts that the merchant gave are paid by the merchant. When the balance is too
         *     low, the settlement remains unpaid.
         */
        post: operations["offerContract"];
    };
    "/wps/agent/contracts/{id}/decision": {
        /**
         * Accept, reject or terminate a contract
         * @description The receiver accepts or rejects an offer. Both sides may terminate an active contract (R037), after a confirmation. The giver
         *     withdraws an offer with the decision to terminate it (E095). Any other decision returns 422 STATE_CONFLICT, and so does a decision
         *     that is sent again. A contract between other accounts returns 404 NOT_FOUND. When a contract ends, the amount earned until then is
         *     settled immediately. An offer cannot be accepted while its highest rate is above the rate of the giver's own contract, which may have
         *     ended or become lower since the offer. The call then returns 422 RATE_TOO_HIGH, and the offer stays open.
         *
         *     **Auto-cancel (R335).** When a contract becomes active, every active contract of its kind whose receiver has a downline member with a higher
         *     rate is cancelled with reason `lowerLevelHigherRate`. This includes the accepted contract itself: the response shows its status. Members who
         *     are not agents decide with processDividendRequest, processDailySalaryContract and processHourlySalaryContract; the rules are the same.
         */
        put: operations["decideContract"];
    };
    "/wps/system/whitelabel": {
        /**
         * Read the whitelabel tree
         * @description Returns the merchant's brand data and switches (E016). getPermission returns the same tree.
         */
        get: operations["getWhitelabel"];
    };
    "/wps/system/status": {
        /**
         * Read the status of the site
         * @description Returns whether the site may be shown to this client (E017, R254). It returns 200 during maintenance too; clients call it again every 60 s
         *     while they are blocked (R255).
         */
        get: operations["getSystemStatus"];
    };
    "/wps/system/domainRoute": {
        /**
         * Read contacts and hosts
         * @description Returns customer service contacts, hosts and resources (E018, R230). The addresses of customer service are obscured;
         *     CustomerServiceEntry says how.
         */
        get: operations["getDomainRoute"];
    };
    "/wps/system/permission": {
        /**
         * Read all data for the start of a client
         * @description Returns the merchant's settings and the status of the site (E020, R226-R228). A client needs only this call to start; it returns 200 during
         *     maintenance too.
         */
        get: operations["getPermission"];
    };
    "/wps/system/menu": {
        /**
         * Read the module tree
         * @description Returns all switches of the merchant (E027, R229). Clients cache them for the session.
         */
        get: operations["getModuleTree"];
    };
    "/wps/system/regions": {
        /**
         * List the regional variants
         * @description Lists the variants to which members can switch, with their languages and currency (E028, R241-R242).
         */
        get: operations["listRegions"];
    };
    "/wps/system/version": {
        /**
         * Read the versions of the contract and the server
         * @description Returns the version of this contract that the server implements, and the build of the server. Versions follow Semantic Versioning; below
         *     1.0.0 a breaking change raises the second number. The changelog next to the contract lists the changes. Clients show the version to customer
         *     service and do not need it for decisions. It returns 200 during maintenance too.
         */
        get: operations["getVersion"];
    };
    "/.well-known/jwks.json": {
        /**
         * Read the keys for encrypted bodies
         * @description Returns the public keys for the encryption of request bodies (D4), as plain JWKS without the envelope. Clients fetch the keys again when a
         *     call returns DECRYPTION_FAILED.
         */
        get: operations["getJwks"];
    };
    "/wps/system/helpCenter": {
        /**
         * Read the help centre
         * @description Returns the complete help centre as a tree, in the language of the request (E019, R236). The `tag` of an entry is the same in every
         *     language and is part of the entry's address (`/help#tag`, R170); `reg-agreement` holds the terms of the registration (R157). `content`
         *     is HTML that the merchant wrote: sanitise it.
         */
        get: operations["getHelpCenter"];
    };
    "/wps/relay/MCSFE_getListAnnouncements": {
        /**
         * List banners and announcements
         * @description Returns the merchant's banners and announcements of the requested types (E045, R426); they are the same for every member. B requests
         *     the list `banners`. Each banner belongs to a group, which says where it is shown (`w_login` is the login dialog, R150). PL (notices),
         *     PU (pop-ups), PR (promotions) and H (headlines) request the list `promotion`, which contains all of these, the newest first. A list is
         *     empty when none of its types is requested. `content` is HTML that the merchant wrote: sanitise it (R167). getPromotion returns the
         *     complete terms of a promotion (PR) by the same id.
         */
        get: operations["listAnnouncements"];
    };
    "/wps/relay/GCSGAME_getRankList": {
        /**
         * Read the winner board
         * @description Returns the latest wins with masked accounts, the newest first (E041, R248). `rank` is the rank among all wins that listWinners lists.
         *     A member's win is listed immediately. Amounts are in the currency of the merchant.
         */
        get: operations["getWinnerBoard"];
    };
    "/wps/relay/CSP_unreadCount": {
        /**
         * Count unread messages
         * @description Returns the number of unread messages (E042). Clients skip this call for accounts of type 4.
         */
        get: operations["getUnreadCount"];
    };
    "/wps/activities": {
        /**
         * List activities
         * @description Lists the activities with this member's status (E081, R082, R253). The activities that wait for the member come first - `applying`,
         *     then `issued` - then `joined`, `processing`, `comingSoon`, `claimed`, `rejected`, `closed`. The server changes the status (R321-R328):
         *     `comingSoon`, then `joined` or `applying`, then `processing`, then `issued` or `rejected`. An issued reward becomes `claimed` with
         *     claimReward. Every status before that can become `closed`. `rewardId` is the id with which claimReward (E080) claims the reward of an
         *     issued activity. `terms` is HTML that the merchant wrote: sanitise it.
         */
        get: operations["listActivities"];
    };
    "/wps/activities/{id}/applications": {
        /**
         * Apply for an activity
         * @description Sends an application, once for each key (E082). The activity changes from `applying` to `processing`, and within minutes to `issued`,
         *     `rejected` or `closed`; a message informs the member. Pictures are uploaded first, each with uploadImage. The server checks in this
         *     order: session, body, the member's own protection (D15), activity (404), its state (409 STATE_CONFLICT when applications are closed or
         *     the member has already applied), pictures (UPLOAD_INVALID for an id that belongs to another member or has expired), the stakes since
         *     the activity started (NOT_ELIGIBLE when they are below `requiredStakeAmount`). A refused application changes nothing. Clients show the
         *     success message (R468).
         */
        post: operations["applyActivity"];
    };
    "/wps/promotions/{id}": {
        /**
         * Read a promotion
         * @description Returns a promotion with its complete terms (E083, R023). listAnnouncements lists the promotions, as announcements of type PR. `terms`
         *     is the complete `content` of that announcement, HTML that the merchant wrote: sanitise it. During a break or self-exclusion a member gets no promotions (D15). Free-play sessions
         *     may call it.
         */
        get: operations["getPromotion"];
    };
    "/wps/messages": {
        /**
         * List messages
         * @description Lists the member's messages, the newest first (E084); with `unread=true` only the unread ones. `content` is HTML: sanitise it. Reading the
         *     list does not mark a message as read.
         */
        get: operations["listMessages"];
    };
    "/wps/messages/{id}/read": {
        /**
         * Mark a message as read
         * @description Marks one message as read (E085), so that getUnreadCount no longer counts it. A repeat changes nothing and succeeds. A message of another
         *     member returns 404.
         */
        put: operations["markMessageRead"];
    };
    "/wps/feedback": {
        /**
         * Send feedback
         * @description Sends feedback to the merchant, once for each key (E040, R026, R084). It has 1 to 140 characters (C3) and at most 3 pictures (R401), each
         *     uploaded before with uploadImage. A picture id that belongs to another member or has expired is refused (UPLOAD_INVALID). The merchant
         *     replies with a message.
         */
        put: operations["submitFeedback"];
    };
    "/wps/uploads": {
        /**
         * Upload a picture
         * @description Accepts one png or jpg as raw bytes (R401) and returns an id. An application (E082) or feedback (E040) then refers to the picture by
         *     this id. Each call sends one picture; the body is the picture itself, not a form. The server examines the bytes, not the name: a
         *     picture that is neither png nor jpg, differs from the `Content-Type`, or cannot be decoded returns UPLOAD_INVALID. A picture of more
         *     than 5 MiB returns 413. A picture that no application or feedback uses by `expiresAt` is deleted. Only the member who uploaded the
         *     picture may use it. An account stores at most 500 pictures and 50 MiB; a further upload returns QUOTA_EXCEEDED until other pictures
         *     are deleted.
         */
        post: operations["uploadImage"];
    };
    "/wps/relay/MCS2_getPointConfig": {
        /**
         * Read the rules for points
         * @description Returns how points are earned and converted (E063, R251). Each `stakeAmount` staked earns one point; what is left of a day's stakes is
         *     added to those of the next day. `ratio` points are worth one unit of `currency`. One conversion takes from `minPoints` to `maxPoints`
         *     points, and the number must be a multiple of `stepPoints`. Points never expire (R505): `expires` is always false. A refunded stake
         *     earns no points.
         */
        get: operations["getPointConfig"];
    };
    "/wps/relay/MCS2_getPointBalance": {
        /**
         * Read the points balance
         * @description Returns the points that the member may spend now and their value in money, rounded down to the smallest unit (E059). The most recent stakes
         *     are included.
         */
        get: operations["getPointBalance"];
    };
    "/wps/relay/ODSFE2_MemTransDet": {
        /**
         * List the movements of points
         * @description Lists every movement of the member's points, the newest first (E064); `from` and `to` limit the list to a period, such as a month. The
         *     stakes of one day (UTC) that are booked together form one entry. `points` is the balance after the movement; the sum of all
         *     `pointsChange` is the current balance. Points never expire (R505).
         */
        get: operations["listPointTransactions"];
    };
    "/wps/relay/passwordCheck/MCS2_convertPoint": {
        /**
         * Convert points into money
         * @description Deducts points and pays their value into the wallet, immediately and once for each key (E065, R251). The amount is `points / ratio` of
         *     getPointConfig; the account record shows it as a point conversion. The server checks in this order: session, body, payment password,
         *     the number of points by the rules of getPointConfig (AMOUNT_OUT_OF_RANGE), points (INSUFFICIENT_POINTS). A refused conversion moves
         *     nothing; a wrong payment password still counts towards its lock. The member's own limits (D15) do not forbid a conversion, because it
         *     is not play. Money cannot be converted back into points.
         */
        post: operations["convertPoints"];
    };
    "/wps/relay/MCS2_getPointReward": {
        /**
         * List the rewards of the points mall
         * @description Lists the rewards that points can be redeemed for, the cheapest first (E060, R022). A reward with `stock` 0 is listed, but cannot be
         *     redeemed. The list is public. Without a session it contains the rewards of the merchant in `merchantCode`; with a session it contains
         *     those of the member's merchant.
         */
        get: operations["listPointRewards"];
    };
    "/wps/relay/passwordCheck/MCS2_redeemPointReward": {
        /**
         * Redeem a reward
         * @description Redeems points for a reward, once for each key (E061). The server checks in this order: session, body, the member's own
         *     protection (D15), payment password, reward (404), stock (OUT_OF_STOCK), and points (INSUFFICIENT_POINTS). The points are deducted immediately and
         *     the redemption is `processing`. Within minutes bonus credit is paid into the wallet and free spins are `issued`; within a day goods
         *     are `sent`. A message informs the member. A refused redemption takes neither points nor stock.
         */
        post: operations["redeemPointReward"];
    };
    "/wps/relay/MCS2_getRedeemPointList": {
        /**
         * List redemptions
         * @description Lists the rewards that the member has redeemed, the newest first, with their current status (E062, R081).
         */
        get: operations["listPointRedemptions"];
    };
    "/wps/winners": {
        /**
         * List winners
         * @description Lists the high wins of the last minutes with masked accounts, the highest first, for the winners page (E100, R024, R248). `rank` is
         *     the rank among all of these wins, whatever their category; getWinnerBoard returns the latest of them. The list changes whenever a new
         *     win is added or an old one is removed. Amounts are in the currency of the merchant.
         */
        get: operations["listWinners"];
    };
    "/wps/games/search": {
        /**
         * Search games
         * @description Searches games by words and lists the best match first (E101). `q` is compared with the Bengali name, the English name (whatever the
         *     language of the response) and the vendor's name. Letter case, accents and the order of the words do not matter, and every word of `q` must
         *     occur. The order is: the complete name matches; the name begins with `q`; words of the name begin with the words of `q`; the name contains
         *     `q`; the vendor's name matches. Games that match equally well keep the order of the catalogue, the most played first.
         *
         *     Filters combine. `vendor` may be repeated (`vendor=YB&vendor=DS88`) and then matches any of these vendors. Without `q`, or when it has only
         *     spaces, there is no search: the response has the games that pass the filters in the order of the catalogue, or all games without a filter. A
         *     search without a match returns an empty page, not an error.
         */
        get: operations["searchGames"];
    };
    "/wps/bets": {
        /**
         * List bets
         * @description Lists the member's bets on rounds and draws (E075, R074), the latest placed first, with the totals of all bets that match.
         *
         *     A bet belongs to the period in which it was placed, even when it was settled later. Profit and loss counts in the same way, so both agree
         *     for every period. `totals.profit` leaves out open bets, because their stakes are neither won nor lost yet. A refunded bet counts its stake
         *     as payout, so its profit is zero. Bets are kept for at least three months; without `from` the list goes back to the oldest stored bet.
         *     Filters combine.
         */
        get: operations["listBets"];
    };
    "/wps/transactions": {
        /**
         * List transactions
         * @description Lists every transaction of the member's main wallet (E076, R075), the last booked first, with the totals of all transactions that match.
         *
         *     `amount` is never negative, `direction` says whether the balance grew or shrank, and `balanceAfter` is the balance after the booking.
         *     Without a filter by `type`, each row's balance follows exactly from the row below. A bet appears as `bet` when its stake is taken, and as
         *     `win` or `refund` when it is settled. Transactions are kept for at least three months.
         */
        get: operations["listAccountTransactions"];
    };
    "/wps/reports/profit-loss": {
        /**
         * Read profit and loss
         * @description Returns what the member won and lost in a period (E077, R076), by day, category or vendor. A settled bet counts on the day on which it
         *     was placed; open bets do not count yet. A group without a settled bet has no row, and the rows add up to `totals`. Deposits,
         *     withdrawals, rebates and bonuses do not belong to a game, so only the totals contain them. They count at the time of their booking.
         *
         *     Days begin at midnight of the clock that is `utcOffsetMinutes` ahead of UTC. Without `from` the period is the 30 days before `to`. A
         *     period of more than 366 days is shortened to its last 366 days; `from` and `to` in the response are the bounds that the server
         *     applied.
         */
        get: operations["getProfitLoss"];
    };
    "/wps/bonuses": {
        /**
         * List bonuses
         * @description Lists the member's bonuses (E078, R077), the latest first. From `grantedAt` on, the amount is in the balance and can be staked. It can
         *     be withdrawn once the settled stakes add up to `wagerRequired`. Until then, a withdrawal that would use it is refused
         *     (WAGER_INCOMPLETE). A settled stake counts for every bonus that was active when the bet was placed; refunded and open bets do not
         *     count. If the wagering requirement is not met by `expiresAt`, the bonus is taken back; if less than that is in the balance, only the
         *     balance is. This is a transaction of type `bonus` with direction `out`.
         */
        get: operations["listBonuses"];
    };
    "/wps/rewards": {
        /**
         * List rewards
         * @description Lists all rewards of the member in the reward centre: those that can be claimed now, later, or no longer (E079, R078). Claimable
         *     rewards come first, ordered by their expiry, the earliest first. A reward becomes claimable and expires by the server's clock, without
         *     a call.
         */
        get: operations["listRewards"];
    };
    "/wps/rewards/{id}/claim": {
        /**
         * Claim a reward
         * @description Pays a claimable reward into the balance (E080), as a transaction of type `reward`, and returns the reward as `claimed`. Each reward
         *     is paid only once, even when it is claimed several times or with several keys.
         *
         *     The server checks in this order: the reward exists and belongs to the member, else 404 NOT_FOUND; it is claimable, else 409 STATE_CONFLICT
         *     (pending, already claimed, or expired).
         *     A repeat with the same key returns the response of the first call (D12).
         */
        post: operations["claimReward"];
    };
    "/wps/relay/GCSGAME_gameList": {
        /**
         * List games
         * @description Returns one page of the catalogue, filtered by category, vendor, tag and a part of the name (E043). Without parameters it returns the first
         *     25 of all games.
         */
        get: operations["listGames"];
    };
    "/wps/relay/GCSGAME_hotGamesV2": {
        /**
         * List hot games
         * @description Lists the games that the merchant recommends, at most `count`, in the order in which the merchant shows them (E044). Games of its
         *     leading categories may come before games that are played more. Games that cannot be played now are left out: games of a vendor that
         *     is not available, and entries that open a list of games (`isGame` VASSALAGE). The list is the same for every member; clients mark the
         *     favourites in it (R307).
         */
        get: operations["listHotGames"];
    };
    "/wps/relay/GCSGAME_getVassGameType": {
        /**
         * List game types
         * @description Returns the game types of each category, for the filter of the lobby (E046, R244).
         */
        get: operations["listGameTypes"];
    };
    "/wps/relay/GCSGAME_gameVendor": {
        /**
         * List vendors
         * @description Returns the vendors of each category (E047). The response has `data` in place of `value` (R427).
         */
        get: operations["listGameVendors"];
    };
    "/wps/relay/GLS2_roomList": {
        /**
         * List poker rooms
         * @description Lists the rooms of the poker vendors (E053, R246), the room with the most players first; full rooms come last. To open a room, clients
         *     call launchGame with the room's `vassalage`, `gameType` PVP and `nodeId`. The `value.content` of that response is the address of the
         *     room. A vendor without rooms, or an unknown vendor, returns an empty list. The number of players changes all the time, but responses
         *     with the same ETag contain the same number. Amounts are in the currency of the merchant.
         */
        get: operations["listPvpRooms"];
    };
    "/wps/relay/MCSFE_getFavoriteGames": {
        /**
         * List the ids of favourites
         * @description Returns the node ids of the member's favourites (E048). Clients keep them for the session.
         */
        get: operations["getFavoriteGameIds"];
    };
    "/wps/relay/MCSFE_getFavoriteGamesList": {
        /**
         * List favourites
         * @description Lists the member's favourites with all fields of a game card (E049, R307), the last added first. A game that is no longer in the catalogue
         *     is left out.
         */
        get: operations["listFavoriteGames"];
    };
    "/wps/relay/MCSFE_addFavoriteGameV2": {
        /**
         * Add a favourite
         * @description Adds a game to the favourites (E050). Adding it twice is not an error. A member has at most 500 favourites. A further one replaces the
         *     favourite that was added first. The call returns 404 NOT_FOUND when the game is not in the catalogue.
         */
        post: operations["addFavoriteGame"];
    };
    "/wps/relay/MCSFE_removeFavoriteGameV2": {
        /**
         * Remove a favourite
         * @description Removes a game from the favourites (E051). Removing a game that is not a favourite is not an error.
         */
        delete: operations["removeFavoriteGame"];
    };
    "/wps/relay/GCS_recentGame": {
        /**
         * List recent games
         * @description Lists the games that the member launched last (E052, R308), the latest first, each game once, at most 30. A game that is no longer in the
         *     catalogue is left out.
         */
        get: operations["listRecentGames"];
    };
    "/wps/game/launchGame": {
        /**
         * Launch a game
         * @description Opens a game for the member and returns the address of the game (E054). Clients send this call only when the member opens the game,
         *     and never cache its response. `nodeId` or `code` identifies the game; without both, the vendor's own lobby opens. `backUrl` must be on
         *     a host of the merchant, else 400 INVALID_URL. A game that is not available returns 404 GAME_UNAVAILABLE. The address stops working
         *     when the member's session ends, or earlier. A game that is still open after that can no longer stake (R274).
         */
        post: operations["launchGame"];
    };
    "/lgw/lobby/launch": {
        /**
         * Launch the lottery lobby
         * @description Opens the lottery and returns the address of the lottery lobby (E055, R239, R430). The betting page of one game needs
         *     `lottoView=betting` and a game code. The lobby needs `lottoView=lobby` and no game code. Free-play sessions may call it (R404).
         *
         *     The server checks in this order: the session (401), the permissions of the account (403), whether the page and the game code belong
         *     together (400 INVALID_REQUEST), the game (404 NOT_FOUND for an unknown code, GAME_UNAVAILABLE while it is not available), then `backUrl`,
         *     which must be on a host of the merchant (400 INVALID_URL). A game that is not on sale also opens and shows its last draws. The address opens one game for one account for a short time. Clients therefore request it when
         *     the member taps the game, and never prefetch or cache it. A repeat returns a new address and places no bet.
         */
        get: operations["launchLotteryLobby"];
    };
    "/lgw/games": {
        /**
         * List lottery games
         * @description Lists all lottery games of the prize mode with their open draws (E036, R237), in display order.
         *
         *     At the moment a draw is due, the next response shows three changes together: the open draw is the next one (`numero`, `fewinTime`,
         *     `remainTime`), `previousNumero` is the draw that was due, and `previousWinningNumber` holds its numbers. When the result is late,
         *     `previousWinningNumber` is null until the result is known.
         *
         *     **Times.** `remainTime` and `lockTime` are seconds counted from `serverTime`; `fewinTime`, `closesAt`, `serverTime` and `nextRefreshAt` are
         *     epoch milliseconds. Betting closes at `closesAt`, which is `fewinTime - lockTime x 1000` (R301). A game that is not on sale has no open draw
         *     (`numero` is null, `remainTime` is 0) and keeps its last numbers (R298).
         *
         *     **Caching.** The list needs no token, has no data of a member and is equal for all clients of one language, so one `ETag` serves all of
         *     them, and an edge cache may serve it for one second (`s-maxage=1`, D10). Clients call it again at `nextRefreshAt` plus a random part of
         *     `refreshSpreadMs`, do not call it while the page is hidden, and wait 2, 4, 8 ... 60 s after failures. A repeat changes nothing.
         */
        get: operations["listLotteryGames"];
    };
    "/lgw/games/popular": {
        /**
         * List popular lottery games
         * @description Lists the most played lottery games, the most played first (E037, R425); the web client requests 100 (R482). Entries have the same
         *     fields as those of listLotteryGames, and a game has the same values in both lists.
         *
         *     At the moment a draw is due, the next response shows three changes together: the open draw is the next one (`numero`, `fewinTime`,
         *     `remainTime`), `previousNumero` is the draw that was due, and `previousWinningNumber` holds its numbers. When the result is late,
         *     `previousWinningNumber` is null until the result is known.
         *
         *     **Times.** `remainTime` and `lockTime` are seconds counted from `serverTime`; `fewinTime`, `closesAt`, `serverTime` and `nextRefreshAt` are
         *     epoch milliseconds. Betting closes at `closesAt`, which is `fewinTime - lockTime x 1000` (R301). A game that is not on sale has no open draw
         *     (`numero` is null, `remainTime` is 0) and keeps its last numbers (R298).
         *
         *     **Caching.** The list needs no token, has no data of a member and is equal for all clients of one language, so one `ETag` serves all of
         *     them, and an edge cache may serve it for one second (`s-maxage=1`, D10). Clients call it again at `nextRefreshAt` plus a random part of
         *     `refreshSpreadMs`, do not call it while the page is hidden, and wait 2, 4, 8 ... 60 s after failures. A repeat changes nothing.
         */
        get: operations["listPopularLotteryGames"];
    };
    "/lgw/games/game_menus": {
        /**
         * List lottery menus
         * @description Lists the entries of the lottery menu for a prize mode (E056, R238, R431); the reference app requests SEA. Entries with the same `tag`
         *     are shown under one heading, in the order of the response; the header shows them in columns of five (R111).
         *
         *     An entry describes the open draw with the fields of listLotteryGames and changes at the same moment, but has no winning numbers; times and
         *     caching are the same (D10). Clients compute countdowns and draw-times from `fewinTime` and `lockTime` (R299-R301).
         */
        get: operations["listGameMenus"];
    };
    "/lgw/vn/games/game_menu": {
        /**
         * List the Viet Nam lottery menu
         * @description Lists the entries of the Viet Nam lottery menu (E057, R238). The north is a flat list; the centre and the south are shown under weekday tabs
         *     by `drawDayOfWeek`, where 1 is Sunday (CN) and 2 to 7 are T2 to T7 (R112, R113). The list has only games of Viet Nam, whatever the prize
         *     mode.
         *
         *     An entry describes the open draw with the fields of listLotteryGames and changes at the same moment, but has no winning numbers; times and
         *     caching are the same (D10). Clients compute countdowns and draw-times from `fewinTime` and `lockTime` (R299-R301).
         */
        get: operations["listVnGameMenu"];
    };
    "/lgw/vn/games/game_menu/recent": {
        /**
         * List recent draws
         * @description Lists the most recent draws of all Viet Nam games, the newest first (E058, R432); the web client requests 100 (R481). It needs a
         *     session of a member or of free play (R181, R404), so it is not cached; accounts of type 4 may call it too.
         *
         *     A draw is listed from the moment it is due. While its result is late, `winningNumber` is null and `prizes` is empty; later responses fill
         *     them in, and published numbers never change.
         *     Clients call it again at `nextRefreshAt` plus a random part of `refreshSpreadMs`, within 30 s of this response, and within 7 s while a
         *     result is late (R302, R303, R480).
         */
        get: operations["listVnRecentDraws"];
    };
    "/lgw/vn/numeros/opened/game": {
        /**
         * List the draws of a Viet Nam game
         * @description Lists the draws that were due last in one Viet Nam game, with all their prizes, the newest first (E038). For an unknown code, or a
         *     game outside Viet Nam, the list is empty. For games outside Viet Nam, clients call listOpenedNumbers.
         *
         *     A draw is listed from the moment it is due. While its result is late, `winningNumber` is null and `prizes` is empty. Past results never
         *     change: after a restart, on another server or on another day the numbers are the same. The list is public, with an `ETag`; an edge cache may
         *     serve it for one second (D10).
         */
        get: operations["listVnOpenedNumbersByGame"];
    };
    "/lotto/lgw/games/opened/numero": {
        /**
         * List the draw numbers of any game
         * @description Lists the draws that were due last in one game of any family, the newest first (E039): 11X5, LF, LHC, PK10, SSC (R513) and the
         *     provinces. With `numero` it returns only the draw with that number, so that a member can check an old ticket. When that draw is not
         *     due yet or does not exist, the list is empty. For an unknown game the list is empty.
         *
         *     A draw is listed from the moment it is due. While its result is late, `winningNumber` is null and `prizes` is empty. Past results never
         *     change: after a restart, on another server or on another day the numbers are the same. The list is public, with an `ETag`; an edge cache may
         *     serve it for one second (D10).
         */
        get: operations["listOpenedNumbers"];
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The characters read from the captcha; letter case does not matter. It is required once a failed login has returned `value.captcha` as true. */
        CaptchaAnswer: string;
        /**
         * @description Id of the captcha that is answered: the `X-Captcha-Id` header of getCaptcha (R424).
         * @example c4pt_9f2a61d0
         */
        CaptchaId: string;
        /** @description A login with username and password. */
        UsernameLogin: {
            /**
             * @description Login by username and password.
             * @constant
             */
            type: "username";
            /** @description Username, trimmed by the client (R394). */
            username: string;
            /** @description Password exactly as typed; spaces at either end are part of it (D6). */
            password: string;
            captcha?: components["schemas"]["CaptchaAnswer"];
            captchaId?: components["schemas"]["CaptchaId"];
        };
        /** @description A login with a mobile number and the code that was sent to it. The merchant must have switched on MOBILEVERCODELOGIN3. */
        SmsLogin: {
            /**
             * @description Login by a code that was sent to the mobile number.
             * @constant
             */
            type: "sms";
            /** @description Mobile number in digits without the country's dialling code (R224). */
            mobileNo: string;
            /** @description Country dialling code. The default is the merchant's country. */
            countryDialingCode?: string;
            /** @description The code from the SMS. The field is named `password`, because the product specification sends the code as the password (R215). Without it the response is VERIFICATION_CODE_MISSING. */
            password?: string;
            captcha?: components["schemas"]["CaptchaAnswer"];
            captchaId?: components["schemas"]["CaptchaId"];
        };
        /** @description A login with a token of the third-party authentication service that has checked the person. */
        FirebaseLogin: {
            /**
             * @description Login by third-party token.
             * @constant
             */
            type: "firebase";
            /** @description ID token as the third-party service issued it. */
            idToken: string;
        };
        /** @description What a member logs in with. `type` says which of the three kinds it is (R215). */
        LoginRequest: components["schemas"]["UsernameLogin"] | components["schemas"]["SmsLogin"] | components["schemas"]["FirebaseLogin"];
        /**
         * @description Always true: the call succeeded (R419).
         * @constant
         */
        Success: true;
        /** @description Session token for the header `Authorization` with the scheme Bearer. Clients do not read anything from it. It is valid until logout or until the server returns 401. */
        Token: string;
        /**
         * @description Present when the login came from an unregistered IP (R412), or when the member uses an authenticator app. With such an app, only its
         *     code (`google`) or a recovery code completes the login. Until verifyNewIp has succeeded, the token can be used only for verifyNewIp and
         *     logout; every other call that needs a session returns 403 VERIFICATION_REQUIRED.
         */
        Verification: {
            /** @description Id of this verification for the calls that complete it. */
            id: string;
            /** @description Methods that this member can use, the preferred one first. */
            methods: ("mobile" | "email" | "google" | "bankName" | "recoveryCode")[];
        };
        /** @description A new session and the steps that must be completed before it is used. */
        LoginResult: {
            token: components["schemas"]["Token"];
            /**
             * @description True until the client has called markFirstLogin, if somebody else has opened the account. The client then asks the member to choose a
             *     new password (R216, R265). It is false for a member who has registered, because they have chosen the password themselves.
             */
            firstTimeLogin: boolean;
            /** @description True when the password has expired. If PWDEXPFORCECHANGE3 is on, the member must choose a new one before anything else (R266). */
            passwordExpired: boolean;
            verification?: components["schemas"]["Verification"];
        };
        /**
         * Format: int64
         * @description Server time of the response, in milliseconds since 1970-01-01T00:00:00Z. Clients compute their clock offset from it (D11).
         */
        Timestamp: number;
        /**
         * @description Closed list of error codes. The product specification shows messages but no codes (R471), so the codes are proposed. When it has a
         *     message for a code (R433-R472), `x-messages` quotes that message letter for letter.
         * @enum {string}
         */
        ErrorCode: "INVALID_REQUEST" | "DECRYPTION_FAILED" | "LOGIN_FAILED" | "ACCOUNT_NOT_FOUND" | "CAPTCHA_REQUIRED" | "CAPTCHA_INVALID" | "VERIFICATION_REQUIRED" | "REAUTHENTICATION_REQUIRED" | "VERIFICATION_CODE_INVALID" | "VERIFICATION_CODE_MISSING" | "VERIFICATION_CODE_EXPIRED" | "PHONE_INVALID" | "QUOTA_EXCEEDED" | "INVALID_URL" | "GAME_UNAVAILABLE" | "PHONE_MISSING" | "RECAPTCHA_INVALID" | "TERMS_NOT_ACCEPTED" | "USERNAME_TAKEN" | "MOBILE_TAKEN" | "EMAIL_TAKEN" | "AFFILIATE_CODE_INVALID" | "PASSWORD_INCORRECT" | "PASSWORD_UNCHANGED" | "PASSWORD_CHANGE_REQUIRED" | "PAYMENT_PASSWORD_NOT_SET" | "PAYMENT_PASSWORD_INCORRECT" | "INSUFFICIENT_BALANCE" | "INSUFFICIENT_POINTS" | "AMOUNT_OUT_OF_RANGE" | "METHOD_UNAVAILABLE" | "PAYOUT_ACCOUNT_LIMIT" | "WAGER_INCOMPLETE" | "DEPOSIT_LIMIT_REACHED" | "LOSS_LIMIT_REACHED" | "SESSION_LIMIT_REACHED" | "PASSKEY_UNKNOWN" | "PASSKEY_EXPIRED" | "PASSKEY_INVALID" | "STATE_CONFLICT" | "OUT_OF_STOCK" | "NOT_ELIGIBLE" | "RATE_TOO_HIGH" | "UPLOAD_INVALID" | "OPERATION_IN_PROGRESS" | "UNAUTHENTICATED" | "NON_MEMBER" | "NON_AGENT" | "ACCESS_RESTRICTED" | "ACCOUNT_RESTRICTED" | "REAL_ACCOUNT_REQUIRED" | "SELF_EXCLUDED" | "MODULE_DISABLED" | "REGION_RESTRICTED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "IDEMPOTENCY_CONFLICT" | "PAYLOAD_TOO_LARGE" | "UNSUPPORTED_MEDIA_TYPE" | "TOO_MANY_REQUESTS" | "INTERNAL_ERROR" | "MAINTENANCE";
        /** @description What the client needs to know for its next request. */
        ErrorValue: {
            /** @description True when the next login must contain the answer to a captcha. The client then shows the captcha field (R216, R438). */
            captcha?: boolean;
            /**
             * Format: date-time
             * @description Time at which the self-exclusion, break or lock ends, ISO 8601 with an offset. Absent when it has no fixed end.
             */
            until?: string;
        };
        /** @description One invalid part of the request. */
        ErrorDetail: {
            /** @description Place of the error, as a JSON pointer that starts with body, query or header (`body/username`). */
            path: string;
            /** @description What is invalid there, in English, for developers. */
            message: string;
        };
        /** @description Body of every error response, whatever its status. Clients decide by `code` and show `message` only when they do not know the code. */
        ErrorEnvelope: {
            /**
             * @description Always false: the call was refused or failed.
             * @constant
             */
            success: false;
            code: components["schemas"]["ErrorCode"];
            /** @description Text for people, in the language of the request where the server has it, else in English. */
            message: string;
            value?: components["schemas"]["ErrorValue"];
            /** @description Every invalid part of the request, when the code is INVALID_REQUEST. */
            details?: components["schemas"]["ErrorDetail"][];
            timestamp: components["schemas"]["Timestamp"];
            /** @description Id of this request in the logs of the server; clients show it next to unexpected errors. */
            requestId?: string;
        };
        /**
         * @description Code of the merchant (the regional variant). The default is ccgjoyf4 (R495).
         * @example ccgjoyf4
         */
        MerchantCode: string;
        /** @description The device that requests a free-play session (R422). */
        FreePlayRequest: {
            /** @description Operating system of the device, which the client reads from the user agent; `unknown` when the user agent has none. */
            os: string;
            /**
             * @description Always W for the web.
             * @constant
             */
            platform: "W";
            /** @description A new random string, as JSON in a compact JWE for a key of `/.well-known/jwks.json` (D4); plain text where the server allows it. */
            randomKey: string;
            /**
             * @description Version of the gateway.
             * @constant
             */
            gatewayVersion: "3";
        };
        /** @description A successful response without data. */
        Nothing: null;
        /**
         * @description An IPv4 or IPv6 address in text form.
         * @example 203.0.113.24
         */
        IpAddress: string;
        /** @description Time and IP address of the member's previous login, so that a login by a stranger is noticed. */
        LoginInfo: {
            /**
             * Format: int64
             * @description Time of the previous login, in milliseconds since 1970-01-01T00:00:00Z; null on the first login.
             */
            lastLoginTime: number | null;
            /** @description IP address of the previous login; null on the first login. */
            lastLoginIp: string | null;
            ip: components["schemas"]["IpAddress"];
        };
        /** @description A code for another device. It can be used once and is not a session token. */
        HandoffCode: string;
        /**
         * Format: date-time
         * @description A time in the format of RFC 3339, with an offset.
         * @example 2026-11-21T18:00:00+06:00
         */
        Moment: string;
        /** @description A code that tells another device who the member is (R123). */
        Handoff: {
            code: components["schemas"]["HandoffCode"];
            /** @description Time until which the code is valid. */
            expiresAt: components["schemas"]["Moment"];
        };
        /** @description The handoff code from the address of the page. */
        HandoffRedemption: {
            code: components["schemas"]["HandoffCode"];
        };
        /** @description The member who came from another device. */
        HandedOver: {
            /** @description Username for the login form. */
            username: string;
        };
        /** @description Code or name with which a member verifies a login from an unregistered IP (R412). */
        VerificationAnswer: {
            /** @description The `verification.id` that the login returned. */
            verificationId: string;
            /**
             * @description One of the `verification.methods` that the login returned. The product specification does not have `recoveryCode`.
             * @enum {string}
             */
            method: "mobile" | "email" | "google" | "bankName" | "recoveryCode";
            /** @description What `method` asks for: the code that was sent, the code that the authenticator app shows, a recovery code, or the holder's name of the bank account (letter case does not matter). */
            code: string;
        };
        /** @description The login password. */
        PasswordProof: {
            /**
             * @description Proof by the login password.
             * @constant
             */
            method: "password";
            /** @description Password exactly as typed; spaces at either end are part of it (D6). */
            password: string;
        };
        /** @description A code from the authenticator app. */
        AuthenticatorProof: {
            /**
             * @description Proof by the authenticator app.
             * @constant
             */
            method: "authenticator";
            /** @description The six digits that the authenticator app shows. */
            code: string;
        };
        /** @description A recovery code; it cannot be used again afterwards. */
        RecoveryCodeProof: {
            /**
             * @description Proof by a recovery code.
             * @constant
             */
            method: "recoveryCode";
            /** @description The ten letters and digits of the recovery code; letter case does not matter. */
            code: string;
        };
        /** @description The authenticator's id of the passkey, in base64url. */
        CredentialId: string;
        /**
         * @description Type of the credential. WebAuthn has only this type.
         * @constant
         */
        PublicKeyType: "public-key";
        /** @description Bytes from the browser, in base64url. */
        Signed: string;
        /** @description The parts of `AuthenticationResponseJSON` that a server needs. */
        PasskeyLogin: {
            id: components["schemas"]["CredentialId"];
            rawId: components["schemas"]["CredentialId"];
            type: components["schemas"]["PublicKeyType"];
            /** @description The signed data and the signature. */
            response: {
                clientDataJSON: components["schemas"]["Signed"];
                authenticatorData: components["schemas"]["Signed"];
                signature: components["schemas"]["Signed"];
                /** @description Id of the account that the authenticator stored: the `user.id` of the creation options. */
                userHandle?: string;
            };
        };
        /** @description Data that a passkey of the account has signed. */
        PasskeyProof: {
            /**
             * @description Proof by a passkey.
             * @constant
             */
            method: "passkey";
            credential: components["schemas"]["PasskeyLogin"];
        };
        /** @description Proof of the member's identity. `method` says of which kind it is. */
        Reauthentication: components["schemas"]["PasswordProof"] | components["schemas"]["AuthenticatorProof"] | components["schemas"]["RecoveryCodeProof"] | components["schemas"]["PasskeyProof"];
        /**
         * @description Name of the third party.
         * @enum {string}
         */
        SocialProvider: "facebook" | "google";
        /** @description ID token as the third party issued it. The server checks its signature, audience and expiry. */
        SocialIdToken: string;
        /** @description A login with an account at a third party, Google or Facebook (R030). */
        SocialLogin: {
            provider: components["schemas"]["SocialProvider"];
            idToken: components["schemas"]["SocialIdToken"];
        };
        /** @description The third party knows the person, but the person is not a member. The client opens the registration and sends the same token with it. */
        NeedsRegistration: {
            /**
             * @description Always true.
             * @constant
             */
            needsRegistration: true;
        };
        /** @description A session, or the information that the person is not a member yet. */
        SocialLoginResult: components["schemas"]["LoginResult"] | components["schemas"]["NeedsRegistration"];
        /** @description Random bytes in base64url that the passkey signs. */
        Challenge: string;
        /** @description Options for `PublicKeyCredential.parseRequestOptionsFromJSON()`. They name no passkey; every passkey of the site is accepted. */
        PasskeyRequest: {
            challenge: components["schemas"]["Challenge"];
            /** @description Host of the relying party. */
            rpId: string;
            /**
             * Format: int32
             * @description How long the browser may wait for the user, in milliseconds.
             */
            timeout: number;
            /**
             * @description The authenticator must verify the user.
             * @constant
             */
            userVerification: "required";
        };
        /**
         * @description Mobile number as typed, without the country's dialling code. The server accepts 6 to 15 digits; a leading zero does not matter.
         * @example 1712345678
         */
        TypedMobile: string;
        /**
         * @description Country dialling code. The default is the merchant's country (R224, R293).
         * @example +880
         */
        TypedDialingCode: string;
        /** @description Result that a captcha service returned to the client (R219, R224). */
        CaptchaProvider: {
            /**
             * @description Name of the captcha service.
             * @enum {string}
             */
            provider: "recaptcha" | "hcaptcha" | "turnstile" | "geetest";
            /** @description Token from the captcha service. The server asks that service to confirm it. */
            token: string;
            /** @description Id of the captcha at the captcha service; absent when the service gives none. */
            challenge?: string;
        };
        /** @description Request for a code for a login or a password reset (R224). */
        LoginCodeRequest: {
            mobileNo?: components["schemas"]["TypedMobile"];
            countryDialingCode?: components["schemas"]["TypedDialingCode"];
            captchaProvider?: components["schemas"]["CaptchaProvider"];
        };
        /** @description How long the code is valid. The server sends `expirationTime`, `expiredMinutes` or both. Until the code expires, clients disable the button that requests another one (R225, R278). */
        CodeSent: {
            /**
             * Format: int64
             * @description Time at which the code expires, in milliseconds since 1970-01-01T00:00:00Z (R279).
             */
            expirationTime?: number;
            /**
             * Format: int32
             * @description Number of minutes for which the code is valid (R280, R493).
             */
            expiredMinutes?: number;
        };
        /** @description A captcha in base64: a PNG picture, or WAV sound when `medium=audio` was requested (D14). */
        Captcha: string;
        /**
         * @description Code of an agent or member, in letters and digits; letter case does not matter.
         * @example AGENT001
         */
        AffiliateCodeText: string;
        /** @description Request for a code for a registration (R224). */
        RegisterCodeRequest: {
            /**
             * @description The tab of the registration form on which the person entered the number (R154).
             * @enum {string}
             */
            variant: "username" | "mobile";
            mobileNum?: components["schemas"]["TypedMobile"];
            countryDialingCode?: components["schemas"]["TypedDialingCode"];
            captchaProvider?: components["schemas"]["CaptchaProvider"];
        };
        /** @description Text of a field that the merchant's rules validate (R233). "" is the same as absent. The value of a field that is not enabled is checked too, but not stored. */
        RegistrationText: string;
        /**
         * @description The code from the SMS, normalised as `x-typed-as` says; 1 to 255 characters where it is required (R363, C11).
         * @example 123456
         */
        SmsCode: string;
        /** @description Token of the third-party authentication service that has checked the number, in place of a code that this server sent (R219, R223). */
        FirebaseIdToken: string;
        /**
         * @description All fields that a registration may have (R219, R220). getRegisterSettings and the switches say which fields are required and how they
         *     are checked. This schema only has the widest limits.
         */
        RegistrationFields: {
            /** @description Username for the login, trimmed by the client. On the mobile tab it may be absent; the username is then the number in international digits. */
            username?: string;
            /** @description Password, exactly as typed (D6). */
            password?: string;
            /** @description The password again (R344). */
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
             * @description Always true: the registration also logs the member in.
             * @constant
             */
            login?: true;
            /**
             * @description Always WEB for the web.
             * @constant
             */
            registerMethod?: "WEB";
            /** @description Address of the page from which the registration was sent. */
            registerUrl?: string;
            /** @description Host of that page. */
            domain?: string;
            /** @description True when the person accepts the terms (R397); else 422 TERMS_NOT_ACCEPTED. */
            termsAccepted?: boolean;
            /** @description True when the person declares to have reached the merchant's `ageLimit` (R398, D13); else 422 NOT_ELIGIBLE. */
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
            /** @description True when the field is shown. A value of a field that is not shown is checked too. */
            enabled: boolean;
            /** @description True when the field may not be empty. */
            required: boolean;
            /**
             * Format: int32
             * @description Minimum number of characters.
             */
            minLength: number;
            /**
             * Format: int32
             * @description Maximum number of characters.
             */
            maxLength: number;
            /** @description Id of the pattern. The message for an invalid value has the key reg_pattern_<id>. Empty when the pattern has no message. */
            patternId: string;
            /**
             * @description Regular expression (ECMAScript, flag u) that the whole value must match, whatever `patternId` is. `*` accepts any value. When it is
             *     "", clients use the regular expression that they contain for `patternId`.
             */
            acceptedPattern: string;
        };
        /** @description Registration rules by name of the field (username, password, email, payeeName, ...). */
        RegisterRules: {
            [key: string]: components["schemas"]["RegisterRule"];
        };
        /**
         * @description ISO 3166-1 alpha-2 code of the country.
         * @example BD
         */
        CountryCode: string;
        /** @description A country and its dialling code. */
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
            /** @description Text of the label; null when the member has no label. */
            labelName: string | null;
        };
        /** @description The member of the session (R217). */
        MemberInfo: {
            /** @description Id of the member. Clients do not read anything from it. */
            id: string;
            /** @description Account name, shown when there is no nickname. */
            account: string;
            /** @description Nickname chosen by the member; null when none is set. */
            nickname: string | null;
            /**
             * Format: int32
             * @description Type of the account - 0 is a member, 1, 2, 41 and 42 are agents, 4 is a restricted account (R406-R409).
             * @enum {integer}
             */
            type: 0 | 1 | 2 | 4 | 41 | 42;
            /** @description True when the member may transfer to the upline. */
            toUpline: boolean;
            clubLabel: components["schemas"]["ClubLabel"];
            /** @description True for a free-play session. Money and account actions need a real account (R405). Absent means false. */
            freePlay?: boolean;
        };
        /** @description The member's name or number in a messenger; "" removes it. */
        ContactText: string;
        /** @description Profile fields to change. An absent field stays unchanged; "" removes a value. */
        MemberChange: {
            /** @description Name that other people see. */
            nickname?: string;
            /** @description E-mail address. */
            email?: string;
            line?: components["schemas"]["ContactText"];
            whatsapp?: components["schemas"]["ContactText"];
            facebook?: components["schemas"]["ContactText"];
            wechat?: components["schemas"]["ContactText"];
            zalo?: components["schemas"]["ContactText"];
            /**
             * @description Address of one of the merchant's pictures.
             * @example /art/members/koi.svg
             */
            icon?: string;
        };
        /**
         * Format: uri-reference
         * @description Address of a picture, or a path that starts with `/`. Clients put a host of `imageCDNs` before a path; they choose it once for each session (R508).
         * @example /art/games/1001.png
         */
        PictureUrl: string;
        /**
         * @description BCP-47 code of a registered interface language (R007, D19). Bengali is the default.
         * @enum {string}
         */
        LanguageCode: "bn" | "en" | "hi" | "id" | "fil" | "vi" | "th" | "ms" | "my" | "km" | "lo" | "zh-Hans" | "zh-Hant" | "ja" | "ko" | "ta" | "te" | "mr" | "ur" | "ne" | "si" | "pa" | "gu" | "ar" | "fa" | "tr" | "ru" | "es" | "pt-BR" | "fr";
        /** @description The language that the member chooses. */
        LanguageChoice: {
            language: components["schemas"]["LanguageCode"];
        };
        /** @description Id of a passkey of the account. It differs from the authenticator's id. */
        PasskeyId: string;
        /** @description A passkey of the account. */
        Passkey: {
            id: components["schemas"]["PasskeyId"];
            /** @description Name that the member gave to the passkey. */
            name: string;
            createdAt: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description Time at which the passkey was last used to log in, RFC 3339; null when it was never used.
             */
            lastUsedAt: string | null;
        };
        /** @description How well the account is protected. The e-mail address and the number are masked. */
        SecurityOverview: {
            /** @description E-mail address of which only the first letter and the host are shown; null when there is none. */
            email: string | null;
            /** @description Mobile number of which only the first and last digits are shown; null when there is none. */
            mobile: string | null;
            /** @description True when a payment password is set. */
            paymentPassword: boolean;
            /** @description Second factors that a login requires; empty when there are none. */
            twoFactor: ("sms" | "email" | "authenticator")[];
            /**
             * Format: int32
             * @description Number of unused recovery codes; null when no authenticator app is in use.
             */
            recoveryCodes: number | null;
            /** @description Passkeys of the account, the newest first; empty when there are none. */
            passkeys: components["schemas"]["Passkey"][];
            /**
             * @description How well the account is protected. `low` means that at most one of e-mail address, mobile number and payment password is set;
             *     `medium` that two or three are set; `high` that at least two are set and a second factor or passkey is in use.
             * @enum {string}
             */
            level: "low" | "medium" | "high";
            /**
             * Format: date-time
             * @description Time of the member's last login, RFC 3339.
             */
            lastLoginAt: string | null;
            /** @description IP address of the last login. */
            lastLoginIp: string | null;
        };
        /**
         * Format: int32
         * @description Page number; the first page is 1.
         * @default 1
         */
        PageNumber: number;
        /**
         * @description Kind of the event. `sessionsEnded` means that the member ended one other session or all of them. `proofFailed` means a wrong proof in
         *     `reauthenticate`. No operation causes `mobileChanged`, because only customer service can change the mobile number.
         * @enum {string}
         */
        AccountEventKind: "login" | "loginFailed" | "proofFailed" | "logout" | "passwordChanged" | "paymentPasswordChanged" | "emailChanged" | "mobileChanged" | "authenticatorTurnedOn" | "authenticatorTurnedOff" | "recoveryCodesMade" | "recoveryCodeUsed" | "passkeyAdded" | "passkeyRemoved" | "payoutAccountAdded" | "thirdPartyLinked" | "sessionsEnded";
        /** @description A security event of the account. */
        AccountEvent: {
            /** @description Id of the event. */
            id: string;
            kind: components["schemas"]["AccountEventKind"];
            /** @description Time of the event. */
            at: components["schemas"]["Moment"];
            /** @description IP address from which it was caused. */
            ip: string;
            /** @description Browser and system, as far as the server can tell. */
            device: string;
        };
        /**
         * Format: int32
         * @description Maximum number of entries on a page.
         */
        PageLimit: number;
        /**
         * Format: int64
         * @description Number of entries on all pages.
         */
        Total: number;
        /**
         * Format: int64
         * @description Number of pages, 0 when nothing matches.
         */
        TotalPages: number;
        /** @description Id of a session. It is not a token. */
        SessionId: string;
        /** @description A session of the member. */
        OwnSession: {
            id: components["schemas"]["SessionId"];
            /**
             * @description Browser and system, as far as the server can tell.
             * @example Chrome · Android
             */
            device: string;
            /** @description IP address from which the session was opened. */
            ip: string;
            /** @description Time of the login. */
            startedAt: components["schemas"]["Moment"];
            /** @description Time of the last use, to the minute. */
            lastUsedAt: components["schemas"]["Moment"];
            /** @description True for the session of this request. */
            current: boolean;
        };
        /** @description A code from the authenticator app. */
        AuthenticatorCode: {
            /** @description The six digits that the authenticator app shows. */
            code: string;
        };
        /** @description A recovery code. It can be used once, in place of a code from the authenticator app. */
        RecoveryCode: string;
        /** @description The recovery codes of the account. No other response contains them. */
        RecoveryCodes: {
            /** @description Ten recovery codes. */
            codes: components["schemas"]["RecoveryCode"][];
        };
        /** @description The key to enter in an authenticator app. */
        AuthenticatorSetUp: {
            /** @description The key in base32, for manual entry. */
            secret: string;
            /** @description The same key as an address, for a QR code. Without the parameters `algorithm`, `digits` and `period`, an app uses SHA-1, 6 digits and 30 seconds. */
            uri: string;
        };
        /** @description A code from the authenticator app, or a recovery code when the member has lost the app. */
        AuthenticatorRemoval: {
            /** @description The six digits that the authenticator app shows, or the ten letters and digits of a recovery code; letter case does not matter. */
            code: string;
        };
        /** @description The login password, which a member who adds a passkey enters again. */
        PasskeySetUp: {
            /** @description The login password. */
            password: string;
        };
        /** @description Ways to reach the authenticator, with the browser's names. */
        Transports: string[];
        /** @description Options for `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
        PasskeyCreation: {
            /** @description The relying party, to whose host the passkey is bound. */
            rp: {
                /** @description Host of the relying party. */
                id: string;
                /** @description Name of the relying party, for people to read. */
                name: string;
            };
            /** @description The member, as the authenticator stores it. */
            user: {
                /** @description Id of the account for the authenticator, in base64url; it contains no personal data. */
                id: string;
                /** @description The username. */
                name: string;
                /** @description The nickname, or the username when there is no nickname. */
                displayName: string;
            };
            challenge: components["schemas"]["Challenge"];
            /** @description Signature algorithms that the server can check, the preferred one first. */
            pubKeyCredParams: {
                type: components["schemas"]["PublicKeyType"];
                /**
                 * Format: int32
                 * @description COSE number of the algorithm.
                 */
                alg: number;
            }[];
            /**
             * Format: int32
             * @description How long the browser may wait for the user, in milliseconds.
             */
            timeout: number;
            /** @description Passkeys that the account already has. An authenticator that holds one of them does not create another. */
            excludeCredentials: {
                id: components["schemas"]["CredentialId"];
                type: components["schemas"]["PublicKeyType"];
                transports?: components["schemas"]["Transports"];
            }[];
            /** @description Requirements for the authenticator. */
            authenticatorSelection: {
                /**
                 * @description The passkey must identify its member.
                 * @constant
                 */
                residentKey: "required";
                /**
                 * @description The same requirement for WebAuthn Level 1.
                 * @constant
                 */
                requireResidentKey: true;
                /**
                 * @description The authenticator must verify the user.
                 * @constant
                 */
                userVerification: "required";
            };
            /**
             * @description The server does not ask for the make of the authenticator.
             * @constant
             */
            attestation: "none";
        };
        /** @description A passkey that the browser has created. */
        NewPasskey: {
            /** @description Name that the member gives to the passkey. */
            name: string;
            /** @description The parts of `RegistrationResponseJSON` that a server needs without attestation. */
            credential: {
                id: components["schemas"]["CredentialId"];
                rawId: components["schemas"]["CredentialId"];
                type: components["schemas"]["PublicKeyType"];
                /** @description The new public key and the signed client data. */
                response: {
                    clientDataJSON: components["schemas"]["Signed"];
                    attestationObject: components["schemas"]["Signed"];
                    transports?: components["schemas"]["Transports"];
                };
            };
        };
        /** @description The new password exactly as typed (D6). It must match the rule of the field `password` in getRegisterSettings. */
        NewPassword: string;
        /** @description A change of the login password (R221). */
        PasswordChange: {
            /** @description The current password. In a forced change the client sends the one that was just used (R391). */
            oldPassword: string;
            newPassword: components["schemas"]["NewPassword"];
            /** @description The new password again (R390). */
            confirmNewPassword: string;
        };
        /** @description Request for a temporary password, when a member has forgotten the password (R222, R392). */
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
        /** @description The first or a new payment password. */
        PaymentPasswordChange: {
            /** @description The current payment password; absent when none is set. */
            oldPaymentPassword?: string;
            /** @description Six digits of the new payment password. */
            newPaymentPassword: string;
        };
        /**
         * @description An amount that is never negative, as a decimal string in whole units of its currency ("1234.50" is 1234 taka 50). Never a float. An amount
         *     in a request has no more decimals than its currency, not counting zeros at the end: none for IDR and VND, two for any other currency.
         * @example 1234.50
         */
        Money: string;
        /**
         * @description ISO 4217 code of the currency.
         * @example BDT
         */
        CurrencyCode: string;
        /** @description Money that the member can play with now. */
        Balance: {
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Currency sign, placed before the amount. */
            currencySymbol: string;
        };
        /**
         * @description The period of a limit, which ends now: the last 24 hours, 7 days, or month (30 days).
         * @enum {string}
         */
        LimitPeriod: "24h" | "7d" | "1m";
        /** @description A higher limit that waits for confirmation. */
        PendingMoneyLimit: {
            /** @description The higher limit; absent when the limit will be removed. */
            amount?: components["schemas"]["Money"];
            /** @description Time from which confirmPlayLimit makes it apply. */
            confirmableAt: components["schemas"]["Moment"];
            /** @description Time at which it lapses if it is not confirmed. */
            lapsesAt: components["schemas"]["Moment"];
        };
        /** @description A limit for money, and how much of it is used. Without `amount` there is no limit. */
        MoneyLimit: {
            period: components["schemas"]["LimitPeriod"];
            /** @description The limit; absent when there is none. */
            amount?: components["schemas"]["Money"];
            /** @description Amount that was deposited or lost in the period. It is zero when the winnings are higher than the stakes. */
            usedAmount: components["schemas"]["Money"];
            /** @description Amount that the limit still allows; absent without a limit. */
            leftAmount?: components["schemas"]["Money"];
            /** @description Time at which the limit allows something again; absent while the limit is not reached. */
            reachedUntil?: components["schemas"]["Moment"];
            pending?: components["schemas"]["PendingMoneyLimit"];
        };
        /**
         * Format: int32
         * @description Whole minutes of play.
         */
        Minutes: number;
        /** @description A higher limit that waits for confirmation. */
        PendingSessionLimit: {
            /** @description The higher limit; absent when the limit will be removed. */
            minutes?: components["schemas"]["Minutes"];
            /** @description Time from which confirmPlayLimit makes it apply. */
            confirmableAt: components["schemas"]["Moment"];
            /** @description Time at which it lapses if it is not confirmed. */
            lapsesAt: components["schemas"]["Moment"];
        };
        /** @description A limit for time, and how much of it is used. Without `minutes` there is no limit. */
        SessionLimit: {
            period: components["schemas"]["LimitPeriod"];
            /** @description The limit; absent when there is none. */
            minutes?: components["schemas"]["Minutes"];
            /** @description Time of play in the period, rounded up. */
            usedMinutes: components["schemas"]["Minutes"];
            /** @description Time that the limit still allows, rounded down; absent without a limit. */
            leftMinutes?: components["schemas"]["Minutes"];
            /** @description Time at which the limit allows something again; absent while the limit is not reached. */
            reachedUntil?: components["schemas"]["Moment"];
            pending?: components["schemas"]["PendingSessionLimit"];
        };
        /**
         * @description Length of the break; 6m is a self-exclusion.
         * @enum {string}
         */
        TimeOutDuration: "24h" | "7d" | "30d" | "6m";
        /** @description A break from play. */
        TimeOut: {
            duration: components["schemas"]["TimeOutDuration"];
            /** @description Time at which the break began. */
            startedAt: components["schemas"]["Moment"];
            /** @description Time at which the break ends. */
            until: components["schemas"]["Moment"];
        };
        /** @description All limits of the member, and the running break. */
        PlayLimits: {
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int32
             * @description How many hours a higher limit must wait before it can be confirmed.
             */
            coolOffHours: number;
            /** @description Deposit limits for 24h, 7d and 1m. */
            deposit: components["schemas"]["MoneyLimit"][];
            /** @description Loss limits for 24h, 7d and 1m. */
            loss: components["schemas"]["MoneyLimit"][];
            /** @description Limits of time of play for 24h, 7d and 1m. */
            session: components["schemas"]["SessionLimit"][];
            timeOut?: components["schemas"]["TimeOut"];
        };
        /**
         * @description What the limit applies to: deposits or losses.
         * @enum {string}
         */
        MoneyLimitKind: "deposit" | "loss";
        /** @description A limit for money. */
        MoneyLimitWish: {
            kind: components["schemas"]["MoneyLimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description Maximum that may be deposited or lost in the period, in the currency of the account. "0.00" allows nothing. */
            amount: components["schemas"]["Money"];
        };
        /**
         * @description What the limit applies to: time of play.
         * @constant
         */
        SessionLimitKind: "session";
        /** @description A limit for time. */
        SessionLimitWish: {
            kind: components["schemas"]["SessionLimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /** @description Maximum time of play in the period. */
            minutes: components["schemas"]["Minutes"];
        };
        /**
         * @description What the limit applies to: deposits, losses, or time of play.
         * @enum {string}
         */
        LimitKind: "deposit" | "loss" | "session";
        /** @description Removes a limit, after the cooling-off time and a confirmation. */
        NoLimitWish: {
            kind: components["schemas"]["LimitKind"];
            period: components["schemas"]["LimitPeriod"];
            /**
             * @description Always true.
             * @constant
             */
            remove: true;
        };
        /** @description The limit to set: an amount, a number of minutes, or none. */
        PlayLimitWish: components["schemas"]["MoneyLimitWish"] | components["schemas"]["SessionLimitWish"] | components["schemas"]["NoLimitWish"];
        /** @description The kind and period of a limit, which together identify it. */
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
         * @description How often the member is informed of the time played, in minutes.
         * @enum {integer}
         */
        RealityCheckMinutes: 15 | 30 | 60;
        /**
         * @description A difference of two amounts, below zero for a loss, as a decimal string in whole units of its currency. Amounts that are paid, held or requested use Money.
         * @example -250.00
         */
        SignedMoney: string;
        /** @description The running session; absent when the member does not play. */
        RunningSession: {
            /** @description Time at which the session began. */
            startedAt: components["schemas"]["Moment"];
            /** @description Time at which the session ends unless another launch or stake follows. */
            endsAt: components["schemas"]["Moment"];
            /**
             * Format: int64
             * @description Whole seconds since the session began.
             */
            playedSeconds: number;
            /** @description Amount staked since the session began, without refunded stakes. */
            stakeAmount: components["schemas"]["Money"];
            /** @description Amount won since the session began. */
            winAmount: components["schemas"]["Money"];
            /** @description Winnings less stakes since the session began. */
            netPosition: components["schemas"]["SignedMoney"];
            /** @description Time of the next reality check. */
            nextRealityCheckAt: components["schemas"]["Moment"];
        };
        /** @description The member's current play. */
        PlaySession: {
            currency: components["schemas"]["CurrencyCode"];
            realityCheckMinutes: components["schemas"]["RealityCheckMinutes"];
            running?: components["schemas"]["RunningSession"];
        };
        /** @description Interval of the reality checks. */
        RealityCheck: {
            realityCheckMinutes: components["schemas"]["RealityCheckMinutes"];
        };
        /**
         * Format: uri
         * @description Absolute http or https address.
         * @example https://www.example.net/
         */
        WebUrl: string;
        /** @description An organisation that members can talk to about play. */
        HelpLine: {
            /** @description Id of the help line. */
            id: string;
            /** @description Name in the language of the request. */
            name: string;
            /** @description Opening hours, in the language of the request. */
            hours: string;
            /** @description Phone number in international form. */
            phone?: string;
            url: components["schemas"]["WebUrl"];
            /** @description Languages that the help line speaks. */
            languages: components["schemas"]["LanguageCode"][];
        };
        /**
         * @description Code of a wallet, unique among the member's wallets.
         * @example main
         */
        WalletCode: string;
        /** @description A wallet of the member. Deposits are credited to the main wallet, and withdrawals are taken from it. */
        Wallet: {
            code: components["schemas"]["WalletCode"];
            /** @description Name in the language of the request. */
            name: string;
            /** @description True for the main wallet, which deposits, withdrawals and getWalletBalance use. */
            isMain: boolean;
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description How the merchant keeps the member's money. */
        MerchantWallet: {
            /** @description True when one wallet serves all games, so that transfers are not needed (R218). False when there are several. */
            isSingle: boolean;
            /** @description Wallets, the main wallet first; only one when `isSingle` is true. */
            wallets: components["schemas"]["Wallet"][];
        };
        /** @description The amount to move, and the two wallets. */
        WalletTransferRequest: {
            from: components["schemas"]["WalletCode"];
            to: components["schemas"]["WalletCode"];
            amount: components["schemas"]["Money"];
        };
        /** @description An Idempotency-Key that was sent before. */
        IdempotencyKeyValue: string;
        /** @description A call that carried an Idempotency-Key and had its effect. */
        KeyedOperation: {
            key: components["schemas"]["IdempotencyKeyValue"];
            /** @description The operation that was called with the key. */
            operationId: string;
            /**
             * @description Always completed, because a call without effect has no record.
             * @constant
             */
            status: "completed";
            completedAt: components["schemas"]["Moment"];
            /** @description The `value` that the call returned, whatever its operation returns; null when the operation returns no data. */
            value: unknown;
        };
        /**
         * @description Id of a payment method.
         * @example bkash
         */
        PaymentMethodId: string;
        /** @description Name of a payment method in the language of the request. The name of a brand may be the same in several languages. */
        PaymentMethodName: string;
        /**
         * @description Name of the field in the `fields` of the deposit request.
         * @example senderNumber
         */
        DepositFieldKey: string;
        /** @description One choice of a field whose type is select. */
        DepositFieldOption: {
            /** @description Value that is sent. */
            value: string;
            /** @description Text that is shown. */
            label: string;
        };
        /** @description One field of the deposit form. */
        DepositField: {
            key: components["schemas"]["DepositFieldKey"];
            /** @description Label in the language of the request. */
            label: string;
            /**
             * @description Kind of control; `digits` is a text field with a number keyboard.
             * @enum {string}
             */
            type: "text" | "digits" | "select";
            /** @description True when the field must be filled in. */
            required: boolean;
            /** @description Regular expression (ECMAScript, flag u) that the whole value must match. Without it, any value is accepted. */
            pattern?: string;
            /**
             * Format: int32
             * @description Minimum number of characters. An empty value of an optional field is accepted too.
             */
            minLength: number;
            /**
             * Format: int32
             * @description Maximum number of characters of the value.
             */
            maxLength: number;
            /** @description Choices of a field whose type is select. Other fields have none. */
            options?: components["schemas"]["DepositFieldOption"][];
        };
        /** @description Id of a promotion. */
        PromotionId: string;
        /** @description A bonus on a deposit, and how much must be staked before it can be withdrawn. */
        DepositPromotion: {
            id: components["schemas"]["PromotionId"];
            /** @description Name in the language of the request. */
            name: string;
            /**
             * Format: int32
             * @description Bonus in percent of the deposit.
             */
            bonusPercent: number;
            maxBonusAmount: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description How many times the sum of deposit and bonus must be staked before the bonus can be withdrawn. Until then a withdrawal that needs the bonus returns WAGER_INCOMPLETE.
             */
            wagerTimes: number;
        };
        /** @description A method for deposits. */
        DepositMethod: {
            id: components["schemas"]["PaymentMethodId"];
            name: components["schemas"]["PaymentMethodName"];
            /**
             * @description Kind of payment service, which determines the icon.
             * @enum {string}
             */
            kind: "wallet" | "bank" | "crypto" | "card";
            currency: components["schemas"]["CurrencyCode"];
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
            /** @description Suggested amounts, the lowest first. */
            presets: components["schemas"]["Money"][];
            /** @description False while the payment service is not available. A deposit by this method is then refused. */
            available: boolean;
            /** @description True when withdrawals can be paid to an account of this type (addPayoutAccount). */
            payout: boolean;
            /** @description Fields that the member fills in for a deposit, in the order of the form. */
            fields: components["schemas"]["DepositField"][];
            /** @description Promotions that this member can choose for a deposit now. */
            promotions: components["schemas"]["DepositPromotion"][];
        };
        /**
         * @description pending - not paid or not checked yet; approved - the money is in the balance; rejected - the payment service refused it; expired - not paid in time (R250).
         * @enum {string}
         */
        DepositStatus: "pending" | "approved" | "rejected" | "expired";
        /**
         * @description Id of a deposit.
         * @example 1
         */
        DepositId: string;
        /** @description Id and name of a payment method. */
        PaymentMethod: {
            id: components["schemas"]["PaymentMethodId"];
            name: components["schemas"]["PaymentMethodName"];
        };
        /** @description A deposit of the member. */
        Deposit: {
            id: components["schemas"]["DepositId"];
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["DepositStatus"];
            /** @description The promotion that the member chose for the deposit; null when none was chosen. */
            promotionId: string | null;
            /**
             * Format: uri
             * @description Page of the payment service where the member pays, on the origin of that service; only present while the deposit is `pending`. The address is valid for this deposit only; never log or share it.
             */
            payUrl?: string;
            createdAt: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description Time until which the deposit can be paid.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Time at which the deposit was approved, rejected or expired; null while it is pending.
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
        /** @description Request for a deposit. */
        DepositRequest: {
            methodId: components["schemas"]["PaymentMethodId"];
            amount: components["schemas"]["Money"];
            /** @description Values of the method's form fields, by `key`. Keys that the method does not have are refused. */
            fields: {
                [key: string]: string;
            };
            promotionId?: components["schemas"]["PromotionId"];
        };
        /**
         * @description Id of a payout account.
         * @example 1
         */
        PayoutAccountId: string;
        /** @description Name of the person or company that holds the account. */
        AccountHolder: string;
        /** @description An account to which withdrawals are paid. */
        PayoutAccount: {
            id: components["schemas"]["PayoutAccountId"];
            type: components["schemas"]["PaymentMethodId"];
            name: components["schemas"]["PaymentMethodName"];
            /** @description The account number with all but its last four characters hidden. */
            maskedNumber: string;
            holder: components["schemas"]["AccountHolder"];
            currency: components["schemas"]["CurrencyCode"];
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
        };
        /** @description The payment password of the account, six digits, which the member enters before money or points leave the account. Five wrong ones in a row lock it for 5 minutes. */
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
         * @description processing - held by the merchant (R329); rejected - the money was returned to the balance (R330); approved - the money was sent or has arrived (R331).
         * @enum {string}
         */
        WithdrawalStatus: "processing" | "rejected" | "approved";
        /**
         * @description Id of a withdrawal.
         * @example 1
         */
        WithdrawalId: string;
        /** @description The payout account, as it is shown with a withdrawal. */
        PayoutTarget: {
            id: components["schemas"]["PayoutAccountId"];
            type: components["schemas"]["PaymentMethodId"];
            name: components["schemas"]["PaymentMethodName"];
            /** @description The account number with all but its last four characters hidden. */
            maskedNumber: string;
        };
        /** @description A withdrawal of the member. */
        Withdrawal: {
            id: components["schemas"]["WithdrawalId"];
            account: components["schemas"]["PayoutTarget"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["WithdrawalStatus"];
            /**
             * @description What is known about the arrival of the money. notDue - the withdrawal is not approved; waiting - the member has not reported yet;
             *     confirmed - the member reported the arrival; automatic - counted as received because the member did not report (R332); notReceived -
             *     the member reported that the money has not arrived; returned - the merchant closed the case and returned the amount to the balance
             *     (R333).
             * @enum {string}
             */
            receipt: "notDue" | "waiting" | "confirmed" | "automatic" | "notReceived" | "returned";
            createdAt: components["schemas"]["Moment"];
            /**
             * Format: date-time
             * @description Time at which the withdrawal was approved or rejected; null while it is processing.
             */
            decidedAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the money counts as received unless the member reports otherwise; null unless `receipt` is waiting (R332, R507).
             */
            autoReceiptAt: string | null;
            /**
             * Format: date-time
             * @description Time at which the money was received, or counted as received; null before that.
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
        /** @description Request for a withdrawal. */
        WithdrawalRequest: {
            accountId: components["schemas"]["PayoutAccountId"];
            amount: components["schemas"]["Money"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /** @description The member's report about the arrival of the money. */
        ReceiptRequest: {
            /** @description True when the money has arrived, false when it has not. */
            received: boolean;
        };
        /**
         * @description Id of an account; it consists of digits.
         * @example 100001
         */
        RelativeId: string;
        /** @description Username of the account. */
        RelativeAccount: string;
        /** @description Id and username of an account in the caller's team or upline. */
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
         * @description What the members did in the period. Each amount is the sum of the members' transactions of certain types. The figures of the overview,
         *     of the members and of the transactions therefore always agree.
         */
        TeamFigures: {
            /**
             * Format: int32
             * @description Number of members who placed a bet.
             */
            activeMembers: number;
            /** @description Sum of deposits. */
            depositAmount: components["schemas"]["Money"];
            /** @description Sum of withdrawals. */
            withdrawalAmount: components["schemas"]["Money"];
            /** @description Sum returned from refused withdrawals. */
            withdrawalReturnAmount: components["schemas"]["Money"];
            /** @description Sum of stakes. */
            betAmount: components["schemas"]["Money"];
            /** @description Sum of payouts for bets. */
            winAmount: components["schemas"]["Money"];
            /** @description Sum of refunded stakes. */
            refundAmount: components["schemas"]["Money"];
            /** @description Sum of bonuses, rebates, rewards and converted points. */
            bonusAmount: components["schemas"]["Money"];
            /** @description Sum taken back from expired bonuses. */
            bonusReturnAmount: components["schemas"]["Money"];
            /** @description Net result of the members, below zero for a loss: winAmount + refundAmount + bonusAmount - bonusReturnAmount - betAmount. */
            profit: components["schemas"]["SignedMoney"];
        };
        /** @description A period and the figures of the team in it. */
        TeamPeriod: {
            /** @description Start of the period, never before 1970. */
            from: components["schemas"]["Moment"];
            /** @description End of the period, not included in it. */
            to: components["schemas"]["Moment"];
            /** @description Number of members at the end of the period. */
            members: components["schemas"]["MemberCount"];
            /** @description Number of members who joined in the period. */
            newMembers: components["schemas"]["MemberCount"];
            figures: components["schemas"]["TeamFigures"];
        };
        /** @description The period of the same length directly before the current one, and the figures of the team in it. */
        PreviousTeamPeriod: {
            /** @description Start of the period, never before 1970. */
            from: components["schemas"]["Moment"];
            /** @description End of the period, which is the start of the current one. */
            to: components["schemas"]["Moment"];
            /** @description Number of members at the end of the period. */
            members: components["schemas"]["MemberCount"];
            /** @description Number of members who joined in the period. */
            newMembers: components["schemas"]["MemberCount"];
            figures: components["schemas"]["TeamFigures"];
        };
        /** @description One day or month of the chart. */
        TeamInterval: {
            /**
             * @description The day or month, in the time zone of the merchant.
             * @example 2026-11-21
             */
            label: string;
            /** @description Start of the day or month. */
            from: components["schemas"]["Moment"];
            /** @description Start of the next day or month. */
            to: components["schemas"]["Moment"];
            newMembers: components["schemas"]["MemberCount"];
            figures: components["schemas"]["TeamFigures"];
        };
        /** @description The figures of the team in a period and in the period before. */
        TeamOverview: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description The agent above, to whom the caller can transfer money; null at the top of a tree. */
            upline: components["schemas"]["Relative"] | null;
            /** @description The requested period. */
            current: components["schemas"]["TeamPeriod"];
            previous: components["schemas"]["PreviousTeamPeriod"];
            /**
             * @description How long the part of the period in each row is: a day in periods of up to 92 days, else a month.
             * @enum {string}
             */
            unit: "day" | "month";
            /**
             * @description The days or months of the period in order, including those without activity. Rows begin with the first day of the team and end now.
             *     The first and the last row count only what lies within the period.
             */
            rows: components["schemas"]["TeamInterval"][];
        };
        /** @description A member of the team. */
        TeamMember: {
            id: components["schemas"]["RelativeId"];
            account: components["schemas"]["RelativeAccount"];
            /** @description Nickname that the member chose. */
            nickname: string | null;
            /**
             * Format: int32
             * @description Account type; 1, 2, 41 and 42 are agents (R263), 4 is a restricted account.
             */
            type: number;
            /**
             * Format: int32
             * @description Number of levels below the caller; a direct downline is 1.
             */
            level: number;
            /** @description The agent directly above the member. */
            upline: components["schemas"]["Relative"];
            /** @description Money that the member can play with now. */
            balance: components["schemas"]["Money"];
            /** @description Time at which the member joined. */
            joinedAt: components["schemas"]["Moment"];
            /** @description Time of the last login or bet; null when there was none. */
            lastActiveAt: components["schemas"]["Moment"] | null;
            /** @description Number of direct downlines of the member. */
            directMembers: components["schemas"]["MemberCount"];
            /** @description Number of all members below the member. */
            teamMembers: components["schemas"]["MemberCount"];
            /** @description Figures of the member alone. */
            figures: components["schemas"]["TeamFigures"];
            /** @description Figures of the member and all members below. */
            teamFigures: components["schemas"]["TeamFigures"];
        };
        /** @description One page of members. */
        TeamMemberPage: {
            /** @description The accounts from the caller down to the member whose team is listed, both included. */
            path: components["schemas"]["Relative"][];
            /** @description The members of the page. */
            content: components["schemas"]["TeamMember"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description Category of a game (R109-R118): slots, live casino, sports, fishing, poker rooms, lottery, e-lottery, bingo, YB. Cockfight is the DS88 vendor of SPORTS.
         * @enum {string}
         */
        Category: "RNG" | "LIVE" | "SPORTS" | "FISH" | "PVP" | "LOTT" | "ELOTT" | "BINGO" | "YB";
        /**
         * @description Code of the game vendor. Vendor DS88 offers cockfights; TCG_SEA and TCG_LOTTO_VN offer lotteries.
         * @example TCG_SEA
         */
        Vassalage: string;
        /**
         * @description Status of the bet.
         * @enum {string}
         */
        TeamBetStatus: "open" | "won" | "lost" | "refunded";
        /** @description A bet of a member of the team. */
        TeamBet: {
            /** @description Id of the bet. */
            id: string;
            /** @description Member who placed the bet. */
            member: components["schemas"]["Relative"];
            /** @description Category of the game. */
            category: string;
            /** @description Vendor of the game. */
            vassalage: string;
            /** @description Code of the game. */
            gameCode: string;
            /** @description Name of the game in the language of the request. */
            gameName: string;
            /** @description Round or draw on which the bet was placed. */
            roundId: string;
            /** @description Stake of the bet. */
            stakeAmount: components["schemas"]["Money"];
            /** @description Payout of the bet, including a refund; zero while the bet is open, and when it is lost. */
            payoutAmount: components["schemas"]["Money"];
            status: components["schemas"]["TeamBetStatus"];
            /** @description Time at which the bet was placed. */
            placedAt: components["schemas"]["Moment"];
            /** @description Time at which the bet was settled; null while it is open. */
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
                /** @description Sum of all stakes. */
                stakeAmount: components["schemas"]["Money"];
                /** @description Sum of all payouts. */
                payoutAmount: components["schemas"]["Money"];
                /** @description Equals payoutAmount - stakeAmount. */
                profit: components["schemas"]["SignedMoney"];
            };
        };
        /**
         * @description Type of a transaction.
         * @enum {string}
         */
        TeamTransactionType: "opening" | "deposit" | "withdrawal" | "withdrawalReturn" | "bet" | "win" | "refund" | "bonus" | "rebate" | "transferIn" | "transferOut" | "reward" | "pointConversion" | "dividend" | "salary" | "adjustment";
        /** @description A transaction of a member of the team. */
        TeamTransaction: {
            /** @description Id of the transaction. */
            id: string;
            /** @description Member whose balance changed. */
            member: components["schemas"]["Relative"];
            type: components["schemas"]["TeamTransactionType"];
            /**
             * @description Whether the member received or paid the amount.
             * @enum {string}
             */
            direction: "in" | "out";
            amount: components["schemas"]["Money"];
            /** @description The balance after the transaction. */
            balanceAfter: components["schemas"]["Money"];
            /** @description What the transaction was for, such as the name of a game or the number of an order. */
            reference: string;
            /** @description Time at which the transaction was booked. */
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
                /** @description Sum of all amounts that members received. */
                inAmount: components["schemas"]["Money"];
                /** @description Sum of all amounts that members paid. */
                outAmount: components["schemas"]["Money"];
            };
        };
        /** @description A transfer to a downline member or to the upline. */
        TransferRequest: {
            /**
             * @description Who receives the money: a member below the caller, at any level (`downline`), or the agent directly above (`upline`).
             * @enum {string}
             */
            direction: "downline" | "upline";
            /** @description Id of the member who receives the money. */
            memberId: components["schemas"]["RelativeId"];
            /** @description Amount of the transfer. */
            amount: components["schemas"]["Money"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /** @description A completed transfer. */
        RelativeTransfer: {
            /** @description Id of the transfer. */
            id: string;
            /**
             * @description Direction of the transfer.
             * @enum {string}
             */
            direction: "downline" | "upline";
            /** @description Account that received the money. */
            member: components["schemas"]["Relative"];
            /** @description Amount of the transfer. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description The caller's balance after the transfer. */
            balance: components["schemas"]["Money"];
            /** @description Time of the transfer. */
            createdAt: components["schemas"]["Moment"];
        };
        /**
         * @description A percentage as a decimal string with up to two decimals ("1.25" means 1.25 percent). Never a float.
         * @example 1.25
         */
        Percent: string;
        /**
         * @description The agent's name for the link, in any script; it must not be blank.
         * @example Facebook
         */
        ReferralLabel: string;
        /** @description A link through which new members join the agent's team. */
        ReferralLink: {
            /** @description Id of the link. */
            id: string;
            label: components["schemas"]["ReferralLabel"];
            /** @description Rebate of the members who register through the link. */
            rate: components["schemas"]["Percent"];
            /** @description The affiliate code in the link. A person can also type it into the registration form. */
            code: string;
            /** @description Address that the agent shares. */
            url: components["schemas"]["WebUrl"];
            /** @description Number of times the link was opened. */
            clicks: components["schemas"]["MemberCount"];
            /** @description Number of members who registered through the link. */
            registrations: components["schemas"]["MemberCount"];
            /** @description Time at which the link was created. */
            createdAt: components["schemas"]["Moment"];
        };
        /** @description The agent's links and the highest rate of a new one. */
        ReferralLinkList: {
            /** @description The caller's own rebate in percent, which is the most that a link can give. No agent further up has a lower rebate. */
            highestRate: components["schemas"]["Percent"];
            /** @description Links, the latest first. */
            links: components["schemas"]["ReferralLink"][];
        };
        /** @description Request to create a referral link. */
        ReferralLinkRequest: {
            label: components["schemas"]["ReferralLabel"];
            /** @description Rebate of the members who register through the link. */
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
        /** @description Account of one side of a contract; null means the merchant. */
        ContractParty: components["schemas"]["Relative"] | null;
        /** @description A rate, and the figures that the receiver's team must reach in the period so that the rate applies. */
        ContractTier: {
            /** @description Percentage that is paid: of the team's losses for a dividend, of its stakes for a salary. */
            rate: components["schemas"]["Percent"];
            /**
             * Format: int32
             * @description Number of team members, the receiver included, who must have placed a bet.
             */
            activeMembers: number;
            /** @description Amount that these members must have staked. */
            betAmount: components["schemas"]["Money"];
        };
        /** @description The tier with the highest rate among those whose bounds are reached applies. When no tier is reached, nothing is paid. */
        ContractTiers: components["schemas"]["ContractTier"][];
        /**
         * @description Period in which the bounds of the tiers are counted (R503), in the merchant's time zone: a day, a week from Monday, half a month from the
         *     1st and the 16th, or a month. Each period starts at zero.
         * @enum {string}
         */
        ContractPeriod: "daily" | "weekly" | "semimonthly" | "monthly";
        /** @description A time, or null when there is none. */
        OptionalMoment: components["schemas"]["Moment"] | null;
        /** @description A contract that an agent or the merchant has given to the member (R232). */
        ReceivedContract: {
            id: components["schemas"]["ContractId"];
            kind: components["schemas"]["ContractKind"];
            /** @description The side that pays; null stands for the merchant. */
            giver: components["schemas"]["ContractParty"];
            /**
             * @description Whether the contract waits for a decision or is active.
             * @enum {string}
             */
            status: "offered" | "active";
            /** @description The highest rate of the tiers. */
            rate: components["schemas"]["Percent"];
            /**
             * Format: int32
             * @description Number of active members that this rate requires.
             */
            activeMembers: number;
            /** @description Amount of stakes that this rate requires. */
            betAmount: components["schemas"]["Money"];
            tiers: components["schemas"]["ContractTiers"];
            period: components["schemas"]["ContractPeriod"];
            /** @description Time at which the contract began or will begin. */
            from: components["schemas"]["OptionalMoment"];
            /** @description Time at which the contract ends without a call. */
            to: components["schemas"]["OptionalMoment"];
        };
        /** @description Contracts that wait for the member's decision, the latest offer first. */
        ContractRequests: components["schemas"]["ReceivedContract"][];
        /** @description The member's active contract of a kind; null when there is none. */
        ContractInfo: components["schemas"]["ReceivedContract"] | null;
        /** @description The contract requests that wait for the member's decision, and the member's active contracts, by kind. */
        ConsolidatedFunds: {
            /** @description Requests for a daily salary. */
            dailysalreqtype: components["schemas"]["ContractRequests"];
            /** @description Requests for a dividend. */
            divtypereq: components["schemas"]["ContractRequests"];
            /** @description Requests for an hourly or real-time salary. */
            contracthoursalreq: components["schemas"]["ContractRequests"];
            /** @description The active real-time salary. */
            contractmrdailysalinfotype: components["schemas"]["ContractInfo"];
            /** @description The active hourly salary. */
            contracthoursalinfo: components["schemas"]["ContractInfo"];
            /** @description The active daily salary. */
            dailysalinfotype: components["schemas"]["ContractInfo"];
            /** @description The active dividend. */
            divtypeinfo: components["schemas"]["ContractInfo"];
        };
        /**
         * @description Accepts or rejects a request, or terminates an active contract (R037).
         * @enum {string}
         */
        ContractAction: "accept" | "reject" | "terminate";
        /** @description The member's decision about a dividend that the member has received. */
        DividendDecision: {
            /** @description Id of the request or of the active contract. */
            requestId: components["schemas"]["ContractId"];
            action: components["schemas"]["ContractAction"];
        };
        /** @description The member's decision about a daily salary that the member has received. */
        DailySalaryDecision: {
            /** @description Id of the request or of the active contract. */
            requestId: components["schemas"]["ContractId"];
            action: components["schemas"]["ContractAction"];
        };
        /** @description The member's decision about an hourly or real-time salary that the member has received. */
        HourlySalaryDecision: {
            /** @description Id of the request or of the active contract. */
            requestId: components["schemas"]["ContractId"];
            action: components["schemas"]["ContractAction"];
        };
        /**
         * @description `offered` until the receiver accepts or rejects it; `terminated` when one side or its end date has ended it; `cancelled` when it ended for the reason in `reason` (R334, R335).
         * @enum {string}
         */
        ContractStatus: "offered" | "active" | "rejected" | "terminated" | "cancelled";
        /**
         * @description `withdrawn` by the giver before its acceptance; `replaced` by a newer offer; `lowerLevelHigherRate` because a downline member of the
         *     receiver holds a higher rate (R335); `expired` at its end.
         * @enum {string}
         */
        ContractReason: "withdrawn" | "replaced" | "lowerLevelHigherRate" | "expired";
        /** @description A contract between an agent and a direct downline, or between the merchant and an agent at the top of a tree. */
        Contract: {
            id: components["schemas"]["ContractId"];
            kind: components["schemas"]["ContractKind"];
            /**
             * @description Side of the caller in the contract.
             * @enum {string}
             */
            role: "given" | "received";
            /** @description The side that pays; null stands for the merchant. */
            giver: components["schemas"]["ContractParty"];
            /** @description The side that is paid. */
            receiver: components["schemas"]["Relative"];
            status: components["schemas"]["ContractStatus"];
            /** @description Reason for an end that was not a decision of the two sides; null otherwise. */
            reason: components["schemas"]["ContractReason"] | null;
            period: components["schemas"]["ContractPeriod"];
            tiers: components["schemas"]["ContractTiers"];
            /** @description Time from which the contract applies. */
            from: components["schemas"]["OptionalMoment"];
            /** @description Time at which the contract ends without a call. */
            to: components["schemas"]["OptionalMoment"];
            /** @description Time of the offer. */
            offeredAt: components["schemas"]["Moment"];
            /** @description Time at which the contract was accepted or rejected; null while it is only offered. */
            decidedAt: components["schemas"]["OptionalMoment"];
            /** @description Time at which the contract ended. */
            endedAt: components["schemas"]["OptionalMoment"];
            /** @description Sum of all payments so far. */
            paidAmount: components["schemas"]["Money"];
            /** @description Amount that could not be paid, because the giver's balance was too low. It is not paid later, and no balance goes below zero. */
            unpaidAmount: components["schemas"]["Money"];
            /** @description End of the last interval in which an amount was due. */
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
        /** @description A contract that the caller offers to a direct downline. */
        ContractOffer: {
            /** @description Id of a direct downline of the caller. */
            memberId: components["schemas"]["RelativeId"];
            kind: components["schemas"]["ContractKind"];
            period: components["schemas"]["ContractPeriod"];
            tiers: components["schemas"]["ContractTiers"];
            /** @description Time from which the contract applies. A contract that is accepted after that time applies from its acceptance. */
            from?: components["schemas"]["Moment"];
            /** @description Time at which the contract ends automatically. Without this field it has no end. */
            to?: components["schemas"]["Moment"];
        };
        /** @description The decision of the caller. */
        ContractDecision: {
            /**
             * @description The receiver accepts or rejects an offer; both sides may terminate the contract; the giver withdraws an offer by terminating it.
             * @enum {string}
             */
            decision: "accept" | "reject" | "terminate";
        };
        /** @description A switch of the product and the switches below it (R229). An absent switch is off. */
        ModuleNode: {
            /** @description Module id, such as MOBILENUMREG3, REGMOBVERF3, MOBILENUMPASSREG3, FREEPLAY3, PWDEXPFORCECHANGE3 or MOBILEVERCODELOGIN3 (R283-R293). */
            modId: string;
            /**
             * @description '1' is on, '0' is off.
             * @enum {string}
             */
            enabled: "0" | "1";
            /** @description Switches that apply only while this one is on. */
            childrenNodes: components["schemas"]["ModuleNode"][];
        };
        /** @description Licence of the merchant and the countries that it may serve (D16). */
        Licence: {
            /** @description Authority that granted the licence. */
            authority: string;
            /** @description Number of the licence. */
            number: string;
            url?: components["schemas"]["WebUrl"];
            /** @description Countries that may be served. A client whose country is unknown is refused too. */
            countries: components["schemas"]["CountryCode"][];
        };
        /**
         * Format: int32
         * @description Intrinsic width in pixels.
         */
        PixelWidth: number;
        /**
         * Format: int32
         * @description Intrinsic height in pixels.
         */
        PixelHeight: number;
        /** @description Placeholder colour until the picture loads, as lower-case `#rrggbb`. */
        PlaceholderColor: string;
        /** @description A picture and the size that reserves its space while it loads. */
        Image: {
            url: components["schemas"]["PictureUrl"];
            width: components["schemas"]["PixelWidth"];
            height: components["schemas"]["PixelHeight"];
            color: components["schemas"]["PlaceholderColor"];
        };
        /** @description A name in the footer, with an optional picture. */
        FooterMark: {
            /** @description Name of the partner or method. */
            name: string;
            image?: components["schemas"]["Image"];
        };
        /** @description A section of the home page. */
        HomeSection: {
            /**
             * @description What the section shows. Known kinds are `hot` (games that the merchant recommends), `popularDraws` (most played lotteries),
             *     `regionalDraws` (lotteries by region and weekday, R112), `category` (games of one category), `mini` (crash and mines, R021) and
             *     `winners` (the winner board); clients ignore kinds that they do not know.
             */
            kind: string;
            category?: components["schemas"]["Category"];
        };
        /** @description The merchant's brand data and switches. */
        Whitelabel: {
            merchantCode: components["schemas"]["MerchantCode"];
            /** @description Name of the brand as members see it. */
            brandName: string;
            /**
             * Format: int32
             * @description Minimum age in years: 21, or 18 where the variant allows it (R038).
             */
            ageLimit: number;
            /** @description The whitelabel flags MOBILEVERCODELOGIN3, DIRECTREG3, CHNGPASSVERIF3, UPDATEMOBILEICC3, socialFacebook, socialGoogle (R290-R293, R030). */
            flags: components["schemas"]["ModuleNode"][];
            licence?: components["schemas"]["Licence"];
            /** @description Partners that the footer names. */
            partners?: components["schemas"]["FooterMark"][];
            /** @description Payment methods that the footer names. */
            paymentMethods?: components["schemas"]["FooterMark"][];
            /**
             * @description Sections of the home page below its banners, in the merchant's order (R004, R005): a lottery lobby begins with draws, another one with live
             *     tables. Clients leave out sections that they do not know, and use their own order where the list is absent or has no section that they know.
             */
            home?: components["schemas"]["HomeSection"][];
        };
        /**
         * @description A host name, with the port unless it is the default port.
         * @example www.example.net
         */
        HostName: string;
        /** @description Location of the client, as the server determined it. */
        Location: {
            countryCode: components["schemas"]["CountryCode"];
            /** @description Name of the country in the language of the request. */
            countryName?: string;
            ip: components["schemas"]["IpAddress"];
        };
        /** @description Whether the site may be shown. Maintenance takes precedence over the region restriction (R254). */
        SystemStatus: {
            /** @description True while the whole site is in maintenance. */
            maintenance: boolean;
            /** @description True when the client's region may not be served. */
            regionRestriction: boolean;
            location: components["schemas"]["Location"];
            /**
             * Format: date-time
             * @description Expected end of the maintenance, ISO 8601 with an offset; null when it is unknown.
             */
            maintenanceEndsAt?: string | null;
        };
        /** @description One way to reach customer service. */
        CustomerServiceEntry: {
            /**
             * @description Kind of contact. When the list has another contact too, the left menu shows WhatsApp in addition to customer service (R119).
             * @enum {string}
             */
            type: "livechat" | "whatsapp" | "telegram" | "email" | "phone" | "facebook" | "line" | "zalo";
            /** @description Name shown to members. */
            name: string;
            /**
             * @description The obscured address: base64url of a 12-byte iv and the AES-256-GCM ciphertext with its 16-byte tag, followed by 8 key characters; the key
             *     is the SHA-256 of those 8 characters (D8). This keeps addresses from scrapers and does not make them secret. Clients check the decrypted
             *     address with the URL guard.
             */
            path: string;
        };
        /** @description Ways to reach customer service, the preferred one first. */
        CustomerServiceList: components["schemas"]["CustomerServiceEntry"][];
        /** @description Hosts that serve this site. Clients show them to members, but do not use them to get around a block (D16). */
        DomainList: components["schemas"]["HostName"][];
        /** @description One of the addresses at which a resource is available. */
        Resource: {
            /** @description Kind of the resource, such as Android, iOS or iOSLite. */
            resourceType: string;
            url: components["schemas"]["WebUrl"];
        };
        /** @description Addresses of apps and other resources, by resourceType (Android, iOS, iOSLite). */
        Resources: {
            [key: string]: components["schemas"]["Resource"][];
        };
        /** @description Contacts, hosts and resources of the merchant (R230). */
        DomainRoute: {
            customerService: components["schemas"]["CustomerServiceList"];
            domainList: components["schemas"]["DomainList"];
            resources: components["schemas"]["Resources"];
        };
        /** @description Origins of pictures. A client chooses one of them for the whole session, and the next one after an error (R508, D9). It uses only origins that it has in its own allow-list. */
        CdnList: components["schemas"]["WebUrl"][];
        /** @description One analytics account. */
        AnalyticsAccount: {
            /** @description Name of the analytics service. */
            provider: string;
            /** @description Id of the account at the service. */
            id: string;
        };
        /** @description The merchant's settings. */
        PermissionInfo: {
            whitelabel: components["schemas"]["Whitelabel"];
            registerRules: components["schemas"]["RegisterRules"];
            resources: components["schemas"]["Resources"];
            customerService: components["schemas"]["CustomerServiceList"];
            domainRoute: components["schemas"]["DomainList"];
            mainDomain: components["schemas"]["HostName"];
            imageCDNs: components["schemas"]["CdnList"];
            launchGameCDNs: components["schemas"]["CdnList"];
            /** @description Analytics services that the merchant uses; clients load them only after consent (R228). Empty when there are none. */
            analytics: components["schemas"]["AnalyticsAccount"][];
        };
        /** @description All data that a client needs to start: whether the site may be shown, the location of the client, and the merchant's settings (R226-R228). */
        Permission: {
            info: components["schemas"]["PermissionInfo"];
            location: components["schemas"]["Location"];
            /** @description True while the whole site is in maintenance. */
            maintenance: boolean;
            /** @description True when the client's region may not be served. */
            regionRestriction: boolean;
        };
        /** @description A regional variant to which members can switch (R241, R242). */
        Region: {
            merchantCode: components["schemas"]["MerchantCode"];
            country: components["schemas"]["CountryCode"];
            /** @description Name of the country in the language of the request. */
            countryName: string;
            currency: components["schemas"]["CurrencyCode"];
            /** @description Languages of the variant, the default language first. Letter case does not matter, because the product specification writes EN and BN (R006). */
            langList: string[];
        };
        /** @description The server software and the contract version that it implements. */
        Version: {
            /** @description The `info.version` of the contract, in Semantic Versioning. */
            contractVersion: string;
            /** @description Name of the server software. */
            serverName: string;
            /** @description Release or commit of the server, in the format of its developers. */
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
             * @description The key is for encryption.
             * @constant
             */
            use: "enc";
            /**
             * @description Algorithm for the agreement of the content key.
             * @constant
             */
            alg: "ECDH-ES";
            /** @description Id of the key, which goes into the JWE header. */
            kid: string;
        };
        /** @description Public keys for encrypted bodies (RFC 7517, D4). */
        JsonWebKeySet: {
            /** @description Keys. Clients use the first one. Older keys stay in the list while clients may still use them. */
            keys: components["schemas"]["JsonWebKey"][];
        };
        /** @description HTML that the merchant wrote. Clients sanitise it before they show it. */
        Html: string;
        /** @description An entry of the help centre and the entries below it (R236). */
        HelpItem: {
            /** @description Permanent name for links (`/help#<tag>`); `reg-agreement` holds the terms of registration. */
            tag: string;
            /** @description Title in the language of the request. */
            title: string;
            content: components["schemas"]["Html"];
            /** @description Entries below this one; empty when there are none. */
            children: components["schemas"]["HelpItem"][];
        };
        /** @description Size of a picture. It reserves the space while the picture loads, so that the page does not jump. */
        PictureSize: {
            width: components["schemas"]["PixelWidth"];
            height: components["schemas"]["PixelHeight"];
            color: components["schemas"]["PlaceholderColor"];
        };
        /** @description A banner of a carousel (R235). */
        Banner: {
            /** @description Id of the banner. */
            id: string;
            /** @description Carousel to which the banner belongs; `w_login` is the login dialog, `w_home` the home page. */
            groupName: string;
            url: components["schemas"]["PictureUrl"];
            /** @description Title in the language of the request; empty when the picture contains the whole text. */
            title: string;
            /** @description Text in place of the picture, for people who cannot see it. */
            alt: string;
            /**
             * @description What a click on the banner opens: nothing, an address, a page of the client, a game, or a promotion.
             * @enum {string}
             */
            linkageType: "none" | "url" | "route" | "game" | "promotion";
            /** @description What `linkageType` names: the address, the path of the page, the nodeId of the game or the id of the promotion; null when a click opens nothing. */
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
             * @description Type of the announcement. The product specification does not explain the types; we read them as plain notice (PL), pop-up (PU), promotion (PR) and headline (H).
             * @enum {string}
             */
            type?: "PL" | "PU" | "PR" | "H";
            /**
             * Format: date-time
             * @description Time of publication, ISO 8601 with an offset.
             */
            publishedAt?: string;
        };
        /** @description Banners and announcements of the requested types (R426). */
        AnnouncementLists: {
            /** @description Banners in display order. */
            banners: components["schemas"]["Banner"][];
            /** @description Notices and promotions, the newest first. */
            promotion: components["schemas"]["Announcement"][];
        };
        /**
         * Format: int32
         * @description Id of a game, unique in the catalogue.
         * @example 1001
         */
        NodeId: number;
        /**
         * Format: int64
         * @description A time in milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795251600000
         */
        EpochMs: number;
        /** @description One row of the winner board (R248). */
        Winner: {
            /**
             * Format: int32
             * @description Rank of the win; 1 is the highest.
             */
            rank: number;
            /** @description Account name with its middle masked by asterisks; never the complete name. */
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
         * @description Status of the activity for this member (R321-R328). `comingSoon` until it starts; then `applying` when the member may apply, or `joined`
         *     where playing is enough; `processing` while the merchant checks it; `issued` when its reward can be claimed, or `rejected`; `claimed`
         *     after claimReward has paid the reward. `closed` when it ended and the member had not taken part, when its reward was not claimed in
         *     time, or when the merchant withdrew it.
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
        /** @description An activity with this member's status (R253). */
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
            /** @description Id of the reward: the one to claim with claimReward (E080) while the activity is `issued`, and the one that was paid when it is `claimed`; null before that. */
            rewardId: string | null;
            /** @description Reason for the rejection of an application, in the language of the request; null otherwise. */
            reason: string | null;
            /**
             * Format: date-time
             * @description Time at which the member's status last changed, in the format of RFC 3339; null while the member has taken no part.
             */
            updatedAt: string | null;
        };
        /** @description A remark for the merchant, at most 140 characters (R399); Unicode code points are counted. */
        Remark: string;
        /**
         * @description Id of a picture that uploadImage returned.
         * @example Zr1Jm0yE3pUq8VxT
         */
        ImageId: string;
        /** @description Ids of at most 3 of the member's pictures (R401), as uploadImage returned them. */
        ImageIds: components["schemas"]["ImageId"][];
        /** @description What the member sends to apply for an activity. */
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
         * @description Id of a promotion, taken from an announcement of type PR or from the target of a banner.
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
             * @description Time at which the promotion ends, RFC 3339; null when it has no end.
             */
            endsAt: string | null;
            /** @description The activity to apply for; null when there is nothing to apply for. */
            activityId: string | null;
            /** @description Picture of the promotion; null when there is none. */
            image: components["schemas"]["Image"] | null;
        };
        /**
         * @description Id of a message.
         * @example M12
         */
        MessageId: string;
        /** @description A message from the merchant to the member. */
        Message: {
            id: components["schemas"]["MessageId"];
            /** @description Title in the language of the request. */
            title: string;
            content: components["schemas"]["Html"];
            createdAt: components["schemas"]["Moment"];
            /** @description True after markMessageRead was called. */
            read: boolean;
        };
        /** @description Feedback from the member to the merchant (R026). */
        FeedbackRequest: {
            /** @description Text of the feedback: 1 to 140 characters, not blank (R400, C3); Unicode code points are counted. */
            content: string;
            imageIds?: components["schemas"]["ImageIds"];
        };
        /** @description The raw bytes of a png or jpg, at most 5 MiB (R401); examples are written in base64. */
        Picture: string;
        /** @description A picture that the server stores for the member. */
        UploadedImage: {
            id: components["schemas"]["ImageId"];
            /**
             * @description Media type of the picture.
             * @enum {string}
             */
            mediaType: "image/png" | "image/jpeg";
            /**
             * Format: int32
             * @description Size of the picture in bytes.
             */
            bytes: number;
            expiresAt: components["schemas"]["Moment"];
        };
        /**
         * @description How many points a conversion takes for one whole unit of the currency (R251).
         * @example 2
         */
        PointRatio: number;
        /**
         * Format: int32
         * @description Number of points to convert.
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
             * @description Always false: points never expire (R505).
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
             * @description Whether the points were earned by a day's stakes, given by the merchant, spent on a reward, or converted into money.
             * @enum {string}
             */
            kind: "play" | "gift" | "redemption" | "conversion";
            /**
             * Format: int64
             * @description Number of points gained; below zero for points spent.
             */
            pointsChange: number;
            points: components["schemas"]["Points"];
            /** @description What the movement was for, in the language of the request. */
            description: string;
            createdAt: components["schemas"]["Moment"];
        };
        /** @description Request to convert points into money. */
        ConvertRequest: {
            points: components["schemas"]["ConvertiblePoints"];
            paymentPassword: components["schemas"]["PaymentPassword"];
        };
        /** @description The amount that was paid into the wallet, and the remaining points. */
        ConvertResult: {
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            points: components["schemas"]["Points"];
            balance: components["schemas"]["Money"];
        };
        /**
         * @description Id of a reward of the points mall.
         * @example bonus-20
         */
        PointRewardId: string;
        /** @description Name of the reward in the language of the request. */
        RewardName: string;
        /** @description A reward that points can be redeemed for. Free spins show the picture of their game; for a reward without a picture, `image` is null. */
        PointReward: {
            id: components["schemas"]["PointRewardId"];
            /**
             * @description Whether the reward is money for the wallet, free rounds of one game, or goods that are sent.
             * @enum {string}
             */
            kind: "bonusCredit" | "freeSpins" | "goods";
            name: components["schemas"]["RewardName"];
            /** @description Description of the reward in the language of the request. */
            description: string;
            points: components["schemas"]["Points"];
            /** @description Amount that one unit of bonus credit pays; "0" for the other kinds. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int64
             * @description Game of the free spins; null for the other kinds.
             */
            nodeId: number | null;
            /**
             * Format: int32
             * @description Number of units left; null when the stock is unlimited.
             */
            stock: number | null;
            /** @description Picture of the reward; null when there is none. */
            image: components["schemas"]["Image"] | null;
        };
        /**
         * Format: int32
         * @description How many of the reward the member redeems.
         */
        RedeemQuantity: number;
        /** @description Request to redeem a reward of the points mall. */
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
        /** @description A reward that the member has redeemed points for. */
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
             * @description A redemption is `processing` at first. Then bonus credit and free spins become `issued`, and goods become `sent`. These two statuses are final.
             * @enum {string}
             */
            status: "processing" | "issued" | "sent";
            createdAt: components["schemas"]["Moment"];
            updatedAt: components["schemas"]["Moment"];
        };
        /** @description The redemption, and the remaining points. */
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
         * @description How much the results of rounds differ from each other.
         * @enum {string}
         */
        Volatility: "LOW" | "MEDIUM" | "HIGH";
        /** @description The vendor's own code for the game. */
        GameCode: string;
        /**
         * @description Type of the game, which determines how it is launched: LOTT, ELOTT, LIVE, or another type such as RNG, FISH, SPORTS, PVP (R247).
         * @example RNG
         */
        GameType: string;
        /** @description The account that the game uses: TCG_SEA, TCG_LOTTO_VN, LOTT, ELOTT or the code of a vendor. It determines which operation launches the game. */
        AccountTypeName: string;
        /** @description Play type with which a lottery game opens. */
        DefaultPlayType: string;
        /** @description Tag of a game. Known tags are NEW, HOT, MINI, CRASH, MINES, JACKPOT and EXCLUSIVE; clients ignore tags that they do not know. */
        GameTag: string;
        /** @description Fields of a game that every list of games has (R245, R247). */
        GameFields: {
            nodeId: components["schemas"]["NodeId"];
            code: components["schemas"]["GameCode"];
            /** @description Name in the language of the request. */
            name: string;
            vassalage: components["schemas"]["Vassalage"];
            category: components["schemas"]["Category"];
            gameType: components["schemas"]["GameType"];
            /**
             * @description What the entry opens - GAME launches the game, VASSALAGE opens the list of the vendor's games.
             * @enum {string}
             */
            isGame: "GAME" | "VASSALAGE";
            accountTypeName: components["schemas"]["AccountTypeName"];
            defaultPlayType?: components["schemas"]["DefaultPlayType"];
            /** @description Tags of the game; empty when there are none. */
            tags: components["schemas"]["GameTag"][];
            image: components["schemas"]["Image"];
            /**
             * Format: double
             * @description Return to player in percent (96.5).
             */
            rtp?: number;
            volatility?: components["schemas"]["Volatility"];
            /**
             * @description Rules of the game, one paragraph for each entry, in the language of the response; absent when the vendor publishes none. Plain text, shown
             *     unchanged.
             */
            rules?: string[];
        };
        /** @description A game of the catalogue. */
        Game: components["schemas"]["GameFields"];
        /** @description One page of games and the total number of games. */
        GamePage: {
            /** @description Games of the page. */
            content: components["schemas"]["Game"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /**
         * @description open - the stake was taken and there is no result yet; won - the bet paid something, even if it is less than the stake; lost - nothing
         *     was paid; refunded - the round did not count, so the stake was returned.
         * @enum {string}
         */
        BetStatus: "open" | "won" | "lost" | "refunded";
        /**
         * @description Id of the bet.
         * @example 541
         */
        BetId: string;
        /**
         * Format: date-time
         * @description Time at which the stake was taken, RFC 3339.
         */
        PlacedAt: string;
        /** @description A bet of the member on a round or a draw. */
        Bet: {
            id: components["schemas"]["BetId"];
            category: components["schemas"]["Category"];
            vassalage: components["schemas"]["Vassalage"];
            gameCode: components["schemas"]["GameCode"];
            /** @description Name of the game in the language of the request; its code when the game is no longer in the catalogue. */
            gameName: string;
            /** @description The vendor's own id of the round; for a lottery, the number of the draw (`numero`). */
            roundId: string;
            /** @description Amount that was staked. */
            stake: components["schemas"]["Money"];
            /** @description Amount that the bet paid out, including the stake; zero while the bet is open. */
            payout: components["schemas"]["Money"];
            /** @description Payout less stake, below zero for a loss; "0.00" while the bet is open. */
            profit: components["schemas"]["SignedMoney"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["BetStatus"];
            placedAt: components["schemas"]["PlacedAt"];
            /**
             * Format: date-time
             * @description Time at which the result was booked, RFC 3339; null while the bet is open.
             */
            settledAt: string | null;
        };
        /**
         * Format: int32
         * @description Number of bets.
         */
        BetCount: number;
        /** @description Totals of all bets that match, not only those of this page. */
        BetTotals: {
            bets: components["schemas"]["BetCount"];
            /** @description Amount that was staked. */
            stake: components["schemas"]["Money"];
            /** @description Sum that the bets paid out, including the stakes. */
            payout: components["schemas"]["Money"];
            /** @description Payout less stake of settled bets, below zero for a loss. An open bet has no profit yet. */
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
         * @description Type of a transaction: opening (the balance with which the account began), deposit, withdrawal, withdrawalReturn (a withdrawal that was
         *     returned), bet (a stake), win (a payout), refund (a stake that was returned), bonus (granted, or taken back when its wagering
         *     requirement was not met), rebate, transferIn and transferOut (between agent and member, or between two wallets of the member), reward
         *     (claimed), pointConversion, dividend, salary, adjustment (by the merchant, with its reason as reference).
         * @enum {string}
         */
        TransactionType: "opening" | "deposit" | "withdrawal" | "withdrawalReturn" | "bet" | "win" | "refund" | "bonus" | "rebate" | "transferIn" | "transferOut" | "reward" | "pointConversion" | "dividend" | "salary" | "adjustment";
        /** @description One transaction of the member's money. */
        Transaction: {
            /** @description Id of the transaction; a later transaction has a higher id. */
            id: string;
            type: components["schemas"]["TransactionType"];
            /**
             * @description in - the money came into the balance; out - it left the balance. The type does not always say which, because a bonus can be granted or taken back.
             * @enum {string}
             */
            direction: "in" | "out";
            /** @description Amount of the transaction. */
            amount: components["schemas"]["Money"];
            /** @description The balance after the booking. */
            balanceAfter: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description What the transaction was for, in words that the member knows: the name of the game, bonus or reward in the language of the request, or the payment method and the number of the order. */
            reference: string;
            /**
             * @description Id of the deposit or withdrawal that moved the money (its `id`). Absent for other transactions.
             * @example 6
             */
            orderId?: string;
            /**
             * @description For a transfer between an agent and another member, the account of the other side. Accounts below the caller and the account directly above
             *     are complete, all others are masked. Absent for other transactions.
             */
            relative?: string;
            createdAt: components["schemas"]["Moment"];
        };
        /** @description Totals of all transactions that match, not only those of this page. */
        TransactionTotals: {
            /** @description Sum of all amounts that came into the balance. */
            inAmount: components["schemas"]["Money"];
            /** @description Sum of all amounts that left the balance. */
            outAmount: components["schemas"]["Money"];
        };
        /** @description One page of transactions and the totals of all that match. */
        TransactionPage: {
            /** @description Transactions, the last booked first. In a list without a filter, `balanceAfter` of a row is that of the row below it, plus the row's `amount` (in) or minus it (out). */
            content: components["schemas"]["Transaction"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
            totals: components["schemas"]["TransactionTotals"];
        };
        /**
         * @description Grouping of the bets.
         * @default day
         * @enum {string}
         */
        ProfitLossGrouping: "day" | "category" | "vendor";
        /**
         * Format: int32
         * @description How many minutes the member's clock is ahead of UTC; 360 in Bangladesh.
         * @default 360
         */
        UtcOffsetMinutes: number;
        /** @description Bets of one day, category or vendor. Depending on `groupBy`, exactly one of `day`, `category` and `vassalage` is present. */
        ProfitLossRow: {
            /**
             * Format: date
             * @description The day, by the clock that is `utcOffsetMinutes` ahead of UTC.
             */
            day?: string;
            category?: components["schemas"]["Category"];
            vassalage?: components["schemas"]["Vassalage"];
            bets: components["schemas"]["BetCount"];
            /** @description Amount that was staked. */
            stake: components["schemas"]["Money"];
            /** @description Sum that the bets paid out, including the stakes. */
            payout: components["schemas"]["Money"];
            /** @description Payout less stake of settled bets, below zero for a loss. An open bet has no profit yet. */
            profit: components["schemas"]["SignedMoney"];
        };
        /** @description Sums of the rows, and the amounts of the period that do not come from bets, such as deposits. */
        ProfitLossTotals: {
            bets: components["schemas"]["BetCount"];
            /** @description Amount that was staked. */
            stake: components["schemas"]["Money"];
            /** @description Sum that the bets paid out, including the stakes. */
            payout: components["schemas"]["Money"];
            /** @description Payout less stake of settled bets, below zero for a loss. An open bet has no profit yet. */
            profit: components["schemas"]["SignedMoney"];
            /** @description Share of the stakes that was paid back. */
            rebate: components["schemas"]["Money"];
            /** @description Bonuses and rewards, less bonuses that were taken back. */
            netBonus: components["schemas"]["SignedMoney"];
            /** @description Total gain of the member: the sum of profit, rebate and netBonus; below zero for a loss. */
            net: components["schemas"]["SignedMoney"];
            /** @description Sum of deposits that were credited. */
            deposits: components["schemas"]["Money"];
            /** @description Withdrawals of the period less withdrawals that were returned in it. It is below zero when more was returned than withdrawn, because a returned withdrawal can be from an earlier period. */
            netWithdrawals: components["schemas"]["SignedMoney"];
        };
        /** @description Profit and loss of a period (R076). */
        ProfitLoss: {
            /**
             * Format: date-time
             * @description Start of the period to which the figures apply, RFC 3339, never before 1970. A request for more than 366 days gets a later start.
             */
            from: string;
            /**
             * Format: date-time
             * @description End of the period to which the figures apply (exclusive), RFC 3339.
             */
            to: string;
            groupBy: components["schemas"]["ProfitLossGrouping"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description One row for each group that has settled bets. Days are listed with the latest first, categories and vendors with the highest stakes first. */
            rows: components["schemas"]["ProfitLossRow"][];
            totals: components["schemas"]["ProfitLossTotals"];
        };
        /**
         * @description active - the wagering requirement is not met yet; completed - it is met, so the bonus can be withdrawn; expired - it was not met in time, and the bonus was taken back.
         * @enum {string}
         */
        BonusStatus: "active" | "completed" | "expired";
        /** @description Money from the merchant that can be withdrawn only after its wagering requirement is met. */
        Bonus: {
            /** @description Id of the bonus. */
            id: string;
            /** @description Name in the language of the request. */
            name: string;
            /** @description Amount that was added to the balance. */
            amount: components["schemas"]["Money"];
            /** @description Total stakes that the wagering requirement needs. */
            wagerRequired: components["schemas"]["Money"];
            /** @description Total of the stakes that count towards `wagerRequired` so far. A stake counts if it was placed after the grant and is settled as won or lost. Never more than `wagerRequired`. */
            wagerDone: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["BonusStatus"];
            /**
             * Format: date-time
             * @description Time at which the bonus was added to the balance, RFC 3339.
             */
            grantedAt: string;
            /**
             * Format: date-time
             * @description Time until which the wagering requirement must be met, RFC 3339.
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
         * @description pending - can be claimed from `availableAt` on; claimable - can be claimed now; claimed - was paid to the member; expired - was not claimed in time.
         * @enum {string}
         */
        RewardStatus: "pending" | "claimable" | "claimed" | "expired";
        /**
         * @description Id of the reward.
         * @example 4
         */
        RewardId: string;
        /** @description A reward that the member claims. */
        Reward: {
            id: components["schemas"]["RewardId"];
            /** @description Title in the language of the request. */
            title: string;
            /** @description Amount that a claim pays into the balance. */
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["RewardStatus"];
            /**
             * Format: date-time
             * @description Time from which the reward can be claimed, RFC 3339.
             */
            availableAt: string;
            /**
             * Format: date-time
             * @description Time at which the reward expires, RFC 3339. It can be claimed before this time, not at it.
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description Time of the claim, RFC 3339; null before the claim.
             */
            claimedAt: string | null;
        };
        /** @description One page of rewards. */
        RewardPage: {
            /** @description Rewards. The claimable ones come first, ordered by their expiry, the earliest first. The others follow, the newest first. */
            content: components["schemas"]["Reward"][];
            page: components["schemas"]["PageNumber"];
            pageSize: components["schemas"]["PageLimit"];
            total: components["schemas"]["Total"];
            totalPages: components["schemas"]["TotalPages"];
        };
        /** @description A list of games that is not split into pages. */
        GameList: {
            /** @description Games in display order. */
            content: components["schemas"]["Game"][];
        };
        /** @description A game type within a category, for the filter of the lobby. */
        GameTypeEntry: {
            type: components["schemas"]["GameType"];
            /** @description Name in the language of the request. */
            label: string;
        };
        /** @description Game types by category (R244). */
        GameTypeMap: {
            /** @description Game types by category. Clients show the types of RNG first. */
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
             * @description Number of this vendor's games in the category.
             */
            gameCount?: number;
        };
        /** @description The vendors of one category (R243). */
        GameVendorLane: {
            title: components["schemas"]["Category"];
            /** @description Vendors in display order; the list may be empty. */
            cards: components["schemas"]["GameVendorCard"][];
        };
        /** @description The vendors of all categories. */
        GameVendorLanes: {
            /** @description One entry for each category. */
            lanes: components["schemas"]["GameVendorLane"][];
        };
        /** @description A room of a poker vendor that players can join. */
        PvpRoom: {
            /** @description Id of the room, unique in the list. */
            roomId: string;
            /** @description Name in the language of the request. */
            name: string;
            vassalage: components["schemas"]["Vassalage"];
            nodeId: components["schemas"]["NodeId"];
            gameType: components["schemas"]["GameType"];
            currency: components["schemas"]["CurrencyCode"];
            /** @description Minimum stake of a round (the big blind, the ante). */
            stakeAmount: components["schemas"]["Money"];
            /** @description Minimum amount that a player must bring to join. */
            minBuyInAmount: components["schemas"]["Money"];
            /**
             * Format: int32
             * @description Number of seats in the room.
             */
            seats: number;
            /**
             * Format: int32
             * @description Number of players in the room now, at most `seats`.
             */
            players: number;
            /**
             * @description FULL when every seat is taken.
             * @enum {string}
             */
            status: "OPEN" | "FULL";
        };
        /** @description A list of rooms without pages. */
        PvpRoomList: {
            /** @description Rooms, the one with the most players first; full rooms come last. The list may be empty. */
            rooms: components["schemas"]["PvpRoom"][];
        };
        /** @description Node id of the game to add. */
        FavoriteRequest: {
            nodeId: components["schemas"]["NodeId"];
        };
        /** @description A game and the time at which the member last played it. */
        RecentGame: {
            /**
             * Format: date-time
             * @description Time of the last launch, ISO 8601 with an offset.
             */
            lastPlayedAt: string;
        } & components["schemas"]["GameFields"];
        /** @description The games that the member played last. */
        RecentGameList: {
            /** @description Games, the last played first. */
            list: components["schemas"]["RecentGame"][];
        };
        /** @description The game to launch and the address to return to. */
        LaunchRequest: {
            vassalage: components["schemas"]["Vassalage"];
            gameType: components["schemas"]["GameType"];
            code?: components["schemas"]["GameCode"];
            nodeId?: components["schemas"]["NodeId"];
            /**
             * @description Kind of client that shows the game.
             * @enum {string}
             */
            platform: "WEB" | "MOBILE";
            language: components["schemas"]["LanguageCode"];
            backUrl?: components["schemas"]["WebUrl"];
        };
        /**
         * Format: uri
         * @description Absolute address to open. It is valid for one launch of one member; never log, share or cache it.
         * @example https://play.example.net/launch/6f1c2a
         */
        LaunchUrl: string;
        /** @description The address of the game. */
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
        /** @description The address of the lottery lobby (R239). */
        LobbyLaunch: {
            gameUrl: components["schemas"]["LaunchUrl"];
        };
        /**
         * Format: int64
         * @description The moment to which the remaining times in the list refer, by the server's clock, in milliseconds since 1970-01-01T00:00:00Z. It may be older than `timestamp` when the list was cached.
         */
        ServerTime: number;
        /**
         * Format: int64
         * @description Time at which a new request can return something new, in milliseconds since 1970-01-01T00:00:00Z. It is the next moment at which a draw
         *     in the list is due, but at most 30 s away (R302), or 7 s while no draw is open or a result is late (R303). Its value is the same in all
         *     responses with the same `ETag` (D10).
         */
        NextRefreshAt: number;
        /**
         * Format: int32
         * @description Each client adds a random time of up to this many milliseconds to its wait, so that clients do not all send their request at the same moment. The whole wait is still at most 30 s, or 7 s while no draw is open or a result is late (D10, R480).
         */
        RefreshSpreadMs: number;
        /** @description Name in the language of the request. */
        LotteryName: string;
        /** @description True while the game is on sale; the countdown shows only then (R298). */
        IsSale: boolean;
        /**
         * Format: int64
         * @description Time at which the numbers of the open draw are due, in milliseconds since 1970-01-01T00:00:00Z; it equals serverTime + remainTime x 1000.
         */
        FewinTime: number;
        /**
         * Format: int32
         * @description Whole seconds from `serverTime` until the numbers of the open draw are due; 0 when no draw is open. The countdown shows this value (R298-R300).
         */
        RemainTime: number;
        /**
         * Format: int32
         * @description Number of whole seconds before the numbers are due at which betting closes. Betting therefore closes at now + remainTime - lockTime (R301).
         */
        LockTime: number;
        /**
         * Format: int64
         * @description Time at which betting on the open draw closes, in milliseconds since 1970-01-01T00:00:00Z; it equals fewinTime - lockTime x 1000.
         */
        ClosesAt: number;
        /** @description Number of the open draw; null when no draw is open. Only games that have this number determine when clients request the list again (R302). */
        DrawNumber: string | null;
        /** @description Number of the draw that was due last, to which `previousWinningNumber` belongs; null before the first draw. When this field has a number and `previousWinningNumber` is null, the result is late. */
        PreviousNumero: string | null;
        /**
         * @description Winning numbers as a comma-separated list, in the order they were drawn. For LHC the last number is the special ball; for the Viet Nam
         *     family they are the digits of the special prize. Null before the first draw, and while the numbers of a due draw are late. They are never
         *     the numbers of another draw.
         */
        WinningNumber: string | null;
        /** @description Tag of an entry. The menu shows entries with the same tag together. */
        LotteryTag: string;
        /** @description Weekdays with a draw as a comma-separated list; 1 is Sunday, 2 to 7 are Monday to Saturday (R113). */
        DrawDays: string;
        /** @description Region of Viet Nam to which the draw belongs; null when it belongs to none (R112). */
        LotteryRegion: ("north" | "central" | "south") | null;
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
            /** @description All menu tags under which the game is listed. */
            gameMenus: components["schemas"]["LotteryTag"][];
            tag: components["schemas"]["LotteryTag"];
            region: components["schemas"]["LotteryRegion"];
            accountTypeName?: components["schemas"]["AccountTypeName"];
            defaultPlayType?: components["schemas"]["DefaultPlayType"];
        };
        /** @description Lottery games, and the time of the next request. */
        LotteryGameList: {
            serverTime: components["schemas"]["ServerTime"];
            nextRefreshAt: components["schemas"]["NextRefreshAt"];
            refreshSpreadMs: components["schemas"]["RefreshSpreadMs"];
            /** @description Games in display order. */
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
        /** @description The lottery menu, and the time of the next request. */
        LotteryMenu: {
            serverTime: components["schemas"]["ServerTime"];
            nextRefreshAt: components["schemas"]["NextRefreshAt"];
            refreshSpreadMs: components["schemas"]["RefreshSpreadMs"];
            /** @description Entries in display order. */
            games: components["schemas"]["LotteryMenuItem"][];
        };
        /** @description One prize of a draw and its numbers. */
        Prize: {
            /**
             * @description Name of the prize.
             * @enum {string}
             */
            prize: "special" | "first" | "second" | "third" | "fourth" | "fifth" | "sixth" | "seventh" | "eighth";
            /** @description Numbers of the prize in the order they were drawn, with their leading zeros. */
            numbers: string[];
        };
        /**
         * Format: int64
         * @description Time at which the numbers of the draw were due, in milliseconds since 1970-01-01T00:00:00Z.
         * @example 1795251600000
         */
        DrawTime: number;
        /** @description A draw that is due. It is listed from that moment on; its numbers follow when they are known. */
        DrawResult: {
            gameCode: components["schemas"]["LotteryCode"];
            remark: components["schemas"]["LotteryName"];
            /** @description Number of the draw, unique within the game. */
            numero: string;
            winningNumber: components["schemas"]["WinningNumber"];
            /**
             * @description The complete prize table of the Viet Nam family, the highest prize first; empty for other families and while the result is late. The north
             *     draws 27 numbers in eight prizes, the centre and the south draw 18 numbers in nine.
             */
            prizes: components["schemas"]["Prize"][];
            drawTime: components["schemas"]["DrawTime"];
            region: components["schemas"]["LotteryRegion"];
        };
        /** @description The draws that were due last, and the time of the next request. */
        RecentDraws: {
            serverTime: components["schemas"]["ServerTime"];
            nextRefreshAt: components["schemas"]["NextRefreshAt"];
            refreshSpreadMs: components["schemas"]["RefreshSpreadMs"];
            /** @description Draws, the newest first. */
            draws: components["schemas"]["DrawResult"][];
        };
        /** @description Draws of one game, and the time of the next request. */
        OpenedNumbers: {
            serverTime: components["schemas"]["ServerTime"];
            nextRefreshAt: components["schemas"]["NextRefreshAt"];
            refreshSpreadMs: components["schemas"]["RefreshSpreadMs"];
            /** @description Draws, the newest first. */
            draws: components["schemas"]["DrawResult"][];
        };
    };
    responses: {
        /**
         * @description The login was refused, or the request does not match the contract. LOGIN_FAILED never says whether the username or the password was
         *     wrong. The VERIFICATION_CODE errors mean that the code from an SMS is missing, is wrong or has expired (R449, R450, R454).
         *     `value.captcha` is true when the next attempt needs a captcha (R216).
         */
        LoginRefused: ErrorAnswer;
        /** @description The login data is correct, but the account may not log in. */
        LoginForbidden: ErrorAnswer;
        /** @description The body is larger than the server accepts. */
        PayloadTooLarge: ErrorAnswer;
        /** @description The content type of the body is not accepted. */
        UnsupportedMediaType: ErrorAnswer;
        /** @description Too many attempts. Clients wait for the time in Retry-After, usually 5 minutes (R492) and at most an hour. */
        TooManyRequests: ErrorAnswer<{
            RateLimit: components["headers"]["RateLimit"];
            "Retry-After": components["headers"]["RetryAfter"];
        }>;
        /** @description The server failed. Clients may repeat reads. They may repeat a call that has an Idempotency-Key, with the same key. They must not repeat any other call. */
        ServerError: ErrorAnswer;
        /** @description The site is in maintenance. */
        Unavailable: ErrorAnswer<{ "Retry-After": components["headers"]["RetryAfter"]; }>;
        /** @description The request does not match the contract (`details` says where), or the server's keys cannot decrypt its body. */
        EncryptedBadRequest: ErrorAnswer;
        /** @description The request does not match the contract; `details` says where. */
        BadRequest: ErrorAnswer;
        /** @description The request has no token, or the session has ended. The client drops its token. */
        Unauthenticated: ErrorAnswer;
        /** @description The session has to be verified first (R412), or its password has to be changed. */
        SessionForbidden: ErrorAnswer;
        /** @description The resource does not exist, or it belongs to another account. */
        NotFound: ErrorAnswer;
        /** @description The session may not do this: it belongs to an account of type 4 (R409) or to free play (R405), or a required step has to be completed first. */
        Forbidden: ErrorAnswer;
        /** @description The key was used with another body, or the first call with the key has not ended yet. */
        IdempotencyConflict: ErrorAnswer;
        /**
         * @description The response that the client holds (If-None-Match) is still current, so this one has no body. `Date` is the server's time, as RFC 9110
         *     requires. Caches store it with the old body, so that clients notice that the timestamps in that body are old (D11).
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
         * @description The session may not do this: it belongs to an account of type 4 (R409) or to free play (R405), or a required step has to be completed first.
         *     REAUTHENTICATION_REQUIRED means that the member last proved their identity more than 5 minutes ago; after reauthenticate the same request
         *     succeeds.
         */
        SensitiveForbidden: ErrorAnswer;
        /** @description The session may not play or take part, or the member's own protection forbids it (D15); `value.until` says when that ends. */
        PlayForbidden: ErrorAnswer;
        /** @description The session does not belong to an agent of type 1, 2, 41 or 42 (R339, R411), or a required step has to be completed first. */
        AgentForbidden: ErrorAnswer;
        /** @description The request does not match the contract, or `backUrl` is on a host that does not belong to the merchant. */
        LaunchBadRequest: ErrorAnswer;
        /** @description The game does not exist, or its vendor is not available. */
        GameNotFound: ErrorAnswer;
    };
    parameters: {
        /** @description Module id of the operation (R415), equal to its `x-module-id`. Servers may log it; they also accept requests without it. */
        ModuleId: string;
        /** @description Preferred languages (RFC 9110). The server uses the first one that is registered (`LanguageCode`), or Bengali when none is. */
        AcceptLanguage: string;
        /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
        MerchantCodeQuery: components["schemas"]["MerchantCode"];
        /** @description Key that the client creates for each intended action of a person, and sends again with each repeat. A repeated request with the same key and body gets the first response again and does not open a second session. A key is valid for 24 hours. */
        IdempotencyKey: string;
        /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
        IfNoneMatch: string;
        /** @description Page number; the first page is 1. A page after the last one is empty. */
        Page: components["schemas"]["PageNumber"];
        /** @description Maximum number of entries on a page. */
        PageSize: number;
        /**
         * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
         *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
         *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
         *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
         *     a call is unknown, getOperation returns it.
         */
        RequiredIdempotencyKey: string;
        /** @description Returns only entries from this time on. */
        From: components["schemas"]["Moment"];
        /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
        To: components["schemas"]["Moment"];
        /** @description Host on which the page was opened, as the browser shows it (R423). */
        SiteUrl: components["schemas"]["HostName"];
        /** @description Prize mode of the brand. */
        PrizeModeQuery: components["schemas"]["PrizeMode"];
        /** @description Kind of client. */
        DeviceQuery: components["schemas"]["Device"];
    };
    requestBodies: never;
    headers: {
        /** @description The state of a limit, in the format of draft-ietf-httpapi-ratelimit-headers: zero remaining attempts, and the seconds until attempts are possible again. */
        RateLimit: string;
        /** @description Seconds to wait before the next attempt. */
        RetryAfter: number;
        /** @description The response is only for this caller and this moment; no cache stores it. */
        NoStore: "no-store";
        /** @description Id of the captcha; clients send it back as `captchaId` with the answer (R424). */
        XCaptchaId: components["schemas"]["CaptchaId"];
        /** @description Identifies the content of the response, for If-None-Match. It does not change when only the clock values differ (timestamp, serverTime, remainTime, lockTime). */
        ETag: string;
        /** @description Request headers on which the response depends (RFC 9110). Lists depend at least on the language. */
        Vary: string;
        /** @description How long the response may be reused, and by which caches (RFC 9111). */
        CacheControl: string;
        /** @description A cache may keep the response for five minutes at most, so that a client that asks again gets the current one (RFC 9111). */
        KeptForMinutes: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
                "application/jose": components["schemas"]["LoginRequest"];
            };
        };
        responses: CallResponses & {
            /** @description The session is open. */
            200: Answer<components["schemas"]["LoginResult"]>;
            400: components["responses"]["LoginRefused"];
            403: components["responses"]["LoginForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    loginFreePlay: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["FreePlayRequest"]>;
        responses: CallResponses & {
            /** @description The free-play session is open. */
            200: Answer<components["schemas"]["LoginResult"]>;
            400: components["responses"]["EncryptedBadRequest"];
            403: components["responses"]["LoginForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    logout: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The session has ended. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
        };
    };
    getLoginInfo: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The previous login. */
            200: Answer<components["schemas"]["LoginInfo"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    createHandoff: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The code and its expiry time. */
            200: Answer<components["schemas"]["Handoff"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    redeemHandoff: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["HandoffRedemption"]>;
        responses: CallResponses & {
            /** @description The username of the member. */
            200: Answer<components["schemas"]["HandedOver"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code is unknown, expired or already used. */
            422: ErrorAnswer;
        };
    };
    markFirstLogin: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The first login is marked as complete. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    verifyNewIp: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationAnswer"];
                "application/jose": components["schemas"]["VerificationAnswer"];
            };
        };
        responses: CallResponses & {
            /** @description The session may now call every operation. If the password has to be changed, it may only change the password first. */
            200: Answer<components["schemas"]["LoginResult"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The proof is wrong or was not accepted. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    reauthenticate: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reauthentication"];
                "application/jose": components["schemas"]["Reauthentication"];
            };
        };
        responses: CallResponses & {
            /** @description Sensitive changes are allowed for 5 minutes. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The proof was not accepted. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    loginSocial: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. When absent, the merchant of the host applies. */
                merchantCode?: components["schemas"]["MerchantCode"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLogin"];
                "application/jose": components["schemas"]["SocialLogin"];
            };
        };
        responses: CallResponses & {
            /** @description The session, or the information that a registration is needed. */
            200: Answer<components["schemas"]["SocialLoginResult"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The member may not log in, or last proved their identity more than 5 minutes ago and so cannot link the third party (REAUTHENTICATION_REQUIRED). */
            403: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The third party's token is invalid or has expired. */
            422: ErrorAnswer;
        };
    };
    startPasskeyLogin: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description Options for the browser. */
            200: Answer<components["schemas"]["PasskeyRequest"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    loginPasskey: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["PasskeyLogin"]>;
        responses: CallResponses & {
            /** @description The session is open. */
            200: Answer<components["schemas"]["LoginResult"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            403: components["responses"]["LoginForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The passkey was not accepted; no session was opened. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendLoginSmsCode: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["LoginCodeRequest"]>;
        responses: CallResponses & {
            /** @description The code was sent. */
            200: Answer<components["schemas"]["CodeSent"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            /** @description The merchant does not offer codes by SMS, or the SMS service cannot send them. */
            403: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No code can be sent to this number. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    getCaptcha: {
        parameters: {
            query?: {
                /** @description Form of the captcha: picture (the default) or sound. */
                medium?: "image" | "audio";
                /** @description With `medium=audio`: id of the captcha to return as sound. If it is absent or unknown, or a picture is requested, the server creates a new captcha. */
                captchaId?: components["schemas"]["CaptchaId"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The captcha in base64. */
            200: Answer<components["schemas"]["Captcha"], {
                "X-Captcha-Id": components["headers"]["XCaptchaId"];
                "Cache-Control": components["headers"]["NoStore"];
            }>;
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    checkAffiliateCode: {
        parameters: {
            query: {
                /** @description Code to check. */
                affiliateCode: components["schemas"]["AffiliateCodeText"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The code exists. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            /** @description The code does not exist. */
            422: ErrorAnswer;
        };
    };
    sendRegisterSmsCode: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["RegisterCodeRequest"]>;
        responses: CallResponses & {
            /** @description The code was sent. */
            200: Answer<components["schemas"]["CodeSent"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            /** @description The merchant does not offer this code, or the SMS service cannot send it. */
            403: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No code can be sent to this number. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    registerByUsername: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. When absent, the merchant of the host applies. */
                merchantCode?: components["schemas"]["MerchantCode"];
            };
            header?: CallHeaders & {
                /** @description Key that the client creates for each intended action of a person, and sends again with each repeat. A repeated request with the same key and body gets the first response again and does not open a second session. A key is valid for 24 hours. */
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
        responses: CallResponses & {
            /** @description The member is registered and logged in. */
            200: Answer<components["schemas"]["LoginResult"]>;
            400: components["responses"]["EncryptedBadRequest"];
            /** @description Registration is not possible from this client. */
            403: ErrorAnswer;
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A check or business rule refused the registration; no account was created. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    registerByMobile: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. When absent, the merchant of the host applies. */
                merchantCode?: components["schemas"]["MerchantCode"];
            };
            header?: CallHeaders & {
                /** @description Key that the client creates for each intended action of a person, and sends again with each repeat. A repeated request with the same key and body gets the first response again and does not open a second session. A key is valid for 24 hours. */
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
        responses: CallResponses & {
            /** @description The member is registered and logged in. */
            200: Answer<components["schemas"]["LoginResult"]>;
            400: components["responses"]["EncryptedBadRequest"];
            /** @description Registration in this way is not possible. */
            403: ErrorAnswer;
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A check or business rule refused the registration; no account was created. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    getRegisterSettings: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Rules by field. */
            200: Answer<components["schemas"]["RegisterRules"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getRegisterRules: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Rules by field. */
            200: Answer<components["schemas"]["RegisterRules"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listCountryCodes: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The countries. */
            200: Answer<components["schemas"]["CountryDialingCode"][], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getMemberInfo: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The member. */
            200: Answer<components["schemas"]["MemberInfo"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    setMemberInfo: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChange"];
                "application/jose": components["schemas"]["MemberChange"];
            };
        };
        responses: CallResponses & {
            /** @description The changed member. */
            200: Answer<components["schemas"]["MemberInfo"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Nothing was changed. */
            422: ErrorAnswer;
        };
    };
    getMemberIcon: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The address of the picture. */
            200: Answer<components["schemas"]["PictureUrl"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    updateLanguage: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["LanguageChoice"]>;
        responses: CallResponses & {
            /** @description The language is stored. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getSecurityOverview: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The security overview. */
            200: Answer<components["schemas"]["SecurityOverview"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listAccountEvents: {
        parameters: {
            query?: {
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of events. */
            200: Answer<{
                /** @description Events, the latest first. */
                content: components["schemas"]["AccountEvent"][];
                page: components["schemas"]["PageNumber"];
                pageSize: components["schemas"]["PageLimit"];
                total: components["schemas"]["Total"];
                totalPages: components["schemas"]["TotalPages"];
            }, { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listSessions: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The sessions. */
            200: Answer<components["schemas"]["OwnSession"][], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    endOtherSessions: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description All other sessions have ended. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: CallHeaders;
            path: {
                /**
                 * @description Id of the session.
                 * @example s_7Hk2mQ9xVb4T
                 */
                id: components["schemas"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The session has ended. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The member has no such session. */
            404: ErrorAnswer;
            /** @description The id belongs to the session of this request, which only logout can end. */
            409: ErrorAnswer;
        };
    };
    confirmAuthenticator: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["AuthenticatorCode"]>;
        responses: CallResponses & {
            /** @description The authenticator app is active. The response has the recovery codes, which no later response contains. */
            200: Answer<components["schemas"]["RecoveryCodes"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description No key of an authenticator app waits for confirmation. */
            409: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code of the authenticator app is wrong or was already used. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    setUpAuthenticator: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The key of the authenticator app. No later response contains it. */
            200: Answer<components["schemas"]["AuthenticatorSetUp"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description The account already has an authenticator app. */
            409: ErrorAnswer;
        };
    };
    removeAuthenticator: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["AuthenticatorRemoval"]>;
        responses: CallResponses & {
            /** @description The account has no authenticator app any more. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The account has no authenticator app. */
            409: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The code of the authenticator app is wrong or was already used. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    renewRecoveryCodes: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The new recovery codes. No later response contains them. */
            200: Answer<components["schemas"]["RecoveryCodes"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description The account has no authenticator app. */
            409: ErrorAnswer;
        };
    };
    setUpPasskey: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeySetUp"];
                "application/jose": components["schemas"]["PasskeySetUp"];
            };
        };
        responses: CallResponses & {
            /** @description Options for the browser. */
            200: Answer<components["schemas"]["PasskeyCreation"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description The account already has the maximum number of passkeys. */
            409: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password is wrong. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    addPasskey: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["NewPasskey"]>;
        responses: CallResponses & {
            /** @description The passkey can now be used. */
            200: Answer<components["schemas"]["Passkey"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description The passkey is already registered, or the account already has the maximum number of passkeys. */
            409: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The passkey cannot be added. */
            422: ErrorAnswer;
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: CallHeaders;
            path: {
                /**
                 * @description Id of the passkey, as getSecurityOverview returns it.
                 * @example pk_4Tq9vB2mX7Lc
                 */
                id: components["schemas"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The passkey was removed. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            /** @description The member has no such passkey. */
            404: ErrorAnswer;
        };
    };
    changePassword: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
                "application/jose": components["schemas"]["PasswordChange"];
            };
        };
        responses: CallResponses & {
            /** @description The password was changed. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description The session is a free-play session, or has to be verified first. */
            403: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password was not changed. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    requestPasswordByEmail: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EmailReset"];
            };
        };
        responses: CallResponses & {
            /** @description The e-mail was sent. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description No account has both this username and this e-mail address. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    resetPasswordByPhone: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneReset"];
                "application/jose": components["schemas"]["PhoneReset"];
            };
        };
        responses: CallResponses & {
            /** @description The password was set. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["EncryptedBadRequest"];
            /** @description The merchant does not offer a reset by mobile number. */
            403: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The password was not set. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    setPaymentPassword: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentPasswordChange"];
                "application/jose": components["schemas"]["PaymentPasswordChange"];
            };
        };
        responses: CallResponses & {
            /** @description The payment password was set. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The payment password was not set. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    getWalletBalance: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The balance. */
            200: Answer<components["schemas"]["Balance"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    getPlayLimits: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The limits. */
            200: Answer<components["schemas"]["PlayLimits"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    setPlayLimits: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["PlayLimitWish"]>;
        responses: CallResponses & {
            /** @description All current limits. */
            200: Answer<components["schemas"]["PlayLimits"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The amount has more decimals than its currency; nothing has changed. */
            422: ErrorAnswer;
        };
    };
    confirmPlayLimit: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["PlayLimitName"]>;
        responses: CallResponses & {
            /** @description All current limits. */
            200: Answer<components["schemas"]["PlayLimits"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description No change waits for confirmation, or it has not waited long enough. */
            409: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    startTimeOut: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["TimeOutWish"]>;
        responses: CallResponses & {
            /** @description The break has begun. */
            200: Answer<components["schemas"]["TimeOut"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description A longer break is running. */
            409: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getPlaySession: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The session. */
            200: Answer<components["schemas"]["PlaySession"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    setRealityCheck: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["RealityCheck"]>;
        responses: CallResponses & {
            /** @description The interval was stored. */
            200: Answer<components["schemas"]["RealityCheck"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    listHelpLines: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The help lines. */
            200: Answer<components["schemas"]["HelpLine"][], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getMerchantWallet: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The wallets. */
            200: Answer<components["schemas"]["MerchantWallet"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    transferWallet: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["WalletTransferRequest"]>;
        responses: CallResponses & {
            /** @description The money was moved. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The amount is zero, or more than the wallet holds; no money has moved. */
            422: ErrorAnswer;
        };
    };
    getOperation: {
        parameters: {
            query?: never;
            header?: CallHeaders;
            path: {
                /** @description The Idempotency-Key of the call. */
                key: components["schemas"]["IdempotencyKeyValue"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The call had its effect. */
            200: Answer<components["schemas"]["KeyedOperation"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The call with this Idempotency-Key is still running; its effect is not known yet. */
            409: ErrorAnswer;
        };
    };
    listDepositMethods: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The deposit methods. */
            200: Answer<components["schemas"]["DepositMethod"][], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listDeposits: {
        parameters: {
            query?: {
                /** @description Returns only deposits with this status. */
                status?: components["schemas"]["DepositStatus"];
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of deposits. */
            200: Answer<components["schemas"]["DepositPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    createDeposit: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
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
        responses: CallResponses & {
            /** @description The deposit was created. */
            200: Answer<components["schemas"]["Deposit"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A business rule or a limit of the member refused the deposit; no deposit was created. */
            422: ErrorAnswer;
        };
    };
    getDeposit: {
        parameters: {
            query?: never;
            header?: CallHeaders;
            path: {
                /** @description Id of the deposit. */
                id: components["schemas"]["DepositId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The deposit. */
            200: Answer<components["schemas"]["Deposit"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listPayoutAccounts: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The accounts. */
            200: Answer<components["schemas"]["PayoutAccount"][], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    addPayoutAccount: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayoutAccountRequest"];
                "application/jose": components["schemas"]["PayoutAccountRequest"];
            };
        };
        responses: CallResponses & {
            /** @description The added account. */
            200: Answer<components["schemas"]["PayoutAccount"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SensitiveForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A business rule refused the account; no account was added. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    listWithdrawals: {
        parameters: {
            query?: {
                /** @description Returns only withdrawals with this status. */
                status?: components["schemas"]["WithdrawalStatus"];
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of withdrawals. */
            200: Answer<components["schemas"]["WithdrawalPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    createWithdrawal: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
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
        responses: CallResponses & {
            /** @description The withdrawal was created and its money is held. */
            200: Answer<components["schemas"]["Withdrawal"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A business rule refused the withdrawal; no money has moved. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    confirmWithdrawalReceipt: {
        parameters: {
            query?: never;
            header?: CallHeaders;
            path: {
                /** @description Id of the withdrawal. */
                id: components["schemas"]["WithdrawalId"];
            };
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["ReceiptRequest"]>;
        responses: CallResponses & {
            /** @description The withdrawal with its receipt. */
            200: Answer<components["schemas"]["Withdrawal"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The withdrawal is not approved, or its receipt was already settled with another result. Nothing has changed. */
            409: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    getAgentTeamOverview: {
        parameters: {
            query?: {
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The figures of the team in the period. */
            200: Answer<components["schemas"]["TeamOverview"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
        };
    };
    listTeamMembers: {
        parameters: {
            query?: {
                /** @description Id of the member whose downlines are listed. The default is the caller. */
                parentId?: components["schemas"]["RelativeId"];
                /** @description Whether only the direct downlines or all members below are listed. */
                depth?: "direct" | "all";
                /** @description A part of the username or nickname, in upper or lower case, or a complete id. */
                q?: string;
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of members. */
            200: Answer<components["schemas"]["TeamMemberPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTeamBets: {
        parameters: {
            query?: {
                /** @description Returns only bets of this member of the team. Without it, the bets of all members below the caller are listed. A member outside the team returns 404. */
                memberId?: components["schemas"]["RelativeId"];
                /** @description Returns only bets of this category. YB also returns the bets on games of the vendor YB in other categories (R117). */
                category?: components["schemas"]["Category"];
                /** @description Returns only bets on games of this vendor. The value is the vendor's code, which the lists of games call `vassalage`. */
                vendor?: components["schemas"]["Vassalage"];
                /** @description Returns only bets with this status. */
                status?: components["schemas"]["TeamBetStatus"];
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of bets. */
            200: Answer<components["schemas"]["TeamBetPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listTeamTransactions: {
        parameters: {
            query?: {
                /** @description Returns only transactions of this type. */
                type?: components["schemas"]["TeamTransactionType"];
                /** @description Returns only transactions of this member of the team. Without it, the transactions of all members below the caller are listed. A member outside the team returns 404. */
                memberId?: components["schemas"]["RelativeId"];
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of transactions. */
            200: Answer<components["schemas"]["TeamTransactionPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    transferToRelative: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
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
        responses: CallResponses & {
            /** @description The money was moved. */
            200: Answer<components["schemas"]["RelativeTransfer"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A business rule refused the transfer; no money has moved. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReferralLinks: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The agent's links. */
            200: Answer<components["schemas"]["ReferralLinkList"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
        };
    };
    createReferralLink: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["ReferralLinkRequest"]>;
        responses: CallResponses & {
            /** @description The new link. */
            200: Answer<components["schemas"]["ReferralLink"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A business rule refused the link; no link was created. */
            422: ErrorAnswer;
        };
    };
    getConsolidatedFunds: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The requests and active contracts. */
            200: Answer<components["schemas"]["ConsolidatedFunds"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    processDividendRequest: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["DividendDecision"]>;
        responses: CallResponses & {
            /** @description The decision is stored. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The state of the request does not allow this decision, or its rate is now above the giver's own rate. */
            422: ErrorAnswer;
        };
    };
    processDailySalaryContract: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["DailySalaryDecision"]>;
        responses: CallResponses & {
            /** @description The decision is stored. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The state of the request does not allow this decision, or its rate is now above the giver's own rate. */
            422: ErrorAnswer;
        };
    };
    processHourlySalaryContract: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["HourlySalaryDecision"]>;
        responses: CallResponses & {
            /** @description The decision is stored. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The state of the request does not allow this decision, or its rate is now above the giver's own rate. */
            422: ErrorAnswer;
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /** @description Returns only contracts of this kind. */
                kind?: components["schemas"]["ContractKind"];
                /** @description Returns only contracts that the caller has given, or only those that the caller has received. */
                role?: "given" | "received";
                /** @description Returns only contracts with this status. */
                status?: components["schemas"]["ContractStatus"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of contracts. */
            200: Answer<components["schemas"]["ContractPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
        };
    };
    offerContract: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["ContractOffer"]>;
        responses: CallResponses & {
            /** @description The offered contract. */
            200: Answer<components["schemas"]["Contract"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A business rule refused the offer; nothing was offered. */
            422: ErrorAnswer;
        };
    };
    decideContract: {
        parameters: {
            query?: never;
            header?: CallHeaders;
            path: {
                /** @description Id of the contract. */
                id: components["schemas"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["ContractDecision"]>;
        responses: CallResponses & {
            /** @description The contract after the decision. */
            200: Answer<components["schemas"]["Contract"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["AgentForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The state of the contract does not allow this decision, or its rate is now above the giver's own rate. */
            422: ErrorAnswer;
        };
    };
    getWhitelabel: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The brand data and switches. */
            200: Answer<components["schemas"]["Whitelabel"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getSystemStatus: {
        parameters: {
            query: {
                /** @description Host on which the page was opened, as the browser shows it (R423). */
                url: components["parameters"]["SiteUrl"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The status. */
            200: Answer<components["schemas"]["SystemStatus"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
        };
    };
    getDomainRoute: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The contacts and hosts. */
            200: Answer<components["schemas"]["DomainRoute"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getPermission: {
        parameters: {
            query: {
                /** @description Host on which the page was opened, as the browser shows it (R423). */
                url: components["parameters"]["SiteUrl"];
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The merchant's settings and the status of the site. */
            200: Answer<components["schemas"]["Permission"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
        };
    };
    getModuleTree: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The module tree. */
            200: Answer<components["schemas"]["ModuleNode"][], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listRegions: {
        parameters: {
            query?: never;
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The variants. */
            200: Answer<components["schemas"]["Region"][], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getVersion: {
        parameters: {
            query?: never;
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The versions. */
            200: Answer<components["schemas"]["Version"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getJwks: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The keys. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["KeptForMinutes"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
    getHelpCenter: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The help centre. */
            200: Answer<components["schemas"]["HelpItem"][], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listAnnouncements: {
        parameters: {
            query?: {
                /** @description Requested types as a comma-separated list; the reference app requests all of them. */
                types?: string;
                /** @description Place where the banners and announcements are shown; B is the browser. */
                execution?: "B";
                /** @description Platform of the client; W is the web. */
                platform?: "W";
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Banners and announcements. */
            200: Answer<components["schemas"]["AnnouncementLists"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getWinnerBoard: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The winner board. */
            200: Answer<{
                /** @description The latest wins, the newest first. */
                list: components["schemas"]["Winner"][];
            }, {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getUnreadCount: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The number of unread messages. */
            200: Answer<number, { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Returns only activities with this status. */
                status?: components["schemas"]["ActivityStatus"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of activities. */
            200: Answer<{
                /** @description Activities of the page. */
                content: components["schemas"]["Activity"][];
                page: components["schemas"]["PageNumber"];
                pageSize: components["schemas"]["PageLimit"];
                total: components["schemas"]["Total"];
                totalPages: components["schemas"]["TotalPages"];
            }, { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    applyActivity: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path: {
                /** @description Id of the activity. */
                id: components["schemas"]["ActivityId"];
            };
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["ApplicationRequest"]>;
        responses: CallResponses & {
            /** @description The merchant has received the application. */
            200: Answer<components["schemas"]["Application"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["NotFound"];
            /** @description The key was used with another body or is still in use, or the current state of the activity does not allow an application. */
            409: ErrorAnswer;
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A picture is invalid or the member's stakes are too low; nothing has changed. */
            422: ErrorAnswer;
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: CallHeaders;
            path: {
                /** @description Id of the promotion. */
                id: components["schemas"]["AnnouncedPromotionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The promotion. */
            200: Answer<components["schemas"]["Promotion"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description True returns only unread messages; false, the default, returns all. */
                unread?: boolean;
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of messages. */
            200: Answer<{
                /** @description Messages of the page. */
                content: components["schemas"]["Message"][];
                page: components["schemas"]["PageNumber"];
                pageSize: components["schemas"]["PageLimit"];
                total: components["schemas"]["Total"];
                totalPages: components["schemas"]["TotalPages"];
            }, { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    markMessageRead: {
        parameters: {
            query?: never;
            header?: CallHeaders;
            path: {
                /** @description Id of the message. */
                id: components["schemas"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The message is marked as read. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
        };
    };
    submitFeedback: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
                 */
                "Idempotency-Key": components["parameters"]["RequiredIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["FeedbackRequest"]>;
        responses: CallResponses & {
            /** @description The merchant has received the feedback. */
            200: Answer<components["schemas"]["Nothing"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description A picture does not exist; no feedback was sent. */
            422: ErrorAnswer;
        };
    };
    uploadImage: {
        parameters: NoParameters;
        requestBody: {
            content: {
                "image/png": components["schemas"]["Picture"];
                "image/jpeg": components["schemas"]["Picture"];
            };
        };
        responses: CallResponses & {
            /** @description The picture was stored. */
            200: Answer<components["schemas"]["UploadedImage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The bytes are neither png nor jpg, or the account's quota is exceeded. */
            422: ErrorAnswer;
        };
    };
    getPointConfig: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The rules for points. */
            200: Answer<components["schemas"]["PointConfig"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getPointBalance: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The points balance. */
            200: Answer<components["schemas"]["PointBalance"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listPointTransactions: {
        parameters: {
            query?: {
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of movements. */
            200: Answer<{
                /** @description Movements of the page. */
                content: components["schemas"]["PointTransaction"][];
                page: components["schemas"]["PageNumber"];
                pageSize: components["schemas"]["PageLimit"];
                total: components["schemas"]["Total"];
                totalPages: components["schemas"]["TotalPages"];
            }, { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    convertPoints: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
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
        responses: CallResponses & {
            /** @description The points were converted. */
            200: Answer<components["schemas"]["ConvertResult"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The payment password is wrong or a rule of the conversion is not met; nothing has changed. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPointRewards: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of rewards. */
            200: Answer<{
                /** @description Rewards of the page. */
                content: components["schemas"]["PointReward"][];
                page: components["schemas"]["PageNumber"];
                pageSize: components["schemas"]["PageLimit"];
                total: components["schemas"]["Total"];
                totalPages: components["schemas"]["TotalPages"];
            }, { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    redeemPointReward: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
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
        responses: CallResponses & {
            /** @description The redemption was created. */
            200: Answer<components["schemas"]["RedeemResult"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["EncryptedBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The payment password is wrong, or stock or points are not sufficient; nothing has changed. */
            422: ErrorAnswer;
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPointRedemptions: {
        parameters: {
            query?: {
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description A page of redemptions. */
            200: Answer<{
                /** @description Redemptions of the page. */
                content: components["schemas"]["PointRedemption"][];
                page: components["schemas"]["PageNumber"];
                pageSize: components["schemas"]["PageLimit"];
                total: components["schemas"]["Total"];
                totalPages: components["schemas"]["TotalPages"];
            }, { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listWinners: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
                /** @description Returns only wins in games of this category; YB stands for the games of the vendor YB (R117). */
                category?: components["schemas"]["Category"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of winners. */
            200: Answer<components["schemas"]["WinnerPage"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    searchGames: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: string;
                /** @description Returns only games of this category; YB stands for the games of the vendor YB (R117). */
                category?: components["schemas"]["Category"];
                /** @description Returns only games of these vendors. The values are vendor codes, which a game has in the field `vassalage`. */
                vendor?: components["schemas"]["Vassalage"][];
                /** @description Returns only games with this volatility; games without a volatility are left out. */
                volatility?: components["schemas"]["Volatility"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of games. */
            200: Answer<components["schemas"]["GamePage"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listBets: {
        parameters: {
            query?: {
                /** @description Returns only bets of this category. YB also returns the bets on games of the vendor YB in other categories (R117). */
                category?: components["schemas"]["Category"];
                /** @description Returns only bets on games of this vendor (`vassalage`). */
                vendor?: components["schemas"]["Vassalage"];
                /** @description Returns only bets with this status. */
                status?: components["schemas"]["BetStatus"];
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of bets. */
            200: Answer<components["schemas"]["BetPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listAccountTransactions: {
        parameters: {
            query?: {
                /** @description Returns only transactions of this type. */
                type?: components["schemas"]["TransactionType"];
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of transactions. */
            200: Answer<components["schemas"]["TransactionPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    getProfitLoss: {
        parameters: {
            query?: {
                /** @description Returns only entries from this time on. */
                from?: components["parameters"]["From"];
                /** @description Returns only entries before this time; the default is now, or `from` if that is later. A time before `from` returns 400 INVALID_REQUEST. */
                to?: components["parameters"]["To"];
                /** @description Grouping of the rows. */
                groupBy?: components["schemas"]["ProfitLossGrouping"];
                /** @description How many minutes the member's clock is ahead of UTC. When `groupBy` is day, the days begin at midnight of that clock. */
                utcOffsetMinutes?: components["schemas"]["UtcOffsetMinutes"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The rows and their totals. */
            200: Answer<components["schemas"]["ProfitLoss"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listBonuses: {
        parameters: {
            query?: {
                /** @description Returns only bonuses with this status. */
                status?: components["schemas"]["BonusStatus"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of bonuses. */
            200: Answer<components["schemas"]["BonusPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    listRewards: {
        parameters: {
            query?: {
                /** @description Returns only rewards with this status. */
                status?: components["schemas"]["RewardStatus"];
                /** @description Page number; the first page is 1. A page after the last one is empty. */
                page?: components["parameters"]["Page"];
                /** @description Maximum number of entries on a page. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of rewards. */
            200: Answer<components["schemas"]["RewardPage"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
        };
    };
    claimReward: {
        parameters: {
            query?: never;
            header: CallHeaders & {
                /**
                 * @description One key for each intended action of the member. The client creates it before the first attempt and sends it again with every repeat
                 *     (D12). A request with the same key and the same body returns the response of the first call and has no second effect; with another body
                 *     it returns 409 IDEMPOTENCY_CONFLICT. An error response (4xx) has no effect and leaves the key free. A key belongs to the account and is
                 *     valid for 24 hours. After that the same key counts as a new action, so clients do not repeat a call later than that. When the outcome of
                 *     a call is unknown, getOperation returns it.
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
        responses: CallResponses & {
            /** @description The claimed reward. */
            200: Answer<components["schemas"]["Reward"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The reward cannot be claimed yet or any more, the key was used for another call, or the first call with the key has not ended yet. */
            409: ErrorAnswer;
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Returns only games of this category. */
                category?: components["schemas"]["Category"];
                /** @description Returns only games of this vendor. */
                vassalage?: components["schemas"]["Vassalage"];
                /** @description Returns only games whose name contains this text; upper and lower case do not matter. */
                name?: string;
                /** @description Returns only games with this tag. */
                tag?: components["schemas"]["GameTag"];
                /**
                 * @description PLAYED lists the most played games first; NEW lists games with the tag NEW first and then the most played ones. A page of the
                 *     client that also shows the hot games (listHotGames) requests NEW, so that its two lists begin with different games.
                 */
                order?: "PLAYED" | "NEW";
                /** @description Page number; the first page is 1. */
                page?: number;
                /** @description Maximum number of games on a page. */
                pageSize?: number;
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description One page of games. */
            200: Answer<components["schemas"]["GamePage"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listHotGames: {
        parameters: {
            query?: {
                /** @description Maximum number of games to list. */
                count?: number;
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Hot games. */
            200: Answer<components["schemas"]["GameList"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listGameTypes: {
        parameters: {
            query?: {
                /** @description Returns only the types of games that this vendor offers. */
                vassalage?: components["schemas"]["Vassalage"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Game types by category. */
            200: Answer<components["schemas"]["GameTypeMap"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listGameVendors: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
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
        };
    };
    listPvpRooms: {
        parameters: {
            query?: {
                /** @description Code of the merchant that the request is for. Without it, the server uses the merchant to which the host of the request belongs. */
                merchantCode?: components["parameters"]["MerchantCodeQuery"];
                /** @description Returns only rooms of this vendor. */
                vassalage?: components["schemas"]["Vassalage"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The rooms. */
            200: Answer<components["schemas"]["PvpRoomList"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    getFavoriteGameIds: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description The node ids of the favourites. */
            200: Answer<components["schemas"]["NodeId"][], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    listFavoriteGames: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description Favourites. */
            200: Answer<components["schemas"]["GameList"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    addFavoriteGame: {
        parameters: NoParameters;
        requestBody: JsonBody<components["schemas"]["FavoriteRequest"]>;
        responses: CallResponses & {
            /** @description The game is a favourite. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    removeFavoriteGame: {
        parameters: {
            query: {
                /** @description Node id of the game to remove. */
                nodeId: components["schemas"]["NodeId"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The game is not a favourite any more. */
            200: Answer<components["schemas"]["Nothing"]>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    listRecentGames: {
        parameters: NoParameters;
        requestBody?: never;
        responses: CallResponses & {
            /** @description Recent games. */
            200: Answer<components["schemas"]["RecentGameList"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    launchGame: {
        parameters: {
            query?: never;
            header?: CallHeaders & {
                /** @description Key that the client creates for each intended action of a person, and sends again with each repeat. A repeated request with the same key and body gets the first response again and does not open a second session. A key is valid for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: JsonBody<components["schemas"]["LaunchRequest"]>;
        responses: CallResponses & {
            /** @description The address of the game. */
            200: Answer<components["schemas"]["LaunchResult"]>;
            400: components["responses"]["LaunchBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["GameNotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
        };
    };
    launchLotteryLobby: {
        parameters: {
            query: {
                /** @description Lottery area. */
                lottoArea: "VN";
                /** @description Launch mode. */
                launchMode: "LOTT";
                /** @description Prize mode of the brand. */
                lottoPrizeMode: components["schemas"]["PrizeMode"];
                /** @description Code of the game whose betting page opens. Without it, the lobby opens. */
                lottoGameCode?: components["schemas"]["LotteryCode"];
                /**
                 * @description Page to open: betting (with a game code) or lobby (without one).
                 * @example lobby
                 */
                lottoView: "betting" | "lobby";
                /** @description Kind of client. */
                device: components["schemas"]["Device"];
                /** @description Address to which the lobby leads back. */
                backUrl?: components["schemas"]["WebUrl"];
                /** @description Language of the lobby. */
                language: components["schemas"]["LanguageCode"];
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The address of the lobby. */
            200: Answer<components["schemas"]["LobbyLaunch"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["LaunchBadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["PlayForbidden"];
            404: components["responses"]["GameNotFound"];
        };
    };
    listLotteryGames: {
        parameters: {
            query?: {
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeModeQuery"];
                /** @description Kind of client. */
                device?: components["parameters"]["DeviceQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Lottery games. */
            200: Answer<components["schemas"]["LotteryGameList"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listPopularLotteryGames: {
        parameters: {
            query?: {
                /** @description Maximum number of games to list. */
                count?: number;
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeModeQuery"];
                /** @description Kind of client. */
                device?: components["parameters"]["DeviceQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Popular lottery games. */
            200: Answer<components["schemas"]["LotteryGameList"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listGameMenus: {
        parameters: {
            query?: {
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeModeQuery"];
                /** @description Kind of client. */
                device?: components["parameters"]["DeviceQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The lottery menu. */
            200: Answer<components["schemas"]["LotteryMenu"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listVnGameMenu: {
        parameters: {
            query?: {
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeModeQuery"];
                /** @description Kind of client. */
                device?: components["parameters"]["DeviceQuery"];
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description The menu. */
            200: Answer<components["schemas"]["LotteryMenu"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listVnRecentDraws: {
        parameters: {
            query?: {
                /** @description Prize mode of the brand. */
                prizeMode?: components["parameters"]["PrizeModeQuery"];
                /** @description Kind of client. */
                device?: components["parameters"]["DeviceQuery"];
                /** @description Maximum number of draws to list. */
                recentCount?: number;
            };
            header?: CallHeaders;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Recent draws. */
            200: Answer<components["schemas"]["RecentDraws"], { "Cache-Control": components["headers"]["NoStore"]; }>;
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["SessionForbidden"];
        };
    };
    listVnOpenedNumbersByGame: {
        parameters: {
            query: {
                /** @description Code of the game. */
                gameCode: components["schemas"]["LotteryCode"];
                /** @description Maximum number of draws to list. */
                count?: number;
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Draws of the game. */
            200: Answer<components["schemas"]["OpenedNumbers"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
    listOpenedNumbers: {
        parameters: {
            query: {
                /** @description Code of the game. */
                gameCode: components["schemas"]["LotteryCode"];
                /** @description Maximum number of draws to list. */
                count?: number;
                /** @description Returns only the draw with this number; `count` is then ignored. */
                numero?: string;
            };
            header?: CallHeaders & {
                /** @description The `ETag` of the response that the client holds. The server returns 304 when nothing has changed. */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: CallResponses & {
            /** @description Draws of the game. */
            200: Answer<components["schemas"]["OpenedNumbers"], {
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "Cache-Control": components["headers"]["CacheControl"];
            }>;
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
/** The headers that every call may have. */
type CallHeaders = {
    /** @description Module id of the operation (R415), equal to its `x-module-id`. Servers may log it; they also accept requests without it. */
    "X-Module-Id"?: components["parameters"]["ModuleId"];
    /** @description Preferred languages (RFC 9110). The server uses the first one that is registered (`LanguageCode`), or Bengali when none is. */
    "Accept-Language"?: components["parameters"]["AcceptLanguage"];
};
/** The responses that every call may get. */
type CallResponses = {
    500: components["responses"]["ServerError"];
    503: components["responses"]["Unavailable"];
};

/** The parameters of an operation that takes only the headers of every call. */
type NoParameters = { query?: never; header?: CallHeaders; path?: never; cookie?: never };
/** A body in JSON. */
type JsonBody<Content> = { content: { "application/json": Content } };
/** A successful response: the envelope with its value, and the headers that the contract names. */
type Answer<Value, Headers = unknown> = {
    headers: Headers & { [name: string]: unknown };
    content: {
        "application/json": {
            success: components["schemas"]["Success"];
            value: Value;
            timestamp: components["schemas"]["Timestamp"];
        };
    };
};
/** An error response, with the headers that the contract names. */
type ErrorAnswer<Headers = unknown> = {
    headers: Headers & { [name: string]: unknown };
    content: { "application/json": components["schemas"]["ErrorEnvelope"] };
};
