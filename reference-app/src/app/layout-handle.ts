import { useMatches } from "react-router-dom";

/** Layout flags of a route (R101, R102); all parts are shown by default. */
export interface LayoutHandle {
  /** Game pages hide or overlay the left bar and drop the right one. @default false */
  isGame?: boolean;
  /** @default true */
  footer?: boolean;
}

/** The flags of the page that is shown. */
export function useLayoutHandle(): LayoutHandle {
  const handles = useMatches().map(({ handle }) => handle as LayoutHandle | undefined);
  return Object.assign({}, ...handles) as LayoutHandle;
}
