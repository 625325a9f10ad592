import { onTestFinished } from "vitest";
import { emulateFinger } from "./emulate-finger.ts";

/** Makes the page behave as on a touch screen (`pointer: coarse`), until the test ends. */
export function withFinger(): void {
  onTestFinished(emulateFinger());
}
