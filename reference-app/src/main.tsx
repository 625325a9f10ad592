import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/brands/lobbykit/light";
import "@lobbykit/design-system/theme/base.css";
import "./shell/shell.css.ts";
import { createRoot } from "react-dom/client";
import { ticker } from "@lobbykit/design-system/foundations/ticker";
import { App, Toasts } from "./app/app.tsx";
import { untilFirstView, untilShellSeen } from "./app/first-view.ts";
import { restoreSessionCache } from "./shared/api/session-cache.ts";
import { queryClient } from "./shared/api/query-client.ts";
import { startI18n } from "./shared/i18n/i18n.ts";
import { serverClock } from "./shared/lib/clock.ts";
import { keepLandingCodes } from "./shared/session/landing-codes.ts";
import { startMerchant } from "./shared/merchant/start-merchant.ts";

ticker.setClock(serverClock.now);
keepLandingCodes(location.search);
restoreSessionCache(queryClient);

/**
 * What failed while it was drawn and stood well when drawn again, as when a part does not come in the moment its page is
 * left: nobody saw it, so it is no uncaught error.
 */
const onRecoverableError = (error: unknown) => console.warn("React recovered", error);

/** Not awaited by this module: a chunk that shares code with it would wait for it in turn. */
async function start(): Promise<void> {
  // Said by the head scripts: a page without its style would be a heap of words (R434), and a browser may be too old.
  if ("unfit" in document.documentElement.dataset) throw new Error("The style sheet did not come.");
  await Promise.all([startMerchant().then(untilFirstView), startI18n()]);
  await untilShellSeen();
  const root = document.querySelector("#root");
  if (!root) throw new Error("index.html has no #root.");
  createRoot(root, { onRecoverableError }).render(<App />);
  const toasts = document.body.appendChild(document.createElement("div"));
  createRoot(toasts, { onRecoverableError }).render(<Toasts />);
}

start().catch((error: unknown) => {
  // The shell says what a visitor can do (see shell/boot.js).
  console.error("The app could not start", error);
  dispatchEvent(new ErrorEvent("lobbykit:start-failed", { error }));
});
