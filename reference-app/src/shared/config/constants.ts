/** All the product's constants (R473–R513). Each name contains the unit. */

/** The language while none is stored (R473). */
export const DEFAULT_LANGUAGE = "bn";
/** The language when the stored one is not translated (R007). */
export const FALLBACK_LANGUAGE = "en";
/** The merchant of a first visit: Bangladesh (R495). */
export const DEFAULT_MERCHANT_CODE = "ccgjoyf4";
/** How long a part of the code may load before an error is shown (R475). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** How long after a visit a reload may reuse its answers. */
export const SESSION_CACHE_MS = 1_800_000;
/** How long the member must stop typing before a search starts (R479). */
export const SEARCH_DEBOUNCE_MS = 500;
/** The longest search text that the contract allows. */
export const SEARCH_CHARACTERS = 80;
/** How long an address update waits for the results that belong to it. */
export const LATE_ADDRESS_MS = 300;
/** The longest wait between two requests for draws (R480). */
export const REFRESH_MAX_MS = 30_000;
/** The wait between two requests for draws while no draw is open or a result is late (R303, R480). */
export const REFRESH_FALLBACK_MS = 7000;
/** The shortest wait between two requests for draws, so that a wrong time cannot flood the server (R302). */
export const REFRESH_FLOOR_MS = 1000;
/** The wait after the first failed request for draws. Each further failure doubles it (D10). */
export const REFRESH_BACKOFF_FIRST_MS = 2000;
/** The longest wait after failed requests for draws, before the random part is added (D10). */
export const REFRESH_BACKOFF_MAX_MS = 60_000;
/** The longest random part of such a wait. It keeps clients from all returning at the same moment (D10). */
export const REFRESH_BACKOFF_SPREAD_MAX_MS = 10_000;
/** How many requests for draws a client may send in a minute: as many as the 7 s of R303 allow (D10). */
export const REFRESH_MOST_A_MINUTE = 9;
/** A larger jump of the device's clock makes the measured server time doubtful, so it is measured again (D11). */
export const CLOCK_DOUBT_MS = 2000;
/** How many recent draws the lottery page requests (R481). */
export const RECENT_COUNT = 100;
/** How many draws of one game the dialog with its results requests (E038, E039). */
export const HISTORY_COUNT = 20;
/** How many popular lottery games are requested (R482). */
export const POPULAR_COUNT = 100;
/** The shortest time between two captchas, however often the member asks for a new one (R484). */
export const CAPTCHA_REFRESH_MIN_MS = 1000;
/** How many notices a page of the list shows (R488). */
export const NOTICE_PAGE_SIZE = 6;
/** How many position numbers each page of notices takes in an address. The notices use the first six (R488, C2). */
export const NOTICE_POSITION_SLOTS = 9;
/** How long the browser remembers the username: a day (R490). */
export const REMEMBER_COOKIE_S = 86_400;
/** How many rows of cards a page of slots has (R499). */
export const SLOT_PAGE_FACTOR = 5;
/** How often a part of the code is requested again after a failure (R509). */
export const CHUNK_RETRIES = 2;
/** The wait before such a repeated request. */
export const CHUNK_RETRY_DELAY_MS = 1000;
/** A page that is being left is gone by then, or the navigation was cancelled. */
export const LEAVING_MS = 10_000;
/** How long a switch of merchant waits for the previous logout to finish. */
export const LOGOUT_WAIT_MAX_MS = 3000;
/** How often a blocked client asks whether the site is open again (R255). */
export const STATUS_RECHECK_MS = 60_000;
/** How long the page tries to return to its scroll position after a block has ended. */
export const SCROLL_RETURN_MS = 10_000;
/** How often parts that can wait check whether the page has loaded and no request is running. */
export const QUIET_LOOK_MS = 1000;
/** The wait before pop-ups open, so that the page is rendered first. */
export const POPUP_DELAY_MS = 500;
/** How long the message "You are back online" is shown. */
export const ONLINE_AGAIN_MS = 5000;
/** How many lotteries a column of the header's menu has (R111). */
export const LOTTERY_COLUMN_SIZE = 5;
/** After this wait for the address of a game, a message says that the game is slow. */
export const LAUNCH_SLOW_MS = 5000;
/** After this wait for the game in its frame, a message offers to reopen it. */
export const FRAME_SLOW_MS = 10_000;
/** How many games a row of the home page requests. */
export const SHELF_SIZE = 24;
/** How many hot games a list requests: as many as the contract allows. */
export const HOT_COUNT_MAX = 100;
/** How many games one request of the lobby returns. */
export const LOBBY_PAGE_SIZE = 60;
/** How often the poker rooms are read again, because the number of players changes all the time. */
export const ROOMS_REFRESH_MS = 30_000;
/** How long a flyout stays open after the pointer has left it (R122, R485). */
export const FLYOUT_CLOSE_MS = 200;
/** How long the loaded app keeps the shell while answers are pending. */
export const SHELL_WAIT_MAX_MS = 500;
/** The first screen waits at most this long for the shell's pictures to be painted. */
export const SHELL_PICTURE_WAIT_MAX_MS = 300;
/** Longest wait for the session of another tab, before a new tab renders as a guest's. */
export const SESSION_WAIT_MAX_MS = 2000;
/** Content that waits until the first view is ready waits at most this long. */
export const FIRST_VIEW_WAIT_MAX_MS = 4000;
/** The largest page that the contract allows, for lists that are read whole. */
export const PAGE_SIZE_MAX = 100;
/** How many rows a page of a list has, by what the list contains. */
export const RECORD_PAGE_SIZE = 20;
export const CONTRACT_PAGE_SIZE = 20;
export const WINNERS_PAGE_SIZE = 20;
export const ACTIVITY_PAGE_SIZE = 12;
export const POINT_REWARD_PAGE_SIZE = 24;
export const REDEMPTION_PAGE_SIZE = 20;
export const REWARD_PAGE_SIZE = 12;
export const MESSAGE_PAGE_SIZE = 8;
export const ACCOUNT_EVENT_PAGE_SIZE = 5;
/** How many of the newest deposits and withdrawals their forms show. */
export const LATEST_PAYMENTS_COUNT = 5;
/** A deadline further away than this is shown in days; a nearer one has a countdown. */
export const COUNTDOWN_MAX_MS = 48 * 60 * 60 * 1000;
/** How soon a pending deposit is read again (getDeposit, E069). The waits grow up to the value below. */
export const DEPOSIT_LOOK_FIRST_MS = 3000;
export const DEPOSIT_LOOK_MAX_MS = 15_000;
/** How often the withdrawals are read again while one of them can still change (listWithdrawals, E073). */
export const WITHDRAWALS_LOOK_MS = 5000;

/** Prize modes and devices that the lottery calls expect (R249, R425). Lists and menus use the merchant's lottery type instead (R431). */
export const PRIZE_MODE = { lottery: "Lott", zy: "ZY", electronic: "Elott" } as const;
/** The kind of client that lottery and launch calls send (R249). */
export const DEVICE_WEB = "WEB";
/** The platform that other calls send and that the browser stores (R190). */
export const PLATFORM_WEB = "W";
/** The types of announcements to request: banners, notices, pop-ups, promotions and headlines (R426). */
export const ANNOUNCEMENT_TYPES = "B,PL,PU,PR,H";
/** The place for which announcements are requested: the browser (R426). */
export const ANNOUNCEMENT_EXECUTION = "B";
/** The version of the gateway that a free-play login names (R422). */
export const FREE_PLAY_GATEWAY_VERSION = "3";

/** What the countdown of a verification code counts for each minute of its validity (R280, R493). */
export const CODE_MINUTE_MS = 60_000;
/** How long the countdown runs when a third party has sent the code (R281, R494). */
export const THIRD_PARTY_CODE_WAIT_MS = 60_000;
/** The QR code for another device is renewed this long before it expires (R123). */
export const HANDOFF_SPARE_MS = 30_000;
/** The shortest time for which such a QR code is shown. */
export const HANDOFF_SHOWN_MIN_MS = 10_000;
/** How long a regular expression from the server may run, because a bad one may run forever (D7). */
export const PATTERN_BUDGET_MS = 50;
/** How long the worker for such regular expressions may take to start. */
export const PATTERN_WORKER_START_MS = 3000;
/** The longest remark in an application for an activity (R399). */
export const REMARK_MAX_CHARACTERS = 140;
/** The longest feedback, in characters; the "words" of R388 are characters too (R400, C3). */
export const FEEDBACK_MAX_CHARACTERS = 140;
/** The reward that the hint of the Zalo field names (R506). The product specification gives no currency for it. */
export const ZALO_REWARD_MAX = "131K";
/** The longest name of a passkey that the contract allows. */
export const PASSKEY_NAME_LENGTH = 64;
/** The largest picture that a member may upload: 5 MiB (R401). */
export const IMAGE_MAX_BYTES = 5_242_880;
/** How many pictures a form may contain (R401). */
export const IMAGE_MAX_COUNT = 3;
/** How often a real-time salary is paid (R502). */
export const REALTIME_SETTLE_MINUTES = 5;
