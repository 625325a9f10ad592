import { createRoot } from "react-dom/client";
import { Countdown } from "@lobbykit/design-system/Countdown";
import { ticker, type TickerCount } from "@lobbykit/design-system/foundations/ticker";
import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/base.css";
import { deadlines } from "./deadlines.ts";
import "./grid.css";

declare global {
  interface Window {
    /** The benchmark reads this. */
    tickerCount?: () => TickerCount;
  }
}

window.tickerCount = ticker.count;
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    deadlines.map((endsAtMs) => (
      <li key={endsAtMs}>
        <Countdown endsAtMs={endsAtMs} />
      </li>
    )),
  );
}
