import { NOTICE_PAGE_SIZE, NOTICE_POSITION_SLOTS } from "../../shared/config/constants.ts";

/** The place of a notice in the paginated list. Page and index count from 0. */
export interface NoticePlace {
  page: number;
  row: number;
}

/**
 * The position number of a notice, which opens the notice dialog. A page holds 6 notices but takes 9 numbers (R168, R169, C2), so 3 numbers
 * of each page are unused.
 */
export const noticePosition = (index: number): number =>
  Math.floor(index / NOTICE_PAGE_SIZE) * NOTICE_POSITION_SLOTS + (index % NOTICE_PAGE_SIZE);

/** The place for a position number among `count` notices. An unused number gives the nearest notice. */
export function decodeNoticePosition(position: number, count: number): NoticePlace {
  const wanted = Number.isSafeInteger(position) && position > 0 ? position : 0;
  const row = Math.min(wanted % NOTICE_POSITION_SLOTS, NOTICE_PAGE_SIZE - 1);
  const index = Math.floor(wanted / NOTICE_POSITION_SLOTS) * NOTICE_PAGE_SIZE + row;
  return noticePlace(Math.max(0, Math.min(index, count - 1)));
}

export const noticePlace = (index: number): NoticePlace => ({
  page: Math.floor(index / NOTICE_PAGE_SIZE),
  row: index % NOTICE_PAGE_SIZE,
});

/** The notices of a page (R168). */
export const noticesOfPage = <Notice>(notices: readonly Notice[], page: number): readonly Notice[] =>
  notices.slice(page * NOTICE_PAGE_SIZE, (page + 1) * NOTICE_PAGE_SIZE);

export const noticePageCount = (count: number): number => Math.ceil(count / NOTICE_PAGE_SIZE);
