import { useMatches } from "react-router-dom";
import type { Sections } from "../shared/i18n/locales/en/sections.ts";

/** Layout flags of a route (R101, R102); all parts are shown by default. */
export interface LayoutHandle {
  /** Game pages hide or overlay the left bar and drop the right one. @default false */
  isGame?: boolean;
  /** Header, skip link and, on phones, the bottom bar. @default true */
  header?: boolean;
  /** @default true */
  leftBar?: boolean;
  /** @default true */
  rightBar?: boolean;
  /** @default true */
  footer?: boolean;
  /** The page has a title and description of its own, among the texts of its section `places`. @default by its path (R062–R070) */
  place?: Exclude<keyof Sections["places"], "membersOnly">;
}

/** One game: the frame leaves it the room (R045, R058, R102). */
export const GAME: LayoutHandle = { isGame: true, rightBar: false, footer: false };

/** Nothing but the page, so that it may stand within another one (R061). */
export const BARE: LayoutHandle = { header: false, leftBar: false, rightBar: false, footer: false };

/** The flags of the page that is shown. */
export function useLayoutHandle(): LayoutHandle {
  const handles = useMatches().map(({ handle }) => handle as LayoutHandle | undefined);
  return Object.assign({}, ...handles) as LayoutHandle;
}
