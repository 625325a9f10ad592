/** All the product's constants (R473–R513). Each name contains the unit. */

export const DEFAULT_LANGUAGE = "bn"; // R473
export const FALLBACK_LANGUAGE = "en"; // R007
export const DEFAULT_MERCHANT_CODE = "ccgjoyf4"; // R495
export const CHUNK_TIMEOUT_MS = 120_000; // R475
/** How long after a visit a reload may reuse its answers. */
export const SESSION_CACHE_MS = 1_800_000;
export const SEARCH_DEBOUNCE_MS = 500; // R479
/** The longest search text that the contract allows. */
export const SEARCH_CHARACTERS = 80;
/** How long an address update waits for the results that belong to it. */
export const LATE_ADDRESS_MS = 300;
export const REFRESH_MAX_MS = 30_000; // R480
export const REFRESH_FALLBACK_MS = 7000; // R480
export const REFRESH_FLOOR_MS = 1000; // R302
export const REFRESH_BACKOFF_FIRST_MS = 2000; // D10
export const REFRESH_BACKOFF_MAX_MS = 60_000; // D10
export const REFRESH_BACKOFF_SPREAD_MAX_MS = 10_000; // D10
export const REFRESH_MOST_A_MINUTE = 9; // D10; the same number as R303 gives
export const CLOCK_DOUBT_MS = 2000; // D11
export const RECENT_COUNT = 100; // R481
export const HISTORY_COUNT = 20; // E039
export const POPULAR_COUNT = 100; // R482
export const CAPTCHA_REFRESH_MIN_MS = 1000; // R484
export const NOTICE_PAGE_SIZE = 6; // R488
export const NOTICE_POSITION_SLOTS = 9; // R488, C2
export const REMEMBER_COOKIE_S = 86_400; // R490
export const SLOT_PAGE_FACTOR = 5; // R499
export const CHUNK_RETRIES = 2; // R509
export const CHUNK_RETRY_DELAY_MS = 1000;
export const LEAVING_MS = 10_000; // A page that is being left is gone by then, or the navigation was cancelled.
/** How long a switch of merchant waits for the previous logout to finish. */
export const LOGOUT_WAIT_MAX_MS = 3000;
export const STATUS_RECHECK_MS = 60_000; // R255
export const SCROLL_RETURN_MS = 10_000;
export const QUIET_LOOK_MS = 1000;
export const POPUP_DELAY_MS = 500;
export const ONLINE_AGAIN_MS = 5000;
export const LOTTERY_COLUMN_SIZE = 5; // R111
export const LAUNCH_SLOW_MS = 5000;
export const FRAME_SLOW_MS = 10_000;
export const SHELF_SIZE = 24;
export const HOT_COUNT_MAX = 100; // as many as the contract allows
export const LOBBY_PAGE_SIZE = 60; // games per lobby request
export const ROOMS_REFRESH_MS = 30_000;
export const FLYOUT_CLOSE_MS = 200; // R122, R485
export const SHELL_WAIT_MAX_MS = 500; // how long the loaded app keeps the shell while answers are pending
export const SHELL_PICTURE_WAIT_MAX_MS = 300; // the first screen waits at most this long for the shell's pictures to be painted
export const FIRST_VIEW_WAIT_MAX_MS = 4000; // content below home's first view waits at most this long
export const WINNERS_PAGE_SIZE = 20;
export const ACTIVITY_PAGE_SIZE = 12;
export const REWARD_PAGE_SIZE = 24;
export const REDEMPTION_PAGE_SIZE = 20;
/** A deadline further away than this is shown in days; a nearer one has a countdown. */
export const COUNTDOWN_MAX_MS = 48 * 60 * 60 * 1000;
export const DEPOSIT_LOOK_FIRST_MS = 3000; // E069
export const DEPOSIT_LOOK_MAX_MS = 15_000; // E069
export const WITHDRAWALS_LOOK_MS = 5000; // E073

/** Prize modes and devices that the lottery calls expect (R249, R425). Lists and menus use the merchant's lottery type instead (R431). */
export const PRIZE_MODE = { lottery: "Lott", zy: "ZY", electronic: "Elott" } as const;
export const DEVICE_WEB = "WEB"; // R249
export const PLATFORM_WEB = "W"; // R190
export const ANNOUNCEMENT_TYPES = "B,PL,PU,PR,H"; // R426
export const ANNOUNCEMENT_EXECUTION = "B"; // R426
export const FREE_PLAY_GATEWAY_VERSION = "3"; // R422

export const CODE_MINUTE_MS = 60_000; // R280, R493
export const THIRD_PARTY_CODE_WAIT_MS = 60_000; // R281, R494
/** The QR code for another device is renewed this long before it expires, and never more often than this (R123). */
export const HANDOFF_SPARE_MS = 30_000;
export const HANDOFF_SHOWN_MIN_MS = 10_000;
export const PATTERN_BUDGET_MS = 50; // D7
export const PATTERN_WORKER_START_MS = 3000;
export const REMARK_MAX_CHARACTERS = 140; // R399
export const FEEDBACK_MAX_CHARACTERS = 140; // R388, R400, C3
export const ZALO_REWARD_MAX = "131K"; // R506; the product specification names no currency
export const PASSKEY_NAME_LENGTH = 64; // E099
export const IMAGE_MAX_BYTES = 5_242_880; // R401
export const IMAGE_MAX_COUNT = 3; // R401
export const REALTIME_SETTLE_MINUTES = 5; // R502
