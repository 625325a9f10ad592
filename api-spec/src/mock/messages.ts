/**
 * The one table from error code to the words a member reads (R445–R465, R471). The wording, "occured" included, is the
 * source's. Codes that the source does not know are ours.
 */
export const MESSAGES = {
  PHONE_FORMAT_INVALID: "Invalid phone number format.",
  PHONE_INVALID: "Please enter a valid phone number.",
  TOO_MANY_REQUESTS: "Too many requests, please try again after 5 minutes.",
  UNKNOWN_ERROR: "An unknown error occured.",
  VERIFICATION_CODE_INVALID: "Verification code is not valid",
  VERIFICATION_CODE_MISSING: "Verification code is missing",
  CAPTCHA_INVALID: "Invalid reCaptcha input, or if this method was called from a non-whitelisted domain.",
  QUOTA_EXCEEDED: "Quota not sufficient, please contact customer service.",
  OPERATION_NOT_ALLOWED: "Not enabled function, please contact customer service.",
  VERIFICATION_CODE_EXPIRED: "Verification code has expired, please send again.",
  LOGIN_FAILED: "Login failure. Please try again.",
  ACCOUNT_NOT_FOUND: "Username/Email does not exist",
  NETWORK_ABNORMAL: "Network link is abnormal, please try again",
  LOAD_TIMEOUT: "The page took longer time to load, please check your network connectivity",
  INVALID_URL: "Invalid URL, please contact customer service",
  ACCESS_RESTRICTED: "Access restricted",
  SYSTEM_MAINTENANCE: "System maintenance",
  VERIFICATION_REQUIRED: "Please complete verification first",
  CONTACT_AGENT: "Please contact your agent",
  NOT_A_MEMBER: "Non-member account unable to login",
  NOT_AN_AGENT: "Non-agents cannot log in",
  ACCOUNT_EXCLUDED: "This account is self-excluded",
  TERMS_REQUIRED: "please agree to the terms and conditions",
  INVALID_REQUEST: "The request is not valid",
  UNAUTHENTICATED: "Please log in",
  NOT_FOUND: "Not found",
  METHOD_NOT_ALLOWED: "Method not allowed",
  NOT_ACCEPTABLE: "None of the accepted media types can be produced",
  CONFLICT: "The request does not fit the present state",
  PAYLOAD_TOO_LARGE: "The request body is too large",
  UNSUPPORTED_MEDIA_TYPE: "Unsupported media type",
  IDEMPOTENCY_KEY_REUSED: "The idempotency key was used for another request",
  INSUFFICIENT_FUNDS: "Insufficient balance",
  MOCK_BREAKS_SPEC: "The mock server broke its own contract",
} as const;

/** Every value that `code` of an error envelope may take. */
export type ErrorCode = keyof typeof MESSAGES;
