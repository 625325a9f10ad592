import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { announce } from "@lobbykit/design-system/foundations/announce";
import { pagePath } from "../../shared/config/paths.ts";

/**
 * Announces the heading of the page after a navigation (WCAG 2.4.2, 4.1.3). The focus moves to `main`, which has no name, and screen readers
 * do not notice a new title of the document. They read the title of the first page themselves.
 */
export function usePageAnnouncement(): void {
  const path = pagePath(useLocation().pathname);
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    announce(document.querySelector("main h1")?.textContent || document.title);
  }, [path]);
}
