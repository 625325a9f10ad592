import { createContext, use } from "react";
import { PATHS } from "../shared/config/paths.ts";

const PagePath = createContext<string>(PATHS.home);

/** Set by the frame of every page. */
export const PagePathProvider = PagePath.Provider;

/**
 * The path of the page, in its first spelling. Unlike `useLocation` it does not draw anew when only search or hash change: a word
 * typed into a search must not cost a new frame of the page.
 */
export const usePagePath = (): string => use(PagePath);
