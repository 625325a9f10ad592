import { expect, test, vi } from "vitest";
import { askTestProvider } from "./test-provider.ts";
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

test.each(["facebook", "google"] as const)(
  "R030 the test provider's token for %s says who has logged in, for an hour",
  async (provider) => {
    vi.useFakeTimers({ now: 1_795_000_000_900 });
    const parts = (await askTestProvider(provider))?.split(".") ?? [];
    vi.useRealTimers();
    expect(parts.slice(0, 2).map((part) => JSON.parse(Buffer.from(part, "base64url").toString()))).toEqual([
      { alg: "none" },
      { iss: provider, sub: "demo", exp: 1_795_003_600 },
    ]);
    expect(parts.join(".")).toMatch(/^[\w-]+\.[\w-]+\.unsigned$/);
  },
);
