// The statuses of HTTP that the command distinguishes (RFC 9110, 15; RFC 6585; RFC 4918).
/** The body reports on several items, each with its own status (RFC 4918, 11.1). */
export const MULTI_STATUS = 207;
export const PARTIAL_CONTENT = 206;
export const NOT_MODIFIED = 304;
/** The first status that is no success: the server refused the request, or failed. */
export const FIRST_REFUSAL = 400;
export const BAD_REQUEST = 400;
export const UNAUTHENTICATED = 401;
export const FORBIDDEN = 403;
export const NOT_FOUND = 404;
export const CONFLICT = 409;
export const GONE = 410;
export const PRECONDITION_FAILED = 412;
export const METHOD_NOT_ALLOWED = 405;
export const NOT_ACCEPTABLE = 406;
export const UNSUPPORTED_MEDIA_TYPE = 415;
export const RANGE_NOT_SATISFIABLE = 416;
export const UNPROCESSABLE = 422;
export const PRECONDITION_REQUIRED = 428;
export const TOO_MANY_REQUESTS = 429;
export const FIRST_SERVER_ERROR = 500;
