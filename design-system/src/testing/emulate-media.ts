import { onTestFinished } from "vitest";
import { commands } from "vitest/browser";

interface Media {
  reducedMotion?: "reduce" | null;
  forcedColors?: "active" | null;
  contrast?: "more" | null;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateMedia: (media: Media) => Promise<void>;
  }
}

/** The page as a member sees it who asks for less motion, for colours of one's own or for more contrast, until the test is over. */
export async function emulateMedia(media: Media): Promise<void> {
  onTestFinished(() => commands.emulateMedia({ reducedMotion: null, forcedColors: null, contrast: null }));
  await commands.emulateMedia(media);
}
