/** Hydrates stories that a server has rendered. `render.ts` builds it, and a test calls it in the browser. */
import { hydrateRoot } from "react-dom/client";
import { ELEMENTS } from "./elements.tsx";

declare global {
  interface Window {
    hydrateStory: (story: string, html: string) => Promise<string[]>;
  }
}

/** Waits until React has hydrated, run effects and rendered their changes. */
const settle = () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve)));

/** Hydrates the server's HTML and returns the errors. */
window.hydrateStory = async (story, html) => {
  const problems: string[] = [];
  const written = console.error;
  console.error = (...parts: unknown[]) => void problems.push(parts.map(String).join(" "));
  const note = (error: unknown) => void problems.push(String(error));
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  const root = hydrateRoot(container, ELEMENTS[story], { onRecoverableError: note, onUncaughtError: note });
  await settle();
  root.unmount();
  container.remove();
  console.error = written;
  return problems;
};
