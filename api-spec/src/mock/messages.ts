/**
 * The one table from error code to words: the spec's `x-messages` (a test keeps them equal). Where the source has a
 * message that fits, it is that one, "occured" included (R433–R472).
 */
export const MESSAGES = {
  INVALID_REQUEST: "The request is not valid.",
  DECRYPTION_FAILED: "The encrypted body cannot be read. Fetch the keys again and retry.",
  LOGIN_FAILED: "Login failure. Please try again.",
  ACCOUNT_NOT_FOUND: "Username/Email does not exist",
  CAPTCHA_REQUIRED: "Please complete verification first",
  CAPTCHA_INVALID: "Verification code is not valid",
  VERIFICATION_REQUIRED: "Please complete verification first",
  VERIFICATION_CODE_INVALID: "Verification code is not valid",
  VERIFICATION_CODE_MISSING: "Verification code is missing",
  VERIFICATION_CODE_EXPIRED: "Verification code has expired, please send again.",
  PHONE_INVALID: "Invalid phone number format.",
  QUOTA_EXCEEDED: "Quota not sufficient, please contact customer service.",
  INVALID_URL: "Invalid URL, please contact customer service",
  GAME_UNAVAILABLE: "This game is not available now.",
  UNAUTHENTICATED: "Please log in.",
  NON_MEMBER: "Non-member account unable to login",
  NON_AGENT: "Non-agents cannot log in",
  ACCESS_RESTRICTED: "Access restricted",
  ACCOUNT_RESTRICTED: "Please contact your agent",
  REAL_ACCOUNT_REQUIRED: "This needs a real account. Please register.",
  SELF_EXCLUDED: "This account is self-excluded.",
  MODULE_DISABLED: "Not enabled function, please contact customer service.",
  REGION_RESTRICTED: "Access restricted",
  NOT_FOUND: "Not found.",
  METHOD_NOT_ALLOWED: "This address does not take this method.",
  IDEMPOTENCY_CONFLICT: "This Idempotency-Key was used with other content.",
  PAYLOAD_TOO_LARGE: "The request is too large.",
  UNSUPPORTED_MEDIA_TYPE: "This content type is not accepted.",
  TOO_MANY_REQUESTS: "Too many requests, please try again after 5 minutes.",
  INTERNAL_ERROR: "An unknown error occured.",
  MAINTENANCE: "System maintenance",
} as const;

/** Every value that `code` of an error envelope may take. */
export type ErrorCode = keyof typeof MESSAGES;
