import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { isShortcut } from "@lobbykit/design-system/SearchField";
import { isShortcutOn } from "../features/lobby/shortcut-choice.ts";
import { PATHS } from "../shared/config/paths.ts";
import { useLayoutHandle } from "./layout-handle.ts";

/** A page that has a search of its own goes there by itself. */
const OWN_SEARCH = '[aria-keyshortcuts="/"]';
const COVERED = "[inert], [aria-hidden=true]";

/** `/` opens the lobby with its search, from every page but a game, which nobody shall leave by a letter. */
export function useLobbyShortcut(): void {
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
