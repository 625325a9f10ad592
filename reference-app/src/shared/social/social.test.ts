import { expect, test } from "vitest";
import { forgetForRegistration, keepForRegistration, keptForRegistration, socialProviders } from "./social.ts";

const flag = (modId: string, enabled: "0" | "1") => ({ modId, enabled });

test.each([
  ["R030, R152 both when both flags are on", ["1", "1"], true, ["facebook", "google"]],
  ["R152 one when one is on", ["0", "1"], true, ["google"]],
  ["R152 none when none is on", ["0", "0"], true, []],
  ["R152 none where the deployment cannot ask them", ["1", "1"], false, []],
] as const)("%s", (_title, [facebook, google], isConfigured, providers) => {
  const flags = [flag("socialFacebook", facebook), flag("socialGoogle", google)];
  expect(socialProviders(flags, isConfigured)).toEqual(providers);
});

test("R030 who has to register is handed over, and forgotten afterwards", () => {
  const identity = { provider: "facebook", idToken: "header.claims.unsigned" } as const;
  keepForRegistration(identity);
  expect(keptForRegistration()).toEqual(identity);
  forgetForRegistration();
  expect(keptForRegistration()).toBeUndefined();
});
