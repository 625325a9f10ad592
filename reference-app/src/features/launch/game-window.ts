import { currentTheme } from "../../shared/lib/theme.ts";

/** A window that waits for the address of its game. */
export interface GameWindow {
  /** Goes to the game: without a referrer, and with no way back to this page. False when the member has closed it. */
  goTo: (address: string) => boolean;
  close: () => void;
}

/**
 * Opens the window of a game. It must open in the click itself, or the browser blocks it, and its address follows (C16); meanwhile it
 * says `waiting`. Undefined when the browser blocked it all the same.
 */
export function openGameWindow(waiting: string): GameWindow | undefined {
  const opened = window.open("about:blank", "_blank");
  if (!opened) return undefined;
  opened.opener = null;
  const { document: page } = opened;
  page.title = waiting;
  const { documentElement: root } = page;
  root.lang = document.documentElement.lang;
  root.dir = document.documentElement.dir;
  root.style.colorScheme = currentTheme();
  page.body.append(waiting);
  return {
    goTo: (address) => {
      if (opened.closed) return false;
      // A link of that very window: the address is asked for by a page that names nobody.
      const link = page.createElement("a");
      link.href = address;
      link.rel = "noreferrer";
      page.body.append(link);
      link.click();
      return true;
    },
    close: () => opened.close(),
  };
}
