import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/brands/lobbykit/light";
import "@lobbykit/design-system/theme/base.css";
import "./app/boot/shell.css.ts";
import { createRoot } from "react-dom/client";
import { ticker } from "@lobbykit/design-system/foundations/ticker";
import { App, Toasts } from "./app/app.tsx";
import { untilFirstView, untilShellSeen } from "./app/boot/first-view.ts";
import { restoreSessionCache } from "./shared/api/cache/session-cache.ts";
import { followConnection, queryClient } from "./shared/api/query-client.ts";
import { startI18n } from "./shared/i18n/i18n.ts";
import { serverClock } from "./shared/clock/clock.ts";
import { joinSession, untilSessionAnswer } from "./shared/session/session-channel.ts";
import { keepLandingCodes } from "./shared/session/landing-codes.ts";
import { startMerchant } from "./shared/merchant/start-merchant.ts";

ticker.setClock(serverClock.now);
keepLandingCodes(location.search);
restoreSessionCache(queryClient);
followConnection();

/**
 * An error during a render that succeeded at the second try, for example when a part fails to load while its page is being left. The
 * visitor saw nothing, so it is only a warning.
 */
const onRecoverableError = (error: unknown) => console.warn("React recovered", error);

/** Not awaited at the top level, because a chunk that shares code with this module would then wait for it forever. */
async function start(): Promise<void> {
  // Set by the head scripts when the style sheet failed to load, because an unstyled page is unreadable (R434), or when the browser is too
  // old.
  if ("unfit" in document.documentElement.dataset) throw new Error("The style sheet did not come.");
  const merchant = startMerchant();
  await Promise.all([merchant.then(untilFirstView), merchant.then(untilSessionAnswer), startI18n()]);
  await untilShellSeen();
  joinSession();
  const root = document.querySelector("#root");
  if (!root) throw new Error("index.html has no #root.");
  createRoot(root, { onRecoverableError }).render(<App />);
  const toasts = document.body.appendChild(document.createElement("div"));
  createRoot(toasts, { onRecoverableError }).render(<Toasts />);
}

start().catch((error: unknown) => {
  // The shell tells the visitor what to do (see app/boot/head-script.js).
  console.error("The app could not start", error);
  dispatchEvent(new ErrorEvent("lobbykit:start-failed", { error }));
});
