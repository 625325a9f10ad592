import { expect, test } from "vitest";
import { forgetForRegistration, keepForRegistration, keptForRegistration, socialProviders } from "./social.ts";

const flag = (modId: string, enabled: "0" | "1") => ({ modId, enabled });

test.each([
  ["R030, R152 offers both providers when both flags are on", ["1", "1"], true, ["facebook", "google"]],
  ["R152 offers one provider when one flag is on", ["0", "1"], true, ["google"]],
  ["R152 offers no provider when no flag is on", ["0", "0"], true, []],
  ["R152 offers no provider when the deployment has none configured", ["1", "1"], false, []],
] as const)("%s", (_title, [facebook, google], isConfigured, providers) => {
  const flags = [flag("socialFacebook", facebook), flag("socialGoogle", google)];
  expect(socialProviders(flags, isConfigured)).toEqual(providers);
});

test("R030 the identity is kept for the registration until it is forgotten", () => {
  const identity = { provider: "facebook", idToken: "header.claims.unsigned" } as const;
  keepForRegistration(identity);
  expect(keptForRegistration()).toEqual(identity);
  forgetForRegistration();
  expect(keptForRegistration()).toBeUndefined();
});
