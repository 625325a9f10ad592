import { createContext, use } from "react";
import { PATHS } from "../../shared/config/paths.ts";

const PagePath = createContext<string>(PATHS.home);

/** Provided by the root layout. */
export const PagePathProvider = PagePath.Provider;

/**
 * The page's canonical path. Unlike `useLocation`, it does not cause a render when only search or hash change, so that typing in a search
 * does not render the layout again.
 */
export const usePagePath = (): string => use(PagePath);
