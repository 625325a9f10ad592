import { onTestFinished } from "vitest";
import { type Device, emulateDevice } from "./emulate-device.ts";

/** The page as a member sees it who asks for less motion, for colours of one's own or for more contrast, until the test is over. */
export async function emulateMedia(media: Pick<Device, "reducedMotion" | "forcedColors" | "contrast">): Promise<void> {
  onTestFinished(() => emulateDevice({ reducedMotion: null, forcedColors: null, contrast: null }));
  await emulateDevice(media);
}
