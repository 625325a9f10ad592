/**
 * Keys and mouse for WebKitGTK. Playwright only dispatches synthetic events in a WebKit that it has not built itself: Tab would not move
 * the focus. Here its functions in the page ask xdotool for real ones, by a message to the console, and wait for the event.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** First part of a message to the console that asks for input. The second part is the arguments for xdotool, as JSON. */
export const INPUT_MARK = "[input]";

/** The functions that Playwright's page scripts call, as far as they are replaced. */
interface PlaywrightInput {
  keydown: (key: Key) => Promise<void>;
  keyup: (key: Key) => Promise<void>;
  insertText: (text: string) => Promise<void>;
  mouseMove: (point: Point) => Promise<void>;
  mouseEvent: (event: { type: string; button: number }) => Promise<void>;
  wheel: (event: { deltaY: number }) => Promise<void>;
  clearHover: () => Promise<void>;
}
interface Key {
  key: string;
  code: string;
}
interface Point {
  x: number;
  y: number;
}

/** Runs in each page before its scripts, after Playwright has set its own functions. */
export function useRealInput(mark: string): void {
  const LONGEST_MS = 2000;
  const NOTCH_PX = 100;
  const { __pwWebViewInput: input } = window as typeof window & { __pwWebViewInput?: PlaywrightInput };
  if (!input) return;
  // A test may replace the page's clock later.
  const later = window.setTimeout.bind(window);
  const ask = (type: string, ...args: (string | number)[]) =>
    new Promise<void>((resolve) => {
      const limit = later(resolve, LONGEST_MS);
      const done = () => {
        clearTimeout(limit);
        later(resolve);
      };
      addEventListener(type, done, { capture: true, once: true });
      console.debug(mark, JSON.stringify(args));
    });
  const names: Record<string, string> = {
    Enter: "Return",
    Backspace: "BackSpace",
    ArrowUp: "Up",
    ArrowDown: "Down",
    ArrowLeft: "Left",
    ArrowRight: "Right",
    PageUp: "Prior",
    PageDown: "Next",
    Shift: "Shift_L",
    Control: "Control_L",
    Alt: "Alt_L",
    Meta: "Super_L",
  };
  const nameOf = ({ key }: Key) =>
    key.length === 1 ? `U${(key.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}` : (names[key] ?? key);
  const isTop = window === top;
  Object.assign(input, {
    keydown: (key) => ask("keydown", "keydown", nameOf(key)),
    keyup: (key) => ask("keyup", "keyup", nameOf(key)),
    insertText: async (text) => void document.execCommand("insertText", false, text),
    // The pointer may be there already, and would not move.
    mouseMove: async ({ x, y }) => {
      const [left, up] = [Math.round(x), Math.round(y)];
      if (isTop) await ask("mousemove", "mousemove", left + 1, up, "mousemove", left, up);
    },
    mouseEvent: async ({ type, button }) => {
      if (type === "mousedown") await ask(type, "mousedown", button + 1);
      // Playwright sends "mouseup" and then "click". Released at the first, the button could open a page without the second.
      if (type === "click" || type === "auxclick") await ask("mouseup", "mouseup", button + 1);
    },
    wheel: ({ deltaY }) =>
      ask("wheel", "click", "--repeat", Math.ceil(Math.abs(deltaY) / NOTCH_PX), deltaY > 0 ? 5 : 4),
    clearHover: async () => undefined,
  } satisfies PlaywrightInput);
}

/** Performs what a page has asked for. */
export async function performInput(display: string, args: string): Promise<void> {
  const words: (string | number)[] = JSON.parse(args);
  await run("xdotool", words.map(String), { env: { ...process.env, DISPLAY: display } });
}
