import { expect, test } from "vitest";
import { forgetForRegistration, keepForRegistration, keptForRegistration, socialProviders } from "./social.ts";

const flag = (modId: string, enabled: "0" | "1") => ({ modId, enabled });

test.each([
  ["R030, R152 the login offers both third parties when both flags are on", ["1", "1"], true, ["facebook", "google"]],
  ["R152 the login offers one third party when one flag is on", ["0", "1"], true, ["google"]],
  ["R152 the login offers no third party when no flag is on", ["0", "0"], true, []],
  ["R152 the login offers no third party when the deployment has configured none", ["1", "1"], false, []],
] as const)("%s", (_title, [facebook, google], isConfigured, providers) => {
  const flags = [flag("socialFacebook", facebook), flag("socialGoogle", google)];
  expect(socialProviders(flags, isConfigured)).toEqual(providers);
});

test("R030 the identity from a third party is kept for the registration until the app removes it", () => {
  const identity = { provider: "facebook", idToken: "header.claims.unsigned" } as const;
  keepForRegistration(identity);
  expect(keptForRegistration()).toEqual(identity);
  forgetForRegistration();
  expect(keptForRegistration()).toBeUndefined();
});
