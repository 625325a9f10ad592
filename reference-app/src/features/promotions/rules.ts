import { lengthOf } from "@lobbykit/api-spec/client/field-rules";
import type { TimelineItem, TimelineState } from "@lobbykit/design-system/Timeline";
import { COUNTDOWN_MAX_MS, REMARK_MAX_CHARACTERS } from "../../shared/config/constants.ts";
import type { Announcement, Banner } from "../../shared/content/announcements.ts";
import type { Activity } from "./queries.ts";

export type ActivityStatus = Activity["status"];

/** The statuses in the filter's order, those that need the member first (R321–R328). */
export const ACTIVITY_STATUSES = [
  "applying",
  "issued",
  "joined",
  "processing",
  "comingSoon",
  "claimed",
  "rejected",
  "closed",
] as const satisfies readonly ActivityStatus[];

/** The status filter from the address; undefined for all and for an unknown value. */
export const statusOf = (text: string | null): ActivityStatus | undefined =>
  ACTIVITY_STATUSES.find((status) => status === text);

export interface OfferedPromotion extends Announcement {
  picture: Pick<Banner, "url" | "alt" | "image"> | undefined;
}

/** The promotions among the announcements, newest first (R023, R426). Each has the picture of the banner that links to it. */
export const promotionsOf = (announcements: readonly Announcement[], banners: readonly Banner[]): OfferedPromotion[] =>
  announcements
    .filter(({ type }) => type === "PR")
    .map((announcement) => ({
      ...announcement,
      picture: banners.find(
        ({ linkageType, linkageTarget }) => linkageType === "promotion" && linkageTarget === announcement.id,
      ),
    }));

/** A start or end time, in epoch ms. */
export interface Deadline {
  kind: "starts" | "ends";
  atMs: number;
}

const RUNNING: readonly ActivityStatus[] = ["applying", "joined"];

/** The start of a coming activity, or the end of one that the member can still join. Undefined for others. */
export function deadlineOf({
  status,
  startsAt,
  endsAt,
}: Pick<Activity, "status" | "startsAt" | "endsAt">): Deadline | undefined {
  if (status === "comingSoon") return { kind: "starts", atMs: Date.parse(startsAt) };
  return RUNNING.includes(status) ? { kind: "ends", atMs: Date.parse(endsAt) } : undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How a deadline is shown: a countdown when near, else whole days; over when it has passed. */
export type Remaining = { kind: "over" } | { kind: "countdown" } | { kind: "days"; days: number };

export function remainingUntil(atMs: number, nowMs: number): Remaining {
  const leftMs = atMs - nowMs;
  if (leftMs <= 0) return { kind: "over" };
  return leftMs <= COUNTDOWN_MAX_MS ? { kind: "countdown" } : { kind: "days", days: Math.floor(leftMs / DAY_MS) };
}

/** Steps of an activity's progress. */
export const STATIONS = ["start", "part", "processing", "issued", "claimed", "rejected", "closed"] as const;
export type Station = (typeof STATIONS)[number];

export interface CourseStep extends Pick<TimelineItem, "at"> {
  id: Station;
  state: TimelineState;
}

const WAY: readonly Station[] = ["start", "part", "processing", "issued", "claimed"];

/** The step that the member has reached, for each status. If the activity was rejected or closed, `end` names the last step, which replaces the remaining ones. */
const PLACES: Record<ActivityStatus, { current: Station; end?: "rejected" | "closed" }> = {
  comingSoon: { current: "start" },
  applying: { current: "part" },
  joined: { current: "part" },
  processing: { current: "processing" },
  issued: { current: "issued" },
  claimed: { current: "claimed" },
  rejected: { current: "processing", end: "rejected" },
  closed: { current: "part", end: "closed" },
};

/**
 * The activity's progress for the member (R321): coming soon, taking part, being checked, issued, claimed; or ended by rejected or closed.
 * The last reached step has its date.
 */
export function courseOf({
  status,
  startsAt,
  updatedAt,
}: Pick<Activity, "status" | "startsAt" | "updatedAt">): CourseStep[] {
  const { current, end } = PLACES[status];
  const place = WAY.indexOf(current);
  const moved = updatedAt === null ? {} : { at: updatedAt };
  const stateOf = (index: number): TimelineState => {
    if (index < place || status === "claimed") return "done";
    return index === place ? "current" : "coming";
  };
  const steps = WAY.map((id, index): CourseStep => ({
    id,
    state: stateOf(index),
    ...(id === "start" ? { at: startsAt } : index === place && moved),
  }));
  if (end === undefined) return steps;
  const done = steps.slice(0, end === "rejected" ? place + 1 : place);
  return [
    ...done.map(({ at: _at, ...step }) => ({
      ...step,
      state: "done" as const,
      ...(step.id === "start" && { at: startsAt }),
    })),
    { id: end, state: "failed", ...moved },
  ];
}

/** Whether an application's remark is too long (R399). */
export const isRemarkTooLong = (remark: string): boolean => lengthOf(remark) > REMARK_MAX_CHARACTERS;
