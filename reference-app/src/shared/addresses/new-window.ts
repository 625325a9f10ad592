import { currentTheme } from "../theme/theme.ts";

/** A window that was opened empty and waits for its address. */
export interface NewWindow {
  /** Opens the address there, without a referrer or `opener`. False when the member has closed the window. */
  goTo: (address: string) => boolean;
  close: () => void;
}

/**
 * Opens a window for a page of another origin: a game or a payment page.
 * Browsers block windows that are not opened in the click itself, so it opens at once with the text `waiting` and gets its address later
 * (C16). Undefined when the browser blocked it anyway.
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
      // The link is inside the new window, so that the request sends no referrer.
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
