import { commands } from "vitest/browser";

/** Settings of a member's device. A setting that is omitted does not change. */
export interface Device {
  reducedMotion?: "reduce" | null;
  forcedColors?: "active" | null;
  contrast?: "more" | null;
  /** Paper in place of the screen. */
  media?: "print" | null;
  /** A key to press and release through the browser's own protocol. */
  key?: "Tab";
}

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateDevice: (device: Device) => Promise<void>;
  }
}

export const emulateDevice = (device: Device): Promise<void> => commands.emulateDevice(device);

/** Resizes the frame of the test directly, without the test runner. Returns a function that restores it. */
export function resizeFrame(widthPx: number, heightPx: number): () => void {
  const frame = window.frameElement;
  const before = frame?.getAttribute("style") ?? "";
  frame?.setAttribute("style", `${before}; width: ${widthPx}px; height: ${heightPx}px`);
  return () => frame?.setAttribute("style", before);
}
