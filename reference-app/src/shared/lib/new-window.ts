import { currentTheme } from "./theme.ts";

/** A window that waits for its address. */
export interface NewWindow {
  /** Goes there: without a referrer, and with no way back to this page. False when the member has closed it. */
  goTo: (address: string) => boolean;
  close: () => void;
}

/**
 * Opens a window for a page of another origin: a game, a payment page. It must open in the click itself, or the browser blocks it, and
 * its address follows (C16); meanwhile it says `waiting`. Undefined when the browser blocked it all the same.
 */
export function openNewWindow(waiting: string): NewWindow | undefined {
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
