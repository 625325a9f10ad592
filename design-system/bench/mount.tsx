import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { Kit } from "./kit.ts";

const COUNT = 500;
const names = Array.from({ length: COUNT }, (_one, index) => `Game ${index}`);

/** Resolves when the browser has painted the frame with the rendered content. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => resolve());
      port1.start();
      port2.postMessage(undefined);
    });
  });

export interface Mounted {
  ms: number;
  nodes: number;
}

/** Runs in the browser: mounts 500 cards or buttons and returns how long it took until they were painted. */
export function prepare({ Provider, Card, Button }: Kit): void {
  const mount = async (kind: "cards" | "buttons"): Promise<Mounted> => {
    const Item = kind === "cards" ? Card : Button;
    const element = document.body.appendChild(document.createElement("div"));
    const root = createRoot(element);
    await afterPaint();
    const start = performance.now();
    flushSync(() =>
      root.render(
        <Provider>
          {names.map((name) => (
            <Item key={name} name={name} />
          ))}
        </Provider>,
      ),
    );
    await afterPaint();
    const ms = performance.now() - start;
    const nodes = element.querySelectorAll("*").length;
    root.unmount();
    element.remove();
    return { ms, nodes };
  };
  Object.assign(window, { mount });
}

declare global {
  interface Window {
    mount: (kind: "cards" | "buttons") => Promise<Mounted>;
  }
}
