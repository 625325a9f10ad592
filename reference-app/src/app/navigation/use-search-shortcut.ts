import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isShortcut } from "@lobbykit/design-system/SearchField";
import { isShortcutOn } from "../../features/lobby/browse/shortcut-choice.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { useLayoutHandle } from "../layout/layout-handle.ts";

/** A page with its own search handles the key itself. */
const OWN_SEARCH = '[aria-keyshortcuts="/"]';
const COVERED = "[inert], [aria-hidden=true]";

/** `/` opens the lobby's search from every page except a game, which a single key must not close. */
export function useSearchShortcut(): void {
  const navigate = useNavigate();
  const { isGame = false } = useLayoutHandle();
  useEffect(() => {
    if (isGame) return undefined;
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event) || !isShortcutOn() || document.querySelector(OWN_SEARCH)) return;
      if (document.querySelector("main")?.closest(COVERED)) return;
      event.preventDefault();
      void navigate(PATHS.games, { state: { isSearch: true } });
    };
    document.addEventListener("keydown", open);
    return () => document.removeEventListener("keydown", open);
  }, [isGame, navigate]);
}
