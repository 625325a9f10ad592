import { useMatches } from "react-router-dom";
import type { Sections } from "../../shared/i18n/locales/en/sections.ts";

/** Layout flags of a route (R101, R102). By default all parts are shown. */
export interface LayoutHandle {
  /** Game pages hide the left bar or show it above the game, and have no right bar. @default false */
  isGame?: boolean;
  /** Shows the header, the skip link and, on phones, the bottom bar. @default true */
  header?: boolean;
  /** @default true */
  leftBar?: boolean;
  /** @default true */
  rightBar?: boolean;
  /** @default true */
  footer?: boolean;
  /** Key of the page's title and description in the texts of section `places`. @default texts by path (R062–R070) */
  place?: Exclude<keyof Sections["places"], "membersOnly">;
}

/** Flags for one game: the layout leaves the space to it (R045, R058, R102). */
export const GAME: LayoutHandle = { isGame: true, rightBar: false, footer: false };

/** Only the page, without the layout, so that it can be embedded in another page (R061). */
export const BARE: LayoutHandle = { header: false, leftBar: false, rightBar: false, footer: false };

/** The flags of the current page. */
export function useLayoutHandle(): LayoutHandle {
  const handles = useMatches().map(({ handle }) => handle as LayoutHandle | undefined);
  return Object.assign({}, ...handles) as LayoutHandle;
}
