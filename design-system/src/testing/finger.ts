/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

const emulate = (enabled: boolean) => cdp().send("Emulation.setTouchEmulationEnabled", { enabled });

/** The page as on a device whose pointer is a finger (`pointer: coarse`), until the test is over. */
export async function withFinger(): Promise<void> {
  onTestFinished(async () => {
    await emulate(false);
  });
  await emulate(true);
}
