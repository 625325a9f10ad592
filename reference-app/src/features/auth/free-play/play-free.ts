import { randomId } from "@lobbykit/api-spec/client/random-id";
import { api } from "../../../shared/api/api.ts";
import { merchantCode } from "../../../shared/api/queries/system-queries.ts";
import { FREE_PLAY_GATEWAY_VERSION, PLATFORM_WEB } from "../../../shared/config/constants.ts";
import { enterSession } from "../../../shared/session/enter-session.ts";
import { systemOf } from "../rules.ts";

/** Starts free play as a guest (E002, R031), with play money and no name. */
export async function playFree(): Promise<void> {
  const result = await api.call("loginFreePlay", {
    query: { merchantCode: merchantCode() },
    body: {
      os: systemOf(navigator.userAgent),
      platform: PLATFORM_WEB,
      randomKey: randomId(),
      gatewayVersion: FREE_PLAY_GATEWAY_VERSION,
    },
  });
  await enterSession(result, true);
}
