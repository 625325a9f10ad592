import type { statusStrings } from "../../foundations/strings/statuses.ts";
import {
  AlertIcon,
  ClockIcon,
  FailureIcon,
  GiftIcon,
  type IconDrawing,
  InformationIcon,
  LockIcon,
  MinusIcon,
  PlayIcon,
  RefreshIcon,
  SuccessIcon,
} from "../../icons/icons.ts";
import type { BadgeTone } from "../Badge/badge-options.ts";

export interface StatusLook {
  tone: BadgeTone;
  icon: IconDrawing;
  text: keyof typeof statusStrings;
}

const look = (tone: BadgeTone, icon: IconDrawing) => (text: keyof typeof statusStrings) =>
  ({ tone, icon, text }) satisfies StatusLook;

/** Still in progress; the member need not act. */
const underWay = look("information", ClockIcon);
/** Waits for the member to act. */
const asks = look("accent", AlertIcon);
const offersGift = look("accent", GiftIcon);
const good = look("positive", SuccessIcon);
const bad = look("danger", FailureIcon);
/** Finished, neither good nor bad. */
const over = look("neutral", MinusIcon);
const givenBack = look("neutral", RefreshIcon);
const shut = look("neutral", LockIcon);
const told = look("information", InformationIcon);
const running = look("positive", PlayIcon);

/** All statuses of the API, by kind, with their texts and icons. The names are those of the API. */
export const STATUSES = {
  deposit: {
    pending: underWay("statusPending"),
    approved: good("statusApproved"),
    rejected: bad("statusRejected"),
    expired: over("statusExpired"),
  },
  withdrawal: {
    processing: underWay("statusProcessing"),
    rejected: bad("statusRejected"),
    approved: good("statusApproved"),
  },
  receipt: {
    notDue: over("statusNotDue"),
    waiting: asks("statusWaiting"),
    confirmed: good("statusConfirmed"),
    automatic: good("statusAutomatic"),
    notReceived: bad("statusNotReceived"),
    returned: givenBack("statusReturned"),
  },
  bet: {
    open: underWay("statusOpen"),
    // A payout may be less than the stake. A green check mark would celebrate a loss (D15).
    won: told("statusPaid"),
    lost: over("statusLost"),
    refunded: givenBack("statusRefunded"),
  },
  activity: {
    comingSoon: look("neutral", ClockIcon)("statusComingSoon"),
    applying: asks("statusApplying"),
    joined: running("statusJoined"),
    processing: underWay("statusProcessing"),
    issued: offersGift("statusClaimable"),
    claimed: good("statusClaimed"),
    rejected: bad("statusRejected"),
    closed: shut("statusClosed"),
  },
  contract: {
    offered: asks("statusOffered"),
    active: running("statusActive"),
    rejected: bad("statusRejected"),
    terminated: over("statusTerminated"),
    cancelled: over("statusCancelled"),
  },
  draw: {
    notOnSale: shut("statusNotOnSale"),
    noDraw: over("statusNoDraw"),
    open: running("statusOnSale"),
    drawing: underWay("statusDrawing"),
    resultPending: underWay("statusResultPending"),
    drawn: good("statusDrawn"),
  },
  bonus: {
    active: running("statusActive"),
    completed: good("statusCompleted"),
    expired: over("statusExpired"),
  },
  reward: {
    pending: look("neutral", ClockIcon)("statusComingSoon"),
    claimable: offersGift("statusClaimable"),
    claimed: good("statusClaimed"),
    expired: over("statusExpired"),
  },
  redemption: {
    processing: underWay("statusProcessing"),
    issued: good("statusIssued"),
    sent: good("statusSent"),
  },
  room: {
    OPEN: running("statusOpen"),
    FULL: shut("statusFull"),
  },
} as const satisfies Record<string, Record<string, StatusLook>>;

export type StatusKind = keyof typeof STATUSES;
/** The statuses of one kind. */
export type StatusOf<Kind extends StatusKind> = keyof (typeof STATUSES)[Kind] & string;
export const STATUS_KINDS = Object.keys(STATUSES) as StatusKind[];
