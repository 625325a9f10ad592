// Written by `npm run generate` from openapi/. Do not edit.

/** The message that a client shows after a success, by operation: a text of the product specification, or a key of CLIENT_MESSAGES. */
export const SUCCESS_MESSAGES = {
  registerByUsername: "Register successful",
  registerByMobile: "Register successful",
  requestPasswordByEmail: "in_been_out",
  resetPasswordByPhone: "Password reset successfully, please log in again",
  applyActivity: "Application successful",
} as const satisfies Record<string, string>;

/**
 * Messages that clients show without the server, by language and key; the text of the product specification where it has one (R433-R472).
 */
export const CLIENT_MESSAGES = {
  "en": {
    "in_been_out": "A reset e-mail has been sent.",
    "in_logged_login": "You are already logged in.",
    "in_sure_logout": "Do you want to log out?",
    "in_need_true_account": "Please use a real agent account.",
    "maintenanceTitle": "System maintenance",
    "regionTitle": "Access denied",
    "offline": "Network link is abnormal, please try again",
    "pageTimeout": "The page took longer time to load, please check your network connectivity",
    "partFailed": "Part of this page could not be loaded",
    "pageMissing": "Page not found",
    "copied": "Copied Successfully",
    "balanceReturned": "Balance returned successfully"
  },
  "id": {
    "maintenanceTitle": "Pemeliharaan Sistem",
    "regionTitle": "Akses Ditolak"
  }
} as const satisfies Record<string, Record<string, string>>;
