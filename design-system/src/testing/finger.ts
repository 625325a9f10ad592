import { onTestFinished } from "vitest";
import { emulateFinger } from "./emulate-finger.ts";

/** The page as on a device whose pointer is a finger (`pointer: coarse`), until the test is over. */
export function withFinger(): void {
  onTestFinished(emulateFinger());
}
