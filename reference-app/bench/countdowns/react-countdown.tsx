import Countdown, { type CountdownRenderProps } from "react-countdown";
import { createRoot } from "react-dom/client";
import "@lobbykit/design-system/theme/brands/lobbykit/dark";
import "@lobbykit/design-system/theme/base.css";
import { deadlines } from "./deadlines.ts";
import "./grid.css";

/** Renders the same element and the same digits as our component. */
const draw = ({ formatted: { hours, minutes, seconds } }: CountdownRenderProps) => (
  <time role="timer" aria-live="off" translate="no">{`${hours}:${minutes}:${seconds}`}</time>
);

const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    deadlines.map((endsAtMs) => (
      <li key={endsAtMs}>
        <Countdown date={endsAtMs} daysInHours renderer={draw} />
      </li>
    )),
  );
}
