import { commands } from "vitest/browser";

/** What a member's device asks for. What is not named stays as it is. */
export interface Device {
  reducedMotion?: "reduce" | null;
  forcedColors?: "active" | null;
  contrast?: "more" | null;
  /** Pressed and let go, by the browser's own protocol. */
  key?: "Tab";
}

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateDevice: (device: Device) => Promise<void>;
  }
}

export const emulateDevice = (device: Device): Promise<void> => commands.emulateDevice(device);

/** Gives the frame of the test another size without asking the runner; gives the way back. */
export function resizeFrame(widthPx: number, heightPx: number): () => void {
  const frame = window.frameElement;
  const before = frame?.getAttribute("style") ?? "";
  frame?.setAttribute("style", `${before}; width: ${widthPx}px; height: ${heightPx}px`);
  return () => frame?.setAttribute("style", before);
}
