import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { LocaleProvider } from "../components/LocaleProvider/LocaleProvider.tsx";
import { currentToasts, dismissToast } from "../components/Toast/toast-store.ts";
import "../theme/brands/lobbykit/dark.css.ts";
import "../theme/brands/lobbykit/light.css.ts";
import "../theme/base.css.ts";

/** Handle of a rendered element. It is unmounted when the test ends. */
export interface Rendered {
  container: HTMLElement;
  rerender: (element: ReactNode) => void;
  unmount: () => void;
}

/** Renders an element into the page of the test, in the given language. Toasts outlive a page, so they are dismissed when the test ends. */
export function render(element: ReactNode, locale = "en"): Rendered {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const rerender = (next: ReactNode) =>
    flushSync(() => root.render(<LocaleProvider locale={locale}>{next}</LocaleProvider>));
  const unmount = () => flushSync(() => root.unmount());
  rerender(element);
  onTestFinished(() => {
    unmount();
    container.remove();
    for (const { id } of currentToasts()) dismissToast(id);
  });
  return { container, rerender, unmount };
}
