import { onTestFinished } from "vitest";
import { type Device, emulateDevice } from "./emulate-device.ts";

/** Emulates paper, or a member's settings for reduced motion, forced colours or more contrast, until the test ends. */
export async function emulateMedia(
  media: Pick<Device, "reducedMotion" | "forcedColors" | "contrast" | "media">,
): Promise<void> {
  onTestFinished(() => emulateDevice({ reducedMotion: null, forcedColors: null, contrast: null, media: null }));
  await emulateDevice(media);
}
